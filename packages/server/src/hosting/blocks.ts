import type { Blocked } from '@chronik/protocol'
import { localBus } from '../bus/local.ts'
import type { Bus } from '../bus/port.ts'
import type { SocialStore } from '../store/port/social.ts'
import type { Store } from '../store/port/store.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Table, UserId } from '../tables/table.ts'

/** People whose lists are kept in memory. */
const REMEMBERED = 20_000
/** People whom somebody can block. */
const MOST = 500

/** Who does not want to hear of whom. */
export class Blocks {
  readonly #store: SocialStore
  readonly #chat: Store['chat']
  readonly #bus: Bus
  readonly #lists = new Map<UserId, ReadonlyMap<UserId, string>>()

  constructor({ social, chat }: Pick<Store, 'social' | 'chat'>, bus: Bus = localBus()) {
    this.#store = social
    this.#chat = chat
    this.#bus = bus
    bus.listen((news, from) => {
      if (news.kind === 'wishes' && from !== bus.self) this.#reread(news.user)
    })
    bus.onGap(() => {
      for (const user of this.#lists.keys()) this.#reread(user)
    })
  }

  /** Whether what `other` says is not told to `user`; known of everybody who was loaded. */
  hides(user: UserId | null, other: UserId): boolean {
    return user !== null && this.#lists.get(user)?.has(other) === true
  }

  async blocks(user: UserId, other: UserId): Promise<boolean> {
    return (await this.load(user)).has(other)
  }

  async load(user: UserId): Promise<ReadonlyMap<UserId, string>> {
    return this.#lists.get(user) ?? this.#read(user)
  }

  async list(user: UserId): Promise<Blocked[]> {
    return [...(await this.load(user))].map(([other, name]) => ({ user: other, name }))
  }

  async block(user: UserId, other: UserId, table: Table): Promise<Outcome<Blocked[]>> {
    if (other === user) return no('own-seat')
    const name = await this.nameAt(table, other)
    if (name === null) return no('no-person')
    if ((await this.load(user)).size >= MOST) return no('busy')
    await this.#store.block(user, { user: other, name })
    await this.#read(user)
    this.#bus.tell({ kind: 'wishes', user })
    return yes(await this.list(user))
  }

  async unblock(user: UserId, other: UserId): Promise<Blocked[]> {
    await this.#store.unblock(user, other)
    await this.#read(user)
    this.#bus.tell({ kind: 'wishes', user })
    return this.list(user)
  }

  /** People became others or are gone: the lists of them and those that name them are read anew. */
  changed(...people: readonly UserId[]): void {
    for (const [user, list] of this.#lists)
      if (people.some((one) => one === user || list.has(one))) this.#reread(user)
  }

  /** The name of somebody who sits at the table, is its host or has said something there. */
  async nameAt(table: Table, user: UserId): Promise<string | null> {
    if (table.host === user) return table.hostName
    for (const seat of table.seats) {
      if (seat.kind === 'person' && seat.user === user) return seat.name
      if (seat.kind === 'bot' && seat.instead?.user === user) return seat.instead.name
    }
    for (const room of ['players', 'spectators'] as const) {
      const lines = await this.#chat.before(table.id, room, null, 500)
      const line = lines.findLast((one) => one.user === user)
      if (line !== undefined) return line.name
    }
    return null
  }

  /** A list has changed elsewhere; until it is read, the one that is known holds: nobody is heard in between. */
  #reread(user: UserId): void {
    if (!this.#lists.has(user)) return
    // Without the database nothing is told anyway; then it is read when it is needed.
    this.#read(user).catch(() => this.#lists.delete(user))
  }

  async #read(user: UserId): Promise<ReadonlyMap<UserId, string>> {
    const list = new Map((await this.#store.blocked(user)).map((one) => [one.user, one.name]))
    this.#remember(user, list)
    return list
  }

  #remember(user: UserId, list: ReadonlyMap<UserId, string>): void {
    this.#lists.set(user, list)
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= REMEMBERED) break
      this.#lists.delete(oldest)
    }
  }
}
