import { parseRecord, RecordError, type RecordErrorCode, Replay } from '@chronik/kernel'
import { gameOf, games } from '#games'
import type { Seat } from '../table/contract.ts'
import { freshSeed } from './new-match.ts'
import type { SavedMatch } from './saved.ts'

/** A text as a match of this device, or what is wrong with it and where. */
export type Imported =
  | { readonly ok: true; readonly match: SavedMatch }
  | { readonly ok: false; readonly fault: ImportFault }

export interface ImportFault {
  readonly code: RecordErrorCode
  readonly line: number
  readonly expected: string
  readonly found: string
}

/**
 * Reads and replays a record. Who sat there is known by name only, so all seats are persons; a match under
 * way goes on with draws of its own unless its seed is in the record.
 */
export async function importRecord(
  text: string,
  nameless: (seat: number) => string,
  now = Date.now(),
): Promise<Imported> {
  try {
    // A file may come from a system that ends lines differently, a pasted text with space around it.
    const tidy = `${text.replaceAll('\r\n', '\n').trim()}\n`
    const record = parseRecord(tidy)
    const known = gameOf(record.game)
    if (known === null)
      throw new RecordError('game', 2, `one of ${games.map(({ id }) => id).join(', ')}`, record.game)
    const game = await known.rules()
    const replay = new Replay(record, game)
    replay.goTo(record.events.length)
    const { due } = replay
    const seats = Array.from(
      { length: record.players },
      (_, seat): Seat => ({
        kind: 'person',
        name: record.names[seat] ?? nameless(seat),
        colour: game.colours[seat % game.colours.length],
      }),
    )
    const match: SavedMatch = {
      id: record.id,
      game: game.id,
      setup: replay.bound.setup,
      seats,
      seed: record.seed ?? freshSeed(),
      record: tidy,
      round: game.round(replay.state),
      due: due.over || !('seat' in due) ? -1 : due.seat,
      startedAt: record.date === undefined ? now : Date.parse(record.date),
      updatedAt: now,
      over: due.over,
      ...(due.over ? { result: resultOf(due.score) } : {}),
    }
    return { ok: true, match }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const { code, line, expected, found } = error
    return { ok: false, fault: { code, line, expected, found } }
  }
}

function resultOf({
  totals,
  places,
  rank,
}: {
  totals: readonly number[]
  places: readonly number[]
  rank?: string
}) {
  return { totals, places, ...(rank === undefined ? {} : { rank }) }
}

/** An id that none of these matches has: its own, or with a number behind it. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  for (let number = 2; ; number++) {
    const next = `${id.slice(0, 58)}-${number}`
    if (!taken.has(next)) return next
  }
}
