import { oc } from '@orpc/contract'
import * as z from 'zod'
import { ChatLine, ChatText, Room } from './chat.ts'
import { LIMITS } from './limits.ts'
import { Key, Me, RequestId, UserId } from './person.ts'
import { Played, Submission, Update } from './play.ts'
import { Refused } from './refused.ts'
import { EditionCard, GameCard, Level } from './setup.ts'
import { OwnTable, TablePlan, TableView } from './table.ts'

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
    .route({ method: 'GET', path: '/tables', summary: 'Public tables, newest first', tags: ['tables'] })
    .output(z.array(TableView).readonly()),
  mine: base
    .route({ method: 'GET', path: '/me/tables', summary: 'My tables, newest first', tags: ['tables', 'me'] })
    .output(z.array(OwnTable).readonly()),
  get: base
    .route({ method: 'GET', path: '/tables/{table}', summary: 'A table', tags: ['tables'] })
    .input(At)
    .output(OwnTable),
  join: act('join', 'Takes a seat, or another one: by invitation, a named one, or the first that is free', {
    seat: seat.optional(),
    invitation: Key.optional(),
  }),
  leave: act('leave', 'Leaves before the start', {}),
  kick: act('kick', 'The host sends somebody away before the start', { user: UserId }),
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
  takeBack: act('take-back', 'Takes the own seat back from the bot', {}),
  end: act('end', 'The host ends the table', {}),
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
    .input(At.extend({ request: RequestId, room: Room, text: ChatText }))
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
}

/** The API: what can be asked over HTTP, by its typed client or by its OpenAPI document. */
export const contract = { games, tables, chat, play, me }
export type Contract = typeof contract
