import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Seed } from '@chronik/kernel'
import type { TablePlan } from '@chronik/protocol'
import { newsOf } from '../bus/news.ts'
import type { Bus } from '../bus/port.ts'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import { Turns } from '../play/turns.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Store } from '../store/port/store.ts'
import type { LobbyWish, OwnWish } from '../store/port/tables.ts'
import { type Act, perform } from '../tables/acts.ts'
import { openTable, refit } from '../tables/opening.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import { closeVote, openVote, timeToVoteIsOver, waitLasts } from '../tables/overdue.ts'
import { ended } from '../tables/playing.ts'
import { rematch } from '../tables/rematch.ts'
import { overdueResult } from '../tables/result.ts'
import { deciders, type Who } from '../tables/seats.ts'
import { hiddenFrom, isEnded } from '../tables/sight.ts'
import type { Table, UserId } from '../tables/table.ts'
import { agreedUndo, type UndoProposal, withoutUndos } from '../tables/undo.ts'
import type { Blocks } from './blocks.ts'
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
  /** Tables one person may have at a time, and how many of them the lobby shows while they gather players. */
  readonly most?: number
  readonly mostShown?: number
  readonly blocks: Blocks
}

/** A person who is there and does not move holds up a table without a clock for so long. */
const LONGEST_THOUGHT = 15 * 60_000
/** Tables that gather players expire: shown ones when their host stays away, all of them some day. */
const HOST_AWAY = 30 * 60_000
const LONGEST_GATHERING = 14 * 24 * 60 * 60_000
const SWEPT_AFTER = 30 * 24 * 60 * 60_000
const TENDED_AT_ONCE = 500

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
    this.presence = new Presence(() => this.#clock.steady(), needs.bus)
  }

  find(id: string): Promise<Table | null> {
    return this.#needs.store.tables.find(id)
  }

  /** The table to which a code leads while it gathers players. */
  byCode(code: string): Promise<Table | null> {
    return this.#needs.store.tables.byCode(code)
  }

  lobby(wish: LobbyWish): Promise<readonly Table[]> {
    return this.#needs.store.tables.lobby(wish)
  }

  mine(user: UserId, limit: number, wish: OwnWish): Promise<readonly Table[]> {
    return this.#needs.store.tables.ofUser(user, limit, wish)
  }

  /** Opens a table; the same request opens it once. One after the other, so that nobody gets around the limit. */
  create(who: Who, plan: TablePlan): Promise<Outcome> {
    return this.#opening.take(who.id, () => this.#create(who, plan))
  }

  /** Sets a table of the house, where everybody sits already, and begins its match; what was set stays as it is. */
  async set(table: Table, seed?: Seed): Promise<Outcome> {
    const known = await this.find(table.id)
    const added = known === null ? await this.#add(table) : yes(known)
    if (!added.ok || added.value.status !== 'gathering') return added
    const begun = await this.#begin(added.value, seed)
    if (begun !== null) return begun
    const now = await this.find(table.id)
    return now === null ? no('no-table') : yes(now)
  }

  async #create(who: Who, plan: TablePlan): Promise<Outcome> {
    const { store, games, most = 50, mostShown = 3 } = this.#needs
    const id = this.idFrom('table', who.id, plan.request)
    const known = await store.tables.find(id)
    if (known !== null) return yes(known)
    const game = games.latest(plan.game)
    if (game === null) return no('no-game', { game: plan.game })
    const { open, shown } = await this.#tablesOf(who)
    if (open >= most || (plan.open && shown >= mostShown)) return no('too-many-tables')
    const code = await this.#freshCode()
    const opened = openTable(game, who, plan, { id, now: this.#clock.wall(), code, secret: freshSecret })
    return opened.ok ? this.#add(opened.value) : opened
  }

  /** How many tables somebody has, and how many of them the lobby shows. */
  async #tablesOf(who: Who): Promise<{ readonly open: number; readonly shown: number }> {
    const { store, most = 50 } = this.#needs
    const open = (await store.tables.ofUser(who.id, 2 * most)).filter((table) => !isEnded(table))
    const shown = open.filter((table) => table.open && table.status === 'gathering' && table.host === who.id)
    return { open: open.length, shown: shown.length }
  }

  /** What was settled must fit the game, and nobody fills the lobby alone. */
  async #settled(table: Table, read: Table, who: Who): Promise<Outcome> {
    const { mostShown = 3 } = this.#needs
    if (table.open && !read.open && (await this.#tablesOf(who)).shown >= mostShown)
      return no('too-many-tables')
    return this.#refit(table)
  }

  /** Does something at a table; what was done already stays done. */
  async act(id: string, who: Who, act: Act): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(id)
      if (table === null) return no('no-table')
      // The answer shows the table: who may not see it gets none, whatever they want to do.
      const hidden = hiddenFrom(table, who.id)
      if (hidden !== null) return no(hidden)
      this.presence.seen(id, who.id)
      if (act.kind === 'join' && (await this.#needs.blocks.blocks(table.host, who.id))) return no('blocked')
      const wayBack = act.kind === 'undo' ? await this.#needs.matches.wayBack(id, act.seat) : null
      const circumstances = {
        wayBack,
        now: this.#clock.wall(),
        colours: this.#needs.games.latest(table.game)?.colours ?? [],
        secret: freshSecret(),
      }
      const outcome = perform(table, who, act, circumstances)
      if (!outcome.ok || outcome.value === table) return outcome
      const away = await this.#away(table, act)
      if (!away.ok) return away
      if (act.kind === 'start') {
        const begun = await this.#begin(table)
        if (begun !== null) return begun
        continue
      }
      const agreed = agreedUndo(outcome.value)
      if (agreed !== null) return this.#takeBack(id, agreed)
      const fits = act.kind === 'settle' ? await this.#settled(outcome.value, table, who) : outcome
      if (!fits.ok) return fits
      const saved = await this.#change(fits.value, table, act.kind === 'vote')
      if (saved !== null) return yes(saved)
    }
    return no('busy')
  }

  /** All agree: the match goes back, and then there is nothing to agree on any more. */
  async #takeBack(id: string, agreed: UndoProposal): Promise<Outcome> {
    const done = await this.#needs.matches.undo(id, agreed)
    // Who was due, and whether their time was over, belongs to what is taken back.
    await this.#by(id, (table) => (done ? { ...withoutUndos(table), overdue: null } : withoutUndos(table)))
    const table = await this.find(id)
    return done && table !== null ? yes(table) : no('no-undo')
  }

  /** The time of a seat is over for the second time: those at the table vote. */
  async overdue(id: string, seat: number): Promise<void> {
    await this.#by(id, (table) => openVote(table, seat, this.#clock.wall()))
  }

  /** Somebody about whom the table votes has moved after all. */
  async movedAfterAll(id: string, seat: number): Promise<void> {
    await this.#by(id, (table) => withoutUndos(closeVote(table, seat)))
  }

  async voteIsOver(id: string): Promise<void> {
    await this.#by(id, (table) => timeToVoteIsOver(table, this.#clock.wall()), true)
  }

  /** Closes tables that nobody tends, and removes those that never became a match. */
  async tend(): Promise<void> {
    const { store } = this.#needs
    const now = this.#clock.wall()
    for (const { id } of await store.tables.gatheringSince(now - HOST_AWAY, TENDED_AT_ONCE))
      await this.#by(id, (table) => this.#untended(table, now))
    await store.tables.sweep(now - SWEPT_AFTER)
  }

  #untended(table: Table, now: number): Table {
    if (table.status !== 'gathering') return table
    const old = now - table.createdAt > LONGEST_GATHERING
    const left = table.open && this.presence.awayFor(table.id, table.host) > HOST_AWAY
    return old || left ? ended(table, 'abandoned', null, now) : table
  }

  /** The time of a match is over for all: it is scored as it stands. */
  async score(id: string): Promise<void> {
    const score = await this.#needs.matches.scoreNow(id)
    if (score === null) return
    const now = this.#clock.wall()
    await this.#by(id, (table) =>
      table.status === 'playing' ? ended(table, 'over', overdueResult(table, score, -1), now) : table,
    )
  }

  /** Ends a table in the name of who runs the server, whatever its people want. */
  async close(id: string): Promise<Outcome> {
    await this.#by(id, (table) =>
      isEnded(table)
        ? table
        : ended(table, 'abandoned', { scores: [], ranks: [], reason: 'house' }, this.#clock.wall()),
    )
    const table = await this.find(id)
    return table === null ? no('no-table') : yes(table)
  }

  /** Changes a table in the name of the house. */
  async #by(id: string, change: (table: Table) => Table, byVote = false): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(id)
      if (table === null) return
      const changed = change(table)
      if (changed === table || (await this.#change(changed, table, byVote)) !== null) return
    }
  }

  /** Saves what an act or a vote has made of a table, and lets the clock know. Null if somebody else was faster. */
  async #change(table: Table, read: Table, byVote: boolean): Promise<Table | null> {
    const { matches } = this.#needs
    const saved = await this.#save(await this.#scored(table, read), read)
    if (saved === null) return null
    if (byVote && decidedToWait(saved, read)) await matches.grant(saved.id, waitLasts(saved.pace))
    return saved
  }

  /** A match that the table has ended is scored as it stands; who was due comes last. */
  async #scored(table: Table, read: Table): Promise<Table> {
    if (table.result?.reason !== 'time' || read.overdue === null) return table
    const score = await this.#needs.matches.scoreNow(table.id)
    return score === null ? table : { ...table, result: overdueResult(table, score, read.overdue.seat) }
  }

  /** Opens the table that goes on from an ended one: the first who asks opens it, others are led there. */
  async rematch(id: string, who: Who): Promise<Outcome> {
    const { store } = this.#needs
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(id)
      if (table === null) return no('no-table')
      const next = this.idFrom('rematch', table.id)
      const code = await this.#freshCode()
      const again = rematch(table, who, { id: next, now: this.#clock.wall(), code, secret: freshSecret })
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
  async #away(table: Table, act: Act): Promise<Outcome> {
    if (act.kind !== 'takeover' || !act.agree) return yes(table)
    const seat = table.seats[act.seat]
    if (seat?.kind !== 'person') return yes(table)
    const { patience = 60_000, matches } = this.#needs
    // Where no clock runs, who is there and does nothing must not hold up the others for ever.
    if (table.pace.kind === 'none' && (await matches.idleFor(table.id, act.seat)) >= LONGEST_THOUGHT)
      return yes(table)
    return this.presence.isHere(table.id, seat.user) || this.presence.awayFor(table.id, seat.user) < patience
      ? no('is-here', { name: seat.name })
      : yes(table)
  }

  /** Null if somebody else was faster. */
  async #begin(table: Table, seed?: Seed): Promise<Outcome | null> {
    const ready = this.#refit(table)
    if (!ready.ok) return ready
    const begun = await this.#needs.matches.begin(ready.value, seed)
    if (begun === null) return null
    // Nobody has been away from a match for longer than it lasts.
    for (const { user } of deciders(begun)) this.presence.seen(begun.id, user)
    this.#needs.bus.tell(newsOf(begun))
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
    bus.tell(newsOf(saved))
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
    bus.tell(newsOf(table))
    return yes(table)
  }

  /** A code that leads to no other table just now. */
  async #freshCode(): Promise<string> {
    for (;;) {
      const code = drawCode()
      if ((await this.byCode(code)) === null) return code
    }
  }

  /** The id of a table that follows from what it is for: asked for twice, it is the same one. */
  idFrom(...parts: readonly string[]): string {
    const mac = createHmac('sha256', this.#needs.secret).update(parts.join('\n'))
    return mac.digest('base64url').slice(0, 22)
  }
}

const CODE_SIGNS = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 6

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')
}

function freshSecret(): string {
  return randomBytes(16).toString('base64url')
}

/** The vote about a seat is over, and the person still sits there. */
function decidedToWait(saved: Table, { overdue }: Table): boolean {
  return (
    overdue !== null &&
    saved.overdue === null &&
    saved.status === 'playing' &&
    saved.seats[overdue.seat]?.kind === 'person'
  )
}
