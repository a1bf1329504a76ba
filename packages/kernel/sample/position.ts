import { correct, push, type Script, type Word } from '../src/index.ts'
import { Table } from '../test/table.ts'
import { editions } from './edition.ts'
import { fair } from './game.ts'
import type { FairState } from './state.ts'
import { turn } from './turn.ts'
import { CARDS, FRUIT, type MODULES } from './vocabulary.ts'

/** A position of the Fair in words; what is not said is empty, and the first stand is to move. */
export interface FairPosition {
  readonly players?: number
  readonly modules?: readonly Word<typeof MODULES>[]
  /** How many rounds the box says, if not as many as usual. */
  readonly rounds?: number
  readonly round?: number
  readonly bag?: { readonly [fruit in Word<typeof FRUIT>]?: number }
  readonly stands?: readonly {
    readonly coins?: number
    readonly points?: number
    readonly hand?: readonly string[]
  }[]
  /** Whose turn it is, from 1. */
  readonly turn?: number
}

/**
 * Sets a table up at this position; the script says what is drawn. A stand with one option only has no
 * choice and plays at once: give it a card and a piece in the bag where it shall wait.
 */
export function fairAt(position: FairPosition, script: Script = {}): Table<FairState> {
  const { players = 2, modules = [], rounds, round = 1, bag = {}, stands = [], turn: seat = 1 } = position
  const edition =
    rounds === undefined
      ? editions.standard
      : correct(editions, 'short', [{ path: 'rounds', value: rounds, mark: 'R' }])
  const state = fair.blank(fair.open({ players, options: { modules }, edition }))
  state.round = round
  for (const fruit of FRUIT.list) state.bag[FRUIT.at[fruit]] = bag[fruit] ?? 0
  stands.forEach(({ coins = 0, points = 0, hand = [] }, index) => {
    const stand = state.stands[index]
    stand.coins = coins
    stand.points = points
    stand.cards = hand.length
    for (const card of hand) stand.hand[CARDS.at[card]] = 1
  })
  push(state, turn, seat - 1)
  return new Table(fair, state, script)
}

/** The cards in a hand, in words. */
export function handOf(state: FairState, seat: number): string[] {
  return CARDS.list.filter((_, card) => state.stands[seat].hand[card] === 1)
}
