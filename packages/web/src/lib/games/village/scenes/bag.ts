import type { VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { type Figure, figuresAt } from '../reading.ts'

/** Whoever waits in the black bag; a monk is nobody's figure. */
export type InBag = Figure | null

export function bagOf(view: VillageState, seats: readonly Seat[]): InBag[] {
  return [...figuresAt(view, seats, 'black-bag'), ...Array.from({ length: view.monks }, () => null)]
}
