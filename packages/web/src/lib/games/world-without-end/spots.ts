import type { TargetId } from '#lib/table/contract.ts'

/** Everything on the table that can be pointed at, by the words of the game. */
export const spot = {
  /** A hand card, by its owner. */
  card: (seat: number, card: string): TargetId => `card:${seat}:${card}`,
  hand: (seat: number): TargetId => `hand:${seat}`,
  pile: (seat: number): TargetId => `pile:${seat}`,
  discards: (seat: number): TargetId => `discards:${seat}`,
  good: (seat: number, good: string): TargetId => `good:${seat}:${good}`,
  points: (seat: number): TargetId => `points:${seat}`,
  houses: (seat: number): TargetId => `houses:${seat}`,
  seals: (seat: number): TargetId => `seals:${seat}`,
  player: (seat: number): TargetId => `player:${seat}`,
  shield: (seat: number): TargetId => `shield:${seat}`,
  stock: (good: string): TargetId => `stock:${good}`,
  project: (project: string): TargetId => `project:${project}`,
  site: (site: string): TargetId => `site:${site}`,
  place: (place: string): TargetId => `place:${place}`,
  favour: (space: number): TargetId => `favour:${space}`,
  rotation: (rotation: number): TargetId => `rotation:${rotation}`,
  /** The corner of the event card that points at a seat. */
  corner: (seat: number): TargetId => `corner:${seat}`,
  /** A long-term event in force: slot 1, slot 2, or on the council. */
  event: (event: string): TargetId => `event:${event}`,
  council: 'council',
  stone: 'favour-stone',
  penalty: (seat: number, penalty: string): TargetId => `penalty:${seat}:${penalty}`,
} as const

/** Kind and words of a spot. */
export function readSpot(id: TargetId): readonly [kind: string, word: string, more: string] {
  const [kind, word = '', more = ''] = id.split(':')
  return [kind, word, more]
}
