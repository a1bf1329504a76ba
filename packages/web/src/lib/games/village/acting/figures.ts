import { FIGURES, PLACES, type VillageState } from '@chronik/village'
import type { Context } from '../../../acting/offer.ts'
import type { TargetId } from '../../../table/contract.ts'
import * as m from '../../../words/messages.js'

export type VillageContext = Context<VillageState>

/** The number of a kind of figure in notation, `2` or `2+` for a raised one. */
function kindOf({ box, farms }: VillageState, seat: number, figure: number): string {
  return `${box.numbers[figure]}${farms[seat].raised[figure] === 1 ? '+' : ''}`
}

/** The first figure of a kind at a place, or -1. */
function figureAt(state: VillageState, seat: number, kind: string, place: string): number {
  const at = (PLACES.list as readonly string[]).indexOf(place)
  const { figures } = state.farms[seat]
  for (let figure = 0; figure < state.box.figureCount; figure++)
    if (figures[figure] === at && kindOf(state, seat, figure) === kind) return figure
  return -1
}

export function figureTarget(state: VillageState, seat: number, kind: string, place: string): TargetId[] {
  const figure = figureAt(state, seat, kind, place)
  return figure < 0 ? [] : [`figure:${seat}:${FIGURES.list[figure]}`]
}

/** The piece of a figure of this seat. */
export function meeple(
  { seats, state }: Pick<VillageContext, 'seats' | 'state'>,
  seat: number,
  number: string,
): string {
  const raised = number.endsWith('+') ? '-raised' : ''
  return `meeple-${colourOf({ seats, state }, seat)}-${number.charAt(0)}${raised}`
}

/** What a kind of figure is called: `2+` is a 2 that counts as 3. */
export function kindName(kind: string, language: VillageContext['language']): string {
  const number = kind.charAt(0)
  return kind.endsWith('+')
    ? m.act_member_raised({ number, counts: Number(number) + 1 }, { locale: language })
    : m.act_member({ number }, { locale: language })
}

function colourOf({ seats, state }: Pick<VillageContext, 'seats' | 'state'>, seat: number): string {
  return seats[seat]?.colour ?? COLOURS_OF_CONNY[state.conny.colour] ?? 'purple'
}

const COLOURS_OF_CONNY = ['red', 'yellow', 'blue', 'white', 'purple']

/** The figure with this word: its kind and where it stands. */
export function whereIs(
  state: VillageState,
  seat: number,
  word: string,
): { readonly kind: string; readonly place: string } | null {
  const figure = (FIGURES.list as readonly string[]).indexOf(word)
  if (figure < 0 || state.farms[seat] === undefined) return null
  return { kind: kindOf(state, seat, figure), place: PLACES.list[state.farms[seat].figures[figure]] }
}
