import type { LogEntry } from '@chronik/kernel'
import { CHRONICLE_PLACES, FIGURES, GRAVES, type VillageLog, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { buried, type Figure, figureOf } from '../reading.ts'

/** The death that rang the end. */
export interface Ending {
  readonly figure: Figure
  /** Where the figure stood, and where it lies. */
  readonly from: string
  readonly to: string
  /** All who lie in the group that was filled, the last one last. */
  readonly beside: readonly (Figure | null)[]
  readonly grave: boolean
}

/** How the end came about, or null as long as it has not been rung. */
export function endingOf(
  view: VillageState,
  seats: readonly Seat[],
  log: readonly LogEntry[],
): Ending | null {
  const rung = log.findLastIndex(({ code }) => code === 'end-rung')
  const before = log.slice(0, Math.max(0, rung)) as VillageLog[]
  const death = before.findLast((entry) => entry.code === 'death')
  if (death === undefined) return null
  const figure = FIGURES.list.indexOf(death.figure as (typeof FIGURES.list)[number])
  const { from, to } = death
  const grave = to.startsWith('grave')
  const group = to.replace(/-\d+$/, '')
  const places = grave ? view.box.graves : view.box.chronicle.flat()
  const names = grave ? GRAVES.list : CHRONICLE_PLACES.list
  const lie = grave ? view.gravePlaces : view.chroniclePlaces
  return {
    figure: figureOf(view, seats, death.seat, figure),
    from,
    to,
    beside: places
      .filter((place) => names[place].startsWith(group))
      .map((place) => buried(view, seats, lie[place])),
    grave,
  }
}
