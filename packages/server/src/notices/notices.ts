import { randomBytes } from 'node:crypto'
import type { Language } from '@chronik/kernel'
import { type Bell, type Notices as NoticesView, type NoticeWayPlan, NoticeWishes } from '@chronik/protocol'
import { owns } from '../bus/owner.ts'
import type { Bus } from '../bus/port.ts'
import type { Presence } from '../hosting/presence.ts'
import type { Matches } from '../play/port.ts'
import { isQuiet } from '../play/quiet.ts'
import type { Clock } from '../settings/clock.ts'
import type { NoticeStore, NoticeWay, Pending } from '../store/port/notices.ts'
import type { Store } from '../store/port/store.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Table, UserId } from '../tables/table.ts'
import { newsOf } from './bell.ts'
import { composed, type Told, tellItem } from './composing.ts'
import type { NoticeKind } from './letter.ts'
import { isSubscription } from './push.ts'
import { unusable } from './reach.ts'
import { bring, keyFor, type Means, viewOf, wayOfKey } from './ways.ts'
import { NOTICE_WORDS } from './words.ts'

/** Ways that one person has, and how often one may fail before it is given up. */
const MOST_WAYS = 10
const MOST_FAILURES = 20
/** Milliseconds in which the end or the opening of a table is news. */
const FRESH = 5 * 60_000
/** People who are looked after at once. */
const AT_ONCE = 200
/** Tables whose end or opening was told of late. */
const REMEMBERED = 10_000

export interface NoticesNeeds {
  readonly store: Store
  readonly bus: Bus
  readonly matches: Matches
  readonly presence: Presence
  readonly clock: Clock
  readonly means: Means
  /** Milliseconds that something waits, so that several things come in one message. */
  readonly window: number
  warn(what: string, details: object): void
}

/** Lets people hear of what awaits them, where they want it and when they want it. */
export class Notices {
  readonly #needs: NoticesNeeds
  readonly #store: NoticeStore
  /** Whether somebody hears of anything at all, as far as it was looked up. */
  readonly #hears = new Map<UserId, boolean>()
  readonly #told = new Set<string>()
  #telling: Promise<void> | null = null

