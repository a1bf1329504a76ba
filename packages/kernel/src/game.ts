import type { Random } from './chance/chance.ts'
import { type Json, MisfitError, readFields, readObject, show, writeFields } from './codec.ts'
import type { Edition, EditionKind } from './edition.ts'
import type { Translated } from './language.ts'
import type { Log, LogEntry } from './log.ts'
import { hashOf, layout } from './memory.ts'
import { kindCode, type Move, type MoveKind, Notation } from './move.ts'
import { type Option, type Options, readOptions } from './options.ts'
import type { Refusal } from './refusal.ts'
import type { Score } from './score.ts'
import { type Secret, secretsOf } from './secret.ts'
import { type Contents, type Fields, int, ints } from './shape.ts'
import { type Choice, DEEPEST, FRAME, type SideMoves, type Source, type Step } from './step.ts'

/** What was agreed before a match. */
export interface Setup {
  readonly players: number
  readonly options?: { readonly [id: string]: unknown }
  readonly edition?: Edition
  /** The version of the rules; the newest where nothing is said. */
  readonly rules?: number
}

/** What every box holds; a game adds its figures, compiled for fast reading. */
export interface Box {
  readonly players: number
  readonly options: Options
  readonly edition: Edition
  /** The version of the rules this match is played by, from its first move to its last. */
  readonly rules: number
}

/** What every state holds beside the fields of its game. */
export interface Core<B extends Box = Box, L extends LogEntry = LogEntry> {
  readonly mem: Int16Array
  readonly box: B
  /** Where real moves tell what they did; null while searching. */
  log: Log<L> | null
  /**
   * What has changed since the table last came to rest, in bits of the game's own: whatever `settled` looks
   * after raises one, so that nobody looks where nothing happened. All are raised in a position laid anew.
   * Outside the memory, because it says nothing about a position at rest.
   */
  unsettled: number
  depth: number
  readonly stack: Int16Array
  /** How many outcomes each source has given. */
  readonly draws: Int16Array
}

/** A position: the fields of the game over one stretch of memory. */
export type State<
  F extends Fields = Fields,
  B extends Box = Box,
  L extends LogEntry = LogEntry,
> = Contents<F> & Core<B, L>

/** Any state, for code that knows no game. */
export type AnyState = Core<Box, LogEntry>

/** What a game declares; `defineGame` makes a Game of it. */
export interface GameRules<F extends Fields, B extends Box, L extends LogEntry> {
  readonly id: string
  /** The newest version; raised whenever the same moves could lead to another position. Rules that
   *  changed ask `box.rules`, so that a match goes on by the version it began with. */
  readonly rulesVersion: number
  /** The oldest version these rules can still be played by; the newest where nothing is said. */
  readonly oldestRules?: number
  readonly players: { readonly min: number; readonly max: number }
  /** The colours of its pieces that players choose from: at least as many as can play. */
  readonly colours: readonly string[]
  readonly options: readonly Option[]
  readonly editions: EditionKind
  readonly fields: F
  readonly moves: readonly MoveKind[]
  readonly steps: readonly Step<State<F, B, L>>[]
  readonly sources: readonly Source[]
  readonly beside?: SideMoves<State<F, B, L>>
  /** Moves of modules that may answer a decision of the base beside its own kinds, by the id of the decision. */
  readonly answers?: { readonly [decision: string]: readonly MoveKind[] }
  /** Done whenever the table comes to rest (before a decision, before a draw, at the end) and `unsettled` is not 0:
   *  what happens as soon as its condition holds. It wipes `unsettled`. Done again it must change nothing more. */
  settled?(state: State<F, B, L>): void
  /** Which rule keeps a move of another kind from the decision that is due; null where none says more than `not-now`. */
  untimely?(
    state: State<F, B, L>,
    move: Move,
    seat: number,
    decision: Choice<State<F, B, L>>,
    a: number,
    b: number,
    c: number,
  ): Refusal | null
  /** The refusals of this game in words. */
  readonly refusals: Translated
  /** What the words of its vocabularies are called, for refusals and stories. */
  readonly names?: Translated
  /** Compiles figures, options and number of players; throws MisfitError where they do not fit together. */
  box(setup: Box): B
  /** Fills a fresh state and pushes the first step. */
  setup(state: State<F, B, L>): void
  /** Which round it is, for logs and statistics. */
  round(state: State<F, B, L>): number
  /** The score as it stands; final when the match is over. */
  score(state: State<F, B, L>): Score
  /** What must always hold; each broken one in words. */
  invariants(state: State<F, B, L>): string[]
  /** More decisions than any match has. */
  bound(box: B): number
  /** Whether the viewer may see this secret field of a seat (open hands, after the end). Default: only the owner. */
  opens?(state: State<F, B, L>, seat: number, viewer: number, field: string): boolean
  /** Fills what is hidden in a view with something that could be true. Needed if there are secrets. */
  imagine?(view: State<F, B, L>, viewer: number, random: Random): void
  /** Lays the table as if this seat had its next turn now, for who thinks ahead; false where none is near. */
  ahead?(view: State<F, B, L>, seat: number): boolean
  /** Setups that the conformance suite shall visit, beside all numbers of players. */
  samples(): readonly Setup[]
}

