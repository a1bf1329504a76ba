import type { Ban as BanView, PersonFile, PersonOnFile, TableOnFile } from '@chronik/protocol'
import type { Tables } from '../hosting/tables.ts'
import { realEmail } from '../identity/account.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { PersonOnFile as Kept, OfficeStore } from '../store/port/office.ts'
import type { Store } from '../store/port/store.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Table, TableSeat, UserId } from '../tables/table.ts'

const PART = 50
const A_DAY = 24 * 60 * 60 * 1000

/** What the office asks of those who know sessions. */
interface Doorkeeper {
  signOut(user: UserId): Promise<void>
  remove(user: UserId): Promise<void>
}

/** What who runs the server looks up and decides about people and tables. */
export class Office {
  readonly #store: Store
  readonly #office: OfficeStore
  readonly #tables: Tables
  readonly #doorkeeper: Doorkeeper
  readonly #clock: Clock

  constructor(store: Store, tables: Tables, doorkeeper: Doorkeeper, clock: Clock = CLOCK) {
    this.#store = store
    this.#office = store.office
    this.#tables = tables
    this.#doorkeeper = doorkeeper
    this.#clock = clock
  }

  async people(search: string, after: UserId | null) {
    const found = await this.#office.people({ search, after, limit: PART })
    const people = await Promise.all(found.map((one) => this.#onFile(one)))
    return { people, next: found.length < PART ? null : found[PART - 1].user }
  }

  async bans(): Promise<PersonOnFile[]> {
    const bans = await this.#office.bans(this.#clock.wall())
    const found = await Promise.all(bans.map(({ user }) => this.#find(user)))
    return Promise.all(found.filter((one) => one !== null).map((one) => this.#onFile(one)))
  }

  async person(user: UserId): Promise<Outcome<PersonFile>> {
    const found = await this.#find(user)
    if (found === null) return no('nobody-there')
    const { count, lastSeen } = await this.#office.sessions(user)
    const tables = await this.#store.tables.ofUser(user, PART)
    return yes({
      ...(await this.#onFile(found)),
      sessions: count,
      lastSeen,
      tables: tables.map((table) => this.#tableOnFile(table)),
      reports: await this.#office.reportsAbout(user),
    })
  }

  /** First nobody new comes in, then who is there is shown out, at every server. */
  async ban(user: UserId, reason: string, days: number | null): Promise<Outcome<PersonFile>> {
    if ((await this.#find(user)) === null) return no('nobody-there')
    const at = this.#clock.wall()
    await this.#office.ban({ user, reason, at, until: days === null ? null : at + days * A_DAY })
    await this.#doorkeeper.signOut(user)
    return this.person(user)
  }

  async unban(user: UserId): Promise<Outcome<PersonFile>> {
    await this.#office.lift(user)
    return this.person(user)
  }

  async signOut(user: UserId): Promise<Outcome<PersonFile>> {
    await this.#doorkeeper.signOut(user)
    return this.person(user)
  }

  async remove(user: UserId): Promise<Outcome<{ readonly deleted: UserId }>> {
    if ((await this.#find(user)) === null) return no('nobody-there')
    await this.#doorkeeper.remove(user)
    return yes({ deleted: user })
  }

  async tables(status: string | null, after: string | null) {
    const last = after === null ? null : await this.#tables.find(after)
    const ids = await this.#office.tables({ status, after: last, limit: PART })
    const found = await Promise.all(ids.map((id) => this.#tables.find(id)))
    const tables = found.filter((table) => table !== null).map((table) => this.#tableOnFile(table))
    return { tables, next: ids.length < PART ? null : ids[PART - 1] }
  }

  async table(id: string): Promise<Outcome<TableOnFile>> {
    const table = await this.#tables.find(id)
    return table === null ? no('no-table') : yes(this.#tableOnFile(table))
  }

  async endTable(id: string): Promise<Outcome<TableOnFile>> {
    const closed = await this.#tables.close(id)
    return closed.ok ? yes(this.#tableOnFile(closed.value)) : closed
  }

  /** Removes what need not be kept any longer. */
  sweep({ talk, reports }: { readonly talk: number | null; readonly reports: number | null }): Promise<void> {
    const now = this.#clock.wall()
    const before = (days: number | null) => (days === null ? null : now - days * A_DAY)
    return this.#office.sweep({ now, talk: before(talk), reports: before(reports) })
  }

  async #find(user: UserId): Promise<Kept | null> {
    const found = await this.#office.people({ search: user, after: null, limit: PART })
    return found.find((one) => one.user === user) ?? null
  }

  async #onFile({ user, name, guest, email, since }: Kept): Promise<PersonOnFile> {
    const ban = await this.#office.banOf(user, this.#clock.wall())
    return { user, name, guest, email: realEmail(email), since, ban: ban === null ? null : viewOf(ban) }
  }

  #tableOnFile(table: Table): TableOnFile {
    const { id, game, status, open, host, hostName, seats, createdAt, startedAt, endedAt } = table
    const seatOnFile = (seat: TableSeat): TableOnFile['seats'][number] => {
      if (seat.kind !== 'person') return { kind: seat.kind, user: null, name: '', here: false }
      const here = this.#tables.presence.isHere(id, seat.user)
      return { kind: seat.kind, user: seat.user, name: seat.name, here }
    }
    return {
      table: id,
      game,
      status,
      open,
      host: { user: host, name: hostName },
      seats: seats.map(seatOnFile),
      createdAt,
      startedAt,
      endedAt,
    }
  }
}

function viewOf({ at, until, reason }: BanView): BanView {
  return { at, until, reason }
}
