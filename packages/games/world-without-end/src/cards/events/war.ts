import { choice, push, rule } from '@chronik/kernel'
import { warDiscard, warOpen } from '../../box/moves.ts'
import type { WorldState } from '../../box/state.ts'
import { CARDS, ROYAL_COURT } from '../../box/vocabulary.ts'
import { discardDue, layDown, layOpen, listHand, notInHand } from '../piles.ts'

// W-821, W-924: everyone lays two cards unused; who has just laid his for the royal court lays none.
export const warLays = rule<WorldState>('war-lays', (state, seat) => {
  if (state.players[seat].missed[ROYAL_COURT] === 0) push(state, warCard, seat)
})

// W-D03, W-821: one card open and unused.
export const warCard = choice<WorldState>('war-card', [warOpen], {
  rule: 'W-821',
  list: (state, moves, seat) => listHand(state, seat, moves, warOpen),
  play(state, move, seat) {
    layOpen(state, seat, warOpen.get.card(move), 'war')
    if (discardDue(state, seat)) push(state, warFaceDown, seat)
  },
  refuse: (state, move, seat) => notInHand(state, seat, warOpen.get.card(move), 'W-821'),
})

// W-D04, W-407: and one face down, unless the discard pile is ahead.
export const warFaceDown = choice<WorldState>('war-discard', [warDiscard], {
  rule: 'W-821',
  list: (state, moves, seat) => listHand(state, seat, moves, warDiscard),
  play(state, move, seat) {
    const card = warDiscard.get.card(move)
    layDown(state, seat, card)
    state.log?.add({ code: 'discard', seat, card: CARDS.list[card], why: 'war', secret: ['card'] })
  },
  refuse: (state, move, seat) => notInHand(state, seat, warDiscard.get.card(move), 'W-821'),
})