/** A game, ready to play: the same for every game, whatever its fields. */
export interface Game<S extends AnyState = AnyState> {
  readonly id: string
  readonly rulesVersion: number
  readonly oldestRules: number
  readonly players: { readonly min: number; readonly max: number }
  /** The colours of its pieces that players choose from: at least as many as can play. */
  readonly colours: readonly string[]
  readonly options: readonly Option[]
  readonly editions: EditionKind
  readonly fields: Fields
  readonly notation: Notation
  readonly steps: readonly Step<S>[]
  readonly sources: readonly Source[]
  readonly beside: SideMoves<S> | null
  /** Whether a move is one of those that may be made beside a decision. */
  isBeside(move: Move): boolean
  /** Whether a decision may be answered by moves of this kind. */
  isAnswer(kind: MoveKind, decision: Choice<S>): boolean
  settled?(state: S): void
  untimely?(
    state: S,
    move: Move,
    seat: number,
    decision: Choice<S>,
    a: number,
    b: number,
    c: number,
  ): Refusal | null
  readonly refusals: Translated
  readonly names: Translated
  /** The stretches of memory that only their owner may know. */
  readonly secrets: readonly Secret[]
  /** Opens the box; throws MisfitError with the exact place if the setup does not fit. */
  open(setup: Setup): S['box']
  /** A fresh state of zeroes, for pools. */
  blank(box: S['box']): S
  /** A state at the beginning, before the first advance. */
  begin(box: S['box']): S
  round(state: S): number
  score(state: S): Score
  invariants(state: S): string[]
  bound(box: S['box']): number
  opens(state: S, seat: number, viewer: number, field: string): boolean
  imagine(view: S, viewer: number, random: Random): void
  ahead?(view: S, seat: number): boolean
  samples(): readonly Setup[]
}

export function defineGame<F extends Fields, B extends Box, L extends LogEntry>(
  rules: GameRules<F, B, L>,
): Game<State<F, B, L>> {
  type S = State<F, B, L>
  if (new Set(rules.colours).size < rules.players.max)
    throw new Error(`${rules.id} has fewer colours than players`)
  number(rules.steps, 'step')
  number(rules.sources, 'source')
  for (const step of rules.steps) {
    if (step.kind === 'chance' && !rules.sources.includes(step.source))
      throw new Error(`${step.id} draws from an unknown source`)
  }
  for (const { id, outcomes } of rules.sources) {
    if (new Set(outcomes).size !== outcomes.length) throw new Error(`${id} has an outcome twice`)
  }
  for (const name of ['depth', 'stack', 'draws', 'steps']) {
    if (Object.hasOwn(rules.fields, name)) throw new Error(`"${name}" cannot name a field of a game`)
  }
  const core = {
    depth: int(0, DEEPEST),
    stack: ints(DEEPEST * FRAME, int(-32767)),
    draws: ints(rules.sources.length),
  }
  const fields: Fields = { ...rules.fields, ...core }
  const lay = layout(fields)
  const blank = (box: B): S => Object.assign(lay(), { box, log: null, unsettled: EVERYTHING }) as unknown as S
  const oldestRules = rules.oldestRules ?? rules.rulesVersion
  const notation = new Notation(rules.moves)
  const beside = rules.beside ?? null
  const besideKinds = Uint8Array.from(rules.moves, (kind) => (beside?.kinds.includes(kind) ? 1 : 0))
  return {
    ...rules,
    oldestRules,
    fields,
    beside,
    isBeside: (move) => besideKinds[kindCode(move)] === 1,
    isAnswer: (kind, { id, kinds }) => kinds.includes(kind) || (rules.answers?.[id]?.includes(kind) ?? false),
    names: rules.names ?? NAMELESS,
    secrets: secretsOf(fields),
    notation,
    open: ({ players, options, edition, rules: version = rules.rulesVersion }) => {
      within('players', players, rules.players.min, rules.players.max)
      within('rules', version, oldestRules, rules.rulesVersion)
      const box = {
        players,
        options: readOptions(rules.options, options),
        edition: edition ?? rules.editions.standard,
        rules: version,
      }
      return rules.box(box) as S['box']
    },
    blank,
    begin: (box) => {
      const state = blank(box)
      rules.setup(state)
      return state
    },
    opens: (state, seat, viewer, field) =>
      seat === viewer || (rules.opens?.(state, seat, viewer, field) ?? false),
    imagine: (view, viewer, random) => rules.imagine?.(view, viewer, random),
  }
}

