import { LANGUAGES } from '@chronik/kernel'
import * as z from 'zod'
import { Day } from './day.ts'
import { LIMITS } from './limits.ts'
import { Key, RequestId, UserId } from './person.ts'
import { Level, Setup } from './setup.ts'
import { Awaited, Clock, Overdue, Pace } from './time.ts'

const STATUSES = ['gathering', 'playing', 'over', 'abandoned'] as const

/** A short word that leads to a table while it gathers players, to be said or typed: no vowels, nothing that looks alike. */
export const TableCode = z
  .string()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[B-DF-HJ-KMNP-TV-Z2-9]{6}$/))

/** Which company a table looks for: nothing is enforced by it. */
const COMPANY = ['any', 'relaxed', 'practised'] as const
export const Company = z.enum(COMPANY)
const Language = z.enum(LANGUAGES)

const colour = z.string().min(1).max(LIMITS.word)
const Delay = z.int().min(0).max(LIMITS.delay)
const Named = z.object({ user: UserId, name: z.string() })

/** A seat as everybody may see it: the secret of an invitation is not in it. */
export const Seat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), colour }),
  z.object({ kind: z.literal('invited'), colour, awaited: Named.optional() }),
  z.object({
    kind: z.literal('person'),
    colour,
    user: UserId,
    name: z.string(),
    conceded: z.boolean(),
    /** Agrees with the table as it stands, before the start. */
    ready: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('bot'), colour, level: Level, instead: Named.optional() }),
])
export type Seat = z.output<typeof Seat>

const Proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('abandon'), by: z.array(UserId).readonly() }),
  z.object({ kind: z.literal('pause'), by: z.array(UserId).readonly() }),
  /** The last turn of a seat is to be taken back: to the deed `to`, as long as `seq` is the last. */
  z.object({
    kind: z.literal('undo'),
    seat: z.int(),
    to: z.int(),
    seq: z.int(),
    by: z.array(UserId).readonly(),
  }),
  z.object({ kind: z.literal('takeover'), seat: z.int(), level: Level, by: z.array(UserId).readonly() }),
])

const Result = z.object({
  /** Empty if the match was not played to its end. */
  scores: z.array(z.number()).readonly(),
  ranks: z.array(z.int()).readonly(),
  reason: z.enum(['played', 'agreed', 'conceded', 'host', 'house', 'time']),
})

const TableEvent = z.discriminatedUnion('kind', [
  /** A try at the match of a day: until then the seed stays closed, and nobody looks on. */
  z.object({ kind: z.literal('day'), day: Day, until: z.number() }),
  z.object({ kind: z.literal('tournament'), tournament: Key, name: z.string(), round: z.int() }),
])

/** A table as everybody may see it who may see it at all. */
export const TableView = z.object({
  id: Key,
  game: z.string(),
  rules: z.int(),
  setup: Setup,
  status: z.enum(STATUSES),
  /** Whether the lobby shows it, or only the link leads here. */
  open: z.boolean(),
  spectators: z.boolean(),
  /** Whether players may ask a bot for advice. */
  hints: z.boolean(),
  /** So many deeds behind the match spectators are while it runs. */
  delay: z.int(),
  /** The short word that leads here while players are gathered. */
  code: z.string().nullable(),
  /** In which language people talk here; null for any. */
  language: Language.nullable(),
  company: Company,
  host: UserId,
  hostName: z.string(),
  seats: z.array(Seat).readonly(),
  /** Binds the server to the seed before the first move. */
  commitment: z.string().nullable(),
  /** Published when the match is over, so that every draw can be checked. */
  seed: z.string().nullable(),
  result: Result.nullable(),
  proposals: z.array(Proposal).readonly(),
  pace: Pace,
  /** Since when all clocks stand still because everybody agreed; null if they do not. */
  paused: z.number().nullable(),
  /** The vote about somebody whose time is over. */
  overdue: Overdue.nullable(),
  /** Spectators whom the host has silenced. */
  muted: z.array(UserId).readonly(),
  rematchOf: Key.nullable(),
  rematch: Key.nullable(),
  /** What the table belongs to; null for one of its own. */
  event: TableEvent.nullable(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  version: z.int(),
})
export type TableView = z.output<typeof TableView>

/** A table as lists show it: an edition of its own is named, not told. */
export const TableCard = TableView.omit({
  setup: true,
  commitment: true,
  seed: true,
  proposals: true,
  muted: true,
}).extend({
  setup: z.object({
    players: z.int(),
    options: Setup.shape.options,
    /** The id of the edition and how many figures it corrects; the table itself tells them. */
    edition: z.object({ id: z.string(), corrections: z.int() }).nullable(),
  }),
})
export type TableCard = z.output<typeof TableCard>

/** A table in the list of who asks. */
export const OwnCard = z.object({
  table: TableCard,
  /** The seat of who asks, also one that a bot has taken over; null for a host who only watches. */
  seat: z.int().nullable(),
  /** Whose decision is awaited, and the clocks; null while no match is under way. */
  awaited: Awaited.nullable(),
  clock: Clock.nullable(),
})
export type OwnCard = z.output<typeof OwnCard>

/** A table and what it is to who asks. */
export const OwnTable = z.object({
  table: TableView,
  /** The seat of who asks, also one that a bot has taken over; null for everybody else. */
  seat: z.int().nullable(),
  /** The secrets of the invited seats; the host sees them. */
  invitations: z.array(z.object({ seat: z.int(), invitation: Key })).readonly(),
})
export type OwnTable = z.output<typeof OwnTable>

const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me'), colour: colour.optional() }),
  z.object({ kind: z.literal('open'), colour: colour.optional() }),
  z.object({ kind: z.literal('invited'), colour: colour.optional() }),
  z.object({ kind: z.literal('bot'), colour: colour.optional(), level: Level }),
])

/** What is wanted of a new table; there are as many players as seats. */
export const TablePlan = z.object({
  request: RequestId,
  game: z.string().min(1).max(LIMITS.word),
  options: Setup.shape.options.default({}),
  edition: Setup.shape.edition.default(null),
  seats: z.array(SeatPlan).min(1).max(LIMITS.seats).readonly(),
  open: z.boolean().default(false),
  spectators: z.boolean().default(true),
  hints: z.boolean().default(true),
  delay: Delay.default(0),
  language: Language.nullable().default(null),
  company: Company.default('any'),
  pace: Pace.default({ kind: 'none' }),
})
export type TablePlan = z.output<typeof TablePlan>

/** What of a table can be changed before the start; everybody has to be ready anew. */
export const Settlement = z.object({
  /** So many seats: free ones go before those of bots, nobody who sits there does. */
  players: z.int().min(1).max(LIMITS.seats).optional(),
  options: Setup.shape.options.optional(),
  open: z.boolean().optional(),
  spectators: z.boolean().optional(),
  hints: z.boolean().optional(),
  delay: Delay.optional(),
  language: Language.nullable().optional(),
  company: Company.optional(),
  pace: Pace.optional(),
})
export type Settlement = z.output<typeof Settlement>
