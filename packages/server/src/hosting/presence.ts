import { localBus } from '../bus/local.ts'
import type { News } from '../bus/news.ts'
import type { Bus, Member } from '../bus/port.ts'
import { CLOCK } from '../settings/clock.ts'
import type { UserId } from '../tables/table.ts'

/** Departures that are remembered; who left before them has been away for long. */
const REMEMBERED = 20_000

/** What another process has told of who is there. */
interface Elsewhere {
  readonly here: Set<string>
  readonly spectators: Map<string, number>
}

/** Who is connected to which table, in this process or another, and since when somebody is away. */
export class Presence {
  readonly #connections = new Map<string, number>()
  readonly #spectators = new Map<string, number>()
  readonly #elsewhere = new Map<Member, Elsewhere>()
  readonly #bus: Bus
  readonly #leftAt = new Map<string, number>()
  readonly #began: number
  readonly #now: () => number

  /** `now` is a clock that never jumps. */
  constructor(now: () => number = CLOCK.steady, bus: Bus = localBus()) {
    this.#now = now
    this.#began = now()
    this.#bus = bus
    bus.listen((news, from) => {
      if (from !== bus.self) this.#hear(news, from)
    })
    bus.onMembers(({ came, went }) => {
      if (came.length > 0) this.#tellEverybody()
      for (const member of went) this.#lost(member)
    })
    // Others may have missed who came and went here, as we may have of them.
    bus.onGap(() => this.#tellEverybody())
  }

  /** The person has done something here without a connection, or has just been seated. */
  seen(table: string, user: UserId): void {
    const key = keyOf(table, user)
    if (!this.#connections.has(key)) this.#left(key)
  }

  /** True if this is the first connection of the person to the table. */
  come(table: string, user: UserId): boolean {
    const key = keyOf(table, user)
    const count = this.#connections.get(key) ?? 0
    this.#connections.set(key, count + 1)
    this.#leftAt.delete(key)
    if (count === 0) this.#bus.tell({ kind: 'presence', table, user, here: true })
    return count === 0
  }

  /** True if this was the last connection of the person to the table. */
  go(table: string, user: UserId): boolean {
    const key = keyOf(table, user)
    const count = (this.#connections.get(key) ?? 1) - 1
    if (count > 0) {
      this.#connections.set(key, count)
      return false
    }
    this.#connections.delete(key)
    this.#left(key)
    this.#bus.tell({ kind: 'presence', table, user, here: false })
    return true
  }

  isHere(table: string, user: UserId): boolean {
    const key = keyOf(table, user)
    return this.#connections.has(key) || [...this.#elsewhere.values()].some(({ here }) => here.has(key))
  }

  /** So many spectators watch a table in this process. */
  watch(table: string, count: number): void {
    if (count === 0) this.#spectators.delete(table)
    else this.#spectators.set(table, count)
    this.#bus.tell({ kind: 'spectators', table, count })
  }

  /** How many spectators watch a table, wherever they are connected. */
  spectators(table: string): number {
    let all = this.#spectators.get(table) ?? 0
    for (const { spectators } of this.#elsewhere.values()) all += spectators.get(table) ?? 0
    return all
  }

  /** Milliseconds since the person was last here, counted from the start of the server at the earliest. */
  awayFor(table: string, user: UserId): number {
    if (this.isHere(table, user)) return 0
    return this.#now() - (this.#leftAt.get(keyOf(table, user)) ?? this.#began)
  }

  #hear(news: News, from: Member): void {
    if (news.kind === 'presence') {
      const { here } = this.#at(from)
      const key = keyOf(news.table, news.user)
      if (news.here) here.add(key)
      else if (here.delete(key)) this.#left(key)
    } else if (news.kind === 'spectators') this.#at(from).spectators.set(news.table, news.count)
    else if (news.kind === 'everybody') {
      const before = this.#elsewhere.get(from)
      const here = new Set(news.here.map(([table, user]) => keyOf(table, user)))
      this.#elsewhere.set(from, { here, spectators: new Map(news.spectators) })
      for (const key of before?.here ?? []) if (!here.has(key)) this.#left(key)
    }
  }

  #at(member: Member): Elsewhere {
    const known = this.#elsewhere.get(member)
    if (known !== undefined) return known
    const fresh: Elsewhere = { here: new Set(), spectators: new Map() }
    this.#elsewhere.set(member, fresh)
    return fresh
  }

  /** The process is gone, and everybody who was connected there is away until they come back. */
  #lost(member: Member): void {
    const gone = this.#elsewhere.get(member)
    this.#elsewhere.delete(member)
    for (const key of gone?.here ?? []) this.#left(key)
  }

  #tellEverybody(): void {
    if (this.#connections.size + this.#spectators.size === 0) return
    const here = [...this.#connections.keys()].map((key) => key.split(' ') as [string, UserId])
    this.#bus.tell({ kind: 'everybody', here, spectators: [...this.#spectators] })
  }

  #left(key: string): void {
    this.#leftAt.delete(key)
    this.#leftAt.set(key, this.#now())
    for (const oldest of this.#leftAt.keys()) {
      if (this.#leftAt.size <= REMEMBERED) break
      this.#leftAt.delete(oldest)
    }
  }
}

function keyOf(table: string, user: UserId): string {
  return `${table} ${user}`
}
