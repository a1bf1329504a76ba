import type { LogEntry } from '@chronik/kernel'
import { FIGURES, type VillageLog, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { type Figure, figureOf } from '../reading.ts'

/** Somebody who came out of the bag: a figure, or a monk who goes back. */
export interface Out {
  readonly figure: Figure | null
  readonly how: 'chosen' | 'drawn' | 'planned'
}

/** What happened since the mass began that is under way. */
function sinceMass(log: readonly LogEntry[]): readonly VillageLog[] {
  return log.slice(log.findLastIndex(({ code }) => code === 'mass') + 1) as VillageLog[]
}

/** Who came out of the bag in the mass that is under way. */
export function outOfBag(view: VillageState, seats: readonly Seat[], log: readonly LogEntry[]): Out[] {
  return sinceMass(log).flatMap((entry): Out[] => {
    if (entry.code === 'monk') return [{ figure: null, how: 'drawn' }]
    if (entry.code !== 'choose' && entry.code !== 'draw' && entry.code !== 'conny-church') return []
    const figure = FIGURES.list.indexOf(entry.figure as (typeof FIGURES.list)[number])
    const how = entry.code === 'choose' ? 'chosen' : 'drawn'
    return [{ figure: figureOf(view, seats, entry.seat, figure), how }]
  })
}

/** Seats that are done with this step of the mass. */
export function doneWith(log: readonly LogEntry[], step: 'choose' | 'promote'): number[] {
  return sinceMass(log).flatMap((entry) =>
    entry.code === 'mass-done' && entry.with === step ? [entry.seat] : [],
  )
}
