import type { LogEntry } from '@chronik/kernel'
import { FIGURES, PLACES, STEPS, type VillageLog, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { connySeat, type Figure, figureOf } from '../reading.ts'

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

/** How a seat stands in the church: figures on the steps and the step of the foremost. */
export interface Standing {
  readonly seat: number
  readonly count: number
  readonly foremost: number
}

const CHURCH_1 = PLACES.at['church-1']

export function churchStanding(view: VillageState): Standing[] {
  const { players, solo, figureCount } = view.box
  return Array.from({ length: players + (solo ? 1 : 0) }, (_, seat) => {
    const figures = seat === connySeat(view) ? view.conny.figures : view.farms[seat].figures
    const steps = Array.from(figures.subarray(0, figureCount))
      .map((place) => place - CHURCH_1 + 1)
      .filter((step) => step >= 1 && step <= STEPS)
    return { seat, count: steps.length, foremost: Math.max(0, ...steps) }
  })
}

/** Most figures, then the foremost; whoever is still equal wins as well. */
export function leaders(standing: readonly Standing[]): number[] {
  const strength = ({ count, foremost }: Standing): number => count * 8 + foremost
  const best = Math.max(...standing.map(strength))
  return best === 0 ? [] : standing.filter((one) => strength(one) === best).map(({ seat }) => seat)
}
