import type { VillageState } from '@chronik/village'

/** Figures of a seat whose names stand in the chronicle. */
export function chronicleOf({ farms, box }: VillageState, seat: number): number {
  return farms[seat].figures.subarray(0, box.figureCount).filter((place) => box.places[place].chronicled)
    .length
}

/** What so many entries of one seat are worth at the end. */
export function entriesWorth({ box }: VillageState, entries: number): number {
  const { chronicle } = box.figures.scoring
  return chronicle[Math.min(entries, chronicle.length - 1)] ?? 0
}
