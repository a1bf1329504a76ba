import type { OwnCard, TableCard } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { ALL, friendAt, inOrder, leftOn, suits } from './order.ts'

const NOW = 1_000_000

function card(id: string, change: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: 'village',
    status: 'playing',
    createdAt: 1,
    pace: { kind: 'none' },
    language: null,
    company: 'any',
    ...change,
  } as TableCard
}

function own(id: string, due: number | null, left: number | null = null): OwnCard {
  const pace = { kind: 'bank', bank: 60_000, increment: 0 } as const
  return {
    table: card(id, due === null ? { status: 'gathering' } : {}),
    seat: 0,
    awaited: due === null ? null : { seat: due, since: NOW },
    clock: left === null ? null : { pace, left: [left, left], running: due, at: NOW - 5_000 },
  }
}

test('my turn comes first, then the shortest clock, then tables that gather players', () => {
  const cards = [
    own('waits', null),
    own('theirs', 1),
    own('mine', 0),
    own('short', 0, 9_000),
    own('soon', 1, 20_000),
  ]
  expect(inOrder(cards, NOW).map(({ table }) => table.id)).toEqual([
    'short',
    'mine',
    'soon',
    'theirs',
    'waits',
  ])
})

test('a running clock is less by what has passed since it was read', () => {
  expect(leftOn(own('short', 0, 9_000), NOW)).toBe(4_000)
  expect(leftOn(own('none', 0), NOW)).toBe(Number.POSITIVE_INFINITY)
})

test('filters let through what suits, and tables that want nothing in particular', () => {
  const dutch = card('nl', {
    language: 'nl',
    company: 'practised',
    pace: { kind: 'move', limit: 1, quiet: null },
  })
  const any = card('any')
  const found = (change: Partial<typeof ALL>) =>
    [dutch, any].filter((table) => suits(table, { ...ALL, ...change })).map(({ id }) => id)
  expect(found({})).toEqual(['nl', 'any'])
  expect(found({ language: 'de' })).toEqual(['any'])
  expect(found({ language: 'nl', pace: 'days' })).toEqual(['nl'])
  expect(found({ company: 'relaxed' })).toEqual(['any'])
  expect(found({ game: 'my-village' })).toEqual([])
})

test('a friend is found at a table, as its host or on a seat', () => {
  const friends = [
    { user: 'jorun', name: 'Jorun' },
    { user: 'runa', name: 'Runa' },
  ]
  const person = (user: string) =>
    ({ kind: 'person', colour: 'red', user, name: user, conceded: false }) as const
  const open = { kind: 'open', colour: 'blue' } as const
  expect(friendAt({ host: 'jorun', seats: [open, open] }, friends)).toBe('Jorun')
  expect(friendAt({ host: 'eve', seats: [person('eve'), person('runa')] }, friends)).toBe('Runa')
  expect(friendAt({ host: 'eve', seats: [person('eve'), open] }, friends)).toBeNull()
})
