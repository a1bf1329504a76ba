import type { Refusal } from '@chronik/kernel'
import {
  incomeIn,
  pathOf,
  stepsIn,
  TREASURES,
  type WorldLog,
  type WorldState,
  worldWithoutEnd,
} from '@chronik/world-without-end'
import { outcomeOf, refusalOf } from '#lib/acting/preview.ts'
import type { Token } from '#lib/table/contract.ts'
import { tokensOf } from './acting/effects.ts'

/** What one way to lay the event card would bring everybody. */
export interface Orientation {
  readonly rotation: number
  readonly steps: number
  /** What the corners show to each seat, and whether it really gets that. */
  readonly incomes: readonly Income[]
  /** The spaces that the stone touches. */
  readonly path: readonly number[]
  /** The person it comes to; null if it stays. */
  readonly person: string | null
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  /** Why it must not be laid like this. */
  readonly refusal: Refusal | null
  /** W-312: the money that is demanded and would not be there. */
  readonly owed: number
  /** The position afterwards; null if it is not allowed. */
  readonly state: WorldState | null
}

export interface Income {
  readonly token: Token
  /** A beggar gets nothing; for goods that ran out there are points. */
  readonly comes: 'all' | 'nothing' | 'points'
}

/** The four ways to lay the card, by playing each of them on a copy. */
export function orientationsOf(view: WorldState, seat: number): Orientation[] {
  return [0, 1, 2, 3].map((rotation) => orientation(view, seat, rotation))
}

function orientation(view: WorldState, seat: number, rotation: number): Orientation {
  const move = worldWithoutEnd.notation.parse(`orient:${rotation}`)
  const refusal = typeof move === 'number' ? refusalOf(worldWithoutEnd, view, seat, move) : null
  const outcome =
    typeof move === 'number' && refusal === null ? outcomeOf(worldWithoutEnd, view, seat, move) : null
  const entries = (outcome?.entries ?? []) as readonly WorldLog[]
  const steps = stepsIn(view, rotation)
  const path = pathOf(view, steps)
  const last = path.at(-1)
  const person = last === undefined ? null : view.box.figures.favour.arc[last - 1]
  return {
    rotation,
    steps,
    path,
    person,
    refusal,
    owed: Number(refusal?.params?.money ?? 0),
    incomes: Array.from({ length: view.box.players }, (_, one) => incomeOf(view, one, rotation, entries)),
    ...tokensOf(entries, seat),
    state: outcome?.state ?? null,
  }
}

function incomeOf(view: WorldState, seat: number, rotation: number, entries: readonly WorldLog[]): Income {
  const { treasure, amount } = incomeIn(view, seat, rotation)
  const about = entries.filter((entry) => entry.seat === seat)
  const nothing = about.some(({ code }) => code === 'no-income')
  const points = about.some((entry) => entry.code === 'nothing-left' && entry.why === 'income')
  return {
    token: { piece: TREASURES.list[treasure], amount },
    comes: nothing ? 'nothing' : points ? 'points' : 'all',
  }
}
