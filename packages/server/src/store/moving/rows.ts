import { type Kysely, sql, type Transaction } from 'kysely'
import type { Kind } from '../database.ts'
import type { Schema } from '../schema.ts'

/** A table of the database that moves along: by what its rows are told apart, and what the databases keep differently. */
interface Moving {
  readonly name: string
  readonly key: readonly string[]
  readonly dates?: readonly string[]
  readonly yesNo?: readonly string[]
  /** Its ids are counted by the database. */
  readonly counted?: boolean
}

const WRITTEN = ['createdAt', 'updatedAt'] as const

/** Everything that moves, those first that others refer to. */
export const MOVING: readonly Moving[] = [
  { name: 'users', key: ['id'], dates: WRITTEN, yesNo: ['emailVerified', 'guest'] },
  { name: 'sessions', key: ['id'], dates: [...WRITTEN, 'expiresAt'] },
  {
    name: 'credentials',
    key: ['id'],
    dates: [...WRITTEN, 'accessTokenExpiresAt', 'refreshTokenExpiresAt'],
  },
  { name: 'challenges', key: ['id'], dates: [...WRITTEN, 'expiresAt'] },
  { name: 'passkeys', key: ['id'], dates: ['createdAt'], yesNo: ['backedUp'] },
  { name: 'recoveries', key: ['code'] },
  { name: 'tables', key: ['id'] },
  { name: 'members', key: ['user_id', 'table_id'] },
  { name: 'deeds', key: ['table_id', 'seq'] },
  { name: 'chat', key: ['id'], counted: true },
  { name: 'clocks', key: ['table_id'] },
  { name: 'blocks', key: ['user_id', 'other_id'] },
  { name: 'vacations', key: ['user_id', 'since'] },
  { name: 'reports', key: ['id'], counted: true },
  { name: 'records', key: ['user_id', 'id'] },
  { name: 'results', key: ['table_id', 'seat'] },
  { name: 'ratings', key: ['user_id', 'game', 'players'] },
  { name: 'friends', key: ['user_id', 'other_id'] },
  { name: 'ways', key: ['id'] },
  { name: 'wishes', key: ['user_id'] },
  { name: 'days', key: ['game', 'day'] },
  { name: 'tries', key: ['game', 'day', 'user_id'] },
  { name: 'tournaments', key: ['id'] },
  { name: 'entrants', key: ['user_id', 'tournament_id'] },
  { name: 'notices', key: ['user_id', 'kind', 'subject'] },
  { name: 'bans', key: ['user_id'] },
  { name: 'analyses', key: ['table_id'] },
]

export type Row = Record<string, unknown>

const STRIDE = 500

/** All rows of a table in steps, in the order of their keys. */
export async function* rowsOf(tx: Transaction<Schema>, { name, key }: Moving): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let after = sql``
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(STRIDE)}`.execute(
        tx,
      )
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < STRIDE) return
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** A row as both databases could have written it: dates as text, yes and no as such. */
export function plain(row: Row, { dates = [], yesNo = [] }: Moving): Row {
  const same: Row = { ...row }
  for (const column of dates) {
    const value = row[column]
    if (value !== null) same[column] = value instanceof Date ? value.toISOString() : String(value)
  }
  for (const column of yesNo) same[column] = row[column] === true || row[column] === 1
  return same
}

/** A row as this database keeps it. */
export function fitted(row: Row, { dates = [], yesNo = [] }: Moving, kind: Kind): Row {
  if (kind === 'sqlite') {
    const bits = yesNo.map((column) => [column, row[column] === true ? 1 : 0] as const)
    return { ...row, ...Object.fromEntries(bits) }
  }
  const times = dates.map((column) => {
    const value = row[column]
    return [column, value === null ? null : new Date(String(value))] as const
  })
  return { ...row, ...Object.fromEntries(times) }
}

export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  for (const { name } of MOVING) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

/** What the database counts by itself goes on above what was brought along. */
export async function countOn(tx: Transaction<Schema>, kind: Kind): Promise<void> {
  // SQLite counts on from the highest number by itself.
  if (kind === 'sqlite') return
  for (const { name, counted } of MOVING)
    if (counted === true)
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.table(name)}), 0) + 1, false)`.execute(
        tx,
      )
}
