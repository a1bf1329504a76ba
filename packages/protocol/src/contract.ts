import { LANGUAGES } from '@chronik/kernel'
import { oc } from '@orpc/contract'
import * as z from 'zod'
import { TableAnalysis } from './analysis.ts'
import { About, ChatLine, ChatText, Room } from './chat.ts'
import { Day, DayRanking, Today } from './day.ts'
import { KeptMatch, RecordText } from './kept-match.ts'
import { LIMITS } from './limits.ts'
import { Bell, NoticeKey, Notices, NoticeWayPlan, NoticeWishes } from './notice.ts'
import { BanWish, PersonFile, PersonOnFile, TableOnFile } from './operator.ts'
import { Blocked, Key, Me, RequestId, UserId, Vacation } from './person.ts'
import { Played, Submission, Update } from './play.ts'
import { Refused } from './refused.ts'
import { Report, ReportWish } from './report.ts'
import { EditionCard, GameCard, Level } from './setup.ts'
import { Board, Friend, PastMatch, PersonCard } from './standing.ts'
import { Company, OwnCard, OwnTable, Settlement, TableCard, TableCode, TablePlan } from './table.ts'
import { OverdueChoice } from './time.ts'
import { TournamentCard, TournamentPage, TournamentPlan } from './tournament.ts'

/** Whatever is refused says so in the same way; the status tells the kind. */
const base = oc.errors({
  BAD_REQUEST: { status: 400, data: Refused },
  UNAUTHORIZED: { status: 401, data: Refused },
  FORBIDDEN: { status: 403, data: Refused },
  NOT_FOUND: { status: 404, data: Refused },
  CONFLICT: { status: 409, data: Refused },
  UNPROCESSABLE_CONTENT: { status: 422, data: Refused },
  TOO_MANY_REQUESTS: { status: 429, data: Refused },
})

const At = z.object({ table: Key })
/** In an address everything is text. */
const flag = z.union([z.boolean(), z.stringbool()])
/** Where a list goes on: `next` of the part before. */
const page = {
  after: Key.optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.page).default(LIMITS.page),
}
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    tables: z.array(item).readonly(),
    /** Names the next part; null after the last. */
    next: Key.nullable(),
  })
const seat = z.int().min(0).max(7)

/** Something that is done at a table, and what the table is then. */
function act<S extends z.ZodRawShape>(path: string, summary: string, shape: S) {
  return base
    .route({ method: 'POST', path: `/tables/{table}/${path}`, summary, tags: ['tables'] })
    .input(At.extend(shape))
    .output(OwnTable)
}

const games = {
  list: base
    .route({ method: 'GET', path: '/games', summary: 'The games with their options', tags: ['games'] })
    .output(z.array(GameCard).readonly()),
  edition: base
    .route({
      method: 'GET',
      path: '/games/{game}/edition',
      summary: 'The standard figures of a game with their provenance',
      tags: ['games'],
    })
    .input(z.object({ game: z.string().max(LIMITS.word) }))
    .output(EditionCard),
}

