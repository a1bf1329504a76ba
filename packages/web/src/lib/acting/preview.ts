import {
  type AnyState,
  advance,
  apply,
  clone,
  decision,
  explain,
  type Game,
  type LogEntry,
  type Move,
  MoveList,
  type Refusal,
  type Stop,
} from '@chronik/kernel'

/** What a move would do, as far as its seat can foresee it. */
export interface Outcome<S extends AnyState> {
  readonly state: S
  readonly stop: Stop
  /** The decision that would follow, and its moves. */
  readonly decision: string
  readonly moves: readonly Move[]
  readonly entries: readonly LogEntry[]
}

/** Plays a move on a copy: what is shown beforehand is what will happen. */
export function outcomeOf<S extends AnyState>(game: Game<S>, from: S, seat: number, move: Move): Outcome<S> {
  const state = clone(game, from)
  const entries: LogEntry[] = []
  const list = new MoveList()
  state.log = { add: (entry) => entries.push(entry) }
  apply(game, state, move)
  const stop = advance(game, state, null, list, seat)
  state.log = null
  const due = stop === 'choice' ? (decision(game, state)?.id ?? '') : ''
  return { state, stop, decision: due, moves: stop === 'choice' ? list.toArray() : [], entries }
}

/** Why a move is not possible in a position, or null if it is. */
export function refusalOf<S extends AnyState>(
  game: Game<S>,
  from: S,
  seat: number,
  move: Move,
): Refusal | null {
  const state = clone(game, from)
  const list = new MoveList()
  advance(game, state, null, list, seat)
  return explain(game, state, seat, move, list)
}
