import { moveKind, words } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { PERSONS } from './vocabulary.ts'

/** VI-404: the moments at which a card of the kind `play` may be played. */
export type PersonWindow = 'turn' | 'opportunity' | 'after-action'

/** The same as players are told of it; names.ts has the words. */
export const MOMENTS = words([
  'at-own-turn',
  'at-own-turn-or-market',
  'at-own-market-opportunity',
  'at-end-of-action',
  'at-time-payment',
  'at-plague-cube',
  'at-castle-step',
  'at-own-death',
  'at-end-of-own-market',
  'at-hiring',
  'at-sailing',
  'at-final-scoring',
])
export type Moment = (typeof MOMENTS.list)[number]

/** A person card: when it may be played and what it does, or what it is worth at the end. */
export interface Person {
  readonly windows: readonly PersonWindow[]
  readonly moment: Moment
  /** VI-405: a card that would change nothing is not playable. */
  playable(state: VillageState, seat: number): boolean
  play(state: VillageState, seat: number): void
  /** Points of a card of the kind `end`, before they are multiplied by its number. */
  readonly counts: ((state: VillageState, seat: number) => number) | null
}

/** A card that is offered inside a payment, a death or a voyage. */
export interface Offered {
  /** What follows the answer: whether the card was played, and what it was offered for. */
  answered(state: VillageState, seat: number, played: boolean, a: number, b: number): void
  /** VI-R11: whether what was chosen can only be paid by playing the card. */
  needed?(state: VillageState, seat: number, a: number): boolean
}

export const card = moveKind('card <person>', { person: PERSONS })

export function holds(state: VillageState, seat: number, person: number): boolean {
  return state.inn.hands[seat].cards[person] === 1
}

// VI-401, VI-403: each card is used once; after its effect it leaves the game.
export function discard(state: VillageState, seat: number, person: number): void {
  const hand = state.inn.hands[seat]
  hand.cards[person] = 0
  hand.size--
  state.log?.add({ code: 'person-played', seat, person: PERSONS.list[person] })
}

/** The number printed on a card. */
export function amountOf(state: VillageState, person: number): number {
  return state.box.figures.inn.persons[PERSONS.list[person]].amount
}
