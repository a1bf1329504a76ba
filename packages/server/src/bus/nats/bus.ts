import { randomUUID } from 'node:crypto'
import type { Msg, Subscription } from '@nats-io/transport-node'
import { Listeners } from '../listeners.ts'
import { forOthers, type News } from '../news.ts'
import type { Bus, Member, MembersChange } from '../port.ts'
import type { NatsLine } from './connection.ts'

/** A sign of life of a process. */
interface Beat {
  readonly member: Member
  readonly aliveSince: number
  /** It has just come, or is just going. */
  readonly says?: 'hello' | 'bye'
}

interface Told {
  readonly from: Member
  readonly news: News
}

export interface Rhythm {
  /** Milliseconds between two signs of life, and of silence after which a process counts as gone. */
  readonly beat: number
  readonly silence: number
  /** Milliseconds a new process waits for the answers of those that are there. */
  readonly greeting: number
  /** Milliseconds between two reminders that news may be missed while NATS is away. */
  readonly reminder: number
}

const RHYTHM: Rhythm = { beat: 500, silence: 2_500, greeting: 400, reminder: 1_000 }

/** The bus of several processes. */
export class NatsBus implements Bus {
  readonly self: Member = randomUUID().slice(0, 13)
  aliveSince: number
  readonly #line: NatsLine
  readonly #rhythm: Rhythm
  readonly #listeners = new Listeners<[News, Member]>()
  readonly #onMembers = new Listeners<[MembersChange]>()
  readonly #onGap = new Listeners<[]>()
  /** When each of the others was heard last, on the steady clock. */
  readonly #heard = new Map<Member, number>()
  #members: readonly Member[] = [this.self]
  #heardOn: readonly Subscription[] = []
  #away = false
  #remindedAt = 0
  #tickedAt = 0
  #beating: NodeJS.Timeout | null = null

  private constructor(line: NatsLine, rhythm: Rhythm, now: () => number) {
    this.#line = line
    this.#rhythm = rhythm
    this.aliveSince = now()
  }

  /** Resolves when this process knows who else is there. */
  static async open(
    line: NatsLine,
    rhythm: Partial<Rhythm> = {},
    now: () => number = Date.now,
  ): Promise<NatsBus> {
    const bus = new NatsBus(line, { ...RHYTHM, ...rhythm }, now)
    await bus.#open()
    return bus
  }

  get members(): readonly Member[] {
    return this.#members
  }

  tell(news: News): void {
    this.#listeners.tell(news, this.self)
    const told = forOthers(news)
    if (told !== null) this.#publish('news', { from: this.self, news: told } satisfies Told)
  }

  listen(listener: (news: News, from: Member) => void): () => void {
    return this.#listeners.add(listener)
  }

  onMembers(listener: (change: MembersChange) => void): () => void {
    return this.#onMembers.add(listener)
  }

  onGap(listener: () => void): () => void {
    return this.#onGap.add(listener)
  }

  async close(): Promise<void> {
    if (this.#beating !== null) clearInterval(this.#beating)
    // Who is going answers nobody any more.
    for (const one of this.#heardOn) one.unsubscribe()
    this.#beat('bye')
    if (!this.#away) await this.#line.connection.flush().catch(() => {})
  }

  async #open(): Promise<void> {
    const { connection, prefix } = this.#line
    this.#heardOn = [
      connection.subscribe(`${prefix}.news`, { callback: (_, message) => this.#hear(message) }),
      connection.subscribe(`${prefix}.beat`, { callback: (_, message) => this.#heardBeat(message) }),
    ]
    void this.#follow()
    this.#beat('hello')
    await connection.flush()
    await new Promise((resolve) => setTimeout(resolve, this.#rhythm.greeting))
    this.#beating = setInterval(() => this.#tick(), this.#rhythm.beat).unref()
  }

  /** NATS goes and comes back; what others told meanwhile was not heard. */
  async #follow(): Promise<void> {
    for await (const { type } of this.#line.connection.status()) {
      if (type === 'disconnect') this.#away = true
      if (type === 'reconnect') this.#returned()
    }
  }

  #returned(): void {
    this.#away = false
    // Nobody could be heard: all get the time to speak again.
    const now = performance.now()
    for (const member of this.#heard.keys()) this.#heard.set(member, now)
    this.#beat('hello')
    this.#onGap.tell()
  }

  #hear(message: Msg): void {
    const { from, news } = message.json<Told>()
    // Who speaks is there, even if its signs of life got lost.
    this.#came(from)
    this.#listeners.tell(news, from)
  }

  #heardBeat(message: Msg): void {
    const { member, aliveSince, says } = message.json<Beat>()
    if (says === 'bye') {
      this.#went([member])
      return
    }
    this.aliveSince = Math.min(this.aliveSince, aliveSince)
    this.#came(member)
    if (says === 'hello') this.#beat()
  }

  #tick(): void {
    this.#beat()
    const now = performance.now()
    const stalled = now - this.#tickedAt > 2 * this.#rhythm.beat
    this.#tickedAt = now
    if (this.#away) {
      if (now - this.#remindedAt < this.#rhythm.reminder) return
      this.#remindedAt = now
      this.#onGap.tell()
      return
    }
    // Who could not listen cannot tell who was silent.
    if (stalled) for (const member of this.#heard.keys()) this.#heard.set(member, now)
    const silent = [...this.#heard].filter(([, at]) => now - at > this.#rhythm.silence)
    this.#went(silent.map(([member]) => member))
  }

  #came(member: Member): void {
    const known = this.#heard.has(member)
    this.#heard.set(member, performance.now())
    if (!known) this.#changed({ came: [member], went: [] })
  }

  #went(members: readonly Member[]): void {
    const went = members.filter((member) => this.#heard.delete(member))
    if (went.length > 0) this.#changed({ came: [], went })
  }

  #changed(change: MembersChange): void {
    this.#members = [this.self, ...this.#heard.keys()].sort()
    this.#onMembers.tell(change)
  }

  #beat(says?: Beat['says']): void {
    const beat: Beat = { member: this.self, aliveSince: this.aliveSince, ...(says !== undefined && { says }) }
    this.#publish('beat', beat)
  }

  #publish(subject: string, what: Told | Beat): void {
    const { connection, prefix } = this.#line
    if (!connection.isClosed()) connection.publish(`${prefix}.${subject}`, JSON.stringify(what))
  }
}
