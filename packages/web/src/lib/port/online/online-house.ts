import type { ChatLine, Me, OwnTable, Presence, Refused, Room, TableView } from '@chronik/protocol'
import type { LiveTable } from '@chronik/protocol/live'
import type { House, HouseListener, Vote } from '../house.ts'
import type { Api } from './api.ts'

/** What a table of the server has beside its match. */
export class OnlineHouse implements House {
  readonly #id: string
  readonly #api: Api
  readonly #watched: () => LiveTable
  readonly #me: () => Me | null
  readonly #listeners = new Set<HouseListener>()

  constructor(id: string, api: Api, watched: () => LiveTable, me: () => Me | null) {
    this.#id = id
    this.#api = api
    this.#watched = watched
    this.#me = me
  }

  get table(): TableView | null {
    return this.#watched().table
  }

  get presence(): Presence | null {
    return this.#watched().presence
  }

  get me(): Me | null {
    return this.#me()
  }

  listen(hear: HouseListener): () => void {
    this.#listeners.add(hear)
    const { table, presence } = this
    if (table !== null) hear.table?.(table)
    if (presence !== null) hear.presence?.(presence)
    return () => this.#listeners.delete(hear)
  }

  async say(room: Room, text: string): Promise<Refused | null> {
    const said = await this.#watched().say(room, text)
    return said.said ? null : said.refused
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

  tellChat(line: ChatLine): void {
    for (const { chat: hear } of this.#listeners) hear?.(line)
  }
}
