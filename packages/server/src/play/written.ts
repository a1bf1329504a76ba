import {
  type Game,
  type Json,
  type MatchRecord,
  type RecordTags,
  recordOf,
  unusualOptions,
} from '@chronik/kernel'
import type { Deed } from '../store/port/deeds.ts'
import type { Table } from '../tables/table.ts'
import { readLine } from './lines.ts'
import type { LoadedMatch } from './loaded.ts'
import { standing } from './undone.ts'

/** The record of a match that can be played here. */
export function writeRecord({ match }: LoadedMatch, table: Table): MatchRecord {
  return recordOf(match, tagsOf(table))
}

/** The record of a match whose rules are not known here: just what was kept. */
export function copyRecord(table: Table, deeds: readonly Deed[], game: Game | null): MatchRecord {
  const { id, names = [], ...tags } = tagsOf(table)
  const { players, options, edition } = table.setup
  const kept = options as { readonly [id: string]: Json }
  const unusual = game === null ? kept : unusualOptions(game.options, kept as never)
  return {
    game: table.game,
    rules: table.rules,
    id,
    players,
    ...tags,
    names,
    options: Object.entries(unusual).map(([option, value]) => ({ id: option, value })),
    ...(edition === null ? {} : { edition: edition as NonNullable<MatchRecord['edition']> }),
    events: standing(deeds).flatMap(({ lines }) => lines.map(readLine)),
  }
}

function tagsOf(table: Table): RecordTags {
  const { id, startedAt, commitment, seed } = table
  return {
    id,
    ...(startedAt === null ? {} : { date: new Date(startedAt).toISOString().slice(0, 10) }),
    names: table.seats.map(nameOf),
    ...(commitment === null ? {} : { commitment }),
    ...(seed === null ? {} : { seed }),
  }
}

/** A name as a record can hold it. */
function nameOf(seat: Table['seats'][number]): string | null {
  if (seat.kind !== 'person') return seat.kind === 'bot' ? seat.level : null
  const visible = seat.name.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  const short = visible
    .slice(0, 64)
    .replace(/\p{Cs}$/u, '')
    .trim()
  return short === '' ? null : short
}
