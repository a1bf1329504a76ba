import type {
  Awaited,
  ChatLine,
  Clock,
  Me,
  OwnTable,
  Presence,
  Refused,
  Room,
  TableView,
  Writing,
} from '@chronik/protocol'
import type { Live, LiveTable } from '@chronik/protocol/live'
import type { Api } from '../../online/api.ts'
import type { House, HouseListener, Vote } from '../house.ts'

/** What a house needs of the connection. */
type Line = Pick<Live, 'me' | 'now' | 'state' | 'nextTry' | 'reconnect'>

/** What a table of the server has beside its match. */
export class OnlineHouse implements House {
  readonly #id: string
  readonly #api: Api
  readonly #watched: () => LiveTable
  readonly #live: Line
  readonly #listeners = new Set<HouseListener>()

  constructor(id: string, api: Api, watched: () => LiveTable, live: Line) {
    this.#id = id
    this.#api = api
    this.#watched = watched
    this.#live = live
  }

  get table(): TableView | null {
    return this.#watched().table
  }

  get presence(): Presence | null {
    return this.#watched().presence
  }

  get clock(): Clock | null {
    return this.#watched().clock
  }

  get awaited(): Awaited | null {
    return this.#watched().awaited
  }

  now(): number {
    return this.#live.now()
  }

  get me(): Me | null {
    return this.#live.me
  }

  listen(hear: HouseListener): () => void {
    this.#listeners.add(hear)
    const { table, presence, clock } = this
    if (table !== null) hear.table?.(table)
    if (presence !== null) hear.presence?.(presence)
    if (clock !== null) hear.clock?.(clock)
    return () => this.#listeners.delete(hear)
  }

  async say(room: Room, text: string, about?: number): Promise<Refused | null> {
    const said = await this.#watched().say(room, text, about)
    return said.said ? null : said.refused
  }

  write(room: Room): void {
    this.#watched().write(room)
  }

  get reached(): boolean {
    return this.#live.state === 'open'
  }

  get nextTry(): number | null {
    return this.#live.nextTry
  }

  retry(): void {
    this.#live.reconnect()
  }

  async lines(room: Room, before?: number): Promise<readonly ChatLine[]> {
    const earlier = before === undefined ? '' : `&before=${before}`
    const found = await this.#api.get<readonly ChatLine[]>(`/tables/${this.#id}/chat?room=${room}${earlier}`)
    return found.ok ? found.value : []
  }

  async vote({ kind, ...vote }: Vote): Promise<Refused | null> {
    const done = await this.#api.post<OwnTable>(`/tables/${this.#id}/${kind}`, vote)
    return done.ok ? null : done.refused
  }

  async rematch(): ReturnType<House['rematch']> {
    const done = await this.#api.post<OwnTable>(`/tables/${this.#id}/rematch`, {})
    return done.ok ? { ok: true, table: done.value.table.id } : done
  }

  tellTable(table: TableView): void {
    for (const { table: hear } of this.#listeners) hear?.(table)
  }

  tellPresence(presence: Presence): void {
    for (const { presence: hear } of this.#listeners) hear?.(presence)
  }

  tellClock(clock: Clock | null): void {
    for (const { clock: hear } of this.#listeners) hear?.(clock)
  }

  tellNotice(notice: { readonly code: string; readonly words: string }): void {
    for (const { notice: hear } of this.#listeners) hear?.(notice)
  }

  tellWriting(writing: Writing): void {
    for (const { writing: hear } of this.#listeners) hear?.(writing)
  }

  tellChat(line: ChatLine): void {
    for (const { chat: hear } of this.#listeners) hear?.(line)
  }
}
