import { PLACES, restOf as restAt, type VillageState } from '@chronik/village'
import type { BoardProps, Seat, TargetId } from '#lib/table/contract.ts'
import { chronicleOf, entriesWorth } from '../board/chronicle.ts'
import type { Word } from '../modules/filling.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { buried, type Figure, membersAt } from '../reading.ts'

/** Somebody whose time has come: where they live, and where they would lie. */
export interface Leaving {
  readonly at: TargetId
  readonly figure: Figure
  readonly place: string
  readonly rest: Rest
}

export type Rest =
  /** In the chronicle, beside these; null is a free place. */
  | { readonly kind: 'chronicle'; readonly group: string; readonly row: readonly (Figure | null)[] }
  | { readonly kind: 'grave'; readonly taken: number; readonly all: number }
  /** Where a module lays its dead, in a few words. */
  | { readonly kind: 'elsewhere'; readonly where: Word }
  | { readonly kind: 'nowhere' }

/** Those of whom leave can be taken now, one for each place, in the order in which the bar names them. */
export function leavingOf(
  view: VillageState,
  seats: readonly Seat[],
  seat: number,
  targets: BoardProps['targets'],
): Leaving[] {
  const asked = [...targets.keys()]
  const leaving = view.box.places.flatMap(({ visible }, at) => {
    const place = PLACES.list[at]
    if (!visible) return []
    return membersAt(view, seats, seat, place)
      .map((figure): Leaving => {
        const id = `figure:${seat}:${figure.word}`
        return { at: id, figure, place, rest: restOf(view, seats, at) }
      })
      .filter(({ at: id }) => ['possible', 'chosen'].includes(targets.get(id)?.state ?? ''))
      .slice(0, 1)
  })
  return leaving.toSorted((one, other) => asked.indexOf(one.at) - asked.indexOf(other.at))
}

function restOf(view: VillageState, seats: readonly Seat[], place: number): Rest {
  const { group } = view.box.places[place]
  const goal = PLACES.list[restAt(view, place)]
  if (goal === 'gone') return { kind: 'nowhere' }
  const elsewhere = firstOf(fillingsIn(view.box), ({ rests }) => rests?.(goal))
  if (elsewhere !== null) return { kind: 'elsewhere', where: elsewhere.where }
  if (goal === 'grave') return { kind: 'grave', taken: view.graves, all: view.box.graves.length }
  const row = view.box.chronicle[group].map((one) => buried(view, seats, view.chroniclePlaces[one]))
  return { kind: 'chronicle', group: goal.replace('chronicle-', ''), row }
}

/** What the entries of a seat are worth now, and with one more. */
export function worthOf(view: VillageState, seat: number): readonly [now: Worth, then: Worth] {
  const entries = chronicleOf(view, seat)
  const at = (count: number): Worth => ({ entries: count, points: entriesWorth(view, count) })
  return [at(entries), at(entries + 1)]
}

interface Worth {
  readonly entries: number
  readonly points: number
}
