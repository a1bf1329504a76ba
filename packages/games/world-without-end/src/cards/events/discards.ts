import { chance, choice, push, rule, source } from '@chronik/kernel'
import { eventDiscard } from '../../box/moves.ts'
import type { WorldState } from '../../box/state.ts'
import { CARDS } from '../../box/vocabulary.ts'
import { eachClockwise } from '../../course/order.ts'
import { canBeForced, layDown, listHand, notInHand } from '../piles.ts'

export const secondWaveSource = source('second-wave', CARDS.list)

export function forcedDiscards(state: WorldState, by: 'chosen' | 'drawn'): void {
  eachClockwise(state, by === 'chosen' ? gatesClose : waveComes)
}

// W-851: everyone puts a card of his choice face down; a pile of six takes no more.
export const gatesClose = rule<WorldState>('gates-close', (state, seat) => {
  if (canBeForced(state, seat)) push(state, forcedDiscard, seat)
})

// W-D10, W-851: which card of the hand goes face down.
export const forcedDiscard = choice<WorldState>('forced-discard', [eventDiscard], {
  rule: 'W-851',
  list: (state, moves, seat) => listHand(state, seat, moves, eventDiscard),
  play(state, move, seat) {
    const card = eventDiscard.get.card(move)
    layDown(state, seat, card)
    state.log?.add({ code: 'discard', seat, card: CARDS.list[card], why: 'event', secret: ['card'] })
  },
  refuse: (state, move, seat) => notInHand(state, seat, eventDiscard.get.card(move), 'W-851'),
})

// W-870: one card is drawn from every hand and goes face down; only its owner may look at it.
export const waveComes = rule<WorldState>('wave-comes', (state, seat) => {
  if (canBeForced(state, seat)) push(state, waveDraw, seat)
})

export const waveDraw = chance<WorldState>('wave-draw', secondWaveSource, {
  unseen: (state, seat) => state.players[seat].hand,
  happen(state, card, seat) {
    layDown(state, seat, card)
    state.log?.add({ code: 'drawn', seat, card: CARDS.list[card], why: 'second-wave', secret: ['card'] })
  },
})
