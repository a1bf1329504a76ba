import type { Game } from '@chronik/kernel'
import { RecordError } from '@chronik/kernel'
import type { OwnTable } from '@chronik/protocol'
import type { Analysed } from '../analysis/analysed.ts'
import { load } from '../library/library.ts'
import { ownSeat } from '../library/saved.ts'
import { botName } from '../library/villagers.ts'
import { loadGame } from '../port/games.ts'
import { type Eyes, Film } from '../port/replay/film.ts'
import { ReplayPort, type Screening } from '../port/replay/replay-port.ts'
import { type Closed, sitDown } from '../shell/table/opening.ts'
import { Replaying } from './replaying.svelte.ts'

/** Where a match is, and what is asked to be seen of it. */
export interface Asked {
  /** A match of this device. */
  readonly id: string | null
  /** A table of the server. */
  readonly table: string | null
  readonly told: number
  readonly eyes: Eyes | null
}

/** Why a match cannot be watched. */
export interface Unopened {
  readonly ok: false
  readonly why: Closed | 'running'
}

/** A match that is open to be watched. */
export interface Ready {
  readonly ok: true
  readonly replaying: Replaying
}

export type Opened =
  | (Ready & {
      readonly seed: string | null
      /** What was found when it was looked back on, and the seat of whoever sits at this device. */
      readonly analysis: Analysed | null
      readonly own: number
      /** Whether whoever looks back played it. */
      readonly played: boolean
    })
  | Unopened

type Found =
  | {
      readonly screening: Screening
      readonly seed: string | null
      readonly analysis: Analysed | null
      readonly played: boolean
    }
  | Closed
  | 'running'

/** Opens a finished match to be watched once more. */
export async function openReplay(asked: Asked): Promise<Opened> {
  const found = await find(asked)
  if (typeof found === 'string') return { ok: false, why: found }
  const { screening, seed, analysis, played } = found
  const { film, own } = screening
  const told = Math.min(Math.max(0, Math.trunc(asked.told) || 0), film.length)
  const eyes =
    asked.eyes !== null && (asked.eyes === 'all' || asked.eyes in screening.seats) ? asked.eyes : own
  const port = new ReplayPort(screening, told, eyes)
  const opened = await sitDown(port)
  if (!opened.ok) return { ok: false, why: opened.why }
  const replaying = new Replaying(opened.session, film, port, told, eyes)
  return { ok: true, replaying, seed, analysis, own, played }
}

async function find({ id, table }: Asked): Promise<Found> {
  try {
    if (table !== null) return await ofServer(table)
    return id === null ? 'unknown' : await ofDevice(id)
  } catch (error) {
    if (error instanceof RecordError) return 'unreadable'
    throw error
  }
}

async function ofDevice(id: string): Promise<Found> {
  const found = await load(id)
  if (!found.ok) return found.trouble
  const match = found.value
  if (match === null) return 'unknown'
  const { record, game, seats, startedAt, seed } = match
  if (record === null || !(match.over || match.given !== undefined)) return 'running'
  const film = new Film(record, await loadGame(game))
  const screening = screened(film, { id, record, seats, startedAt, own: ownSeat(match) })
  return { screening, seed, analysis: match.analysis ?? null, played: true }
}

async function ofServer(table: string): Promise<Found> {
  const [{ server }, { isUnanswered }, { seatsOf }] = await Promise.all([
    import('../online/asking.ts'),
    import('../online/api.ts'),
    import('../port/online/seats.ts'),
  ])
  const [found, text] = await Promise.all([
    server.get<OwnTable>(`/tables/${encodeURIComponent(table)}`),
    server.text(`/tables/${encodeURIComponent(table)}/record`),
  ])
  if (!found.ok) return isUnanswered(found.refused) ? 'lost' : 'unknown'
  if (!text.ok) return isUnanswered(text.refused) ? 'lost' : 'running'
  const { table: view, seat } = found.value
  const game: Game = await loadGame(view.game)
  const film = new Film(text.value, game)
  const seats = seatsOf(view, botName)
  const startedAt = view.startedAt ?? Date.now()
  const screening = screened(film, { id: table, record: text.value, seats, startedAt, own: seat ?? 0 })
  return { screening, seed: film.seed, analysis: null, played: seat !== null }
}

function screened(
  film: Film,
  {
    id,
    record,
    seats,
    startedAt,
    own,
  }: Pick<Screening, 'record' | 'seats' | 'own'> & {
    readonly id: string
    readonly startedAt: number
  },
): Screening {
  const setup = { ...film.setup, rules: film.rules }
  const match = { id, game: film.game.id, setup, edition: null, commitment: null, startedAt }
  return { match, seats, film, record, own }
}
