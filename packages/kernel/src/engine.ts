import type { Chance } from './chance/chance.ts'
import { totalOf, WAITING } from './chance/chance.ts'
import type { AnyState, Game } from './game.ts'
import type { Move, MoveList } from './move.ts'
import { type Refusal, refusal } from './refusal.ts'
import { type Choice, FRAME, type Source } from './step.ts'

/**
 * Where the table waits:
 * - `choice`: the seat of the top step chooses from the list,
 * - `chance`: an outcome is due and nobody is there to draw it (tentative turns, replays),
 * - `barrier`: a tentative turn may go no further,
 * - `over`: the match is finished.
 */
export type Stop = 'choice' | 'chance' | 'barrier' | 'over'

export const ANYONE = -1

/** The table cannot go on: a bug in the rules of a game. */
export class Stuck extends Error {
  readonly why: 'no-move' | 'endless'
  constructor(why: Stuck['why'], message: string) {
    super(message)
    this.name = 'Stuck'
    this.why = why
  }
}

/** More than ever happens between two decisions; rules that push each other for ever are a bug. */
const ENDLESS = 100_000

/**
 * Lets everything happen that needs no decision and lists the moves of the next one. A choice with
 * exactly one option is taken at once. Without a chance, and for one seat only, it plays as far as
 * that seat can see: this is how tentative turns run.
 */
export function advance<S extends AnyState>(
  game: Game<S>,
  state: S,
  chance: Chance | null,
  moves: MoveList,
  only: number = ANYONE,
): Stop {
  const { steps, beside } = game
  const watched = game.settled !== undefined
  const { stack } = state
  for (let happened = 0; ; happened++) {
    const depth = state.depth
    if (depth === 0) {
      if (watched) settle(game, state)
      moves.clear()
      return 'over'
    }
    const at = (depth - 1) * FRAME
    const step = steps[stack[at]]
    if (happened > ENDLESS) throw new Stuck('endless', `${step.id} comes again and again, nobody decides`)
    const seat = stack[at + 1]
    const a = stack[at + 2]
    const b = stack[at + 3]
    const c = stack[at + 4]
    switch (step.kind) {
      case 'rule':
        if (step.barrier && chance === null) return 'barrier'
        pop(state)
        step.run(state, seat, a, b, c)
        break
      case 'chance': {
        if (watched) settle(game, state)
        if (chance === null) return 'chance'
        const unseen = step.unseen(state, seat, a, b, c)
        const { code } = step.source
        const total = totalOf(unseen)
        if (total <= 0) throw new Error(`${step.id} has nothing to draw from`)
        const outcome = chance.outcome(step.source, state.draws[code], unseen, total)
        if (outcome === WAITING) return 'chance'
        state.draws[code]++
        pop(state)
        step.happen(state, outcome, seat, a, b, c)
        break
      }
      case 'choice':
        if (watched) settle(game, state)
        if (only !== ANYONE && seat !== only) return 'barrier'
        moves.clear()
        step.list(state, moves, seat, a, b, c)
        if (beside !== null) beside.list(state, moves, seat, step, a, b, c)
        if (moves.count === moves.sides) throw new Stuck('no-move', `${step.id} offers no move`)
        if (!moves.forced) return 'choice'
        pop(state)
        step.play(state, moves.at(0), seat, a, b, c)
        break
    }
  }
}

/** The table rests: what happens as soon as its condition holds happens now, if anything changed. */
function settle<S extends AnyState>(game: Game<S>, state: S): void {
  if (state.unsettled !== 0) game.settled?.(state)
}

/** Takes the top step off; what it said is wiped, so that equal positions have equal memory. */
function pop(state: AnyState): void {
  const { stack } = state
  const depth = state.depth - 1
  const at = depth * FRAME
  stack[at] = 0
  stack[at + 1] = 0
  stack[at + 2] = 0
  stack[at + 3] = 0
  stack[at + 4] = 0
  state.depth = depth
}

