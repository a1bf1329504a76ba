import type { VillageState } from '@chronik/village'
import { m } from '#lib/words/messages.js'

/** A rank of the solo match and the points from which it is reached. */
export interface Rank {
  readonly id: string
  readonly from: number
}

const NAMES: Readonly<Record<string, () => string>> = {
  apprentice: () => m.board_rank_apprentice(),
  journeyman: () => m.board_rank_journeyman(),
  master: () => m.board_rank_master(),
  grandmaster: () => m.board_rank_grandmaster(),
  genius: () => m.board_rank_genius(),
  polymath: () => m.board_rank_polymath(),
}

export const rankName = (id: string): string => NAMES[id]?.() ?? id

export function ranksOf({ box }: VillageState): Rank[] {
  return [
    { id: 'apprentice', from: 0 },
    ...Object.entries(box.figures.solo.ranks).map(([id, from]) => ({ id, from })),
  ]
}

export function rankAt(ranks: readonly Rank[], points: number): string {
  return ranks.findLast(({ from }) => points >= from)?.id ?? 'apprentice'
}

/** Where points stand on a scale on which every rank is equally wide, from 0 to 1. */
export function scaleOf(ranks: readonly Rank[], points: number): number {
  const at = ranks.findLastIndex(({ from }) => points >= from)
  const from = ranks[at]?.from ?? 0
  const width = (ranks[at + 1]?.from ?? from + 10) - from
  return Math.min(1, (at + Math.min(1, (points - from) / width)) / ranks.length)
}
