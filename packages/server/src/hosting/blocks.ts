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
    const known = this.#lists.get(user)
    if (known !== undefined) return known
    const list = new Map((await this.#store.blocked(user)).map((one) => [one.user, one.name]))
    this.#remember(user, list)
    return list
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
    this.#lists.delete(user)
    this.#bus.tell({ kind: 'wishes', user })
    return yes(await this.list(user))
  }

  async unblock(user: UserId, other: UserId): Promise<Blocked[]> {
    await this.#store.unblock(user, other)
    this.#lists.delete(user)
    this.#bus.tell({ kind: 'wishes', user })
    return this.list(user)
  }

  /** People became others: what is known of them is read anew. */
  forget(): void {
    this.#lists.clear()
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

  /** Somebody changed their list elsewhere; until it is read, the one that is known holds. */
  #reread(user: UserId): void {
    if (!this.#lists.has(user)) return
    this.#store.blocked(user).then(
      (list) => this.#remember(user, new Map(list.map((one) => [one.user, one.name]))),
      // Without the database nothing is told anyway; then it is read when it is needed.
      () => this.#lists.delete(user),
    )
  }

  #remember(user: UserId, list: ReadonlyMap<UserId, string>): void {
    this.#lists.set(user, list)
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= REMEMBERED) break
      this.#lists.delete(oldest)
    }
  }
}
