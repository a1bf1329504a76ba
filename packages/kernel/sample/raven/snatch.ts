import { chance, choice, moveKind, number, push, refusal, source } from '../../src/index.ts'
import { type FairState, type FruitEffects, MOST_PLAYERS } from '../state.ts'
import { CARDS, FRUIT } from '../vocabulary.ts'

export const snatchFrom = moveKind('snatch <seat>', { seat: number(1, MOST_PLAYERS) })
export const snatchSource = source('snatch', CARDS.list)

// F-501: who draws a raven names another stand with cards; without one nothing happens.
export const ravenEffects: FruitEffects = {
  [FRUIT.at.raven](state, seat) {
    if (victims(state, seat) > 0) push(state, victim, seat)
  },
}

function victims(state: FairState, seat: number): number {
  let count = 0
  for (let other = 0; other < state.box.players; other++) {
    if (other !== seat && state.stands[other].cards > 0) count++
  }
  return count
}

export const victim = choice<FairState>('victim', [snatchFrom], {
  rule: 'F-501',
  list(state, moves, seat) {
    for (let other = 0; other < state.box.players; other++) {
      if (other !== seat && state.stands[other].cards > 0) moves.add(snatchFrom(other + 1))
    }
  },
  play(state, move, seat) {
    push(state, snatch, seat, snatchFrom.get.seat(move) - 1)
  },
  refuse: (_state, move) => refusal('no-cards-there', 'F-501', { seat: snatchFrom.get.seat(move) }),
})

// F-502: one card goes over at random; only the two of them know which.
export const snatch = chance<FairState>('snatch', snatchSource, {
  unseen: (state, _seat, from) => state.stands[from].hand,
  happen(state, card, seat, from) {
    const loser = state.stands[from]
    const winner = state.stands[seat]
    loser.hand[card] = 0
    loser.cards--
    winner.hand[card] = 1
    winner.cards++
    state.log?.add({ code: 'snatch', seat, from, card: CARDS.list[card], secret: ['card'] })
  },
})
