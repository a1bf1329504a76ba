import { type Refusal, refusal } from '@chronik/kernel'
import type { FastifyBaseLogger } from 'fastify'
import { inWords } from '../api/refusing.ts'
import type { Matches } from '../play/port.ts'
import type { Tables } from '../tables/service.ts'
import { mayWatch, viewerOf, viewOfTable } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import type { Bus, News } from './bus.ts'
import type { Connection } from './connection.ts'
import type { LiveLimits } from './limits.ts'
import { TableRoom } from './room.ts'
import { Watch } from './watch.ts'

export interface RoomsNeeds {
  readonly tables: Tables
  readonly matches: Matches
  readonly bus: Bus
  readonly log: FastifyBaseLogger
}

/** All tables that somebody watches on this server. */
export class Rooms {
  readonly #needs: RoomsNeeds
  readonly #limits: LiveLimits
  readonly #rooms = new Map<string, TableRoom>()
  readonly #deaf: () => void

  constructor(needs: RoomsNeeds, limits: LiveLimits) {
    this.#needs = needs
    this.#limits = limits
    this.#deaf = needs.bus.listen((news) => this.#hear(news))
  }

  get size(): number {
    return this.#rooms.size
  }

  /** The table as it was last told, if this connection watches it. */
  watched(connection: Connection, table: string): Table | null {
    return connection.watches.has(table) ? (this.#rooms.get(table)?.table ?? null) : null
  }

  /** Lets a connection watch a table; the server decides with whose eyes. */
  async watch(connection: Connection, id: string, seen: number | null): Promise<void> {
    this.unwatch(connection, id)
    if (connection.watches.size >= this.#limits.watches) {
      this.#refuse(connection, id, refusal('too-many-watches', undefined, { limit: this.#limits.watches }))
      return
    }
    const user = connection.visitor?.id ?? null
    const watch = new Watch(connection, id, -1)
    connection.watches.set(id, watch)
    const room = this.#room(id)
    room.enter(watch)
    if (room.table === null) {
      const table = await this.#needs.tables.find(id)
      if (table !== null) room.learn(table)
    }
    if (connection.watches.get(id) !== watch) return
    const { table } = room
    if (table === null || !mayWatch(table, user)) {
      this.unwatch(connection, id)
      this.#refuse(connection, id, refusal(table === null ? 'no-table' : 'no-spectators'))
      return
    }
    room.turn(watch, viewerOf(table, user))
    if (connection.visitor !== null && this.#needs.tables.presence.come(id, connection.visitor.id)) {
      this.#later(this.#needs.tables.welcome(table, connection.visitor))
    }
    this.#show(room, watch, table)
    if (table.startedAt !== null) await this.#follow(watch, seen)
  }

  unwatch(connection: Connection, id: string): void {
    const watch = connection.watches.get(id)
    if (watch === undefined) return
    connection.watches.delete(id)
    watch.unfollow()
    const room = this.#rooms.get(id)
    if (room === undefined) return
    if (watch.shown && connection.visitor !== null) this.#needs.tables.presence.go(id, connection.visitor.id)
    room.leave(watch)
    if (room.watches.size > 0) return
    room.close()
    this.#rooms.delete(id)
  }

  /** The connection is gone. */
  leave(connection: Connection): void {
    for (const id of connection.watches.keys()) this.unwatch(connection, id)
  }

  close(): void {
    this.#deaf()
  }

  #room(id: string): TableRoom {
    const known = this.#rooms.get(id)
    if (known !== undefined) return known
    const fresh = new TableRoom(id, this.#needs.tables.presence, this.#limits.gather)
    this.#rooms.set(id, fresh)
    return fresh
  }

  #hear(news: News): void {
    if (news.kind === 'chat') {
      this.#rooms.get(news.line.table)?.tellChat(news.line)
      return
    }
    const room = this.#rooms.get(news.table.id)
    if (room === undefined || !room.learn(news.table)) return
    room.tellTable()
    for (const watch of room.watches) this.#adjust(room, watch, news.table)
    room.tellPresence(true)
  }

  /** Somebody may see more or less than before: another seat, or a match that has begun. */
  #adjust(room: TableRoom, watch: Watch, table: Table): void {
    const { connection } = watch
    const user = connection.visitor?.id ?? null
    if (!watch.shown) return
    if (!mayWatch(table, user)) {
      this.unwatch(connection, table.id)
      connection.tell({ type: 'unwatched', table: table.id })
      return
    }
    const viewer = viewerOf(table, user)
    const turned = viewer !== watch.viewer
    if (turned) {
      room.turn(watch, viewer)
      this.#show(room, watch, table)
    }
    if (table.startedAt !== null && (turned || !watch.follows)) this.#later(this.#follow(watch, null))
  }

  #show(room: TableRoom, watch: Watch, table: Table): void {
    watch.shown = true
    watch.connection.tell({
      type: 'watching',
      table: viewOfTable(table),
      viewer: watch.viewer,
      presence: room.present(),
    })
  }

  async #follow(watch: Watch, seen: number | null): Promise<void> {
    const refused = await watch.follow(this.#needs.matches, seen)
    if (refused !== null) this.#refuse(watch.connection, watch.table, refused)
  }

  #refuse(connection: Connection, table: string, refused: Refusal): void {
    connection.tell({ type: 'refused', table, ...inWords(refused, connection.language) })
  }

  #later(work: Promise<void>): void {
    work.catch((error: unknown) => this.#needs.log.error({ err: error }, 'live table'))
  }
}
