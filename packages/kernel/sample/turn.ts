import {
  barrier,
  choice,
  clearSteps,
  type Move,
  moveKind,
  push,
  refusal,
  rule,
  type SideMoves,
} from '../src/index.ts'
import { bagHolds, fetch, reachIntoBag } from './bag.ts'
import { deal, offer, offerCard } from './stand.ts'
import type { FairState } from './state.ts'
import { CARDS } from './vocabulary.ts'

export const rest = moveKind('rest', {})
export const treat = moveKind('treat', {})

// F-401: in turn order each stand fetches a piece, offers a card, or rests if neither is possible.
export const turn = choice<FairState>('turn', [fetch, offer, rest], {
  rule: 'F-401',
  list(state, moves, seat) {
    if (bagHolds(state)) moves.add(fetch())
    const { hand } = state.stands[seat]
    for (let card = 0; card < CARDS.size; card++) if (hand[card] === 1) moves.add(offer(card))
    if (moves.count === 0) moves.add(rest())
  },
  play(state, move, seat) {
    push(state, turnEnd, seat)
    if (fetch.is(move)) reachIntoBag(state, seat)
    else if (offer.is(move)) offerCard(state, seat, offer.get.card(move))
  },
  refuse(state: FairState, move: Move) {
    if (rest.is(move)) return refusal('must-act', 'F-401')
    if (fetch.is(move) && !bagHolds(state)) return refusal('bag-empty', 'F-401')
    return refusal('card-not-held', 'F-301', { card: CARDS.list[offer.get.card(move)] })
  },
})

// F-402: beside a turn of one's own, a point may be given away for a coin.
export const treats: SideMoves<FairState> = {
  kinds: [treat],
  list(state, moves, seat, decision) {
    if (decision === turn && state.stands[seat].points > 0) moves.side(treat())
  },
  play(state, _move, seat) {
    state.stands[seat].points--
    state.stands[seat].coins++
    state.log?.add({ code: 'treat', seat })
  },
  refuse: (state, _move, seat) => refusal(state.stands[seat].points > 0 ? 'not-now' : 'no-point', 'F-402'),
}

// F-403: after the last stand a new round begins, up to the number of rounds.
export const turnEnd = barrier<FairState>('turn-end', (state, seat) => {
  const next = (seat + 1) % state.box.players
  if (next === 0) {
    state.round++
    if (state.round > state.box.figures.rounds) return
  }
  push(state, turn, next)
})

/** Every stand has a turn again and again. */
export function ahead(state: FairState, seat: number): boolean {
  clearSteps(state)
  push(state, turn, seat)
  return true
}

// F-100: coins, the bag and the hands; the first stand begins.
export const begin = rule<FairState>('begin', (state) => {
  const { figures, players, raven } = state.box
  state.round = 1
  const { wheat, apple, rot } = figures.bag
  state.bag.set([wheat, apple, rot, raven ? figures.bag.raven : 0])
  push(state, turn, 0)
  for (let seat = players - 1; seat >= 0; seat--) {
    state.stands[seat].coins = figures.coins
    for (let card = 0; card < figures.hand; card++) push(state, deal, seat)
  }
})
