import { expect, test } from 'vitest'
import type { Turn } from '../../session/situation.ts'
import { tabOf } from './tab.ts'

const seats = ['You', 'Anselm'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
const named = ['Greta', 'Anselm'].map((name) => ({ kind: 'person', name, colour: 'red' }) as const)
const turn = { seat: 0, planned: false } as Turn

test('the tab says that it is your turn, and its icon has a light', () => {
  const situation = { phase: 'playing', turn, due: 0 } as const
  expect(tabOf({ situation, seats, watching: false, online: false })).toEqual({
    words: 'Your turn',
    calls: true,
  })
  expect(tabOf({ situation, seats: named, watching: false, online: true }).words).toBe('Your turn')
})

test('at one screen it names the person who is to move', () => {
  const situation = { phase: 'playing', turn, due: 0 } as const
  expect(tabOf({ situation, seats: named, watching: false, online: false })).toEqual({
    words: 'Greta’s turn',
    calls: true,
  })
})

test('it names whom one waits for, also while a turn is prepared, and there is no light', () => {
  const waits = { words: 'Anselm’s turn', calls: false }
  const table = { seats, watching: false, online: true }
  expect(tabOf({ ...table, situation: { phase: 'playing', turn: null, due: 1 } })).toEqual(waits)
  const planned = { ...turn, planned: true }
  expect(tabOf({ ...table, situation: { phase: 'playing', turn: planned, due: 1 } })).toEqual(waits)
})

test('it calls nobody before everything is shown, and says when the match is over', () => {
  const over = { phase: 'over', turn: null, due: -1 } as const
  const table = { seats, online: false }
  const silent = { words: null, calls: false }
  expect(tabOf({ ...table, watching: true, situation: { phase: 'playing', turn, due: 0 } })).toEqual(silent)
  expect(tabOf({ ...table, watching: true, situation: over }), 'the end is not given away').toEqual(silent)
  expect(tabOf({ ...table, watching: false, situation: over })).toEqual({ words: 'The end', calls: false })
})
