import { expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { SeededChance } from './chance/seeded.ts'
import { Match } from './match.ts'
import { playNotated, readMoves } from './notated.ts'

const begun = () => new Match(fair, { players: 2 }, new SeededChance(1))

test('moves are read from their notation, or the first that is none is told', () => {
  expect(readMoves(fair, ['fetch', 'rest'])).toEqual({
    ok: true,
    moves: ['fetch', 'rest'].map((text) => fair.notation.parse(text)),
  })
  expect(readMoves(fair, ['fetch', 'jump', 'leap'])).toMatchObject({
    ok: false,
    index: 1,
    refusal: { code: 'notation', params: { expected: expect.any(String) } },
  })
})

test('a series in notation is played whole or changes nothing', () => {
  const match = begun()
  const before = match.state.mem.slice()
  expect(playNotated(match, ['fetch', 'jump'])).toMatchObject({ ok: false, index: 1 })
  expect(playNotated(match, ['rest'])).toMatchObject({ ok: false, index: 0, refusal: { code: 'must-act' } })
  expect(match.state.mem).toEqual(before)
  expect(playNotated(match, ['fetch'])).toMatchObject({ ok: true })
  expect(match.state.mem).not.toEqual(before)
})
