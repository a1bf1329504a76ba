import { type Refusal, SPECTATOR } from '@chronik/kernel'
import type { Clock, Presence as PresenceView, ServerFrame, Writing } from '@chronik/protocol'
import type { Blocks } from '../hosting/blocks.ts'
import type { Presence } from '../hosting/presence.ts'
import type { ChatLine } from '../store/port/chat.ts'
import { mayRead } from '../tables/chat-rooms.ts'
import { isBehind, viewOfTable } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import { inWords } from '../words/refusals.ts'
import type { Watch } from './watch.ts'
import { written } from './write.ts'

/** Milliseconds that each watcher adds before the number of spectators is told again. */
const CROWD = 2

/** A table that somebody watches, and everybody who does. */
export class WatchedTable {
  readonly id: string
  readonly watches = new Set<Watch>()
  /** As it was last told; null until it is known. */
  table: Table | null = null
  #spectators = 0
  #telling: NodeJS.Timeout | null = null
  #urgent = false
  readonly #presence: Presence
  readonly #gather: number

  constructor(id: string, presence: Presence, gather: number) {
    this.id = id
    this.#presence = presence
    this.#gather = gather
  }

  /** Takes the table if it is newer than the one that is known. */
  learn(table: Table): boolean {
    if (this.table !== null && this.table.version >= table.version) return false
    this.table = table
    return true
  }

  enter(watch: Watch): void {
    this.watches.add(watch)
    this.#count(watch, 1)
  }

  leave(watch: Watch): void {
    if (this.watches.delete(watch)) this.#count(watch, -1)
  }

  /** The watch sees with other eyes from now on. */
  turn(watch: Watch, viewer: number): void {
    this.#count(watch, -1)
    watch.viewer = viewer
    this.#count(watch, 1)
  }

  tellTable(): void {
    const { table } = this
    if (table === null || this.watches.size === 0) return
    this.#sendEach((viewer) => ({ type: 'table', table: viewOfTable(table, viewer) }))
  }

  /** Who sees the match later than it is played is not told whose clock runs now. */
  tellClock(clock: Clock): void {
    const frame = written({ type: 'clock', table: this.id, clock })
    for (const watch of this.watches) if (!this.#isBehind(watch.viewer)) watch.connection.send(frame)
  }

  tellNotice(notice: Refusal): void {
    for (const { connection, viewer } of this.watches) {
      if (this.#isBehind(viewer)) continue
      const { code, words } = inWords(notice, connection.language)
      connection.tell({ type: 'notice', table: this.id, code, words })
    }
  }

  /** Nobody hears whom they have blocked. */
  tellChat(line: ChatLine, blocks: Blocks): void {
    const { table } = this
    if (table === null) return
    const frame = written({ type: 'chat', line })
    for (const { connection } of this.watches) {
      const user = connection.visitor?.id ?? null
      if (mayRead(table, user, line.room) && !blocks.hides(user, line.user)) connection.send(frame)
    }
  }

  /** Told to whoever could read the line, and not to who writes it. */
  tellWriting(writing: Writing, blocks: Blocks): void {
    const { table } = this
    if (table === null) return
    const frame = written({ type: 'writing', table: this.id, ...writing })
    for (const { connection } of this.watches) {
      const user = connection.visitor?.id ?? null
      if (user === writing.user || blocks.hides(user, writing.user)) continue
      if (mayRead(table, user, writing.room)) connection.send(frame)
    }
  }

  /** Who is here is so now: to who sees the match later, only the spectators are told. */
  present(viewer: number): PresenceView {
    const spectators = this.#presence.spectators(this.id)
    if (this.#isBehind(viewer)) return { seats: [], away: [], spectators }
    const seats = (this.table?.seats ?? []).map((seat) => {
      if (seat.kind === 'person') return this.#presence.isHere(this.id, seat.user)
      return seat.kind === 'bot'
    })
    const away = (this.table?.seats ?? []).map((seat, at) =>
      seat.kind === 'person' && !seats[at] ? Math.round(this.#presence.awayFor(this.id, seat.user)) : null,
    )
    return { seats, away, spectators }
  }

  /** Changes of a moment are told together; how many spectators there are is not urgent, the less the more there are. */
  tellPresence(urgent: boolean): void {
    if (this.#telling !== null && (!urgent || this.#urgent)) return
    this.close()
    this.#urgent = urgent
    const pause = urgent ? this.#gather : this.#gather + CROWD * this.watches.size
    this.#telling = setTimeout(() => {
      this.#telling = null
      this.#sendEach((viewer) => ({ type: 'presence', table: this.id, presence: this.present(viewer) }))
    }, pause).unref()
  }

  close(): void {
    if (this.#telling !== null) clearTimeout(this.#telling)
  }

  #count({ viewer }: Watch, step: 1 | -1): void {
    if (viewer === SPECTATOR) {
      this.#spectators += step
      this.#presence.watch(this.id, this.#spectators)
    }
    this.tellPresence(viewer !== SPECTATOR)
  }

  #isBehind(viewer: number): boolean {
    return this.table !== null && isBehind(this.table, viewer)
  }

  /** Everybody gets the same, written once, but for those who are behind. */
  #sendEach(frameFor: (viewer: number) => ServerFrame): void {
    const frames = new Map<boolean, Buffer>()
    for (const { connection, viewer } of this.watches) {
      const behind = this.#isBehind(viewer)
      const frame = frames.get(behind) ?? written(frameFor(viewer))
      frames.set(behind, frame)
      connection.send(frame)
    }
  }
}
