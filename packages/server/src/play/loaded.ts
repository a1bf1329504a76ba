import {
  decider,
  decision,
  type Game,
  type Match,
  playNotated,
  type Refusal,
  type Score,
} from '@chronik/kernel'
import type { Awaited, Clock, Update } from '@chronik/protocol'
import type { Deed } from '../store/port/deeds.ts'
import type { Table } from '../tables/table.ts'
import { MatchClock } from './clock.ts'
import { Divergence } from './divergence.ts'
import { Recent } from './recent.ts'
import { Replay } from './replay.ts'
import { wentBackTo } from './undone.ts'
import { type Told, Updates } from './updates.ts'

/** Turns that can be taken back in one match: each is a replay, whenever the match is loaded. */
const MOST_UNDONE = 30

/** How requests begin that a bot makes for somebody whose time is over; no client can choose such a one. */
export const BY_THE_CLOCK = 'clock:'

export type Attempt =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly index: number; readonly refusal: Refusal }

/** A match in memory: everything in it follows from the deeds, and it can be dropped at any time. */
export class LoadedMatch implements Told {
  /** The table as it was seen last. */
  table: Table
  readonly game: Game
  /** The last deed. */
  seq = 0
  /** What setting up the table drew. */
  readonly opening: readonly string[]
  #replay: Replay
  /** The deeds that stand, and how many events there were after each. */
  readonly #line: { readonly seq: number; readonly seat: number; readonly events: number }[]
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
  /** The deed after which it was told who is to decide. */
  awaitsTold = -1
  /** Reads the clocks as they are now. */
  readClock: () => Clock | null = () => null
  /** By seat and request: the deed that came of it. */
  readonly #requests = new Map<string, number>()
  /** By deed: who asked for it, and by which request. */
  readonly #asked: { readonly seat: number; readonly request: string }[] = [{ seat: -1, request: 'begin' }]
  #turn: Update['turn']
  readonly recent: Recent
  readonly #updates: Updates

