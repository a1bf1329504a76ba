import { clone, HIDDEN, Match, SeededChance, viewOf } from '@chronik/kernel'
import { GOODS, type WorldState, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { orientationsOf } from './orientations.ts'
import { discardedOf, handOf, isOpen, othersOf } from './reading.ts'

/** A position in the middle of a match, as a seat sees it. */
function middle(viewer: number, options = {}): WorldState {
  const match = new Match<WorldState>(worldWithoutEnd, { players: 3, options }, new SeededChance(5))
  for (let steps = 0; steps < 60 && !match.turn.over; steps++) {
    const { turn } = match
    if (!turn.over) match.play([turn.moves[steps % turn.moves.length]])
  }
  return viewOf(worldWithoutEnd, clone(worldWithoutEnd, match.state), viewer)
}

test('hands, discards and goods of others are not there to be drawn', () => {
  for (const viewer of [0, 1, 2]) {
    const view = middle(viewer)
    for (const seat of othersOf(view, viewer)) {
      expect([handOf(view, seat), discardedOf(view, seat), isOpen(view, seat)]).toEqual([[], [], false])
      expect(GOODS.list.every((_, good) => view.players[seat].goods[good] === HIDDEN)).toBe(true)
    }
    expect(isOpen(view, viewer)).toBe(true)
  }
})

test('W-110 with open goods they are seen, but no cards', () => {
  const view = middle(0, { 'open-goods': true })
  expect([isOpen(view, 1), handOf(view, 1), discardedOf(view, 1)]).toEqual([true, [], []])
})

test('comparing the ways to lay the event card needs nothing that is hidden', () => {
  const match = new Match<WorldState>(worldWithoutEnd, { players: 4 }, new SeededChance(7))
  const { turn } = match
  expect(turn.over ? '' : turn.decision).toBe('orientation')
  const seat = turn.over ? 0 : turn.seat
  const outcomes = orientationsOf(viewOf(worldWithoutEnd, match.state, seat), seat)
  expect(outcomes.map(({ steps }) => steps)).toEqual([3, 0, 1, 2])
  expect(outcomes.every(({ incomes }) => incomes.length === 4)).toBe(true)
  expect(outcomes.every(({ state, refusal }) => (state === null) === (refusal !== null))).toBe(true)
})
