import { chance, choice, push, source } from '@chronik/kernel'
import { courtDiscard, courtOpen } from '../box/moves.ts'
import { clockwise, type WorldState } from '../box/state.ts'
import { CARDS, CHAPTERS, PENALTIES, PENANCE, PHASES, ROYAL_COURT } from '../box/vocabulary.ts'
import { discardDue, layDown, layOpen, listHand, notInHand } from '../cards/piles.ts'

/** What a missed duty brings. */
export type Penalty = (typeof PENALTIES.list)[number]

export const penanceSource = source('penance', CARDS.list)

// W-206, W-R05: before the first event of a chapter all penances, then all royal courts, each in clockwise order.
export function carryOutPenalties(state: WorldState): void {
  for (let nth = state.box.players - 1; nth >= 0; nth--) {
    const seat = clockwise(state, nth)
    if (state.players[seat].missed[ROYAL_COURT] > 0) push(state, courtCard, seat)
  }
  for (let nth = state.box.players - 1; nth >= 0; nth--) {
    const seat = clockwise(state, nth)
    if (state.players[seat].missed[PENANCE] > 0) push(state, penanceDraw, seat)
  }
}

// W-921: one card of the hand, drawn at random, goes face down.
export const penanceDraw = chance<WorldState>('penance-draw', penanceSource, {
  unseen: (state, seat) => state.players[seat].hand,
  happen(state, card, seat) {
    layDown(state, seat, card)
    state.log?.add({ code: 'drawn', seat, card: CARDS.list[card], why: 'penance', secret: ['card'] })
  },
})

// W-D01, W-923: one card open and one face down, both unused, in place of the turn of the first round.
export const courtCard = choice<WorldState>('court-card', [courtOpen], {
  rule: 'W-923',
  list: (state, moves, seat) => listHand(state, seat, moves, courtOpen),
  play(state, move, seat) {
    layOpen(state, seat, courtOpen.get.card(move), 'court')
    if (discardDue(state, seat)) push(state, courtFaceDown, seat)
  },
  refuse: (state, move, seat) => notInHand(state, seat, courtOpen.get.card(move), 'W-923'),
})

// W-D02, W-407: and one face down, unless the discard pile is ahead.
export const courtFaceDown = choice<WorldState>('court-discard', [courtDiscard], {
  rule: 'W-923',
  list: (state, moves, seat) => listHand(state, seat, moves, courtDiscard),
  play(state, move, seat) {
    const card = courtDiscard.get.card(move)
    layDown(state, seat, card)
    state.log?.add({ code: 'discard', seat, card: CARDS.list[card], why: 'court', secret: ['card'] })
  },
  refuse: (state, move, seat) => notInHand(state, seat, courtDiscard.get.card(move), 'W-923'),
})

/** The penalties that hang over a seat until round 1 is over; W-952: after the last chapter there are none. */
export function penaltiesOver(state: WorldState, seat: number): Penalty[] {
  const { chapter, round, phase, players } = state
  // Before its first round a chapter still carries what the one before has left.
  if (chapter === CHAPTERS && round > 0 && phase === PHASES.at['chapter-end']) return []
  return PENALTIES.list.filter((_, at) => players[seat].missed[at] > 0)
}

// W-921 to W-923: after the first round nothing of the penalties is left; later rounds have none.
export function endPenalties(state: WorldState): void {
  for (let seat = 0; seat < state.box.players; seat++) state.players[seat].missed.fill(0)
}
