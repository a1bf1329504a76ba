import type { VillageState } from '@chronik/village'

/** Figures of a seat whose names stand in the chronicle. */
export function chronicleOf({ farms, box }: VillageState, seat: number): number {
  return farms[seat].figures.subarray(0, box.figureCount).filter((place) => box.places[place].chronicled)
    .length
}