const tables = {
  create: base
    .route({ method: 'POST', path: '/tables', summary: 'Opens a table', tags: ['tables'] })
    .input(TablePlan)
    .output(OwnTable),
  lobby: base
    .route({
      method: 'GET',
      path: '/tables',
      summary: 'Public tables: those that gather players, then those that play, newest first',
      tags: ['tables'],
    })
    .input(
      z.object({
        game: z.string().max(LIMITS.word).optional(),
        status: z.enum(['gathering', 'playing']).optional(),
        pace: z.enum(['none', 'bank', 'move']).optional(),
        /** Only tables with an open seat. */
        free: flag.optional(),
        /** Tables that speak this language, or any. */
        language: z.enum(LANGUAGES).optional(),
        company: Company.optional(),
        /** So many seats. */
        players: z.coerce.number().int().min(1).max(8).optional(),
        /** Played with all of these modules, with commas between; without any if it is empty. */
        modules: z
          .string()
          .max(200)
          .regex(/^(?:[a-z\d-]+(?:,[a-z\d-]+)*)?$/)
          .optional(),
        ...page,
      }),
    )
    .output(pageOf(TableCard)),
  mine: base
    .route({ method: 'GET', path: '/me/tables', summary: 'My tables, newest first', tags: ['tables', 'me'] })
    .input(z.object({ ended: flag.optional(), ...page }))
    .output(pageOf(OwnCard)),
  get: base
    .route({ method: 'GET', path: '/tables/{table}', summary: 'A table', tags: ['tables'] })
    .input(At)
    .output(OwnTable),
  byCode: base
    .route({
      method: 'GET',
      path: '/codes/{code}',
      summary: 'The table to which a code leads while it gathers players',
      tags: ['tables'],
    })
    .input(z.object({ code: TableCode }))
    .output(z.object({ table: Key })),
  join: act('join', 'Takes a seat, or another one: by invitation, a named one, or the first that is free', {
    seat: seat.optional(),
    invitation: Key.optional(),
  }),
  leave: act('leave', 'Leaves before the start', {}),
  kick: act('kick', 'The host sends somebody away: a player before the start, a spectator at any time', {
    user: UserId,
  }),
  mute: act('mute', 'The host silences a spectator, or lets them speak again', {
    user: UserId,
    muted: z.boolean().default(true),
  }),
  spectators: act('spectators', 'The host lets spectators in, or shows them all out', {
    allowed: z.boolean(),
  }),
  arrange: act('arrange', 'The host opens a seat, invites to it or gives it to a bot before the start', {
    seat,
    to: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open') }),
      z.object({ kind: z.literal('invited') }),
      z.object({ kind: z.literal('bot'), level: Level }),
    ]),
  }),
  colour: act('colour', 'Chooses the colour of a seat before the start', {
    seat,
    colour: z.string().min(1).max(LIMITS.word),
  }),
  ready: act('ready', 'Agrees with the table as it stands, or takes that back', {
    ready: z.boolean().default(true),
  }),
  settle: act('settle', 'The host changes what is agreed before the start', Settlement.shape),
  start: act('start', 'The host starts the match when all seats are taken', {}),
  concede: act('concede', 'Gives up; a bot plays on for who conceded if others go on', {}),
  abandon: act('abandon', 'Agrees to end the match, or takes that back; it ends when all agree', {
    agree: z.boolean().default(true),
  }),
  takeover: act('takeover', 'Agrees to let a bot play for somebody who stays away, or takes that back', {
    seat,
    level: Level.default('adept'),
    agree: z.boolean().default(true),
  }),
  pause: act('pause', 'Agrees to stop all clocks, or takes that back; they stop when all agree', {
    agree: z.boolean().default(true),
  }),
  resume: act('resume', 'Lets the clocks go on after a pause', {}),
  undo: act('undo', 'Asks to take the last turn of a seat back, agrees to it, or takes that back', {
    seat,
    agree: z.boolean().default(true),
  }),
  vote: act('vote', 'Chooses what is to happen with a seat whose time is over', {
    seat,
    choice: OverdueChoice,
  }),
  takeBack: act('take-back', 'Takes your seat back from the bot', {}),
  end: act('end', 'The host closes the table before the start, or when nobody else plays any more', {}),
  rematch: act('rematch', 'Opens the table that goes on from here, or leads to it', {}),
  record: base
    .route({
      method: 'GET',
      path: '/tables/{table}/record',
      summary: 'The match as a record, once it is over',
      tags: ['play'],
    })
    .input(At)
    .output(z.file()),
  analysis: base
    .route({
      method: 'GET',
      path: '/tables/{table}/analysis',
      summary: 'What the server found when it looked back on the match, as far as it is',
      tags: ['play'],
    })
    .input(
      At.extend({
        /** So many decisions are known already. */ have: z.coerce.number().int().min(0).default(0),
      }),
    )
    .output(TableAnalysis),
  analyse: base
    .route({
      method: 'POST',
      path: '/tables/{table}/analysis',
      summary: 'Somebody who played lets the server look back on the match, or go on with it',
      tags: ['play'],
    })
    .input(At.extend({ iterations: z.int().min(1).max(LIMITS.iterations) }))
    .output(TableAnalysis),
  stopAnalysis: base
    .route({
      method: 'POST',
      path: '/tables/{table}/analysis/stop',
      summary: 'Ends looking back; what was found stays',
      tags: ['play'],
    })
    .input(At)
    .output(TableAnalysis),
}