  constructor(needs: NoticesNeeds) {
    this.#needs = needs
    this.#store = needs.store.notices
    const { bus } = needs
    bus.listen((news, from) => {
      if (news.kind === 'table' && news.table !== undefined) this.#table(news.table)
      if (news.kind === 'wishes' && from !== bus.self) this.#hears.delete(news.user)
    })
    bus.onGap(() => this.#hears.clear())
  }

  /** It is somebody's turn; said once for every deed. */
  turn(table: Table, seat: number, seq: number): void {
    const due = table.seats[seat]
    if (due?.kind === 'person' && !due.conceded) this.#note(due.user, 'turn', table.id, seq)
  }

  /** Somebody asks somebody to be friends. */
  friend(asking: UserId, asked: UserId): void {
    this.#note(asked, 'friend', asking, 0)
  }

  /** What became of a table: it has ended, or keeps a seat for somebody. */
  #table(table: Table): void {
    const { id, status, seats, createdAt, endedAt } = table
    if (status !== 'over' && status !== 'gathering') return
    // A table is saved again when somebody of it changes: what was so for long is no news.
    if (this.#needs.clock.wall() - (endedAt ?? createdAt) > FRESH) return
    for (const seat of seats) {
      if (status === 'over' && seat.kind === 'person') this.#once(seat.user, 'over', id)
      if (status === 'gathering' && seat.kind === 'invited' && seat.awaited !== undefined)
        this.#once(seat.awaited.user, 'invited', id)
    }
  }

  /** A table is saved more often than it ends. */
  #once(user: UserId, kind: NoticeKind, table: string): void {
    const key = `${kind} ${table} ${user}`
    if (this.#told.has(key)) return
    this.#told.add(key)
    for (const oldest of this.#told) {
      if (this.#told.size <= REMEMBERED) break
      this.#told.delete(oldest)
    }
    this.#note(user, kind, table, 0)
  }

  #note(user: UserId, kind: NoticeKind, subject: string, seq: number): void {
    const { clock, warn } = this.#needs
    void (async () => {
      if (!(await this.#listens(user))) return
      if (kind === 'over') await this.#store.take({ user, kind: 'turn', subject, seq, at: 0 })
      await this.#store.note({ user, kind, subject, seq, at: clock.wall() })
    })().catch((error: unknown) => warn('a notice could not be kept', { why: String(error) }))
  }

  async #listens(user: UserId): Promise<boolean> {
    const known = this.#hears.get(user)
    if (known !== undefined) return known
    const found = (await this.#store.ways(user)).some(({ confirmed }) => confirmed)
    if (this.#hears.size >= REMEMBERED) this.#hears.clear()
    this.#hears.set(user, found)
    return found
  }

  /** Everything about what somebody hears of. */
  async of(user: UserId, language: Language, address: string | null): Promise<NoticesView> {
    const { means } = this.#needs
    const linked = means.origin !== null
    return {
      wishes: await this.#wishes(user, language),
      ways: (await this.#store.ways(user)).map(viewOf),
      offers: {
        mail: means.mail !== null && linked && address !== null,
        webhook: linked,
        push: means.sender.publicKey,
      },
    }
  }

  /** What awaits somebody just now, for a page that is open. */
  async bell(user: UserId, language: Language): Promise<Bell> {
    const { store, matches, presence, clock } = this.#needs
    const wishes = await this.#wishes(user, language)
    const now = clock.wall()
    const around = { store, matches, presence, language }
    return { on: wishes.page, news: wishes.page ? await newsOf(user, wishes, around, now) : [], now }
  }

  /** Lets pages tell of it, or not. */
  async ring(user: UserId, language: Language, on: boolean): Promise<Bell> {
    await this.#store.wish(user, { ...(await this.#wishes(user, language)), page: on })
    return this.bell(user, language)
  }

  async wish(user: UserId, wishes: NoticeWishes): Promise<void> {
    await this.#store.wish(user, wishes)
  }

  /** Opens a way; gives the secret that a program checks signatures with, where there is one. */
  async open(
    who: { readonly id: UserId; readonly name: string; readonly guest: boolean },
    plan: NoticeWayPlan,
    language: Language,
    address: string | null,
  ): Promise<Outcome<{ readonly secret: string | null }>> {
    const { clock } = this.#needs
    const ways = await this.#store.ways(who.id)
    if (ways.length >= MOST_WAYS) return no('too-many-ways')
    if (plan.kind !== 'push' && who.guest) return no('friends-account')
    const target = this.#target(plan, address, ways)
    if (!target.ok) return target
    if ((await this.#store.wishes(who.id)) === null)
      await this.#store.wish(who.id, NoticeWishes.parse({ language }))
    const way: NoticeWay = {
      id: randomBytes(12).toString('base64url'),
      user: who.id,
      kind: plan.kind,
      target: target.value,
      confirmed: plan.kind !== 'mail',
      failures: 0,
      at: clock.wall(),
    }
    await this.#store.addWay(way)
    this.#changed(who.id)
    try {
      await this.#begin(way, who.name, language)
    } catch (error) {
      await this.#store.dropWay(way.id)
      this.#changed(who.id)
      this.#needs.warn('a way of hearing could not be opened', { kind: plan.kind, why: String(error) })
      return no('way-closed')
    }
    return yes({ secret: plan.kind === 'webhook' && plan.format === 'json' ? way.target.secret : null })
  }

  /** Where a way leads, if it may. */
  #target(
    plan: NoticeWayPlan,
    address: string | null,
    ways: readonly NoticeWay[],
  ): Outcome<NoticeWay['target']> {
    const { means } = this.#needs
    if (plan.kind === 'mail') {
      if (means.mail === null || means.origin === null || address === null) return no('no-way')
      return ways.some(({ kind }) => kind === 'mail') ? no('way-there') : yes({ address })
    }
    if (plan.kind === 'webhook' && means.origin === null) return no('no-way')
    const url = plan.kind === 'push' ? plan.endpoint : plan.url
    const trouble = unusable(url, means.privately)
    if (trouble !== null) return no(trouble === 'form' ? 'way-form' : 'way-private')
    if (plan.kind === 'webhook')
      return yes({ url, format: plan.format, secret: randomBytes(24).toString('base64url') })
    const { endpoint, p256dh, auth } = plan
    return isSubscription(plan) ? yes({ endpoint, p256dh, auth }) : no('way-form')
  }

  /** The first thing that is heard on a way: that it is open, or how it is opened. */
  async #begin(way: NoticeWay, name: string, language: Language): Promise<void> {
    const { means, clock } = this.#needs
    const words = NOTICE_WORDS[language]
    if (way.kind === 'mail') {
      const link = `${means.origin}/notices?confirm=${keyFor(way.id, 'confirm', means)}`
      const mail = { to: way.target.address, subject: words.confirmSubject, text: words.confirm(name, link) }
      await means.mail?.({ ...mail, language })
      return
    }
    const link = this.#link('/account')
    const item = { kind: 'turn', text: words.trial, link } as const
    const letter = { title: 'Chronik', items: [item], language, off: this.#offLink(way.id) }
    const brought = await bring(way, letter, name, means, clock.wall())
    if (brought !== 'brought') throw new Error(brought)
  }

  /** Its owner has opened the link in the first mail. */
  async confirm(key: string): Promise<Outcome<boolean>> {
    const way = await this.#wayOf(key, 'confirm')
    if (way === null) return no('no-way-here')
    await this.#store.confirm(way.id)
    this.#changed(way.user)
    return yes(true)
  }

  /** Switched off where it arrives, without signing in. */
  async off(key: string): Promise<Outcome<boolean>> {
    const way = await this.#wayOf(key, 'off')
    if (way === null) return no('no-way-here')
    await this.#store.dropWay(way.id)
    this.#changed(way.user)
    return yes(true)
  }

  async close(user: UserId, id: string): Promise<void> {
    if ((await this.#store.way(id))?.user !== user) return
    await this.#store.dropWay(id)
    this.#changed(user)
  }

  async #wayOf(key: string, use: 'off' | 'confirm'): Promise<NoticeWay | null> {
    const id = wayOfKey(key, use, this.#needs.means)
    return id === null ? null : this.#store.way(id)
  }

  #changed(user: UserId): void {
    this.#hears.delete(user)
    this.#needs.bus.tell({ kind: 'wishes', user })
  }

  async #wishes(user: UserId, language: Language): Promise<NoticeWishes> {
    const known = NoticeWishes.safeParse(await this.#store.wishes(user))
    return known.success ? known.data : NoticeWishes.parse({ language })
  }

  /** Tells everybody what has waited long enough; one round after the other. */
  tell(): Promise<void> {
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null
    })
    return this.#telling
  }

  /** Resolves when nobody is being told anything any more. */
  async settled(): Promise<void> {
    await this.#telling?.catch(() => {})
  }

  async #tellAll(): Promise<void> {
    const { clock, bus, window, warn } = this.#needs
    for (const user of await this.#store.due(clock.wall() - window, AT_ONCE)) {
      if (!owns(bus, user)) continue
      try {
        await this.#tellOne(user)
      } catch (error) {
        warn('somebody could not be told', { why: String(error) })
      }
    }
  }

  async #tellOne(user: UserId): Promise<void> {
    const { store, clock, means, presence, matches } = this.#needs
    const person = await store.standing.person(user)
    const ways = (await this.#store.ways(user)).filter(({ confirmed }) => confirmed)
    const pending = await this.#store.pending(user)
    if (person === null || ways.length === 0) {
      for (const one of pending) await this.#store.take(one)
      return
    }
    const wishes = await this.#wishes(user, 'en')
    // In quiet hours everything waits; in the morning it is looked at whether it still matters.
    if (wishes.quiet !== null && isQuiet(wishes.quiet, clock.wall())) return
    const told: Told[] = []
    for (const one of pending) {
      const item = isWanted(one, wishes)
        ? await tellItem(one, { store, matches, presence, language: wishes.language })
        : 'void'
      if (item === 'later') continue
      const keeps = one.kind === 'turn' && item !== 'void'
      if ((await (keeps ? this.#store.told(one) : this.#store.take(one))) && item !== 'void')
        told.push({ ...item, link: this.#link(item.link) })
    }
    if (told.length === 0) return
    for (const way of ways) {
      const letter = composed(told, wishes.language, this.#offLink(way.id))
      await this.#bring(way, () => bring(way, letter, person.name, means, clock.wall()))
    }
  }

  async #bring(way: NoticeWay, send: () => ReturnType<typeof bring>): Promise<void> {
    const brought = await send().catch((error: unknown) => {
      this.#needs.warn('a notice could not be brought', { kind: way.kind, why: String(error) })
      return 'failed' as const
    })
    if (brought === 'brought') {
      if (way.failures > 0) await this.#store.failed(way.id, 0)
      return
    }
    if (brought === 'gone' || way.failures + 1 >= MOST_FAILURES) {
      await this.#store.dropWay(way.id)
      this.#changed(way.user)
    } else await this.#store.failed(way.id, way.failures + 1)
  }

  #offLink(way: string): string {
    return this.#link(`/notices?off=${keyFor(way, 'off', this.#needs.means)}`)
  }

  /** Within the app a path is enough; everywhere else it needs to be whole. */
  #link(path: string): string {
    return `${this.#needs.means.origin ?? ''}${path}`
  }
}

function isWanted({ kind }: Pending, wishes: NoticeWishes): boolean {
  return kind === 'turn' || kind === 'over' || kind === 'invited' || kind === 'friend' ? wishes[kind] : false
}
