import { LANGUAGES } from '@chronik/kernel'
import * as z from 'zod'
import { TableAnalysis } from '../analysis.ts'
import { LIMITS } from '../limits.ts'
import { Key, UserId } from '../person.ts'
import { Level } from '../setup.ts'
import { Company, OwnCard, OwnTable, Settlement, TableCard, TableCode, TablePlan } from '../table.ts'
import { OverdueChoice } from '../time.ts'
import { At, act, base, flag, page, pageOf, seat } from './base.ts'

export const tables = {
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
