import type { Vacation as VacationView } from '@chronik/protocol'
import { localBus } from '../bus/local.ts'
import type { Bus } from '../bus/port.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { SocialStore } from '../store/port/social.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { UserId } from '../tables/table.ts'

const DAY = 24 * 60 * 60 * 1000
const A_YEAR = 365 * DAY
/** Days in which clocks may stand still for somebody, within a year. */
const DAYS = 30

/** Who is on vacation: clocks by days stand still for them. */
export class Vacations {
  readonly #store: SocialStore
  readonly #clock: Clock
  readonly #bus: Bus
  readonly #until = new Map<UserId, number>()

  constructor(store: SocialStore, clock: Clock = CLOCK, bus: Bus = localBus()) {
    this.#store = store
    this.#clock = clock
    this.#bus = bus
    bus.listen((news, from) => {
      if (news.kind === 'wishes' && from !== bus.self) this.#later(this.#reread(news.user))
    })
    bus.onGap(() => this.#later(this.load()))
  }

  async load(): Promise<void> {
    const all = await this.#store.vacations(this.#clock.wall())
    this.#until.clear()
    for (const { user, until } of all) this.#until.set(user, until)
  }

  /** Somebody went on vacation or came back, at another process. */
  async #reread(user: UserId): Promise<void> {
    const [now] = (await this.#store.vacationsOf(user, this.#clock.wall())).toReversed()
    if (now === undefined) this.#until.delete(user)
    else this.#until.set(user, now.until)
  }

  /** Without the database no clock has its way either; when it is back it is looked up again. */
  #later(work: Promise<void>): void {
    work.catch(() => {})
  }

  onVacation(user: UserId): boolean {
    const until = this.#until.get(user)
    if (until === undefined) return false
    if (until > this.#clock.wall()) return true
    this.#until.delete(user)
    return false
  }

  async of(user: UserId): Promise<VacationView> {
    const now = this.#clock.wall()
    const until = this.#until.get(user)
    return { until: until !== undefined && until > now ? until : null, left: await this.#left(user, now) }
  }

  /** Goes on vacation until a moment, or comes back. */
  async take(user: UserId, until: number | null): Promise<Outcome<VacationView>> {
    const now = this.#clock.wall()
    if (until === null || until <= now) {
      await this.#store.takeVacation({ user, since: now, until: now }, now)
      this.#until.delete(user)
      this.#bus.tell({ kind: 'wishes', user })
      return yes(await this.of(user))
    }
    const left = await this.#left(user, now)
    if (until - now > left * DAY) return no('no-vacation', { left })
    await this.#store.takeVacation({ user, since: now, until }, now)
    this.#until.set(user, until)
    this.#bus.tell({ kind: 'wishes', user })
    return yes(await this.of(user))
  }

  /** Whole days that are left of this year's; one that is under way counts up to now. */
  async #left(user: UserId, now: number): Promise<number> {
    const taken = await this.#store.vacationsOf(user, now - A_YEAR)
    const used = taken.reduce((sum, { since, until }) => sum + Math.max(0, Math.min(until, now) - since), 0)
    return Math.max(0, Math.floor(DAYS - used / DAY))
  }
}
