import {
  ceremonyOf,
  FIGURES,
  type Guest,
  type House,
  householdsOf,
  type VillageState,
} from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { standing } from '#lib/table/kit/crowd.ts'
import { m } from '#lib/words/messages.js'
import { memberName } from '../../naming.ts'
import { figureOf } from '../../reading.ts'

/** Somebody on the wedding board as it is drawn. */
export interface Drawn {
  readonly id: string
  readonly piece: string
  readonly name: string
  /** Stands beside a partner. */
  readonly married: boolean
}

type Person = Pick<Guest, 'seat' | 'figure'>

/** VM-512: the two favours of a house, of which one takes one; piece by piece. */
export function favoursOf(
  { box }: VillageState,
  house: Exclude<House, 'parents'>,
): { piece: string; amount: number }[][] {
  const { bakery, store } = box.figures.marriage.favours
  return house === 'bakery'
    ? [
        [
          { piece: 'grain', amount: bakery.grain },
          { piece: 'bread', amount: bakery.bread },
        ],
        [{ piece: 'bread', amount: bakery.breadOnly }],
      ]
    : [
        [
          { piece: 'knowledge', amount: store.knowledge },
          { piece: 'skill', amount: store.skill },
          { piece: 'tool', amount: store.tools },
        ],
        [{ piece: 'tool', amount: store.toolsOnly }],
      ]
}

function drawnAs(
  view: VillageState,
  seats: readonly Seat[],
  { seat, figure }: Person,
): Omit<Drawn, 'married'> {
  const id = `figure:${seat}:${figure}`
  if (seat < 0) return { id, piece: 'meeple-pink', name: m.wed_pink() }
  const found = figureOf(view, seats, seat, (FIGURES.list as readonly string[]).indexOf(figure))
  return { id, piece: found.piece, name: memberName(found, seats) }
}

function drawn(view: VillageState, seats: readonly Seat[], guest: Guest): Drawn {
  return { ...drawnAs(view, seats, guest), married: guest.partner !== null }
}

/** Who stands on a rank, who would leave it, who would come to it. */
export function onRank(
  view: VillageState,
  preview: VillageState | null,
  seats: readonly Seat[],
  rank: number,
) {
  const at = (state: VillageState): Drawn[] => {
    const guest = ceremonyOf(state)[rank - 1]
    return guest === null ? [] : [drawn(state, seats, guest)]
  }
  return standing(at(view), preview === null ? null : at(preview))
}

/** The households of a house, each with its people. */
export function atHouse(
  view: VillageState,
  seats: readonly Seat[],
  house: House,
): readonly (readonly Drawn[])[] {
  return householdsOf(view, house).map((people) => people.map((guest) => drawn(view, seats, guest)))
}

/** The households that would come to a house. */
export function comingTo(
  view: VillageState,
  preview: VillageState | null,
  seats: readonly Seat[],
  house: House,
): readonly (readonly Drawn[])[] {
  if (preview === null) return []
  const here = new Set(atHouse(view, seats, house).flatMap((people) => people.map(({ id }) => id)))
  return atHouse(preview, seats, house).filter((people) => people.some(({ id }) => !here.has(id)))
}

/** Couples that wait in the ceremony: the ranks of the two, the higher first. */
export function couplesOf(view: VillageState): { readonly higher: number; readonly lower: number }[] {
  const ceremony = ceremonyOf(view)
  return ceremony.flatMap((guest, at) => {
    if (guest?.partner == null) return []
    const { seat, figure } = guest.partner
    const lower = ceremony.findIndex((other) => other?.seat === seat && other.figure === figure)
    return lower > at ? [{ higher: at + 1, lower: lower + 1 }] : []
  })
}

/** A person of the log as it is drawn. */
export const personOf = (
  view: VillageState,
  seats: readonly Seat[],
  seat: number,
  figure: string,
): Drawn => ({
  ...drawnAs(view, seats, { seat, figure }),
  married: false,
})
