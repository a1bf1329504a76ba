import { randomInt } from 'node:crypto'
import {
  freshRequest,
  TablePlan,
  type Tournament,
  type TournamentBoard,
  type TournamentCard,
  type TournamentPage,
  type TournamentPlan,
} from '@chronik/protocol'
import { owns } from '../bus/owner.ts'
import type { Bus } from '../bus/port.ts'
import type { Tables } from '../hosting/tables.ts'
import type { Games } from '../play/games.ts'
import type { Matches } from '../play/port.ts'
import { Turns } from '../play/turns.ts'
import { CLOCK, type Clock } from '../settings/clock.ts'
import type { Store } from '../store/port/store.ts'
import { openTable } from '../tables/opening.ts'
import { refused as no, type Outcome, done as yes } from '../tables/outcome.ts'
import type { Who } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { cancel, enter, FEWEST, mayBegin, withdraw } from './entering.ts'
import { begin, closeRound, count, goOn, type Played, roundOf, tableOf, withoutAbsent } from './rounds.ts'
import { standingsOf } from './standings.ts'

export interface TournamentsNeeds {
  readonly store: Pick<Store, 'tournaments' | 'tables'>
  readonly tables: Pick<Tables, 'set' | 'idFrom' | 'find' | 'act' | 'score' | 'presence'>
  readonly matches: Pick<Matches, 'awaited' | 'idleFor'>
  readonly games: Pick<Games, 'latest'>
  readonly bus: Bus
  readonly clock?: Clock
  /** Milliseconds somebody who is away may keep a table waiting. */
  readonly patience?: number
  warn?(what: string, details: { readonly [name: string]: unknown }): void
}

/** How often a change is tried again when somebody else was faster. */
const TRIES = 20
const LISTED = 50
/** Tournaments one person may have open at a time. */
const MOST = 3
const PATIENCE = 10 * 60_000

/**
 * Tournaments: people come, tables are opened and counted by the server, round after round. Everything is kept; a
 * server that is stopped anywhere goes on from there, and each table is opened and counted once.
 */
export class Tournaments {
  readonly #needs: TournamentsNeeds
  readonly #clock: Clock
  readonly #turns = new Turns()
  readonly #deaf: () => void

