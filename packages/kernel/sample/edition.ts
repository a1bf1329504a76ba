import * as z from 'zod/mini'
import type { Edition, EditionKind } from '../src/index.ts'
import { CARDS } from './vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))

/** The figures of the Fair; the rules read all of them from here. */
const schema = z.strictObject({
  rounds: count,
  hand: count,
  coins: count,
  bag: z.strictObject({ wheat: count, apple: count, rot: count, raven: count }),
  points: z.strictObject({ wheat: count, apple: count }),
  cards: z.record(z.enum(CARDS.list), count),
})

export type Figures = z.infer<typeof schema>

const standard: Edition<Figures> = {
  id: 'fair',
  figures: {
    rounds: 5,
    hand: 3,
    coins: 2,
    bag: { wheat: 8, apple: 6, rot: 4, raven: 3 },
    points: { wheat: 1, apple: 2 },
    cards: Object.fromEntries(CARDS.list.map((card, index) => [card, index + 1])),
  },
  marks: { rounds: 'B', hand: 'B', coins: 'B', bag: 'R', 'bag.raven': 'S', points: 'B', cards: 'B' },
}

export const editions: EditionKind<Figures> = { standard, schema }
