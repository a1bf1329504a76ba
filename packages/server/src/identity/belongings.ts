import { randomBytes } from 'node:crypto'
import type { Tournament } from '@chronik/protocol'
import type { ChatLine } from '../store/port/chat.ts'
import type { KeptRecord } from '../store/port/records.ts'
import type { Store } from '../store/port/store.ts'
import type { Table, UserId } from '../tables/table.ts'
import { forgetEntrant, replaceEntrant } from '../tournaments/entering.ts'
import { NOBODY } from './name.ts'
import { forgetPerson, mergePerson, type Person, replacePerson } from './persons.ts'

/** More tables than anybody plays at. */
const ALL = 1_000_000

/** What the tables and the chat keep of people; follows when they change. */
export class Belongings {
  readonly #store: Store
  readonly #changed: (table: Table) => Promise<void>

  /** `changed` tells those at the table. */
  constructor(store: Store, changed: (table: Table) => Promise<void>) {
    this.#store = store
    this.#changed = changed
  }

  async rename(user: UserId, name: string): Promise<void> {
    await this.#eachTournament(user, (one) => replaceEntrant(one, user, { user, name }))
    await this.#eachTable(user, (table) => replacePerson(table, user, { user, name }))
  }

  /** Everything of the guest becomes the account's. */
  async merge(guest: UserId, account: Person): Promise<void> {
    await this.#eachTable(guest, (table) => mergePerson(table, guest, account))
    await this.#store.chat.hand(guest, account)
    await this.#store.social.hand(guest, account)
    await this.#store.records.hand(guest, account.user)
    await this.#store.standing.hand(guest, account.user)
    await this.#store.friends.hand(guest, account.user)
    await this.#store.days.hand(guest, account.user)
    await this.#eachTournament(guest, (one) => replaceEntrant(one, guest, account))
    // What a guest wanted to hear of went with the guest: the account has wishes of its own.
    await this.#store.notices.forget(guest)
  }

  async forget(user: UserId): Promise<void> {
    const nobody = { user: `gone-${randomBytes(8).toString('hex')}`, name: NOBODY }
    await this.#eachTable(user, (table) => forgetPerson(table, user, nobody, Date.now()))
    await this.#store.chat.forget(user)
    await this.#store.social.forget(user)
    await this.#store.records.forget(user)
    await this.#store.standing.forget(user)
    await this.#store.friends.forget(user)
    await this.#store.days.forget(user)
    await this.#eachTournament(user, (one) => forgetEntrant(one, user, nobody, Date.now()))
    await this.#store.notices.forget(user)
    await this.#store.office.lift(user)
  }

  /** Whether somebody is kept out. */
  async banned(user: UserId): Promise<boolean> {
    return (await this.#store.office.banOf(user, Date.now())) !== null
  }

  /** Until it is kept: others may change a tournament at the same time. */
  async #eachTournament(user: UserId, change: (tournament: Tournament) => Tournament): Promise<void> {
    const { tournaments } = this.#store
    for (const { id } of await tournaments.ofUser(user, ALL))
      for (;;) {
        const read = await tournaments.find(id)
        if (read === null || (await tournaments.save(change(read), read.version))) break
      }
  }

  async any(user: UserId): Promise<boolean> {
    return (await this.#store.tables.ofUser(user, 1)).length > 0
  }

  tables(user: UserId): Promise<readonly Table[]> {
    return this.#store.tables.ofUser(user, ALL)
  }

  chat(user: UserId): Promise<readonly ChatLine[]> {
    return this.#store.chat.ofUser(user)
  }

  /** The matches of their devices that somebody keeps, with their records. */
  async kept(user: UserId): Promise<readonly KeptRecord[]> {
    const { records } = this.#store
    const found = await Promise.all((await records.list(user)).map(({ id }) => records.find(user, id)))
    return found.filter((one) => one !== null)
  }

  /** What came of somebody's matches, how strong they are taken to be, and who their friends are. */
  async standing(user: UserId) {
    const { standing, friends, days } = this.#store
    return {
      ratings: await standing.standings(user),
      results: await standing.results(user, ALL),
      tries: (await days.triesOf(user)).map(({ user: _user, ...one }) => one),
      friends: (await friends.of(user)).map(({ name, bond, since }) => ({
        name,
        bond,
        since: new Date(since),
      })),
    }
  }

  /** What somebody wants to hear of while they are away, and where. */
  async notices(user: UserId) {
    const { notices } = this.#store
    const ways = await notices.ways(user)
    return {
      wishes: await notices.wishes(user),
      ways: ways.map(({ kind, target, confirmed, at }) => ({
        kind,
        to: target.address ?? target.url ?? target.endpoint,
        confirmed,
        openedAt: new Date(at),
      })),
    }
  }

  /** Whom somebody has blocked, when they were on vacation, and what they reported. */
  async social(user: UserId) {
    const { social } = this.#store
    const [blocked, vacations, reports] = await Promise.all([
      social.blocked(user),
      social.vacationsOf(user, 0),
      social.reportsOf(user),
    ])
    return {
      blocked: blocked.map(({ name }) => ({ name })),
      vacations: vacations.map(({ since, until }) => ({ since: new Date(since), until: new Date(until) })),
      reports: reports.map(({ at, table, body }) => {
        const { reason, text } = JSON.parse(body) as { readonly reason: string; readonly text: string }
        return { at: new Date(at), table, reason, text }
      }),
    }
  }

  async #eachTable(user: UserId, change: (table: Table) => Table): Promise<void> {
    for (const { id } of await this.tables(user)) {
      const saved = await this.#save(id, change)
      if (saved !== null) await this.#changed(saved)
    }
  }

  /** Somebody may change the table at the same time: then it is read and changed again. */
  async #save(id: string, change: (table: Table) => Table): Promise<Table | null> {
    for (;;) {
      const table = await this.#store.tables.find(id)
      if (table === null) return null
      const next = { ...change(table), version: table.version + 1 }
      if (await this.#store.tables.save(next, table.version)) return next
    }
  }
}
