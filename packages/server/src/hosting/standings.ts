import type { Board, PersonCard, Standing } from '@chronik/protocol'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { FriendStore } from '../store/port/friends.ts'
import type { BoardRow, Result, StandingStore } from '../store/port/standing.ts'
import type { Store } from '../store/port/store.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { UserId } from '../tables/table.ts'

/** Whoever has not played for so long is not listed until the next match. */
const RESTED = 90 * 24 * 60 * 60 * 1000
const LISTED = 100
/** Results that are looked at to draw the course of ratings, and those that are told. */
const LOOKED_AT = 300
const TOLD = 20
const COURSE = 30

/** How people do: by their matches among people. */
export class Standings {
  readonly #store: StandingStore
  readonly #friends: FriendStore
  readonly #clock: Clock

  constructor({ standing, friends }: Pick<Store, 'standing' | 'friends'>, clock: Clock = CLOCK) {
    this.#store = standing
    this.#friends = friends
    this.#clock = clock
  }

  /** Somebody as everybody may know them; `viewer` learns what they are to each other. */
  async person(user: UserId, viewer: UserId | null): Promise<Outcome<PersonCard>> {
    const person = await this.#store.person(user)
    if (person === null) return no('nobody-there')
    const results = await this.#store.results(user, LOOKED_AT)
    const standings = await this.#store.standings(user)
    return yes({
      ...person,
      bond: await this.#bond(user, viewer),
      standings: standings.map((one): Standing => ({ ...one, course: courseOf(one, results) })),
      results: results.slice(0, TOLD).map(({ table: _table, ...result }) => result),
    })
  }

  /** What came of these tables for somebody. */
  async resultsAt(user: UserId, tables: readonly string[]): Promise<ReadonlyMap<string, Result>> {
    const found = await this.#store.resultsAt(user, tables)
    return new Map(found.map((result) => [result.table, result]))
  }

  async board(game: string, players: number, user: UserId | null, friendsOnly: boolean): Promise<Board> {
    const since = this.#clock.wall() - RESTED
    const among = friendsOnly && user !== null ? [user, ...(await this.#friendsOf(user))] : undefined
    const wish = { game, players, since, among }
    const rows = await this.#store.board({ ...wish, limit: LISTED })
    const mine: BoardRow | null = user === null ? null : await this.#store.placeOn(wish, user)
    return { rows, mine }
  }

  async #friendsOf(user: UserId): Promise<UserId[]> {
    const all = await this.#friends.of(user)
    return all.filter(({ bond }) => bond === 'friends').map((one) => one.user)
  }

  async #bond(user: UserId, viewer: UserId | null): Promise<PersonCard['bond']> {
    if (viewer === null) return 'none'
    if (viewer === user) return 'me'
    return (await this.#friends.of(viewer)).find((one) => one.user === user)?.bond ?? 'none'
  }
}

/** The rating after each of the last matches, oldest first. */
function courseOf(
  { game, players }: { readonly game: string; readonly players: number },
  results: readonly Result[],
): number[] {
  return results
    .filter((one) => one.game === game && one.players === players)
    .flatMap(({ points }) => (points === null ? [] : [points]))
    .slice(0, COURSE)
    .reverse()
}
