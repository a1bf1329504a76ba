import type { TableView } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { agreeing, askedOf, deciders, nameOfQuestion } from './votes.ts'

const person = (user: string, conceded = false) => ({
  kind: 'person',
  colour: 'red',
  user,
  name: user,
  conceded,
})

function table(change: object): TableView {
  return {
    status: 'playing',
    seats: [
      person('ann'),
      person('ben'),
      person('cid', true),
      { kind: 'bot', colour: 'blue', level: 'adept' },
    ],
    proposals: [],
    overdue: null,
    ...change,
  } as unknown as TableView
}

test('only who still plays decides', () => {
  expect(deciders(table({})).map(({ user }) => user)).toEqual(['ann', 'ben'])
  const paused = table({ proposals: [{ kind: 'pause', by: ['ann'] }] })
  expect(askedOf(paused, 'ben')).toEqual({ kind: 'pause', by: ['ann'] })
  for (const user of ['ann', 'cid', 'dot', undefined]) expect(askedOf(paused, user)).toBeNull()
})

test('nobody is asked about their own seat', () => {
  const gone = table({ proposals: [{ kind: 'takeover', seat: 1, level: 'adept', by: [] }] })
  expect(askedOf(gone, 'ben')).toBeNull()
  expect(askedOf(gone, 'ann')).toEqual({ kind: 'takeover', seat: 1, by: [] })
})

test('a turn is taken back when the others agree', () => {
  const back = table({ proposals: [{ kind: 'undo', seat: 0, to: 3, seq: 5, by: ['ann'] }] })
  expect(askedOf(back, 'ann')).toBeNull()
  expect(askedOf(back, 'ben')).toEqual({ kind: 'undo', seat: 0, by: ['ann'] })
  expect(agreeing({ kind: 'undo', seat: 0, by: [] })).toEqual({ kind: 'undo', seat: 0, agree: true })
})

test('a vote about time that is over comes first, and once', () => {
  const overdue = { seat: 1, since: 1, until: 9, votes: [] }
  const late = table({ overdue, proposals: [{ kind: 'abandon', by: ['ben'] }] })
  expect(askedOf(late, 'ann')).toMatchObject({ kind: 'overdue', until: 9 })
  const voted = table({ overdue: { ...overdue, votes: [{ user: 'ann', choice: 'wait' }] } })
  expect(askedOf(voted, 'ann')).toBeNull()
  expect(askedOf(table({ status: 'over', proposals: [{ kind: 'pause', by: [] }] }), 'ann')).toBeNull()
})

test('another question has another name, the same keeps it', () => {
  const first = nameOfQuestion({ kind: 'pause', by: ['ann'] })
  expect(nameOfQuestion({ kind: 'pause', by: ['ann', 'ben'] })).toBe(first)
  expect(nameOfQuestion({ kind: 'pause', by: ['ben'] })).not.toBe(first)
  expect(agreeing({ kind: 'takeover', seat: 1, by: [] })).toEqual({ kind: 'takeover', seat: 1, agree: true })
  expect(agreeing({ kind: 'pause', by: [] })).toEqual({ kind: 'pause', agree: true })
})