  /** Sets the table up, as the first deed says if there is one. Throws Divergence if that cannot have been. */
  constructor(table: Table, game: Game, first: Deed | undefined) {
    this.table = table
    this.game = game
    this.#replay = new Replay(table, game, first)
    this.opening = this.#replay.lines(0)
    this.#line = [{ seq: 0, seat: -1, events: this.match.events.length }]
    this.#turn = turnOf(this.match)
    this.recent = new Recent(this.match, this.#turn)
    this.#updates = new Updates(this)
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
    loaded.match.onEntry = null
    for (const deed of rest) loaded.#again(deed)
    loaded.recent.startWatching(loaded.match)
    return loaded
  }

  get match(): Match {
    return this.#replay.match
  }

  get over(): boolean {
    return this.match.over
  }

  get turn(): Update['turn'] {
    return this.#turn
  }

  /** The last deed that took something back. */
  get wentBack(): number {
    return this.#wentBack
  }

  /** The seat whose decision is awaited, or -1 when the match is over. */
  get due(): number {
    return this.#turn.over ? -1 : this.#turn.seat
  }

  get awaited(): Awaited | null {
    return this.#turn.over ? null : { seat: this.#turn.seat, since: this.awaitedSince }
  }

  get score(): Score {
    return this.game.score(this.match.state)
  }

  /** The deed that came of a request of a seat, if there was one. */
  deedOf(seat: number, request: string): number | undefined {
    return this.#requests.get(`${seat} ${request}`)
  }

  askedBy(seat: number, after: number): string[] {
    return this.#asked
      .slice(after + 1)
      .filter((asked) => asked.seat === seat && !asked.request.includes(':'))
      .map(({ request }) => request)
  }

  /** Plays the moves whole, or says which is not possible and changes nothing. They are no deed yet. */
  attempt(seat: number, notations: readonly string[]): Attempt {
    const before = this.match.events.length
    const played = playNotated(this.match, notations, seat)
    return played.ok ? { ok: true, lines: this.#replay.lines(before) } : played
  }

  /** What was attempted is safe now: a deed of the seat, kept at a moment, that cost so much of its time. */
  done(deed: Pick<Deed, 'seat' | 'request' | 'at' | 'spent'>): void {
    this.followed = false
    this.#noted(deed)
    this.recent.forgetPassed()
  }

  /** Plays what another process has kept meanwhile. Throws Divergence at the first deed that cannot have been. */
  follow(deeds: readonly Deed[]): void {
    if (deeds.length > 0) this.followed = true
    for (const deed of deeds) {
      this.#again(deed)
      if (wentBackTo(deed) === null) this.recent.forgetPassed()
    }
  }

  /** The deed before the last of a seat, if everything after it can be taken back: nothing was drawn since. */
  wayBack(seat: number): number | null {
    if (this.over || this.#undone >= MOST_UNDONE) return null
    const last = this.#line.findLastIndex((deed) => deed.seat === seat)
    if (last < 1) return null
    const { seq, events } = this.#line[last - 1]
    return this.match.events.slice(events).some(({ type }) => type === 'chance') ? null : seq
  }

  /** What was agreed on is safe now: everything after a deed is taken back. Throws Divergence if it can't be. */
  goBack(deed: Pick<Deed, 'seq' | 'seat' | 'request' | 'lines' | 'at' | 'spent'>): void {
    const to = wentBackTo(deed)
    const kept = this.#line.findIndex(({ seq }) => seq === to)
    if (kept < 0) throw new Divergence(deed.seq, 'a deed to go back to', deed.lines.join())
    this.#startAnew(kept + 1)
    // The time that went by is that of who was due, and brings nobody any more.
    const { due } = this
    this.clock.charge(due, deed.spent ?? 0, due)
    this.#counted(deed)
    this.#undone++
    this.#wentBack = this.seq
    this.recent.startAnew(this.match, this.#turn)
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
    this.#updates.clockChanged()
  }

  /** The deed up to which a viewer saw when another was the last: spectators may be some deeds behind. */
  shownTo(viewer: number, last = this.seq): number {
    return this.#updates.shownTo(viewer, last)
  }

  /** What a viewer learns who has seen everything up to a deed, or nothing yet. */
  updateFor(viewer: number, seen: number | null): Update {
    return this.#updates.updateFor(viewer, seen)
  }

  /** The memory of what a seat sees. */
  viewFor(viewer: number): Int16Array {
    return this.#updates.viewFor(viewer)
  }

  /** The memory of what a viewer saw after so many entries of the log; null if there were never so many. */
  visit(viewer: number, told: number): Int16Array | null {
    return this.#updates.visit(viewer, told)
  }

  /** Plays a deed that was kept. */
  #again(deed: Deed): void {
    if (deed.seq !== this.seq + 1) throw new Divergence(deed.seq, `deed ${this.seq + 1}`, `deed ${deed.seq}`)
    if (wentBackTo(deed) !== null) this.goBack(deed)
    else {
      this.#replay.perform(deed)
      this.#noted(deed)
    }
  }

  #noted({ seat, request, at, spent = 0 }: Pick<Deed, 'seat' | 'request' | 'at' | 'spent'>): void {
    if (request.startsWith(BY_THE_CLOCK)) this.timeouts[seat]++
    this.#counted({ seat, request })
    this.#line.push({ seq: this.seq, seat, events: this.match.events.length })
    this.clock.charge(seat, spent, this.#turn.over ? null : this.#turn.seat)
    if (this.due !== seat) this.awaitedSince = at
    this.lastAt = at
  }

  /** One more deed, whatever it did. */
  #counted({ seat, request }: Pick<Deed, 'seat' | 'request'>): void {
    this.seq++
    this.#requests.set(`${seat} ${request}`, this.seq)
    this.#asked.push({ seat, request })
    this.#turn = turnOf(this.match)
    this.recent.add(this.match, this.#turn)
    this.#updates.passOver()
  }

  /** Sets the table up anew and plays the first deeds that stand, as they were played. */
  #startAnew(many: number): void {
    const deeds = this.#line.slice(0, many).map(({ seq, seat, events }, index) => {
      const before = this.#line[index - 1]?.events ?? 0
      return { seq, seat, lines: this.#replay.lines(before, events) }
    })
    const [first, ...rest] = deeds
    this.#replay = new Replay(this.table, this.game, first)
    for (const deed of rest) this.#replay.perform(deed)
    this.#line.length = many
  }
}

function turnOf({ game, state, over }: Match): Update['turn'] {
  if (over) return { over, score: game.score(state) }
  return { over, seat: decider(state), decision: decision(game, state)?.id ?? '' }
}
