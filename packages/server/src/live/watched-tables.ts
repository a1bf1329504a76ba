import { type Refusal, refusal } from '@chronik/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { News } from '../bus/news.ts'
import type { Bus } from '../bus/port.ts'
import type { Blocks } from '../hosting/blocks.ts'
import type { Tables } from '../hosting/tables.ts'
import type { Matches } from '../play/port.ts'
import { hiddenFrom, mayWatch, viewerOf, viewOfTable } from '../tables/sight.ts'
import type { Table } from '../tables/table.ts'
import { inWords } from '../words/refusals.ts'
import type { Connection } from './connection.ts'
import type { LiveLimits } from './limits.ts'
import { Watch } from './watch.ts'
import { WatchedTable } from './watched-table.ts'

export interface WatchedNeeds {
  readonly tables: Tables
  readonly matches: Matches
  readonly bus: Bus
  readonly blocks: Blocks
  readonly log: FastifyBaseLogger
}

/** All tables that somebody watches on this server. */
export class WatchedTables {
  readonly #needs: WatchedNeeds
  readonly #limits: LiveLimits
  readonly #tables = new Map<string, WatchedTable>()
  readonly #deaf: readonly (() => void)[]

  constructor(needs: WatchedNeeds, limits: LiveLimits) {
    this.#needs = needs
    this.#limits = limits
    this.#deaf = [
      needs.bus.listen((news) => this.#hear(news)),
      needs.bus.onGap(() => this.#lookUp()),
      needs.bus.onMembers(({ went }) => {
        if (went.length > 0) this.#lookUp()
      }),
    ]
  }

  get size(): number {
    return this.#tables.size
  }

  /** The table as it was last told, if this connection watches it. */
  watched(connection: Connection, table: string): Table | null {
    return connection.watches.has(table) ? (this.#tables.get(table)?.table ?? null) : null
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
    const watched = this.#at(id)
    watched.enter(watch)
    if (watched.table === null) {
      const table = await this.#needs.tables.find(id)
      if (table !== null) watched.learn(table)
    }
    if (connection.watches.get(id) !== watch) return
    if (user !== null) await this.#needs.blocks.load(user)
    if (connection.watches.get(id) !== watch) return
    const { table } = watched
    const hidden = table === null ? 'no-table' : hiddenFrom(table, user)
    if (table === null || hidden !== null) {
      this.unwatch(connection, id)
      this.#refuse(connection, id, refusal(hidden ?? 'no-table'))
      return
    }
    watched.turn(watch, viewerOf(table, user))
    if (connection.visitor !== null && this.#needs.tables.presence.come(id, connection.visitor.id)) {
      this.#later(this.#needs.tables.welcome(table, connection.visitor))
    }
    this.#show(watched, watch, table)
    if (table.startedAt !== null) await this.#follow(watch, seen)
  }

  unwatch(connection: Connection, id: string): void {
    const watch = connection.watches.get(id)
    if (watch === undefined) return
    connection.watches.delete(id)
    watch.unfollow()
    const watched = this.#tables.get(id)
    if (watched === undefined) return
    if (watch.shown && connection.visitor !== null) this.#needs.tables.presence.go(id, connection.visitor.id)
    watched.leave(watch)
    if (watched.watches.size > 0) return
    watched.close()
    this.#tables.delete(id)
  }

  /** The connection is gone. */
  leave(connection: Connection): void {
    for (const id of connection.watches.keys()) this.unwatch(connection, id)
  }

  close(): void {
    for (const stop of this.#deaf) stop()
  }

  #at(id: string): WatchedTable {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const fresh = new WatchedTable(id, this.#needs.tables.presence, this.#limits.gather)
    this.#tables.set(id, fresh)
    return fresh
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'chat':
        this.#tables.get(news.line.table)?.tellChat(news.line, this.#needs.blocks)
        return
      case 'writing':
        this.#tables.get(news.table)?.tellWriting(news.writing, this.#needs.blocks)
        return
      case 'clock':
        this.#tables.get(news.table)?.tellClock(news.clock)
        return
      case 'notice':
        this.#tables.get(news.table)?.tellNotice(news.refusal)
        return
      case 'presence':
        this.#tables.get(news.table)?.tellPresence(true)
        return
      case 'spectators':
        this.#tables.get(news.table)?.tellPresence(false)
        return
      case 'everybody':
        for (const [id] of [...news.here, ...news.spectators]) this.#tables.get(id)?.tellPresence(false)
        return
      case 'table':
        if (news.table !== undefined) this.#learn(news.table)
        else if (this.#tables.has(news.id)) this.#later(this.#reread(news.id))
        return
      // Others hear these.
      case 'deed':
      case 'granted':
      case 'person':
      case 'tries':
      case 'wishes':
    }
  }

  /** Something may have been missed, or some people were connected to a process that is gone. */
  #lookUp(): void {
    for (const [id, watched] of this.#tables) {
      this.#later(this.#reread(id))
      watched.tellPresence(true)
    }
  }

  /** The table was changed in another process. */
  async #reread(id: string): Promise<void> {
    const table = await this.#needs.tables.find(id)
    if (table !== null) this.#learn(table)
  }

  #learn(table: Table): void {
    const watched = this.#tables.get(table.id)
    if (watched === undefined || !watched.learn(table)) return
    watched.tellTable()
    for (const watch of watched.watches) this.#adjust(watched, watch, table)
    watched.tellPresence(true)
  }

  /** Somebody may see more or less than before: another seat, or a match that has begun. */
  #adjust(watched: WatchedTable, watch: Watch, table: Table): void {
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
      watched.turn(watch, viewer)
      this.#show(watched, watch, table)
    }
    if (table.startedAt !== null && (turned || !watch.follows)) this.#later(this.#follow(watch, null))
  }

  #show(watched: WatchedTable, watch: Watch, table: Table): void {
    watch.shown = true
    watch.connection.tell({
      type: 'watching',
      table: viewOfTable(table, watch.viewer),
      viewer: watch.viewer,
      presence: watched.present(watch.viewer),
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
    work.catch((error: unknown) => this.#needs.log.error({ err: error }, 'watched table'))
  }
}
