import {
  type Box,
  defineGame,
  type GameRules,
  HIDDEN,
  placesBy,
  push,
  type Random,
  type Score,
  waiting,
} from '../src/index.ts'
import { bagSource, draw, fetch, fruitEffects } from './bag.ts'
import { editions, type Figures } from './edition.ts'
import { names } from './names.ts'
import { ravenEffects, snatch, snatchFrom, snatchSource, victim } from './raven/snatch.ts'
import { refusals } from './refusals.ts'
import { agree, deal, deckSource, haggle, offer, reply, sale } from './stand.ts'
import { type FairBox, type FairLog, type FairState, fields } from './state.ts'
import { ahead, begin, rest, treat, treats, turn, turnEnd } from './turn.ts'
import { CARDS, FRUIT, MODULES } from './vocabulary.ts'

/** The Fair: a tiny game with a bag, hidden cards, replies out of turn, side moves and a module. */
export const fairRules: GameRules<typeof fields, FairBox, FairLog> = {
  id: 'fair',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  colours: ['red', 'yellow', 'blue', 'white'],
  options: [{ kind: 'several', id: 'modules', words: MODULES, default: [] }],
  editions,
  fields,
  moves: [fetch, offer, rest, haggle, agree, treat, snatchFrom],
  steps: [begin, turn, turnEnd, draw, deal, reply, sale, victim, snatch],
  sources: [bagSource, deckSource, snatchSource],
  beside: treats,
  refusals,
  names,
  box: openBox,
  setup: (state) => push(state, begin),
  round: (state) => state.round,
  score,
  invariants,
  ahead,
  bound: (box) => (box.edition as { figures: Figures }).figures.rounds * box.players * 12,
  imagine,
  samples: () => [2, 3, 4].flatMap((players) => [{ players }, { players, options: { modules: ['raven'] } }]),
}

export const fair = defineGame(fairRules)

/** What the card that a stand offers will bring as things are; 0 while it offers none (F-303). */
export function onSale(state: FairState, seat: number): number {
  const due = waiting(state, reply)
  return due?.a === seat ? state.box.cardPoints[due.b] >> due.c : 0
}

function openBox(box: Box): FairBox {
  const figures = box.edition.figures as Figures
  const raven = (box.options.modules as readonly string[]).includes('raven')
  const effects = { ...fruitEffects, ...(raven ? ravenEffects : {}) }
  return {
    ...box,
    figures,
    raven,
    effects: FRUIT.list.map((_, fruit) => effects[fruit]),
    cardPoints: CARDS.list.map((card) => figures.cards[card]),
  }
}

// F-601: points, and a point for each coin; a tie is shared.
function score(state: FairState): Score {
  const stands = state.stands.slice(0, state.box.players)
  const lines = [
    { id: 'points', values: stands.map((stand) => stand.points) },
    { id: 'coins', values: stands.map((stand) => stand.coins) },
  ]
  const totals = stands.map((stand) => stand.points + stand.coins)
  return { lines, totals, places: placesBy(totals) }
}

function invariants(state: FairState): string[] {
  const broken: string[] = []
  for (let card = 0; card < CARDS.size; card++) {
    const held = state.stands.filter((stand) => stand.hand[card] === 1).length
    if (held + state.offered[card] > 1) broken.push(`F-I1 ${CARDS.list[card]} is in two places`)
  }
  state.stands.forEach((stand, seat) => {
    const held = stand.hand.reduce((sum, one) => sum + one, 0)
    if (held !== stand.cards) broken.push(`F-I2 seat ${seat} holds ${held} cards and counts ${stand.cards}`)
    if (stand.coins < 0 || stand.points < 0) broken.push(`F-I3 seat ${seat} owes something`)
  })
  for (let fruit = 0; fruit < FRUIT.size; fruit++)
    if (state.bag[fruit] < 0) broken.push('F-I4 the bag owes a piece')
  return broken
}

/** Deals the cards nobody has seen to the hands the viewer cannot see. */
function imagine(view: FairState, _viewer: number, random: Random): void {
  const unseen: number[] = []
  for (let card = 0; card < CARDS.size; card++) {
    if (view.offered[card] === 0 && view.stands.every((stand) => stand.hand[card] !== 1)) unseen.push(card)
  }
  for (const { hand, cards } of view.stands) {
    if (hand[0] !== HIDDEN) continue
    hand.fill(0)
    for (let count = 0; count < cards; count++) hand[unseen.splice(random.below(unseen.length), 1)[0]] = 1
  }
}
