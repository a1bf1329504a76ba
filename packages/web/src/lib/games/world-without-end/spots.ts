import type { TargetId } from '#lib/table/contract.ts'
import { spots } from '#lib/table/spots.ts'

const world = spots({
  /** A hand card, by its owner. */
  card: ['seat', 'card'],
  hand: ['seat'],
  pile: ['seat'],
  discards: ['seat'],
  good: ['seat', 'good'],
  points: ['seat'],
  houses: ['seat'],
  seals: ['seat'],
  player: ['seat'],
  shield: ['seat'],
  stock: ['good'],
  project: ['project'],
  site: ['site'],
  place: ['place'],
  favour: ['space'],
  rotation: ['rotation'],
  /** The corner of the event card that points at a seat. */
  corner: ['seat'],
  /** A long-term event in force: slot 1, slot 2, or on the council. */
  event: ['event'],
  council: [],
  'favour-stone': [],
  penalty: ['seat', 'penalty'],
})

/** Everything on the table that can be pointed at, by the words of the game. */
export const { spot } = world

/** Kind and words of a spot. */
export function readSpot(id: TargetId): readonly [kind: string, word: string, more: string] {
  const { kind = '', words: [word = '', more = ''] = [] } = world.read(id) ?? {}
  return [kind, word, more]
}