const chat = {
  history: base
    .route({
      method: 'GET',
      path: '/tables/{table}/chat',
      summary: 'The last lines of a room',
      tags: ['chat'],
    })
    .input(At.extend({ room: Room, before: z.coerce.number().int().min(0).optional() }))
    .output(z.array(ChatLine).readonly()),
  say: base
    .route({ method: 'POST', path: '/tables/{table}/chat', summary: 'Says something', tags: ['chat'] })
    .input(At.extend({ request: RequestId, room: Room, text: ChatText, about: About.optional() }))
    .output(ChatLine),
}

const play = {
  submit: base
    .route({
      method: 'POST',
      path: '/tables/{table}/moves',
      summary: 'Plays a series of moves whole, or refuses it whole',
      tags: ['play'],
    })
    .input(Submission)
    .output(Played),
  catchUp: base
    .route({
      method: 'GET',
      path: '/tables/{table}/position',
      summary: 'The position as who asks may see it, or what changed since',
      tags: ['play'],
    })
    .input(At.extend({ seen: z.coerce.number().int().min(0).optional() }))
    .output(Update),
}

const me = {
  get: base
    .route({ method: 'GET', path: '/me', summary: 'Who is asking', tags: ['me'] })
    .output(z.object({ me: Me.nullable() })),
  blocked: base
    .route({ method: 'GET', path: '/me/blocked', summary: 'Whom I have blocked', tags: ['me'] })
    .output(z.object({ blocked: z.array(Blocked).readonly() })),
  block: base
    .route({
      method: 'POST',
      path: '/me/blocked',
      summary: 'Blocks somebody: what they say is not told to me, and my tables are closed to them',
      tags: ['me'],
    })
    .input(z.object({ user: UserId, table: Key.optional(), blocked: z.boolean().default(true) }))
    .output(z.object({ blocked: z.array(Blocked).readonly() })),
  history: base
    .route({
      method: 'GET',
      path: '/me/history',
      summary: 'My ended matches with what came of them, newest first',
      tags: ['me'],
    })
    .input(z.object(page))
    .output(
      z.object({
        matches: z.array(PastMatch).readonly(),
        /** Names the next part; null after the last. */
        next: Key.nullable(),
      }),
    ),
  friends: base
    .route({
      method: 'GET',
      path: '/me/friends',
      summary: 'My friends, whom I have asked, and who asks me',
      tags: ['me'],
    })
    .output(z.object({ friends: z.array(Friend).readonly() })),
  befriend: base
    .route({
      method: 'POST',
      path: '/me/friends',
      summary: 'Asks somebody to be friends, or agrees; or is friends no longer, and is not asked again',
      tags: ['me'],
    })
    .input(z.object({ user: UserId, friends: z.boolean().default(true) }))
    .output(z.object({ friends: z.array(Friend).readonly() })),
  notices: base
    .route({
      method: 'GET',
      path: '/me/notices',
      summary: 'What I want to hear of when I am away, and on which ways',
      tags: ['notices'],
    })
    .output(Notices),
  wishNotices: base
    .route({
      method: 'POST',
      path: '/me/notices',
      summary: 'Chooses what I hear of, in which language, and my quiet hours',
      tags: ['notices'],
    })
    .input(NoticeWishes)
    .output(Notices),
  news: base
    .route({
      method: 'GET',
      path: '/me/news',
      summary: 'What awaits me just now, newest first, for a page that is open',
      tags: ['notices'],
    })
    .output(Bell),
  ring: base
    .route({
      method: 'POST',
      path: '/me/news',
      summary: 'Lets pages that are open tell of what awaits me, or not',
      tags: ['notices'],
    })
    .input(z.object({ on: z.boolean() }))
    .output(Bell),
  openWay: base
    .route({
      method: 'POST',
      path: '/me/notices/ways',
      summary: 'Opens a way: mail, the push service of a browser, or a webhook',
      tags: ['notices'],
    })
    .input(NoticeWayPlan)
    .output(
      Notices.extend({
        /** What a program checks signatures with; told this once. */
        secret: z.string().nullable(),
      }),
    ),
  closeWay: base
    .route({
      method: 'POST',
      path: '/me/notices/ways/{way}/close',
      summary: 'Closes a way',
      tags: ['notices'],
    })
    .input(z.object({ way: Key }))
    .output(Notices),
  vacation: base
    .route({ method: 'GET', path: '/me/vacation', summary: 'My vacation', tags: ['me'] })
    .output(Vacation),
  takeVacation: base
    .route({
      method: 'POST',
      path: '/me/vacation',
      summary: 'Clocks by days stand still for me until a day, or go on at once',
      tags: ['me'],
    })
    .input(z.object({ until: z.number().nullable() }))
    .output(Vacation),
  matches: base
    .route({
      method: 'GET',
      path: '/me/matches',
      summary: 'Matches of my devices that I keep in my account, newest first',
      tags: ['me'],
    })
    .output(z.object({ matches: z.array(KeptMatch).readonly() })),
  keepMatch: base
    .route({
      method: 'POST',
      path: '/me/matches',
      summary: 'Keeps a finished match of a device, by its record',
      tags: ['me'],
    })
    .input(z.object({ record: RecordText }))
    .output(KeptMatch),
  match: base
    .route({
      method: 'GET',
      path: '/me/matches/{match}',
      summary: 'The record of a match that I keep',
      tags: ['me'],
    })
    .input(z.object({ match: Key }))
    .output(z.file()),
  dropMatch: base
    .route({
      method: 'POST',
      path: '/me/matches/{match}/drop',
      summary: 'Does not keep a match any longer',
      tags: ['me'],
    })
    .input(z.object({ match: Key }))
    .output(z.object({ matches: z.array(KeptMatch).readonly() })),
}