/** Makes a listed move. It is not checked: use `explain` for moves from outside. Then `advance`. */
export function apply<S extends AnyState>(game: Game<S>, state: S, move: Move): void {
  const { stack } = state
  const at = (state.depth - 1) * FRAME
  const step = game.steps[stack[at]]
  if (step === undefined || step.kind !== 'choice') throw new Error('no decision is due')
  const seat = stack[at + 1]
  if (game.beside !== null && game.isBeside(move)) {
    game.beside.play(state, move, seat)
    return
  }
  const a = stack[at + 2]
  const b = stack[at + 3]
  const c = stack[at + 4]
  pop(state)
  step.play(state, move, seat, a, b, c)
}

/** How often nobody has seen each outcome of the chance step on top. */
export function unseenOf<S extends AnyState>(game: Game<S>, state: S): ArrayLike<number> {
  const at = (state.depth - 1) * FRAME
  const { stack } = state
  const step = game.steps[stack[at]]
  if (step === undefined || step.kind !== 'chance') throw new Error('no outcome is due')
  return step.unseen(state, stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4])
}

/** Lets one outcome of the chance step on top happen. It is not checked. Then `advance`. */
export function happen<S extends AnyState>(game: Game<S>, state: S, outcome: number): void {
  const { stack } = state
  const at = (state.depth - 1) * FRAME
  const step = game.steps[stack[at]]
  if (step === undefined || step.kind !== 'chance') throw new Error('no outcome is due')
  const seat = stack[at + 1]
  const a = stack[at + 2]
  const b = stack[at + 3]
  const c = stack[at + 4]
  state.draws[step.source.code]++
  pop(state)
  step.happen(state, outcome, seat, a, b, c)
}

/** Whose decision is due: the seat of the top step, or -1. */
export function decider(state: AnyState): number {
  return state.depth === 0 ? -1 : state.stack[(state.depth - 1) * FRAME + 1]
}

/** The decision that is due, or null. */
export function decision<S extends AnyState>(game: Game<S>, state: S): Choice<S> | null {
  if (state.depth === 0) return null
  const step = game.steps[state.stack[(state.depth - 1) * FRAME]]
  return step.kind === 'choice' ? step : null
}

/** The source whose outcome is due, or null. */
export function awaitedSource<S extends AnyState>(game: Game<S>, state: S): Source | null {
  if (state.depth === 0) return null
  const step = game.steps[state.stack[(state.depth - 1) * FRAME]]
  return step.kind === 'chance' ? step.source : null
}

/** Lists the options of the decision that is due, even a single one; side moves are left out. */
export function listOptions<S extends AnyState>(game: Game<S>, state: S, moves: MoveList): void {
  moves.clear()
  const due = decision(game, state)
  if (due === null) return
  const { stack } = state
  const at = (state.depth - 1) * FRAME
  due.list(state, moves, stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4])
}

/**
 * Why a seat cannot make this move now, or null if it can. Asked where `advance` stopped with
 * `choice`; `moves` is the list it gave.
 */
export function explain<S extends AnyState>(
  game: Game<S>,
  state: S,
  seat: number,
  move: Move,
  moves: MoveList,
): Refusal | null {
  if (state.depth === 0) return refusal('over')
  const due = decision(game, state)
  if (due === null) return refusal('not-now')
  const at = (state.depth - 1) * FRAME
  const { stack } = state
  if (stack[at + 1] !== seat) return refusal('not-your-turn', due.rule, { seat: stack[at + 1] })
  if (moves.has(move)) return null
  const kind = game.notation.kindOf(move)
  if (game.beside !== null && game.isBeside(move)) return game.beside.refuse(state, move, seat, due)
  const [a, b, c] = stack.subarray(at + 2, at + FRAME)
  if (kind !== undefined && game.isAnswer(kind, due)) return due.refuse(state, move, seat, a, b, c)
  const why = kind === undefined ? null : game.untimely?.(state, move, seat, due, a, b, c)
  return why ?? refusal('not-now', due.rule, { decision: due.id })
}
