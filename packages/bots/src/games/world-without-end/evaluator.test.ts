import { advance, apply, decider, decision, MoveList, SeededChance } from '@chronik/kernel'
import { CARDS, CLOTH, WOOL, type WorldState, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { worldEvaluator } from './evaluator.ts'

const evaluator = worldEvaluator(worldWithoutEnd)

function turnWorth(state: WorldState, seat: number): number {
  const features = new Float64Array(evaluator.features.length)
  evaluator.read(state, seat, features)
  return features[evaluator.features.indexOf('turn-worth')]
}

/** The first turn, in which a player with wool and cloth plays the sale and uses it. */
function sale(...more: readonly string[]): { state: WorldState; seat: number; due: string } {
  const state = worldWithoutEnd.begin(worldWithoutEnd.open({ players: 2 }))
  const chance = new SeededChance(4)
  const moves = new MoveList()
  const play = (text: string) => {
    advance(worldWithoutEnd, state, chance, moves)
    const move = worldWithoutEnd.notation.parse(text)
    expect(moves.toArray().map((one) => worldWithoutEnd.notation.format(one))).toContain(text)
    apply(worldWithoutEnd, state, move as never)
  }
  while (advance(worldWithoutEnd, state, chance, moves) === 'choice') {
    if (decision(worldWithoutEnd, state)?.id === 'open-card') break
    apply(worldWithoutEnd, state, moves.at(0))
  }
  const seat = decider(state)
  const { goods, hand } = state.players[seat]
  state.clothCovered = 0
  goods[WOOL] = 2
  goods[CLOTH] = 1
  hand[CARDS.at['act-sale']] = 1
  for (const text of ['play:act-sale', 'use', ...more]) play(text)
  advance(worldWithoutEnd, state, chance, moves)
  return { state, seat, due: decision(worldWithoutEnd, state)?.id ?? '' }
}

test('W-505: while cloth can still be sold, the card in use is worth something', () => {
  const { state, seat, due } = sale('sell-wool:1')
  expect(due).toBe('cloth-to-sell')
  expect(turnWorth(state, seat)).toBeGreaterThan(0)
})

test('W-405: once everything is sold, nothing more is expected of the card', () => {
  const { state, seat, due } = sale('sell-wool:2', 'sell-cloth:1')
  expect(due).toBe('discard')
  expect(turnWorth(state, seat)).toBe(0)
})
