import {
  decider,
  decision,
  entryFor,
  type Game,
  Match,
  MisfitError,
  Narrator,
  playNotated,
  positionAfter,
  type Refusal,
  readMoves,
  type Score,
  SPECTATOR,
  tell,
  Witness,
} from '@chronik/kernel'
import type { Awaited, Clock, Update } from '@chronik/protocol'
import type { Deed } from '../store/port/deeds.ts'
import { editionOf } from '../tables/opening.ts'
import type { Table } from '../tables/table.ts'
import { MatchClock } from './clock.ts'
import { Divergence } from './divergence.ts'
import { Draws } from './draws.ts'
import { lineOf, readLine } from './lines.ts'
import { Sight } from './sight.ts'
import { Steps } from './steps.ts'
import { wentBackTo } from './undone.ts'

/** Positions after the last deeds are kept, so that who was away for a moment learns only what changed. */
const REMEMBERED = 16
/** Turns that can be taken back in one match: each is a replay, whenever the match is loaded. */
const MOST_UNDONE = 30

/** How requests begin that a bot makes for somebody whose time is over; no client can choose such a one. */
export const BY_THE_CLOCK = 'clock:'

export type Attempt =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }

/** The way that was shown last: all who watch go the same. */
interface Shown {
  readonly told: number
  readonly entries: number
  readonly from: Int16Array
  readonly end: Int16Array
  readonly way: Steps
  /** As everybody sees it who is kept from nothing; null until somebody does. */
  beats: Update['beats'] | null
}