function within(path: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return
  throw new MisfitError({ path, expected: `a whole number from ${min} to ${max}`, found: show(value) })
}

/** Whether matches of this version can still be played on. */
export function playsBy(game: Pick<Game, 'oldestRules' | 'rulesVersion'>, rules: number): boolean {
  return Number.isInteger(rules) && rules >= game.oldestRules && rules <= game.rulesVersion
}

/** `unsettled` of a position laid anew: nobody has looked at anything. */
export const EVERYTHING = -1

const NAMELESS: Translated = { de: {}, en: {}, nl: {} }

function number(list: readonly { readonly id: string; code: number }[], what: string): void {
  const seen = new Set<string>()
  list.forEach((one, index) => {
    if (seen.has(one.id)) throw new Error(`the ${what} "${one.id}" stands twice`)
    seen.add(one.id)
    one.code = index
  })
}

export function copyInto(to: AnyState, from: AnyState): void {
  to.mem.set(from.mem)
  to.unsettled = from.unsettled
}

export function clone<S extends AnyState>(game: Game<S>, state: S): S {
  const copy = game.blank(state.box)
  copyInto(copy, state)
  return copy
}

export function hash(state: AnyState): number {
  return hashOf(state.mem)
}

export function sameState(one: AnyState, other: AnyState): boolean {
  if (one.mem.length !== other.mem.length) return false
  for (let at = 0; at < one.mem.length; at++) if (one.mem[at] !== other.mem[at]) return false
  return true
}

/** A state as JSON, in the words of the game; the waiting steps by their names. */
export function toJson<S extends AnyState>(game: Game<S>, state: S): { readonly [key: string]: Json } {
  const json = writeFields(game.fields, state.mem, 0)
  const steps = Array.from({ length: state.depth }, (_, index) => {
    const [code, seat, ...args] = state.stack.subarray(index * FRAME, (index + 1) * FRAME)
    return { step: game.steps[code].id, seat, args }
  })
  const draws = Object.fromEntries(game.sources.map((source) => [source.id, state.draws[source.code]]))
  const { depth: _depth, stack: _stack, draws: _draws, ...rest } = json
  return { ...rest, steps, draws }
}

/** Reads untrusted JSON as a state of this box; throws MisfitError with the exact place. */
export function fromJson<S extends AnyState>(game: Game<S>, box: S['box'], json: unknown): S {
  const { depth: _depth, stack: _stack, draws: _draws, ...own } = game.fields
  const { steps, draws, ...rest } = readObject(json, '', [...Object.keys(own), 'steps', 'draws'])
  const state = game.blank(box)
  readFields(own, rest, state.mem, 0, '')
  readSteps(game, state, steps)
  const counts = readObject(
    draws,
    'draws',
    game.sources.map((source) => source.id),
  )
  for (const source of game.sources) {
    state.draws[source.code] = readNumber(counts[source.id], `draws.${source.id}`, 0)
  }
  return state
}

function readSteps<S extends AnyState>(game: Game<S>, state: S, json: unknown): void {
  if (!Array.isArray(json) || json.length > DEEPEST) {
    throw new MisfitError({
      path: 'steps',
      expected: `a list of at most ${DEEPEST} steps`,
      found: show(json),
    })
  }
  json.forEach((one: unknown, index) => {
    const path = `steps[${index}]`
    const { step: id, seat, args } = readObject(one, path, ['step', 'seat', 'args'])
    const step = game.steps.find((known) => known.id === id)
    if (step === undefined)
      throw new MisfitError({ path: `${path}.step`, expected: 'a step of this game', found: show(id) })
    if (!Array.isArray(args) || args.length !== FRAME - 2) {
      throw new MisfitError({ path: `${path}.args`, expected: `a list of ${FRAME - 2}`, found: show(args) })
    }
    // Only players decide; rules may also act for somebody who is none, such as a solo opponent.
    const last = (step.kind === 'choice' ? state.box.players : game.players.max) - 1
    const numbers = args.map((arg: unknown, place) => readNumber(arg, `${path}.args[${place}]`, -32767))
    state.stack.set([step.code, readNumber(seat, `${path}.seat`, -1, last), ...numbers], index * FRAME)
  })
  state.depth = json.length
}

function readNumber(json: unknown, path: string, min: number, max = 32767): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json
  throw new MisfitError({ path, expected: `a whole number from ${min} to ${max}`, found: show(json) })
}
