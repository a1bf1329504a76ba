import { render } from 'svelte/server'
import { expect, test, vi } from 'vitest'
import type { TableSession } from '../../session/session.svelte.ts'
import TableMenu from './TableMenu.svelte'

// Leads elsewhere, which nobody does here.
vi.mock('./again.ts', () => ({ playAgain: vi.fn() }))

/** The buttons of the menu at a table, in order. */
function buttonsAt(session: { readonly mine: readonly number[]; readonly phase: string; house?: object }) {
  const { mine, phase, house = null } = session
  const at = {
    sitting: { card: { game: 'village', setup: { players: 2 } } },
    situation: { mine, phase },
    house,
  } as unknown as TableSession
  const { body } = render(TableMenu, { props: { session: at, onclose: () => {}, onread: () => {} } })
  return Array.from(
    body.matchAll(/<(?:button|a)\b[^>]*class="button[^>]*>(.*?)<\/(?:button|a)>/gs),
    ([, words]) => words.replaceAll(/<!--.*?-->|<[^>]*>/gs, '').trim(),
  )
}

test('a match can be begun anew, given up and left from the menu', () => {
  const alone = buttonsAt({ mine: [0], phase: 'playing' })
  expect(alone).toEqual(expect.arrayContaining(['How it stands', 'Start over', 'Give up', 'Leave the table']))
})

test('nobody gives up a match that is over, or for the others at one screen; with others nobody begins it anew', () => {
  expect(buttonsAt({ mine: [0], phase: 'over' })).not.toContain('Give up')
  expect(buttonsAt({ mine: [0, 1], phase: 'playing' })).not.toContain('Give up')
  const online = buttonsAt({ mine: [0], phase: 'playing', house: {} })
  expect(online).toContain('Give up')
  expect(online).not.toContain('Start over')
})
