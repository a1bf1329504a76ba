import { expect, test } from 'vitest'
import { fair } from '../sample/game.ts'
import { FastRandom, SeededChance } from './chance/seeded.ts'
import { Match } from './match.ts'
import type { Move } from './move.ts'
import { Narrator } from './narrator.ts'
import { TentativeTurn } from './tentative.ts'
import { viewOf } from './view.ts'
import { Witness } from './witness.ts'

const NO_MOVE = 0x7fff as Move

/** A whole turn of whoever is due, as a client sends it. */
function series(match: Match<ReturnType<typeof fair.begin>>, random: FastRandom): [Move[], number] {
  const { turn } = match
  if (turn.over) throw new Error('the match is over')
  const tentative = new TentativeTurn(fair, viewOf(fair, match.state, turn.seat), turn.seat)
  do tentative.play(tentative.moves[random.below(tentative.moves.length)])
  while (tentative.stop === 'choice')
  return [[...tentative.series], turn.seat]
}

test('a witness knows the same positions as a narrator who plays everything again', () => {
  const match = new Match(fair, { players: 3 }, new SeededChance(4))
  const [witness, narrator] = [new Witness(match), new Narrator(match, 'now')]
  const first = match.log.length
  const random = new FastRandom(7)
  for (let move = 0; move < 40 && !match.over; move++) match.play(...series(match, random))
  narrator.follow()
  expect(match.log.length).toBeGreaterThan(first + 20)
  expect(witness.after(first)).toBeNull()
  for (let told = first + 1; told <= match.log.length; told++)
    expect(witness.after(told)).toEqual(narrator.after(told))
  expect(witness.after(match.log.length + 1)).toBeNull()
})

test('what is taken back was never seen', () => {
  const match = new Match(fair, { players: 3 }, new SeededChance(4))
  const [witness, narrator] = [new Witness(match), new Narrator(match, 'now')]
  const random = new FastRandom(9)
  for (let move = 0; move < 30 && !match.over; move++) {
    const [moves, seat] = series(match, random)
    const told = match.log.length
    // The last move is none: the whole series is taken back.
    expect(match.play([...moves, NO_MOVE], seat).ok).toBe(false)
    expect(witness.after(told + 1)).toBeNull()
    expect(match.play(moves, seat).ok).toBe(true)
    narrator.follow()
    for (let at = told + 1; at <= match.log.length; at++)
      expect(witness.after(at)).toEqual(narrator.after(at))
  }
})

test('what was forgotten is written over, and what is remembered is not', () => {
  const match = new Match(fair, { players: 3 }, new SeededChance(4))
  const [witness, narrator] = [new Witness(match), new Narrator(match, 'now')]
  const random = new FastRandom(11)
  for (let move = 0; move < 30 && !match.over; move++) {
    match.play(...series(match, random))
    narrator.follow()
    const forgotten = Math.max(0, match.log.length - 6)
    witness.forget(forgotten)
    expect(witness.after(forgotten)).toBeNull()
    for (let told = forgotten + 1; told <= match.log.length; told++)
      expect(witness.after(told)).toEqual(narrator.after(told))
  }
})
