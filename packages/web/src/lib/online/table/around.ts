import { getContext, setContext } from 'svelte'
import type { Company } from '../company.svelte.ts'
import type { Talk } from '../talk/talk.svelte.ts'

/** What the parts of a table with others share. */
export interface Around {
  readonly company: Company
  readonly talk: Talk
}

const KEY = Symbol('around')

export const provideAround = (around: Around): Around => setContext(KEY, around)
export const useAround = (): Around => getContext<Around>(KEY)
