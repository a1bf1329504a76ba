import { LIMITS, type Room, type Writing } from '@chronik/protocol'
import type { Bus } from '../bus/port.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { ChatLine } from '../store/port/chat.ts'
import type { Store } from '../store/port/store.ts'
import { mayRead, silenced } from '../tables/chat-rooms.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Who } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'

export interface ChatNeeds {
  readonly store: Store
  readonly bus: Bus
  readonly clock?: Clock
}

export interface Utterance {
  readonly room: Room
  readonly text: string
  readonly request: string
  /** What it speaks of: so many entries of the log had been told. */
  readonly about?: number | undefined
}

/** How many lines somebody may say within how many milliseconds. */
const LINES = 8
const WITHIN = 10_000
/** Requests that are remembered, so that a retry says nothing twice. */
const REMEMBERED = 2_000

/** What is said at the tables. */
export class Chat {
  readonly #needs: ChatNeeds
  readonly #clock: Clock
  readonly #said = new Map<string, Promise<ChatLine>>()
  readonly #times = new Map<UserId, number[]>()

  constructor(needs: ChatNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
  }

  /** Says something in a room; the same request is said once. */
  async say(table: Table, who: Who, { room, text, request, about }: Utterance): Promise<Outcome<ChatLine>> {
    const key = `${table.id} ${who.id} ${request}`
    const before = this.#said.get(key)
    if (before !== undefined) return yes(await before)
    const refused = silenced(table, who.id, room)
    if (refused !== null) return no(refused)
    if (!this.#paced(who.id, this.#clock.steady())) return no('too-many-lines')
    const adding = this.#needs.store.chat.add({
      table: table.id,
      room,
      user: who.id,
      name: who.name,
      text: clean(text),
      about: about ?? null,
      at: this.#clock.wall(),
      request,
    })
    this.#remember(
      key,
      adding.then(({ line }) => line),
    )
    const { line, fresh } = await adding
    if (fresh) this.#needs.bus.tell({ kind: 'chat', line })
    return yes(line)
  }

  /** Somebody is about to say something; nothing of it is kept. */
  write(table: string, writing: Writing): void {
    this.#needs.bus.tell({ kind: 'writing', table, writing })
  }

  /** The last lines of a room before an id, oldest first. */
  async history(
    table: Table,
    user: UserId | null,
    room: Room,
    before: number | null,
  ): Promise<Outcome<readonly ChatLine[]>> {
    if (!mayRead(table, user, room)) return no('not-your-room')
    return yes(await this.#needs.store.chat.before(table.id, room, before, LIMITS.chatLines))
  }

  #remember(key: string, line: Promise<ChatLine>): void {
    this.#said.set(key, line)
    line.catch(() => this.#said.delete(key))
    for (const oldest of this.#said.keys()) {
      if (this.#said.size <= REMEMBERED) break
      this.#said.delete(oldest)
    }
  }

  #paced(user: UserId, at: number): boolean {
    const recent = (this.#times.get(user) ?? []).filter((time) => time > at - WITHIN)
    if (recent.length >= LINES) return false
    this.#times.delete(user)
    this.#times.set(user, [...recent, at])
    for (const oldest of this.#times.keys()) {
      if (this.#times.size <= REMEMBERED) break
      this.#times.delete(oldest)
    }
    return true
  }
}

/**
 * One line without control characters, without signs that nobody sees or that turn the direction of what follows,
 * and without towers of accents. What belongs to an emoji stays with it.
 */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(
      /(?<!\p{Emoji})(?:\u200d|\ufe0e|\ufe0f)|(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu,
      '',
    )
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()
}
