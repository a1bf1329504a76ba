import { createHmac, randomBytes } from 'node:crypto'
import type { TablePlan } from '@chronik/protocol'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import { Turns } from '../play/turns.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Store } from '../store/port.ts'
import { type Act, perform } from '../tables/acts.ts'
import { coloursOf } from '../tables/colours.ts'
import { openTable, refit } from '../tables/opening.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import { rematch } from '../tables/rematch.ts'
import { deciders, type Who } from '../tables/seats.ts'
import { isEnded, mayWatch } from '../tables/sight.ts'
import type { Table, UserId } from '../tables/table.ts'
import type { Bus } from './bus.ts'
import { Presence } from './presence.ts'

export interface TablesNeeds {
  readonly store: Store
  readonly matches: Matches
  readonly games: Pick<Games, 'latest' | 'ids'>
  readonly bus: Bus
  /** Ids of tables follow from it, so that a retry finds the table it made. */
  readonly secret: string
  readonly clock?: Clock
  /** Milliseconds somebody must be away before others may let a bot take over. */
  readonly patience?: number
  /** Tables one person may have open at a time. */
  readonly most?: number
}

/** How often a change is tried again when somebody else was faster. */
const TRIES = 20

/** Keeps the tables: loads, lets the rules of a table decide, saves, tells everybody. */
export class Tables {
  readonly presence: Presence
  readonly #needs: TablesNeeds
  readonly #clock: Clock
  readonly #opening = new Turns()

  constructor(needs: TablesNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
    this.presence = new Presence(() => this.#clock.steady())
  }

  find(id: string): Promise<Table | null> {
    return this.#needs.store.tables.find(id)
  }

  lobby(limit: number): Promise<readonly Table[]> {
    return this.#needs.store.tables.lobby(limit)
  }

  mine(user: UserId, limit: number): Promise<readonly Table[]> {
    return this.#needs.store.tables.ofUser(user, limit)
  }

  /** Opens a table; the same request opens it once. One after the other, so that nobody gets around the limit. */
  create(who: Who, plan: TablePlan): Promise<Outcome> {
    return this.#opening.take(who.id, () => this.#create(who, plan))
  }

  async #create(who: Who, plan: TablePlan): Promise<Outcome> {
    const { store, games, most = 50 } = this.#needs
    const id = this.#idFrom('table', who.id, plan.request)
    const known = await store.tables.find(id)
    if (known !== null) return yes(known)
    const game = games.latest(plan.game)
    if (game === null) return no('no-game', { game: plan.game })
    const open = (await store.tables.ofUser(who.id, 2 * most)).filter((table) => !isEnded(table))
    if (open.length >= most) return no('too-many-tables')
    const opened = openTable(game, who, plan, { id, now: this.#clock.wall(), secret: freshSecret })
    return opened.ok ? this.#add(opened.value) : opened
  }

  /** Does something at a table; what was done already stays done. */
  async act(id: string, who: Who, act: Act): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(id)
      if (table === null) return no('no-table')
      // The answer shows the table: who may not see it gets none, whatever they want to do.
      if (!mayWatch(table, who.id)) return no('no-spectators')
      const circumstances = { now: this.#clock.wall(), colours: coloursOf(table.game), secret: freshSecret() }
      const outcome = perform(table, who, act, circumstances)
      if (!outcome.ok || outcome.value === table) return outcome
      const away = this.#away(table, act)
      if (!away.ok) return away
      if (act.kind === 'start') {
        const begun = await this.#begin(table)
        if (begun !== null) return begun
        continue
      }
      const saved = await this.#save(outcome.value, table)
      if (saved !== null) return yes(saved)
    }
    return no('busy')
  }

  /** Opens the table that goes on from an ended one: the first who asks opens it, others are led there. */
  async rematch(id: string, who: Who): Promise<Outcome> {
    const { store } = this.#needs
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(id)
      if (table === null) return no('no-table')
      const next = this.#idFrom('rematch', table.id)
      const again = rematch(table, who, { id: next, now: this.#clock.wall(), secret: freshSecret })
      if (!again.ok) return again
      const opened = this.#refit(again.value)
      if (!opened.ok) return opened
      const known = await store.tables.find(next)
      const added = known === null ? await this.#add(opened.value) : yes(known)
      if (!added.ok || table.rematch === next) return added
      if ((await this.#save({ ...table, rematch: next }, table)) !== null) return added
    }
    return no('busy')
  }

  /** A person has come back: a vote about their seat is void. */
  async welcome(table: Table, who: Who): Promise<void> {
    const about = table.proposals.some((one) => {
      const seat = one.kind === 'takeover' ? table.seats[one.seat] : undefined
      return seat?.kind === 'person' && seat.user === who.id
    })
    if (about) await this.act(table.id, who, { kind: 'take-back' })
  }

  /** Nobody is replaced who is here, or was a moment ago. */
  #away(table: Table, act: Act): Outcome {
    if (act.kind !== 'takeover' || !act.agree) return yes(table)
    const seat = table.seats[act.seat]
    if (seat?.kind !== 'person') return yes(table)
    const { patience = 60_000 } = this.#needs
    return this.presence.isHere(table.id, seat.user) || this.presence.awayFor(table.id, seat.user) < patience
      ? no('is-here', { name: seat.name })
      : yes(table)
  }

  /** Null if somebody else was faster. */
  async #begin(table: Table): Promise<Outcome | null> {
    const ready = this.#refit(table)
    if (!ready.ok) return ready
    const begun = await this.#needs.matches.begin(ready.value)
    if (begun === null) return null
    // Nobody has been away from a match for longer than it lasts.
    for (const { user } of deciders(begun)) this.presence.seen(begun.id, user)
    this.#needs.bus.tell({ kind: 'table', table: begun })
    return yes(begun)
  }

  #refit(table: Table): Outcome {
    const game = this.#needs.games.latest(table.game)
    return game === null ? no('no-game', { game: table.game }) : refit(game, table)
  }

  async #save(table: Table, read: Table): Promise<Table | null> {
    const { store, matches, bus } = this.#needs
    if (!(await store.tables.save(table, read.version))) return null
    const saved = { ...table, version: read.version + 1 }
    if (read.status === 'playing') await matches.reseat(saved)
    bus.tell({ kind: 'table', table: saved })
    return saved
  }

  /** Two retries at once may both get here: the second finds what the first has added. */
  async #add(table: Table): Promise<Outcome> {
    const { store, bus } = this.#needs
    try {
      await store.tables.add(table)
    } catch (error) {
      const known = await store.tables.find(table.id)
      if (known === null) throw error
      return yes(known)
    }
    bus.tell({ kind: 'table', table })
    return yes(table)
  }

  #idFrom(...parts: readonly string[]): string {
    const mac = createHmac('sha256', this.#needs.secret).update(parts.join('\n'))
    return mac.digest('base64url').slice(0, 22)
  }
}

function freshSecret(): string {
  return randomBytes(16).toString('base64url')
}