const notices = {
  confirm: base
    .route({
      method: 'POST',
      path: '/notices/confirm',
      summary: 'Confirms that mail may come, by the key in the link of the first one',
      tags: ['notices'],
    })
    .input(z.object({ key: NoticeKey }))
    .output(z.object({ done: z.boolean() })),
  off: base
    .route({
      method: 'POST',
      path: '/notices/off',
      summary: 'Switches a way off where it arrives, by the key in its link',
      tags: ['notices'],
    })
    .input(z.object({ key: NoticeKey }))
    .output(z.object({ done: z.boolean() })),
}

const days = {
  today: base
    .route({
      method: 'GET',
      path: '/days',
      summary: 'The matches of today, one for each game, and how long my streak is',
      tags: ['days'],
    })
    .output(Today),
  get: base
    .route({
      method: 'GET',
      path: '/days/{day}/{game}',
      summary: 'The match of a day with its ranking; its seed once the day is over',
      tags: ['days'],
    })
    .input(
      z.object({
        day: Day,
        game: z.string().max(LIMITS.word),
        /** Only my friends and me. */
        friends: flag.default(false),
      }),
    )
    .output(DayRanking),
  play: base
    .route({
      method: 'POST',
      path: '/days/{game}/play',
      summary: 'Begins my one try of today, or leads to it',
      tags: ['days'],
    })
    .input(z.object({ game: z.string().max(LIMITS.word) }))
    .output(z.object({ table: Key })),
}

const InTournament = z.object({ tournament: Key })

/** Something that is done in a tournament, and what it is then. */
function entry(path: string, summary: string) {
  return base
    .route({ method: 'POST', path: `/tournaments/{tournament}/${path}`, summary, tags: ['tournaments'] })
    .input(InTournament)
    .output(TournamentPage)
}

const tournaments = {
  list: base
    .route({
      method: 'GET',
      path: '/tournaments',
      summary: 'Tournaments that people can enter or that are played, and the last that are over',
      tags: ['tournaments'],
    })
    .output(z.object({ tournaments: z.array(TournamentCard).readonly() })),
  create: base
    .route({ method: 'POST', path: '/tournaments', summary: 'Opens a tournament', tags: ['tournaments'] })
    .input(TournamentPlan)
    .output(TournamentPage),
  get: base
    .route({
      method: 'GET',
      path: '/tournaments/{tournament}',
      summary: 'A tournament with its rounds, tables and standings',
      tags: ['tournaments'],
    })
    .input(InTournament)
    .output(TournamentPage),
  enter: entry('enter', 'Comes in; after the beginning from the next round on'),
  withdraw: entry('withdraw', 'Goes: is not paired any more, and gives up the match under way'),
  begin: entry('begin', 'Whoever opened it begins it'),
  cancel: entry('cancel', 'Whoever opened it calls it off before it has begun'),
}

