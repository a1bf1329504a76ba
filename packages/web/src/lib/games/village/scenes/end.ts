import type { Language, LogEntry } from '@chronik/kernel'
import { CHRONICLE_PLACES, FIGURES, GRAVES, type VillageLog, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { named, titled } from '../naming.ts'
import { buried, type Figure, figureOf } from '../reading.ts'

type Text = (language: Language) => string

/** What was filled when the end was rung. */
interface Filled {
  /** What was taken last, and where that is. */
  readonly last: Text
  readonly name: Text
  /** All who lie there, the last one last. */
  readonly beside: readonly (Figure | null)[]
  /** How many places are taken, of all that count. */
  readonly taken: number
  readonly all: number
  /** Whether the name stands in the chronicle. */
  readonly chronicled: boolean
}

/** The death that rang the end. */
export interface Ending extends Filled {
  readonly figure: Figure
  /** Where the figure stood. */
  readonly from: string
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
  return {
    figure: figureOf(view, seats, death.seat, figure),
    from: death.from,
    ...(ofModule(view, seats, death.to) ?? ofGraves(view, seats, death.to) ?? ofGroup(view, seats, death.to)),
  }
}

/** V-701: the last place of the chronicle, shown with its group. */
function ofGroup(view: VillageState, seats: readonly Seat[], to: string): Filled {
  const group = to.replace(/-\d+$/, '')
  return {
    last: (locale) => m.board_last_place({}, { locale }),
    name: (language) => named(group.replace(/^chr-/, ''), language),
    beside: view.box.chronicle
      .flat()
      .filter((place) => CHRONICLE_PLACES.list[place].startsWith(group))
      .map((place) => buried(view, seats, view.chroniclePlaces[place])),
    taken: view.chronicle.reduce((sum, one) => sum + one, 0),
    all: view.box.openPlaces,
    chronicled: true,
  }
}

/** V-701: the last grave. */
function ofGraves(view: VillageState, seats: readonly Seat[], to: string): Filled | null {
  if (!(GRAVES.list as readonly string[]).includes(to)) return null
  return {
    last: (locale) => m.board_last_grave({}, { locale }),
    name: (language) => titled('graveyard', language),
    beside: view.box.graves.map((place) => buried(view, seats, view.gravePlaces[place])),
    taken: view.graves,
    all: view.box.graves.length,
    chronicled: false,
  }
}

/** VP-703: the last place of a bell that a module hung up. */
function ofModule(view: VillageState, seats: readonly Seat[], to: string): Filled | null {
  const bell = firstOf(fillingsIn(view.box), (filling) => filling.bell?.(to, view, seats))
  if (bell === null) return null
  const { last, name, beside } = bell
  return {
    last: (locale) => last({}, { locale }),
    name: (locale) => name({}, { locale }),
    beside,
    taken: beside.filter((one) => one !== null).length,
    all: beside.length,
    chronicled: false,
  }
}
