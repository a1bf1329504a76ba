import { type Box, int, ints, type LogEntry, rows, type State, secret } from '../src/index.ts'
import type { Figures } from './edition.ts'
import { CARDS, FRUIT } from './vocabulary.ts'

export const MOST_PLAYERS = 4

/** Everything that can change on the table of the Fair. */
export const fields = {
  round: int(),
  /** The pieces still in the bag. */
  bag: ints(FRUIT),
  /** Cards that nobody holds yet, and cards laid open: 1 where the card is. */
  offered: ints(CARDS),
  stands: rows(MOST_PLAYERS, {
    coins: int(),
    points: int(),
    cards: int(),
    hand: secret(ints(CARDS)),
  }),
}

/** What a piece from the bag does to the one who drew it. */
export type FruitEffect = (state: FairState, seat: number) => void
export type FruitEffects = { readonly [fruit: number]: FruitEffect }

export interface FairBox extends Box {
  readonly figures: Figures
  readonly raven: boolean
  /** Points of each card, by its place in the vocabulary. */
  readonly cardPoints: readonly number[]
  /** What each piece of the bag does; a module may bring further pieces. */
  readonly effects: readonly (FruitEffect | undefined)[]
}

export type FairLog = LogEntry &
  (
    | {
        readonly code: 'deal'
        readonly seat: number
        readonly card: string
        readonly secret: readonly ['card']
      }
    | { readonly code: 'fetch'; readonly seat: number; readonly fruit: string }
    | { readonly code: 'offer'; readonly seat: number; readonly card: string }
    | { readonly code: 'haggle'; readonly seat: number; readonly from: number }
    | { readonly code: 'sold'; readonly seat: number; readonly card: string; readonly points: number }
    | {
        readonly code: 'snatch'
        readonly seat: number
        readonly from: number
        readonly card: string
        readonly secret: readonly ['card']
      }
    | { readonly code: 'treat'; readonly seat: number }
  )

export type FairState = State<typeof fields, FairBox, FairLog>
