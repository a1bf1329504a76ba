import { chance, choice, moveKind, push, refusal, rule, source } from '../src/index.ts'
import type { FairState } from './state.ts'
import { CARDS } from './vocabulary.ts'

export const offer = moveKind('offer <card>', { card: CARDS })
export const haggle = moveKind('haggle', {})
export const agree = moveKind('agree', {})
export const deckSource = source('deck', CARDS.list)

// F-101: every stand is dealt its hand, unseen by the others.
export const deal = chance<FairState>('deal', deckSource, {
  unseen: (state) => undealt(state),
  happen(state, card, seat) {
    const stand = state.stands[seat]
    stand.hand[card] = 1
    stand.cards++
    state.log?.add({ code: 'deal', seat, card: CARDS.list[card], secret: ['card'] })
  },
})

const deck = new Int16Array(CARDS.size)
function undealt(state: FairState): Int16Array {
  deck.fill(1)
  for (const { hand } of state.stands) {
    for (let card = 0; card < CARDS.size; card++) if (hand[card] === 1) deck[card] = 0
  }
  return deck
}

// F-301: a card is offered openly; every other stand may haggle, in turn order.
export function offerCard(state: FairState, seat: number, card: number): void {
  const stand = state.stands[seat]
  stand.hand[card] = 0
  stand.cards--
  state.offered[card] = 1
  state.log?.add({ code: 'offer', seat, card: CARDS.list[card] })
  askNext(state, seat, seat, card, 0)
}

function askNext(state: FairState, after: number, from: number, card: number, hagglers: number): void {
  const next = (after + 1) % state.box.players
  if (next === from) push(state, sale, from, card, hagglers)
  else push(state, reply, next, from, card, hagglers)
}

// F-302: who has a coin may pay it to the one who offers, to halve what the card brings.
export const reply = choice<FairState>('reply', [haggle, agree], {
  rule: 'F-302',
  list(state, moves, seat) {
    moves.add(agree())
    if (state.stands[seat].coins > 0) moves.add(haggle())
  },
  play(state, move, seat, from, card, hagglers) {
    if (haggle.is(move)) {
      state.stands[seat].coins--
      state.stands[from].coins++
      state.log?.add({ code: 'haggle', seat, from })
    }
    askNext(state, seat, from, card, haggle.is(move) ? hagglers + 1 : hagglers)
  },
  refuse: () => refusal('no-coin', 'F-302'),
})

// F-303: then the card brings its points, halved for every haggler, rounded down.
export const sale = rule<FairState>('sale', (state, seat, card, hagglers) => {
  const points = state.box.cardPoints[card] >> hagglers
  state.stands[seat].points += points
  state.log?.add({ code: 'sold', seat, card: CARDS.list[card], points })
})