  constructor(needs: TournamentsNeeds) {
    this.#needs = needs
    this.#clock = needs.clock ?? CLOCK
    this.#deaf = needs.bus.listen((news) => {
      if (news.kind !== 'table' || (news.status !== 'over' && news.status !== 'abandoned')) return
      const event = news.table?.event
      if (event?.kind === 'tournament') void this.#look(event.tournament)
    })
  }

  async list(user: UserId | null): Promise<TournamentCard[]> {
    const { tournaments } = this.#needs.store
    const open = await tournaments.list(['gathering', 'playing'], LISTED)
    const ended = await tournaments.list(['over'], 10)
    return [...open, ...ended].map((one) => cardOf(one, user))
  }

  async page(id: string, user: UserId | null): Promise<Outcome<TournamentPage>> {
    const tournament = await this.#needs.store.tournaments.find(id)
    if (tournament === null) return no('no-tournament')
    return yes(await this.#pageOf(tournament, user))
  }

  /** Opens a tournament; the same request opens it once. Whoever opens it plays along. */
  create(who: Who, { request, ...terms }: TournamentPlan): Promise<Outcome<TournamentPage>> {
    const { store, tables, games } = this.#needs
    return this.#turns.take(who.id, async () => {
      const id = tables.idFrom('tournament', who.id, request)
      const known = await store.tournaments.find(id)
      if (known !== null) return yes(await this.#pageOf(known, who.id))
      const game = games.latest(terms.game)
      if (game === null) return no('no-game', { game: terms.game })
      const now = this.#clock.wall()
      const mine = (await store.tournaments.ofUser(who.id, LISTED)).filter(
        ({ host, status }) => host === who.id && (status === 'gathering' || status === 'playing'),
      )
      if (mine.length >= MOST) return no('too-many-tournaments')
      const tournament: Tournament = {
        ...terms,
        id,
        status: 'gathering',
        host: who.id,
        hostName: who.name,
        people: [{ user: who.id, name: who.name, number: 0, from: 1, left: false }],
        played: [],
        createdAt: now,
        startedAt: null,
        endedAt: null,
        version: 1,
      }
      // What does not fit the game is told before anybody comes.
      for (const seats of new Set([2, terms.seats])) {
        const fits = this.#table(
          tournament,
          { ...EMPTY, people: Array.from({ length: seats }, () => who.id) },
          1,
        )
        if (!fits.ok) return fits
      }
      await store.tournaments.add(tournament)
      return yes(await this.#pageOf(tournament, who.id))
    })
  }

  enter(id: string, who: Who): Promise<Outcome<TournamentPage>> {
    return this.#act(id, who, (tournament) => enter(tournament, who))
  }

  /** Goes; a bot plays on at the table, if others play there. */
  async withdraw(id: string, who: Who): Promise<Outcome<TournamentPage>> {
    const before = await this.#needs.store.tournaments.find(id)
    const table = before === null ? null : tableOf(before, who.id)
    const done = await this.#act(id, who, (tournament) => withdraw(tournament, who))
    if (done.ok && table !== null) await this.#needs.tables.act(table, who, { kind: 'concede' })
    return done
  }

  async begin(id: string, who: Who): Promise<Outcome<TournamentPage>> {
    const begun = await this.#act(id, who, (tournament) => {
      const may = mayBegin(tournament, who)
      return may.ok ? yes(begin(tournament, this.#clock.wall(), randomInt)) : may
    })
    if (!begun.ok) return begun
    await this.#look(id)
    return this.page(id, who.id)
  }

  cancel(id: string, who: Who): Promise<Outcome<TournamentPage>> {
    return this.#act(id, who, (tournament) => cancel(tournament, who, this.#clock.wall()))
  }

  /** Looks at every tournament that is under way; what is due is done. */
  async tend(): Promise<void> {
    const { store, bus } = this.#needs
    for (const { id } of await store.tournaments.list(['gathering', 'playing'], 1_000))
      if (owns(bus, id)) await this.#look(id)
  }

  async close(): Promise<void> {
    this.#deaf()
    await this.#turns.settled()
  }

  async #pageOf(tournament: Tournament, user: UserId | null): Promise<TournamentPage> {
    const table = tableOf(tournament, user)
    // A round is kept before its tables are set: nobody is led to one that is not there yet.
    const set = table !== null && (await this.#needs.tables.find(table)) !== null
    const now = this.#clock.wall()
    return { tournament, standings: standingsOf(tournament), table: set ? table : null, now }
  }

  async #act(
    id: string,
    who: Who,
    act: (tournament: Tournament) => Outcome<Tournament>,
  ): Promise<Outcome<TournamentPage>> {
    const done = await this.#change(id, act)
    return done.ok ? yes(await this.#pageOf(done.value, who.id)) : done
  }

  async #change(
    id: string,
    change: (tournament: Tournament) => Outcome<Tournament>,
  ): Promise<Outcome<Tournament>> {
    const { tournaments } = this.#needs.store
    for (let tries = 0; tries < TRIES; tries++) {
      const read = await tournaments.find(id)
      if (read === null) return no('no-tournament')
      const changed = change(read)
      if (!changed.ok || changed.value === read) return changed
      if (await tournaments.save(changed.value, read.version))
        return yes({ ...changed.value, version: read.version + 1 })
    }
    return no('busy')
  }

  /** One after the other, so that nothing is done twice at once here; elsewhere the version sees to it. */
  #look(id: string): Promise<void> {
    return this.#turns
      .take(id, async () => {
        // Each step is kept before the next is taken.
        while (await this.#step(id));
      })
      .catch((error: unknown) => this.#needs.warn?.('a tournament waits', { id, why: String(error) }))
  }

  /** Does what is due; false if nothing is. */
  async #step(id: string): Promise<boolean> {
    const { tournaments } = this.#needs.store
    const read = await tournaments.find(id)
    if (read === null) return false
    const now = this.#clock.wall()
    const next = read.status === 'gathering' ? this.#opened(read, now) : await this.#played(read, now)
    return next !== read && (await tournaments.save(next, read.version))
  }

  #opened(tournament: Tournament, now: number): Tournament {
    const { startsAt, people } = tournament
    if (startsAt === null || now < startsAt) return tournament
    if (people.length < FEWEST) return { ...tournament, status: 'cancelled', endedAt: now }
    return begin(tournament, now, randomInt)
  }

  async #played(tournament: Tournament, now: number): Promise<Tournament> {
    if (tournament.status !== 'playing') return tournament
    const ids = (round: number, board: number) =>
      this.#needs.tables.idFrom('board', tournament.id, `${round}`, `${board}`)
    const round = roundOf(tournament)
    if (round === null) return goOn(tournament, now, ids)
    if (round.endedAt !== null)
      return now < round.endedAt + tournament.pause && !isLast(tournament)
        ? tournament
        : goOn(tournament, now, ids)
    let next = tournament
    for (const board of round.boards) {
      if (board.points !== null) continue
      const played = await this.#boardOf(tournament, board, round.number, now >= round.until)
      if (played !== null) next = count(next, board.table, played)
    }
    const closed = closeRound(next, now)
    return closed === next ? next : withoutAbsent(closed, await this.#absences(closed))
  }

  /** Opens the table if it is not, lets nobody wait for ever, and gives what came of it, once it is over. */
  async #boardOf(
    tournament: Tournament,
    board: TournamentBoard,
    round: number,
    late: boolean,
  ): Promise<Played | null> {
    const { tables } = this.#needs
    let table = await tables.find(board.table)
    if (table === null || table.status === 'gathering') {
      const made = this.#table(tournament, board, round)
      if (!made.ok) throw new Error(made.refusal.code)
      const set = await tables.set(made.value)
      if (!set.ok) throw new Error(set.refusal.code)
      table = set.value
    }
    if (table.status === 'playing' && late) {
      await tables.score(table.id)
      table = (await tables.find(table.id)) ?? table
    }
    if (table.status === 'playing') {
      await this.#replaceAbsent(table)
      return null
    }
    return playedAt(table)
  }

  /** Whoever stays away when it is their turn gives up: at a table of two the other has won, else a bot plays on. */
  async #replaceAbsent(table: Table): Promise<void> {
    const { tables, matches, patience = PATIENCE } = this.#needs
    const due = (await matches.awaited(table.id))?.awaited?.seat
    const seat = due === undefined ? undefined : table.seats[due]
    if (due === undefined || seat?.kind !== 'person' || seat.conceded) return
    // Who has days to think is told by the clock.
    if (table.pace.kind === 'move' || tables.presence.isHere(table.id, seat.user)) return
    if ((await matches.idleFor(table.id, due)) < patience) return
    await tables.act(table.id, { id: seat.user, name: seat.name }, { kind: 'concede' })
  }

  /** How often everybody has let a table wait and given it up. */
  async #absences({ played }: Tournament): Promise<ReadonlyMap<UserId, number>> {
    const absences = new Map<UserId, number>()
    for (const { table } of played.flatMap(({ boards }) => boards)) {
      const seats = (await this.#needs.tables.find(table))?.seats ?? []
      for (const seat of seats) {
        const gone =
          seat.kind === 'person' && seat.conceded ? seat : seat.kind === 'bot' ? seat.instead : undefined
        if (gone !== undefined) absences.set(gone.user, (absences.get(gone.user) ?? 0) + 1)
      }
    }
    return absences
  }

  /** The table of a board: everybody sits there already. */
  #table(tournament: Tournament, { table: id, people }: TournamentBoard, round: number): Outcome {
    const game = this.#needs.games.latest(tournament.game)
    if (game === null) return no('no-game', { game: tournament.game })
    const names = new Map(tournament.people.map(({ user, name }) => [user, name]))
    const who = people.map((user) => ({ id: user, name: names.get(user) ?? '' }))
    const plan = TablePlan.parse({
      request: freshRequest(),
      game: tournament.game,
      options: tournament.options,
      hints: false,
      pace: tournament.pace,
      seats: who.map((_, at) => ({ kind: at === 0 ? 'me' : 'open' })),
    })
    const opening = { id, now: this.#clock.wall(), code: '', secret: () => '' }
    const opened = openTable(game, who[0], plan, opening)
    if (!opened.ok) return opened
    const event = { kind: 'tournament', tournament: tournament.id, name: tournament.name, round } as const
    const seats = opened.value.seats.map(({ colour }, at) => ({
      kind: 'person' as const,
      colour,
      user: who[at].id,
      name: who[at].name,
      conceded: false,
    }))
    return yes({ ...opened.value, code: null, event, seats })
  }
}

const EMPTY: TournamentBoard = { table: 'none', people: [], places: null, scores: null, points: null }

/** What came of a table that is over; everybody is equal where it was given up by all. */
function playedAt({ result, seats }: Table): Played {
  const ranks = result?.ranks.length === seats.length ? result.ranks : seats.map(() => 1)
  const scores = result?.scores.length === seats.length ? result.scores : null
  return { places: ranks, scores }
}

/** Nothing is waited for after the last round. */
function isLast(tournament: Tournament): boolean {
  return goOn(tournament, 0, () => '').status === 'over'
}

function cardOf(tournament: Tournament, user: UserId | null): TournamentCard {
  const { people, played, ...rest } = tournament
  const winner = rest.status === 'over' ? standingsOf(tournament)[0]?.user : undefined
  return {
    ...rest,
    entered: people.length,
    round: played.length,
    mine: user !== null && people.some((one) => one.user === user && !one.left),
    winner: people.find((one) => one.user === winner)?.name ?? null,
  }
}
