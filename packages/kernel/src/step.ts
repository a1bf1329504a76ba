import type { Move, MoveKind, MoveList } from './move.ts'
import type { Refusal } from './refusal.ts'
import { NONE } from './shape.ts'

/**
 * What is to happen next on the table is a stack of steps, kept as integers in the state.
 * A step names a seat and up to three arguments of its own; it leaves the stack when it happens and
 * pushes what follows. What shall happen last is pushed first.
 *
 * - a choice waits for a move of its seat,
 * - a chance waits for an outcome,
 * - a rule happens by itself.
 */
export type Step<S> = Choice<S> | ChanceStep<S> | RuleStep<S>

/** What a seat decides: the moves it may choose from, what a move does, why another is refused. */
export interface Choice<S> {
  readonly kind: 'choice'
  readonly id: string
  code: number
  /** The rule that asks for it, by number: where somebody reads what to do, and why nothing else can be done now. */
  readonly rule?: string | undefined
  /** The kinds of moves that may answer it; any other is refused as untimely. */
  readonly kinds: readonly MoveKind[]
  list(state: S, moves: MoveList, seat: number, a: number, b: number, c: number): void
  play(state: S, move: Move, seat: number, a: number, b: number, c: number): void
  /** Why a move of these kinds that is not listed is impossible now. Never called for a listed one. */
  refuse(state: S, move: Move, seat: number, a: number, b: number, c: number): Refusal
}

/**
 * Moves that a seat may make beside a decision of its own, without answering it: eating bread,
 * opening a chest. The decision stays and is listed anew.
 */
export interface SideMoves<S> {
  readonly kinds: readonly MoveKind[]
  /**
   * Adds side moves with `moves.side`, or has the decision put in any case with `moves.ask`. The
   * decision comes with its own arguments, so that a side move can leave it possible.
   */
  list(state: S, moves: MoveList, seat: number, decision: Choice<S>, a: number, b: number, c: number): void
  play(state: S, move: Move, seat: number): void
  refuse(state: S, move: Move, seat: number, decision: Choice<S>): Refusal
}

/** What nobody decides: a cube from the bag, a card, a die. */
export interface ChanceStep<S> {
  readonly kind: 'chance'
  readonly id: string
  code: number
  /** The source it draws from; each source has a stream of its own. */
  readonly source: Source
  /** How many pieces of each outcome may come: the unseen contents of a bag, the faces of a die. */
  unseen(state: S, seat: number, a: number, b: number, c: number): ArrayLike<number>
  happen(state: S, outcome: number, seat: number, a: number, b: number, c: number): void
}

/** What follows by rule alone. */
export interface RuleStep<S> {
  readonly kind: 'rule'
  readonly id: string
  code: number
  /** A tentative turn goes no further than this: the end of a turn, a reveal. */
  readonly barrier: boolean
  run(state: S, seat: number, a: number, b: number, c: number): void
}

/** A source of chance; its outcomes are words, so that records can be read. */
export interface Source {
  readonly id: string
  readonly outcomes: readonly string[]
  code: number
}

// All steps of a kind are objects of one shape, written out: `advance` meets each of them all the time.

export function source(id: string, outcomes: readonly string[]): Source {
  return { id, outcomes, code: -1 }
}

export function choice<S>(
  id: string,
  kinds: readonly MoveKind[],
  does: Pick<Choice<S>, 'rule' | 'list' | 'play' | 'refuse'>,
): Choice<S> {
  const { rule: number, list, play, refuse } = does
  return { kind: 'choice', id, code: -1, kinds, rule: number, list, play, refuse }
}

export function chance<S>(
  id: string,
  from: Source,
  does: Pick<ChanceStep<S>, 'unseen' | 'happen'>,
): ChanceStep<S> {
  const { unseen, happen } = does
  return { kind: 'chance', id, code: -1, source: from, unseen, happen }
}

export function rule<S>(id: string, run: RuleStep<S>['run']): RuleStep<S> {
  return { kind: 'rule', id, code: -1, barrier: false, run }
}

/** A rule that a tentative turn does not pass. */
export function barrier<S>(id: string, run: RuleStep<S>['run']): RuleStep<S> {
  return { kind: 'rule', id, code: -1, barrier: true, run }
}

export const FRAME = 5
/** More steps than any game has waiting at once. */
export const DEEPEST = 48

interface Stack {
  readonly stack: Int16Array
  depth: number
}

/** Puts a step on top of what is to happen. */
export function push(
  state: Stack,
  step: { readonly code: number; readonly id: string },
  seat = 0,
  a = 0,
  b = 0,
  c = 0,
): void {
  const { stack, depth } = state
  const at = depth * FRAME
  if (at >= stack.length) tooMany(step.id)
  stack[at] = step.code
  stack[at + 1] = seat
  stack[at + 2] = a
  stack[at + 3] = b
  stack[at + 4] = c
  state.depth = depth + 1
}

function tooMany(id: string): never {
  throw new Error(`too many steps are waiting to push ${id}`)
}

/** Takes away whatever was to happen. */
export function clearSteps(state: Stack): void {
  state.stack.fill(0)
  state.depth = 0
}

/** Whether a step is waiting to happen. */
export function waits(state: Stack, step: { readonly code: number }): boolean {
  for (let at = 0; at < state.depth * FRAME; at += FRAME) if (state.stack[at] === step.code) return true
  return false
}

/** The first argument of a step of this seat that is waiting to happen, or NONE. */
export function waitsWith(state: Stack, step: { readonly code: number }, seat: number): number {
  const { stack } = state
  for (let at = 0; at < state.depth * FRAME; at += FRAME)
    if (stack[at] === step.code && stack[at + 1] === seat) return stack[at + 2]
  return NONE
}

/** What a step that is waiting to happen was given. */
interface Waiting {
  readonly seat: number
  readonly a: number
  readonly b: number
  readonly c: number
}

/** The step of this kind that happens first, or null if none is waiting. */
export function waiting({ stack, depth }: Stack, step: { readonly code: number }): Waiting | null {
  for (let at = (depth - 1) * FRAME; at >= 0; at -= FRAME) {
    if (stack[at] !== step.code) continue
    return { seat: stack[at + 1], a: stack[at + 2], b: stack[at + 3], c: stack[at + 4] }
  }
  return null
}

/** Whether this step is the very next thing to happen. */
export function comesNext({ stack, depth }: Stack, step: { readonly code: number }): boolean {
  return depth > 0 && stack[(depth - 1) * FRAME] === step.code
}
