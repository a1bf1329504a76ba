import type { Seed } from '@chronik/kernel'
import { localBus } from './bus/local.ts'
import { newsOf } from './bus/news.ts'
import type { Bus } from './bus/port.ts'
import { Days } from './day/days.ts'
import { Analyses } from './hosting/analyses.ts'
import { Blocks } from './hosting/blocks.ts'
import { Chat } from './hosting/chat.ts'
import { Friends } from './hosting/friends.ts'
import { KeptMatches } from './hosting/kept-matches.ts'
import { Reports } from './hosting/reports.ts'
import { Standings } from './hosting/standings.ts'
import { Tables } from './hosting/tables.ts'
import { Vacations } from './hosting/vacations.ts'
import type { Games } from './play/games.ts'
import { PlayedMatches } from './play/matches.ts'
import type { MatchesNeeds } from './play/needs.ts'
import { CLOCK, type Clock } from './settings/clock.ts'
import type { Store } from './store/port/store.ts'
import { Tournaments } from './tournaments/tournaments.ts'

export interface HostedNeeds
  extends Pick<
    MatchesNeeds,
    'thought' | 'reached' | 'warn' | 'threads' | 'tick' | 'module' | 'thinking' | 'awaits' | 'during'
  > {
  readonly store: Store
  /** Carries news to the other processes, if there are any. */
  readonly bus?: Bus
  readonly games: Games
  /** Ids of tables follow from it. */
  readonly secret: string
  readonly seed?: () => Seed
  readonly clock?: Clock
  /** Learns that somebody asks somebody to be friends. */
  readonly asked?: (user: string, other: string) => void
  /** Milliseconds somebody must be away before others may let a bot take over. */
  readonly patience?: number
}

/** Everything that happens at tables, put together: matches, clocks and votes, talk, and what people want of each other. */
export interface Hosted {
  readonly bus: Bus
  readonly games: Games
  readonly matches: PlayedMatches
  readonly tables: Tables
  readonly chat: Chat
  readonly blocks: Blocks
  readonly vacations: Vacations
  readonly reports: Reports
  readonly kept: KeptMatches
  readonly standings: Standings
  readonly friends: Friends
  readonly days: Days
  readonly tournaments: Tournaments
  readonly analyses: Analyses
  /** Bots and clocks go on where they were when the server stopped. */
  wake(): Promise<void>
}

export function hosted(needs: HostedNeeds): Hosted {
  const { store, games, secret, clock = CLOCK, patience, warn = () => {}, ...more } = needs
  const { bus = localBus(() => clock.wall()) } = needs
  const vacations = new Vacations(store.social, clock, bus)
  const blocks = new Blocks(store, bus)
  const later = (what: Promise<unknown>) => {
    what.catch((error: unknown) => warn('a table could not be kept', { why: String(error) }))
  }
  const matches: PlayedMatches = new PlayedMatches({
    ...more,
    store,
    bus,
    games,
    clock,
    warn,
    onVacation: (user) => vacations.onVacation(user),
    ended: (table) => bus.tell(newsOf(table)),
    clocked: (table, read) => bus.tell({ kind: 'clock', table, clock: read }),
    hurried: (table, level) =>
      bus.tell({ kind: 'notice', table, refusal: { code: 'bot-hurried', params: { level } } }),
    stoodIn: ({ id, seats }, seat) => {
      const late = seats[seat]
      if (late?.kind !== 'person') return
      bus.tell({
        kind: 'notice',
        table: id,
        refusal: { code: 'clock-moved', params: { name: late.name } },
      })
    },
    overdue: (table, seat) => later(tables.overdue(table, seat)),
    voteIsOver: (table) => later(tables.voteIsOver(table)),
    movedAfterAll: (table, seat) => later(tables.movedAfterAll(table, seat)),
  })
  const tables: Tables = new Tables({
    store,
    matches,
    games,
    bus,
    secret,
    clock,
    blocks,
    ...(patience !== undefined && { patience }),
  })
  return {
    bus,
    games,
    matches,
    tables,
    blocks,
    vacations,
    chat: new Chat({ store, bus, clock }),
    reports: new Reports(store, blocks, clock),
    kept: new KeptMatches(store.records, games, clock),
    standings: new Standings(store, clock),
    friends: new Friends(store, blocks, clock, needs.asked),
    days: new Days({ store, tables, games, clock, seed: needs.seed }),
    tournaments: new Tournaments({ store, tables, matches, games, bus, clock, warn }),
    analyses: new Analyses({ store: store.analyses, matches, clock, warn }),
    wake: async () => {
      await vacations.load()
      await matches.wake()
    },
  }
}