const people = {
  get: base
    .route({
      method: 'GET',
      path: '/people/{user}',
      summary: 'Somebody, as everybody may know them: ratings, statistics, last results',
      tags: ['people'],
    })
    .input(z.object({ user: UserId }))
    .output(PersonCard),
  board: base
    .route({
      method: 'GET',
      path: '/boards/{game}/{players}',
      summary: 'The best in a game with so many players, and where I stand',
      tags: ['people'],
    })
    .input(
      z.object({
        game: z.string().max(LIMITS.word),
        players: z.coerce.number().int().min(2).max(8),
        /** Only my friends and me. */
        friends: flag.default(false),
      }),
    )
    .output(Board),
}

const reports = {
  make: base
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Reports somebody at a table to who runs the server, with the lines and moves in question',
      tags: ['reports'],
    })
    .input(ReportWish)
    .output(z.object({ id: z.int() })),
  list: base
    .route({
      method: 'GET',
      path: '/operator/reports',
      summary: 'What was reported, newest first; for who runs the server',
      tags: ['reports'],
    })
    .input(z.object({ open: flag.default(true), before: z.coerce.number().int().optional() }))
    .output(z.object({ reports: z.array(Report).readonly() })),
  close: base
    .route({
      method: 'POST',
      path: '/operator/reports/{id}',
      summary: 'Notes what came of a report; for who runs the server',
      tags: ['reports'],
    })
    .input(z.object({ id: z.coerce.number().int(), outcome: z.string().min(1).max(LIMITS.report) }))
    .output(Report),
}

const who = z.object({ person: UserId })
const operated = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  base.route({
    method,
    path: `/operator${path}`,
    summary: `${summary}; for who runs the server`,
    tags: ['operator'],
  })

const operator = {
  people: operated('GET', '/people', 'People by a part of the name, an address or an id')
    .input(z.object({ search: z.string().max(254).default(''), after: UserId.optional() }))
    .output(z.object({ people: z.array(PersonOnFile).readonly(), next: UserId.nullable() })),
  person: operated('GET', '/people/{person}', 'Somebody, with their tables and what was reported about them')
    .input(who)
    .output(PersonFile),
  ban: operated('POST', '/people/{person}/ban', 'Keeps somebody out, and ends their connections everywhere')
    .input(BanWish.extend(who.shape))
    .output(PersonFile),
  unban: operated('POST', '/people/{person}/unban', 'Lets somebody in again').input(who).output(PersonFile),
  signOut: operated('POST', '/people/{person}/sign-out', 'Ends all sessions of somebody')
    .input(who)
    .output(PersonFile),
  remove: operated(
    'POST',
    '/people/{person}/delete',
    'Deletes somebody; the matches of the others stay whole',
  )
    .input(who)
    .output(z.object({ deleted: UserId })),
  bans: operated('GET', '/bans', 'Who is kept out')
    .input(z.object({}))
    .output(z.object({ people: z.array(PersonOnFile).readonly() })),
  tables: operated('GET', '/tables', 'Tables, newest first')
    .input(
      z.object({
        status: z.enum(['gathering', 'playing', 'over', 'abandoned']).optional(),
        after: Key.optional(),
      }),
    )
    .output(z.object({ tables: z.array(TableOnFile).readonly(), next: Key.nullable() })),
  table: operated('GET', '/tables/{table}', 'A table')
    .input(z.object({ table: Key }))
    .output(TableOnFile),
  endTable: operated('POST', '/tables/{table}/end', 'Ends a table, whatever its people want')
    .input(z.object({ table: Key }))
    .output(TableOnFile),
}

/** The API: what can be asked over HTTP, by its typed client or by its OpenAPI document. */
export const contract = {
  games,
  tables,
  chat,
  play,
  me,
  notices,
  people,
  days,
  tournaments,
  reports,
  operator,
}
export type Contract = typeof contract