/** A match in memory: everything in it follows from the deeds, and it can be dropped at any time. */
export class LoadedMatch {
  /** The table as it was seen last. */
  table: Table
  readonly game: Game
  /** The last deed. */
  seq = 0
  /** What setting up the table drew. */
  readonly opening: readonly string[]
  #match: Match
  #draws: Draws
  /** The deeds that stand, and how many events there were after each. */
  readonly #line: { readonly seq: number; readonly seat: number; readonly events: number }[]
  /** The last deed that took something back; who has seen less sees everything anew. */
  #wentBack = 0
  #undone = 0
  /** What each seat has left of its time when its turn begins. */
  readonly clock: MatchClock
  /** By seat: how often a bot moved because the time was over. */
  readonly timeouts: number[]
  /** Since when the seat that is due is awaited. */
  awaitedSince: number
  /** When the last deed was kept. */
  lastAt: number
  /** Whether the last deed was made by another process: this one has not seen the decision begin. */
  followed = false
  /** Since when this server sees that the seat is due, on the steady clock. */
  dueSince = 0
  #seenDue: number | null = null
  /** Reads the clocks as they are now. */
  /** The deed after which it was told who is to decide. */
  awaitsTold = -1
  readClock: () => Clock | null = () => null
  /** By seat and request: the deed that came of it. */
  readonly #requests = new Map<string, number>()
  /** By deed: who asked for it, and by which request. */
  readonly #asked: { readonly seat: number; readonly request: string }[] = [{ seat: -1, request: 'begin' }]
  /** How much of the log was told after each deed. */
  readonly #told: number[]
  /** The memory after the last deeds; the newest is last. */
  readonly #memories: Int16Array[]
  #turn: Update['turn']
  /** What was to be decided after the last deeds, as the memories are. */
  readonly #turns: Update['turn'][]
  readonly #wholes = new Map<number, Update>()
  readonly #sight: Sight
  #shown: Shown | null = null
  /** Knows the positions after the entries of the opening, as long as nothing else has happened. */
  #opening: Narrator | null
  /** Knows those after the entries of the last deeds. */
  #witness: Witness

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
    this.#line = [{ seq: 0, seat: -1, events: this.#match.events.length }]
    this.#told = [this.#match.log.length]
    this.#memories = [this.#match.state.mem.slice()]
    this.#turn = turnOf(this.#match)
    this.#turns = [this.#turn]
    this.#sight = new Sight(game, this.#match.box)
    this.#opening = new Narrator(this.#match)
    this.#witness = new Witness(this.#match)
    this.clock = new MatchClock(table.pace, table.seats.length)
    this.timeouts = table.seats.map(() => 0)
    this.awaitedSince = first?.at ?? table.startedAt ?? 0
    this.lastAt = this.awaitedSince
  }

  /** The match as its deeds tell it. Throws Divergence at the first that cannot have been. */
  static from(table: Table, game: Game, deeds: readonly Deed[]): LoadedMatch {
    const [first, ...rest] = deeds
    const loaded = new LoadedMatch(table, game, first)
    if (rest.length === 0) return loaded
    // What is replayed is long past: nobody is shown how it came about.
    loaded.#match.onEntry = null
    for (const deed of rest) loaded.#replay(deed)
    loaded.#startWatching()
    return loaded
  }

  get match(): Match {
    return this.#match
  }

  get over(): boolean {
    return this.#match.over
  }

  /** The seat whose decision is awaited, or -1 when the match is over. */
  get due(): number {
    return this.#turn.over ? -1 : this.#turn.seat
  }

  get awaited(): Awaited | null {
    return this.#turn.over ? null : { seat: this.#turn.seat, since: this.awaitedSince }
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

  /** What was attempted is safe now: a deed of the seat, kept at a moment, that cost so much of its time. */
  done(deed: Pick<Deed, 'seat' | 'request' | 'at' | 'spent'>): void {
    this.followed = false
    this.#noted(deed)
    this.#tellOn()
  }

  /** Plays what another process has kept meanwhile. Throws Divergence at the first deed that cannot have been. */
  follow(deeds: readonly Deed[]): void {
    if (deeds.length > 0) this.followed = true
    for (const deed of deeds) {
      this.#replay(deed)
      if (wentBackTo(deed) === null) this.#tellOn()
    }
  }

  /** The deed before the last of a seat, if everything after it can be taken back: nothing was drawn since. */
  wayBack(seat: number): number | null {
    if (this.over || this.#undone >= MOST_UNDONE) return null
    const last = this.#line.findLastIndex((deed) => deed.seat === seat)
    if (last < 1) return null
    const { seq, events } = this.#line[last - 1]
    return this.#match.events.slice(events).some(({ type }) => type === 'chance') ? null : seq
  }

  /** What was agreed on is safe now: everything after a deed is taken back. Throws Divergence if it can't be. */
  goBack(deed: Pick<Deed, 'seq' | 'seat' | 'request' | 'lines' | 'at' | 'spent'>): void {
    const to = wentBackTo(deed)
    const kept = this.#line.findIndex(({ seq }) => seq === to)
    if (kept < 0) throw new Divergence(deed.seq, 'a deed to go back to', deed.lines.join())
    this.#again(kept + 1)
    // The time that went by is that of who was due, and brings nobody any more.
    const { due } = this
    this.clock.charge(due, deed.spent ?? 0, due)
    this.#counted(deed)
    this.#undone++
    this.#wentBack = this.seq
    this.#memories.length = 0
    this.#turns.length = 0
    this.#remember()
    this.#startWatching()
    this.awaitedSince = deed.at
    this.lastAt = deed.at
  }

  /** The match is looked at, at a moment of the steady clock: from then on the seat that is due is seen to be. */
  seenAt(steady: number): void {
    if (this.#seenDue === this.due) return
    this.#seenDue = this.due
    this.dueSince = steady
  }

  /** The clocks run or stand still since what was told last. */
  clockChanged(): void {
    this.#wholes.clear()
  }

  /** The deed up to which a viewer saw when another was the last: spectators may be some deeds behind. */
  shownTo(viewer: number, last = this.seq): number {
    const { delay, status } = this.table
    if (viewer !== SPECTATOR || delay === 0) return last
    if (last === this.seq && (this.over || status !== 'playing')) return last
    return Math.max(this.#wentBack <= last ? this.#wentBack : 0, last - delay)
  }

  /** What a viewer learns who has seen everything up to a deed, or nothing yet. */
  updateFor(viewer: number, seen: number | null): Update {
    const shown = this.shownTo(viewer)
    const after = seen !== null && seen <= shown && seen >= this.#wentBack ? seen : null
    const known = after === null ? this.#wholes.get(viewer) : undefined
    if (known !== undefined) return known
    const told = after === null ? 0 : this.#told[after]
    const update = {
      table: this.table.id,
      seq: shown,
      after,
      told,
      ...this.#way(viewer, after, told, shown),
      own: after === null ? [] : this.#askedBy(viewer, after),
      turn: this.#turns[this.#turns.length - 1 - (this.seq - shown)] ?? this.#turn,
      clock: this.readClock(),
      awaited: shown === this.seq ? this.awaited : null,
    }
    if (after === null) this.#wholes.set(viewer, update)
    return update
  }

  /** The memory of what a seat sees. */
  viewFor(viewer: number): Int16Array {
    return this.#sight.view(this.#match.state.mem, viewer)
  }

  /** The memory of what a viewer saw after so many entries of the log; null if there were never so many. */
  visit(viewer: number, told: number): Int16Array | null {
    if (told > this.#told[this.shownTo(viewer)]) return null
    // What lies too far back to be remembered follows from the moves.
    const memory = this.#positionAfter(told) ?? positionAfter(this.#match, told)
    return memory === null ? null : this.#sight.view(memory, viewer)
  }

  /** From what a viewer has seen to a deed: entry by entry, or at one go if it is too far. */
  #way(
    viewer: number,
    after: number | null,
    told: number,
    shown: number,
  ): Pick<Update, 'base' | 'beats' | 'changes'> {
    const entries = this.#match.log.slice(told, this.#told[shown]).map((entry) => entryFor(entry, viewer))
    const end = this.#memoryAfter(shown) ?? this.#match.state.mem
    const from = after === null ? this.#start(shown) : this.#memoryAfter(after)
    const steps = from === null ? null : this.#stepsFrom(from, told, entries.length, end)
    if (from === null || steps === null) {
      const beats = entries.map((entry) => ({ entry, changes: null }))
      return { base: [...this.#sight.view(end, viewer)], beats, changes: [] }
    }
    const base = after === null ? [...this.#sight.view(from, viewer)] : null
    const changes = this.#sight.changes(steps.way, viewer)
    const make = () => entries.map((entry, index) => ({ entry, changes: changes[index] }))
    // What holds no secret looks the same to everybody, and is written once.
    const open =
      changes === steps.way.plain && entries.every((entry, at) => entry === this.#match.log[told + at])
    if (open) steps.beats ??= make()
    const beats = open ? steps.beats : null
    return { base, beats: beats ?? make(), changes: changes[entries.length] }
  }

  /** From a position over those after so many entries to another; the last way is known, most go the same. */
  #stepsFrom(from: Int16Array, told: number, entries: number, end: Int16Array): Shown | null {
    const known = this.#shown
    if (known?.told === told && known.entries === entries && known.from === from && known.end === end)
      return known
    const memories: Int16Array[] = [from]
    for (let entry = told + 1; entry <= told + entries; entry++) {
      const memory = this.#positionAfter(entry)
      if (memory === null) return null
      memories.push(memory)
    }
    memories.push(end)
    const way = new Steps(memories, this.game.secrets)
    this.#shown = { told, entries, from, end, way, beats: null }
    return this.#shown
  }

  /** The memory before everything, as long as nothing but the opening is shown. */
  #start(shown: number): Int16Array | null {
    return shown === 0 ? startOf(this.#match) : null
  }

  /** The memory after a deed, if it is one of the last. */
  #memoryAfter(deed: number): Int16Array | null {
    return this.#memories[this.#memories.length - 1 - (this.seq - deed)] ?? null
  }

  #tellOn(): void {
    const passed = this.#told[this.seq - REMEMBERED + 1] ?? 0
    if (passed > 0) this.#opening = null
    this.#witness.forget(passed)
  }

  /** From now on the positions after entries are kept; those before are long past. */
  #startWatching(): void {
    this.#opening = null
    this.#witness = new Witness(this.#match)
  }

  /** The position after so many entries, if it is remembered. */
  #positionAfter(told: number): Int16Array | null {
    return this.#witness.after(told) ?? this.#opening?.after(told) ?? null
  }

  #askedBy(seat: number, after: number): string[] {
    return this.#asked
      .slice(after + 1)
      .filter((asked) => asked.seat === seat && !asked.request.includes(':'))
      .map(({ request }) => request)
  }

  #noted({ seat, request, at, spent = 0 }: Pick<Deed, 'seat' | 'request' | 'at' | 'spent'>): void {
    if (request.startsWith(BY_THE_CLOCK)) this.timeouts[seat]++
    this.#counted({ seat, request })
    this.#line.push({ seq: this.seq, seat, events: this.#match.events.length })
    this.clock.charge(seat, spent, this.#turn.over ? null : this.#turn.seat)
    if (this.due !== seat) this.awaitedSince = at
    this.lastAt = at
  }

  /** One more deed, whatever it did. */
  #counted({ seat, request }: Pick<Deed, 'seat' | 'request'>): void {
    this.seq++
    this.#requests.set(`${seat} ${request}`, this.seq)
    this.#asked.push({ seat, request })
    this.#told.push(this.#match.log.length)
    this.#turn = turnOf(this.#match)
    this.#remember()
    this.#wholes.clear()
    // Memories are written over.
    this.#shown = null
  }

  #replay(deed: Deed): void {
    if (deed.seq !== this.seq + 1) throw new Divergence(deed.seq, `deed ${this.seq + 1}`, `deed ${deed.seq}`)
    if (wentBackTo(deed) !== null) this.goBack(deed)
    else {
      this.#perform(deed)
      this.#noted(deed)
    }
  }

  /** Plays once more what was played, with what was drawn. Throws Divergence if it cannot have been. */
  #perform(deed: Pick<Deed, 'seq' | 'seat' | 'lines'>): void {
    const events = deed.lines.map(readLine)
    const texts = events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
    const read = readMoves(this.game, texts)
    if (!read.ok) throw new Divergence(deed.seq, String(read.refusal.params?.expected), texts[read.index])
    const { moves } = read
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
  }

  /** Sets the table up anew and plays the first deeds that stand, as they were played. */
  #again(many: number): void {
    const deeds = this.#line.slice(0, many).map(({ seq, seat, events }, index) => {
      const before = this.#line[index - 1]?.events ?? 0
      return { seq, seat, lines: this.#lines(before, events) }
    })
    const [first, ...rest] = deeds
    this.#draws = new Draws(this.table.seed ?? '')
    this.#draws.replay(0, drawsOf(first))
    this.#match = opened(this.table, this.game, this.#draws)
    this.#draws.replayed()
    for (const deed of rest) this.#perform(deed)
    this.#line.length = many
  }

  #lines(from: number, to?: number): string[] {
    return this.#match.events.slice(from, to).map((event) => lineOf(this.game, event))
  }

  /** The oldest memory that is not needed any more is written over. */
  #remember(): void {
    const { mem } = this.#match.state
    const oldest = this.#memories.length < REMEMBERED ? undefined : this.#memories.shift()
    oldest?.set(mem)
    this.#memories.push(oldest ?? mem.slice())
    this.#turns.push(this.#turn)
    if (this.#turns.length > REMEMBERED) this.#turns.shift()
  }
}

function turnOf({ game, state, over }: Match): Update['turn'] {
  if (over) return { over, score: game.score(state) }
  return { over, seat: decider(state), decision: decision(game, state)?.id ?? '' }
}

function drawsOf(deed: Pick<Deed, 'lines'>): { source: string; outcome: string }[] {
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

function startOf({ game, box, start }: Match): Int16Array {
  return (start ?? game.begin(box)).mem
}
