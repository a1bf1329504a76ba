import { CASTLES, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { firstOf, knownFillings } from '../modules/modules.ts'
import { type Figure, membersAt } from '../reading.ts'

/** Colours of the bars, line by line; every one carries its sign as well. */
const LINE_COLOURS: Readonly<Record<string, readonly [ground: string, ink: string]>> = {
  prestige: ['#93303a', '#fff'],
  travel: ['#46804c', '#fff'],
  church: ['#7a5236', '#fff'],
  council: ['#b03f33', '#fff'],
  customers: ['#3f6f9c', '#fff'],
  chronicle: ['#dcbf7c', '#33261c'],
  coins: ['#f3d68a', '#33261c'],
}

export const colourOfLine = (line: string): readonly [ground: string, ink: string] =>
  LINE_COLOURS[line] ?? firstOf(knownFillings(), ({ lines }) => lines?.[line]?.colour) ?? ['#6b6560', '#fff']

/** Letters of the castles a seat has visited. */
export const castleLetters = (view: VillageState, seat: number): string[] =>
  CASTLES.list.flatMap((castle, at) =>
    view.farms[seat].markers[at] === 1 ? [castle.slice(-1).toUpperCase()] : [],
  )

/** Figures on the steps of church or council, with their steps. */
export function onSteps(
  view: VillageState,
  seats: readonly Seat[],
  seat: number,
  of: 'church' | 'council',
): { figure: Figure; step: number }[] {
  return [1, 2, 3, 4].flatMap((step) =>
    membersAt(view, seats, seat, `${of}-${step}`).map((figure) => ({ figure, step })),
  )
}
