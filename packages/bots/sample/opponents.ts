import { inLanguages } from '@chronik/kernel'
import { fair, onSale } from '@chronik/kernel/sample'
import { defineOpponents, type Evaluator } from '../src/index.ts'

type FairState = ReturnType<typeof fair.blank>

/** The Fair by what a stand still has to sell: the points of its best cards, as many as there are rounds left. */
const fairEvaluator: Evaluator<FairState> = {
  game: fair.id,
  features: ['hand', 'on-sale', 'rounds-left'],
  read(state, seat, into) {
    const { cardPoints, figures } = state.box
    const { hand } = state.stands[seat]
    const rounds = state.depth === 0 ? 0 : figures.rounds - state.round
    let points = 0
    let sold = 0
    for (let card = hand.length - 1; card >= 0 && sold < rounds; card--) {
      if (hand[card] !== 1) continue
      points += cardPoints[card]
      sold++
    }
    into[0] = points
    into[1] = onSale(state, seat)
    into[2] = rounds
  },
  progress: (state) => (state.depth === 0 ? 1 : Math.max(0, state.round - 1) / state.box.figures.rounds),
  scoreNow: (state, seat) => state.stands[seat].points + state.stands[seat].coins,
}

/** The sample game has bots, too, so that what is made for all games can be tried with the smallest of them. */
export const opponents = defineOpponents({
  game: fair,
  evaluator: fairEvaluator,
  weights: { game: fair.id, stages: [[0.6, 0.8, 0.5]], note: 'set by hand' },
  names: inLanguages({
    score: ['Punkte und Münzen', 'points and coins', 'punten en munten'],
    hand: ['Karten auf der Hand', 'cards in hand', 'kaarten in de hand'],
    'on-sale': ['Karte im Angebot', 'card on offer', 'aangeboden kaart'],
    'rounds-left': ['verbleibende Runden', 'rounds to come', 'resterende rondes'],
  }),
  pace: { master: 40, grandmaster: 2_000 },
  plan: async () => ({
    setups: fair.samples(),
    stages: 2,
    ridge: 0.01,
    temperature: 0.5,
    byHand: { hand: 0.6, 'on-sale': 0.8, 'rounds-left': 0.5 },
  }),
})
