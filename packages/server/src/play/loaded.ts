import {
  type AnyState,
  decider,
  decision,
  entryFor,
  type Game,
  Match,
  MisfitError,
  playNotated,
  type Refusal,
  readMoves,
  type Score,
  tell,
  viewInto,
} from '@chronik/kernel'
import type { Deed } from '../store/port.ts'
import { editionOf } from '../tables/opening.ts'
import type { Table } from '../tables/table.ts'
import { Divergence } from './divergence.ts'
import { Draws } from './draws.ts'
import { lineOf, readLine } from './lines.ts'
import type { Update } from './port.ts'

/** Positions after the last deeds are kept, so that who was away for a moment learns only what changed. */
const REMEMBERED = 16

export type Attempt =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }

/** A match in memory: everything in it follows from the deeds, and it can be dropped at any time. */
export class LoadedMatch {
  /** The table as it was seen last. */
  table: Table
  readonly game: Game
  /** The last deed. */
  seq = 0
  /** What setting up the table drew. */
  readonly opening: readonly string[]
  readonly #match: Match
  readonly #draws: Draws
  /** By seat and request: the deed that came of it. */
  readonly #requests = new Map<string, number>()
  /** How much of the log was told after each deed. */
  readonly #told: number[]
  /** The memory after the last deeds; the newest is last. */
  readonly #memories: Int16Array[]
  #turn: Update['turn']
  readonly #wholes = new Map<number, Update>()
  /** Positions to work on, made once. */
  readonly #desk: readonly [AnyState, AnyState, AnyState]

  /** Sets the table up, as the first deed says if there is one. Throws Divergence if that cannot have been. */
  constructor(table: Table, game: Game, first: Deed | undefined) {
    if (table.seed === null) throw new Error(`the match at ${table.id} has not begun`)
    this.table = table
    this.game = game
    this.#draws = new Draws(table.seed)
    if (first !== undefined) this.#draws.replay(0, drawsOf(first))
    this.#match = opened(table, game, this.#draws)
    if (first !== undefined) this.#draws.replayed()
    this.opening = this.#lines(0)
    this.#told = [this.#match.log.length]
    this.#memories = [this.#match.state.mem.slice()]
    this.#turn = turnOf(this.#match)
    const { box } = this.#match
    this.#desk = [game.blank(box), game.blank(box), game.blank(box)]
  }

  /** The match as its deeds tell it. Throws Divergence at the first that cannot have been. */
  static from(table: Table, game: Game, deeds: readonly Deed[]): LoadedMatch {
    const [first, ...rest] = deeds
    const loaded = new LoadedMatch(table, game, first)
    for (const deed of rest) loaded.#replay(deed)
    return loaded
  }

  get match(): Match {
    return this.#match
  }

  get over(): boolean {
    return this.#match.over
  }

  get score(): Score {
    return this.game.score(this.#match.state)
  }

  /** The deed that came of a request of a seat, if there was one. */
  deedOf(seat: number, request: string): number | undefined {
    return this.#requests.get(`${seat} ${request}`)
  }

  /** Plays the moves whole, or says which is not possible and changes nothing. They are no deed yet. */
  attempt(seat: number, notations: readonly string[]): Attempt {
    const before = this.#match.events.length
    const played = playNotated(this.#match, notations, seat)
    return played.ok ? { ok: true, lines: this.#lines(before) } : played
  }

  /** What was attempted is safe now. */
  done(seat: number, request: string): void {
    this.seq++
    this.#requests.set(`${seat} ${request}`, this.seq)
    this.#told.push(this.#match.log.length)
    this.#remember()
    this.#turn = turnOf(this.#match)
    this.#wholes.clear()
  }

  /** What a viewer learns who has seen everything up to a deed, or nothing yet. */
  updateFor(viewer: number, seen: number | null): Update {
    const after = seen !== null && seen <= this.seq ? seen : null
    const known = after === null ? this.#wholes.get(viewer) : undefined
    if (known !== undefined) return known
    const told = after === null ? 0 : (this.#told[after] ?? 0)
    const log = this.#match.log.slice(told).map((entry) => entryFor(entry, viewer))
    const update = {
      table: this.table.id,
      seq: this.seq,
      after,
      position: this.#positionFor(viewer, after),
      log,
      turn: this.#turn,
    }
    if (after === null) this.#wholes.set(viewer, update)
    return update
  }

  /** The memory of what a seat sees. */
  viewFor(viewer: number): Int16Array {
    const [view] = this.#desk
    viewInto(this.game, view, this.#match.state, viewer)
    return view.mem.slice()
  }

  #replay(deed: Deed): void {
    const events = deed.lines.map(readLine)
    const texts = events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
    const read = readMoves(this.game, texts)
    if (!read.ok) throw new Divergence(deed.seq, String(read.refusal.params?.expected), texts[read.index])
    const { moves } = read
    if (deed.seq !== this.seq + 1) throw new Divergence(deed.seq, `deed ${this.seq + 1}`, `deed ${deed.seq}`)
    const before = this.#match.events.length
    this.#draws.replay(deed.seq, drawsOf(deed))
    const played = this.#match.play(moves, deed.seat)
    if (!played.ok) {
      const why = tell(played.refusal, 'en', this.game.refusals, this.game.names)
      throw new Divergence(
        deed.seq,
        'a possible move',
        `${this.game.notation.format(moves[played.index])}: ${why}`,
      )
    }
    this.#draws.replayed()
    const lines = this.#lines(before)
    const at = lines.findIndex((line, index) => line !== deed.lines[index])
    if (at >= 0) throw new Divergence(deed.seq, lines[at] ?? '', deed.lines[at] ?? 'nothing')
    this.done(deed.seat, deed.request)
  }

  #lines(from: number): string[] {
    return this.#match.events.slice(from).map((event) => lineOf(this.game, event))
  }

  /** The oldest memory that is not needed any more is written over. */
  #remember(): void {
    const { mem } = this.#match.state
    const oldest = this.#memories.length < REMEMBERED ? undefined : this.#memories.shift()
    oldest?.set(mem)
    this.#memories.push(oldest ?? mem.slice())
  }

  #positionFor(viewer: number, after: number | null): Update['position'] {
    const { game } = this
    const [now, then, past] = this.#desk
    viewInto(game, now, this.#match.state, viewer)
    const memory = after === null ? undefined : this.#memories[this.#memories.length - 1 - (this.seq - after)]
    if (memory === undefined) return { whole: [...now.mem] }
    past.mem.set(memory)
    viewInto(game, then, past, viewer)
    const changes: number[] = []
    for (let at = 0; at < now.mem.length; at++) {
      if (now.mem[at] !== then.mem[at]) changes.push(at, now.mem[at])
    }
    return { changes }
  }
}

function turnOf({ game, state, over }: Match): Update['turn'] {
  if (over) return { over, score: game.score(state) }
  return { over, seat: decider(state), decision: decision(game, state)?.id ?? '' }
}

function drawsOf(deed: Deed): { source: string; outcome: string }[] {
  return deed.lines.map(readLine).filter((event) => event.type === 'chance')
}

function opened(table: Table, game: Game, draws: Draws): Match {
  try {
    const edition = editionOf(game, table.setup)
    const { players, options } = table.setup
    const { rules } = table
    return new Match(game, { players, options, rules, ...(edition === null ? {} : { edition }) }, draws)
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error
    const { path, expected, found } = error.misfit
    throw new Divergence(0, `${expected} at ${path}`, found)
  }
}
