import { randomBytes } from 'node:crypto'
import { commitmentTo, type Seed } from '@chronik/kernel'
import {
  type DayCard,
  type DayRanking,
  type DayTry,
  freshRequest,
  TablePlan,
  type Today,
} from '@chronik/protocol'
import type { Tables } from '../hosting/tables.ts'
import type { Games } from '../play/games.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { KeptDay, KeptTry } from '../store/port/days.ts'
import type { Store } from '../store/port/store.ts'
import { openTable } from '../tables/opening.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Who } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { dayAfter, dayAt, endOf, planFor } from './plan.ts'
import { rankingOf } from './ranking.ts'
import { streakOf } from './streak.ts'

export interface DaysNeeds {
  readonly store: Pick<Store, 'days' | 'friends'>
  readonly tables: Pick<Tables, 'set' | 'idFrom'>
  readonly games: Pick<Games, 'latest' | 'ids'>
  readonly clock?: Clock
  /** Draws the seed of a day; without it, one that nobody can guess. */
  readonly seed?: (() => Seed) | undefined
}

/**
 * The match of the day: for every game one that all play with the same seed, each once. The server is bound to
 * the seed before the first try, and publishes it when the day is over; until then nobody sees what others drew.
 */
export class Days {
  readonly #needs: DaysNeeds
  readonly #clock: Clock

  constructor(needs: DaysNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
  }

  async today(user: UserId | null): Promise<Today> {
    const { games, store } = this.#needs
    const now = this.#clock.wall()
    const day = dayAt(now)
    const matches: DayCard[] = []
    for (const game of games.ids) matches.push(await this.#card(await this.#open(game, day), user))
    return {
      day,
      now,
      until: endOf(day),
      matches,
      next: games.ids.map((game) => {
        const { players, level } = planFor(game, dayAfter(day))
        return { game, players, level }
      }),
      streak: user === null ? null : streakOf(await store.days.daysOf(user), day),
    }
  }

  /** The match of a day that has been, or of today. */
  async ranking(
    day: string,
    game: string,
    user: UserId | null,
    friendsOnly: boolean,
  ): Promise<Outcome<DayRanking>> {
    const { store, games } = this.#needs
    if (games.latest(game) === null) return no('no-game', { game })
    const now = this.#clock.wall()
    const kept = day === dayAt(now) ? await this.#open(game, day) : await store.days.find(game, day)
    if (kept === null) return no('no-day')
    const tries = await store.days.counted(game, day)
    const among = friendsOnly && user !== null ? await this.#friends(user) : null
    const open = now >= endOf(day)
    return yes({ card: await this.#card(kept, user), ...rankingOf(tries, { user, among, open }) })
  }

  /** Begins the one try of somebody, or leads to it. Broken off anywhere, it goes on when it is asked for again. */
  async play(game: string, who: Who): Promise<Outcome> {
    const { store, games, tables } = this.#needs
    const rules = games.latest(game)
    if (rules === null) return no('no-game', { game })
    const now = this.#clock.wall()
    const day = dayAt(now)
    const kept = await this.#open(game, day)
    const table = tables.idFrom('day', day, game, who.id)
    const begun = await store.days.begin({ game, day, user: who.id, table, begunAt: now })
    const plan = planOf(kept)
    const opened = openTable(rules, who, plan, { id: begun.table, now, code: '', secret: () => '' })
    if (!opened.ok) return opened
    const event: Table['event'] = { kind: 'day', day, until: endOf(day) }
    return tables.set({ ...opened.value, code: null, event }, kept.seed)
  }

  /** The match of a day; the first who looks draws its seed. */
  #open(game: string, day: string): Promise<KeptDay> {
    const seed = this.#needs.seed?.() ?? randomBytes(32).toString('hex')
    return this.#needs.store.days
      .find(game, day)
      .then((found) => found ?? this.#needs.store.days.open({ game, day, seed, ...planFor(game, day) }))
  }

  async #card(kept: KeptDay, user: UserId | null): Promise<DayCard> {
    const { store } = this.#needs
    const { game, day, seed, players, options, level } = kept
    const mine = user === null ? null : await store.days.tryOf(game, day, user)
    const commitsTo = `day-${day}-${game}`
    const over = this.#clock.wall() >= endOf(day)
    return {
      day,
      game,
      players,
      options: options as DayCard['options'],
      level,
      until: endOf(day),
      commitsTo,
      commitment: commitmentTo(seed, commitsTo),
      seed: over ? seed : null,
      counted: (await store.days.counted(game, day)).length,
      mine: mine === null ? null : tryView(mine, over),
    }
  }

  async #friends(user: UserId): Promise<ReadonlySet<UserId>> {
    const all = await this.#needs.store.friends.of(user)
    return new Set([user, ...all.filter(({ bond }) => bond === 'friends').map((one) => one.user)])
  }
}

function planOf({ game, players, options, level }: KeptDay): TablePlan {
  return TablePlan.parse({
    request: freshRequest(),
    game,
    options,
    hints: false,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 || level === null ? { kind: 'me' } : { kind: 'bot', level },
    ),
  })
}

function tryView({ table, begunAt, endedAt, score, rank }: KeptTry, over: boolean): DayTry {
  const state = score !== null ? 'counted' : endedAt !== null || over ? 'void' : 'playing'
  return { table, state, score, rank, took: endedAt === null ? null : endedAt - begunAt }
}
