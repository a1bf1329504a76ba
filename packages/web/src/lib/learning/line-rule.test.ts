import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { TableSession } from '../session/session.svelte.ts'
import type { StoryLine } from '../table/contract.ts'
import LineRule from './LineRule.svelte'

const line: StoryLine = { seat: 0, parts: ['Greta passes.'], about: [], told: 1, targets: [], rule: 'V-446' }
const session = {
  sitting: { card: { game: 'village' } },
  table: {},
  spoken: () => 'Greta passes.',
} as unknown as TableSession

test('a line of the story has a button to its rule, whether it is about something on the board or not', () => {
  const { body } = render(LineRule, { props: { session, line } })
  expect(body).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-label="[^"]*Greta passes\."/)
})
