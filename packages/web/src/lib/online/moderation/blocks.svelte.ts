import type { Blocked, Refused } from '@chronik/protocol'
import type { Asked } from '../api.ts'
import { server } from '../asking.ts'
import { person } from '../person/person.svelte.ts'

interface Answer {
  readonly blocked: readonly Blocked[]
}

/** Whom the person here has blocked, as far as the server was asked: one list for all pages. */
export class BlockList {
  #all = $state.raw<readonly Blocked[] | null>(null)

  constructor() {
    // Somebody else has a list of their own.
    person.follow(() => {
      this.#all = null
    })
  }

  /** Null until the server has told it. */
  get all(): readonly Blocked[] | null {
    return this.#all
  }

  has(user: string): boolean {
    return this.#all?.some((one) => one.user === user) === true
  }

  async load(): Promise<Refused | null> {
    return this.#take(await server.get<Answer>('/me/blocked'))
  }

  /** Blocks somebody who is, or was heard, at a table. */
  async block(user: string, table: string): Promise<Refused | null> {
    return this.#take(await server.post<Answer>('/me/blocked', { user, table }))
  }

  async unblock(user: string): Promise<Refused | null> {
    return this.#take(await server.post<Answer>('/me/blocked', { user, blocked: false }))
  }

  #take(found: Asked<Answer>): Refused | null {
    if (!found.ok) return found.refused
    this.#all = found.value.blocked
    return null
  }
}

export const blocks = new BlockList()
