import type { Names } from '../src/index.ts'
import { counted, defineStory, type Sentence, type Tellers } from '../src/story/index.ts'
import { names } from './names.ts'
import { ravenTellers } from './raven/tellers.ts'
import type { FairLog } from './state.ts'

/** What pieces are called in a sentence: one of them, and several. */
const pieces: Names = {
  wheat: [
    'ein Bündel Weizen|Bündel Weizen',
    'a sheaf of wheat|sheaves of wheat',
    'een schoof tarwe|schoven tarwe',
  ],
  apple: ['einen Apfel|Äpfel', 'an apple|apples', 'een appel|appels'],
  rot: ['etwas Faules|faule Stücke', 'something rotten|rotten pieces', 'iets rots|rotte stukken'],
  raven: ['einen Raben|Raben', 'a raven|ravens', 'een raaf|raven'],
  card: [
    'eine verdeckte Karte|verdeckte Karten',
    'a face-down card|face-down cards',
    'een gedekte kaart|gedekte kaarten',
  ],
  point: ['einen Punkt|Punkte', 'a point|points', 'een punt|punten'],
  coin: ['eine Münze|Münzen', 'a coin|coins', 'een munt|munten'],
}

const DEALT: Sentence = [
  '{who} {who:bekommst|bekommt} {cards}.',
  '{who} {who:are|is} dealt {cards}.',
  '{who} krijgt {cards}.',
]

const HAGGLED: Sentence = [
  '{who} {who:feilschst|feilscht} und {who:zahlst|zahlt} {@from:dir|{@from}} {price}.',
  '{who} {who:haggle|haggles} and {who:pay|pays} {@from} {price}.',
  '{who} dingt af en betaalt {@from:jou|{@from}} {price}.',
]
const SOLD: Sentence = [
  '{card} bringt {who:dir|{who}} {worth}.',
  '{card} brings {who} {worth}.',
  '{card} levert {who:jou|{who}} {worth} op.',
]
const SOLD_FOR_NOTHING: Sentence = [
  '{card} bringt {who:dir|{who}} nichts mehr ein.',
  '{card} brings {who} nothing any more.',
  '{card} levert {who:jou|{who}} niets meer op.',
]

const tellers: Tellers<FairLog> = {
  deal: {
    // The hand of a stand is told in one line; who may not see a card hears of a face-down one.
    joins: (entry, { head }) => head.code === 'deal' && head.seat === entry.seat,
    say: (_entry, { act, say, name, list }) => {
      const dealt = [act.head, ...act.more].map(cardOf)
      const cards = dealt.every((card) => card === undefined)
        ? counted(dealt.map(() => 'card'))
        : list(dealt.map((card = 'card') => name(card)))
      return say(DEALT, { cards })
    },
    rule: 'F-101',
  },
  fetch: {
    say: [
      '{who} {who:greifst|greift} in den Sack und {who:findest|findet} {fruit}.',
      '{who} {who:reach|reaches} into the bag and {who:find|finds} {fruit}.',
      '{who} grijpt in de zak en vindt {fruit}.',
    ],
    rule: 'F-201',
  },
  offer: {
    say: [
      '{who} {who:bietest|bietet} {card} an.',
      '{who} {who:offer|offers} {card}.',
      '{who} biedt {card} aan.',
    ],
    rule: 'F-301',
  },
  haggle: {
    say: (_entry, { say }) => say(HAGGLED, { price: [{ piece: 'coin' }] }),
    rule: 'F-302',
  },
  sold: {
    say: ({ points }, { say }) =>
      points === 0 ? say(SOLD_FOR_NOTHING) : say(SOLD, { worth: [{ piece: 'point', amount: points }] }),
    rule: 'F-303',
  },
  treat: {
    say: [
      '{who} {who:gibst|gibt} einen Punkt für eine Münze her.',
      '{who} {who:give|gives} away a point for a coin.',
      '{who} ruilt een punt voor een munt.',
    ],
    rule: 'F-402',
  },
  ...ravenTellers,
}

function cardOf(entry: FairLog): string | undefined {
  return entry.code === 'deal' ? entry.card : undefined
}

/** The story of the Fair in words. */
export const story = defineStory<FairLog>({ names, pieces, tellers })
