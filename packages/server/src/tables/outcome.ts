import { type Refusal, refusal } from '@chronik/kernel'
import type { Table } from './table.ts'

/** What comes of something that is done at a table: the table as it then is, the same if nothing changed. */
export type Outcome<T = Table> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refused(code: RefusalCode, params?: Refusal['params']): Outcome<never> {
  return { ok: false, refusal: refusal(code, undefined, params) }
}

/** Why something cannot be done at a table. */
export const REFUSALS = [
  'sign-in',
  'no-table',
  'no-code',
  'no-game',
  'bad-setup',
  'no-colour',
  'colour-taken',
  'seated-twice',
  'not-gathering',
  'not-playing',
  'not-over',
  'not-host',
  'not-seated',
  'no-seat',
  'seat-taken',
  'too-many-seated',
  'full',
  'no-invitation',
  'kicked',
  'seats-open',
  'not-ready',
  'conceded',
  'own-seat',
  'is-here',
  'no-spectators',
  'not-your-room',
  'too-many-tables',
  'too-many-lines',
  'busy',
  'needs-consent',
  'no-vote',
  'not-paused',
  'no-undo',
  'muted',
  'blocked',
  'too-many-reports',
  'no-person',
  'no-report',
  'no-vacation',
  'needs-account',
  'too-many-matches',
  'no-match',
  'bad-record',
  'friends-account',
  'not-asked',
  'too-many-friends',
  'nobody-there',
  'no-way',
  'way-there',
  'way-form',
  'way-private',
  'way-closed',
  'too-many-ways',
  'no-way-here',
  'no-day',
  'sealed',
  'analysing',
  'no-tournament',
  'tournament-over',
  'tournament-late',
  'tournament-full',
  'tournament-few',
  'too-many-tournaments',
] as const
export type RefusalCode = (typeof REFUSALS)[number]
