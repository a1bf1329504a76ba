import { entryFor, type Match, positionAfter, SPECTATOR } from '@chronik/kernel'
import type { Awaited, Clock, Update } from '@chronik/protocol'
import { isBehind } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { Recent } from './recent.ts'
import { Sight } from './sight.ts'
import { Steps } from './steps.ts'

/** A match as far as its viewers are told of it. */
export interface Told {
  readonly table: Table
  readonly match: Match
  /** The last deed. */
  readonly seq: number
  /** The last deed that took something back; who has seen less sees everything anew. */
  readonly wentBack: number
  readonly turn: Update['turn']
  readonly awaited: Awaited | null
  readonly recent: Recent
  /** Reads the clocks as they are now. */
  readonly readClock: () => Clock | null
  /** The requests of a seat of which the deeds after one came. */
  askedBy(seat: number, after: number): string[]
}

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

/** What the viewers of a match learn of it, each with their own eyes. */
export class Updates {
  readonly #of: Told
  readonly #sight: Sight
  /** By viewer: everything, for who has seen nothing yet. */
  readonly #wholes = new Map<number, Update>()
  #shown: Shown | null = null

  constructor(of: Told) {
    this.#of = of
    this.#sight = new Sight(of.match.game, of.match.box)
  }

  /** The match has gone on. */
  passOver(): void {
    this.#wholes.clear()
    // Memories are written over.
    this.#shown = null
  }

  /** The clocks run or stand still since what was told last. */
  clockChanged(): void {
    this.#wholes.clear()
  }

  /** The deed up to which a viewer saw when another was the last: spectators may be some deeds behind. */
  shownTo(viewer: number, last = this.#of.seq): number {
    const { table, seq, wentBack } = this.#of
    const { delay } = table
    if (viewer !== SPECTATOR || delay === 0) return last
    if (last === seq && !this.#isBehind(viewer)) return last
    return Math.max(wentBack <= last ? wentBack : 0, last - delay)
  }

  #isBehind(viewer: number): boolean {
    return !this.#of.match.over && isBehind(this.#of.table, viewer)
  }

  /** What a viewer learns who has seen everything up to a deed, or nothing yet. */
  updateFor(viewer: number, seen: number | null): Update {
    const { table, wentBack, recent } = this.#of
    const shown = this.shownTo(viewer)
    // Whose clock runs says who is due now: nothing that is told to who is behind.
    const behind = this.#isBehind(viewer)
    const after = seen !== null && seen <= shown && seen >= wentBack ? seen : null
    const known = after === null ? this.#wholes.get(viewer) : undefined
    if (known !== undefined) return known
    const told = after === null ? 0 : recent.toldAfter(after)
    const update = {
      table: table.id,
      seq: shown,
      after,
      told,
      ...this.#way(viewer, after, told, shown),
      own: after === null ? [] : this.#of.askedBy(viewer, after),
      turn: recent.turnAfter(shown) ?? this.#of.turn,
      clock: behind ? null : this.#of.readClock(),
      awaited: behind ? null : this.#of.awaited,
    }
    if (after === null) this.#wholes.set(viewer, update)
    return update
  }

  /** The memory of what a seat sees. */
  viewFor(viewer: number): Int16Array {
    return this.#sight.view(this.#of.match.state.mem, viewer)
  }

  /** The memory of what a viewer saw after so many entries of the log; null if there were never so many. */
  visit(viewer: number, told: number): Int16Array | null {
    const { match, recent } = this.#of
    if (told > recent.toldAfter(this.shownTo(viewer))) return null
    // What lies too far back to be remembered follows from the moves.
    const memory = recent.positionAfter(told) ?? positionAfter(match, told)
    return memory === null ? null : this.#sight.view(memory, viewer)
  }

  /** From what a viewer has seen to a deed: entry by entry, or at one go if it is too far. */
  #way(
    viewer: number,
    after: number | null,
    told: number,
    shown: number,
  ): Pick<Update, 'base' | 'beats' | 'changes'> {
    const { match, recent } = this.#of
    const entries = match.log.slice(told, recent.toldAfter(shown)).map((entry) => entryFor(entry, viewer))
    const end = recent.memoryAfter(shown) ?? match.state.mem
    const from = after === null ? this.#start(shown) : recent.memoryAfter(after)
    const steps = from === null ? null : this.#stepsFrom(from, told, entries.length, end)
    if (from === null || steps === null) {
      const beats = entries.map((entry) => ({ entry, changes: null }))
      return { base: [...this.#sight.view(end, viewer)], beats, changes: [] }
    }
    const base = after === null ? [...this.#sight.view(from, viewer)] : null
    const changes = this.#sight.changes(steps.way, viewer)
    const make = () => entries.map((entry, index) => ({ entry, changes: changes[index] }))
    // What holds no secret looks the same to everybody, and is written once.
    const open = changes === steps.way.plain && entries.every((entry, at) => entry === match.log[told + at])
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
      const memory = this.#of.recent.positionAfter(entry)
      if (memory === null) return null
      memories.push(memory)
    }
    memories.push(end)
    const way = new Steps(memories, this.#of.match.game.secrets)
    this.#shown = { told, entries, from, end, way, beats: null }
    return this.#shown
  }

  /** The memory before everything, as long as nothing but the opening is shown. */
  #start(shown: number): Int16Array | null {
    return shown === 0 ? startOf(this.#of.match) : null
  }
}

function startOf({ game, box, start }: Match): Int16Array {
  return (start ?? game.begin(box)).mem
}
