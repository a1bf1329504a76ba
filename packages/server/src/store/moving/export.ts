import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { type Database, DatabaseRefused } from '../database.ts'
import { type Kept, lookAt } from '../kept.ts'
import { mustBeMigrated } from '../migrate.ts'
import { steps } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'
import { MOVING, plain, rowsOf } from './rows.ts'

/** The first line of an export. */
export interface Header {
  readonly chronik: 'export'
  /** The last step of the schema that the rows fit. */
  readonly schema: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
  /** The secret of the server, if it lay beside the database. */
  readonly secret?: string
}

/** The last line: without it, the file was cut off. */
export interface Footer {
  readonly end: number
}

export const NEWEST = steps.at(-1)?.name ?? ''

/** What was moved: rows by table. */
export type Moved = { readonly [table: string]: number }

export type Export =
  | { readonly ok: true; readonly moved: Moved }
  | { readonly ok: false; readonly why: string }

/**
 * Writes everything that a server has kept into a file, as it is at one moment; the server may go on meanwhile. A
 * line for each row, compressed if the name ends with `.gz`.
 */
export async function exportAll(kept: Kept, file: string): Promise<Export> {
  try {
    const database = await lookAt(kept)
    try {
      await mustBeMigrated(database.db, database.kind)
      return { ok: true, moved: await write(database, file, secretBeside(kept)) }
    } finally {
      await database.store.close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused)) throw error
    return { ok: false, why: error.message }
  }
}

async function write({ db, kind }: Database, file: string, secret: string | null): Promise<Moved> {
  const moved: Record<string, number> = {}
  const partly = `${file}.part`
  const lines = async function* (): AsyncGenerator<string> {
    const header: Header = {
      chronik: 'export',
      schema: NEWEST,
      at: Date.now(),
      ...(secret !== null && { secret }),
    }
    yield line(header)
    let all = 0
    yield* atOneMoment(db, kind, async function* (tx) {
      for (const table of MOVING) {
        moved[table.name] = 0
        for await (const row of rowsOf(tx, table)) {
          moved[table.name]++
          all++
          yield line([table.name, plain(row, table)])
        }
      }
    })
    yield line({ end: all } satisfies Footer)
  }
  try {
    const target = createWriteStream(partly, { mode: 0o600, flags: 'w', flush: true })
    const text = Readable.from(lines())
    await (file.endsWith('.gz') ? pipeline(text, createGzip(), target) : pipeline(text, target))
    await rename(partly, file)
  } catch (error) {
    await rm(partly, { force: true })
    if (isFault(error)) throw new DatabaseRefused(`${file} cannot be written: ${error.message}`)
    throw error
  }
  return moved
}

/** The secret of a server that keeps its data in a folder lies there; others were given theirs. */
function secretBeside(kept: Kept): string | null {
  const file = 'data' in kept ? join(kept.data, 'secret') : null
  return file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Reads within one transaction that sees what was there when it began. */
async function* atOneMoment(
  db: Kysely<Schema>,
  kind: Database['kind'],
  read: (tx: Parameters<typeof rowsOf>[0]) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  const transaction = await db.startTransaction().execute()
  try {
    if (kind === 'postgres')
      await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
    yield* read(transaction)
    await transaction.commit().execute()
  } catch (error) {
    if (!transaction.isRolledBack && !transaction.isCommitted) await transaction.rollback().execute()
    throw error
  }
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}

/** The file system has refused something. */
export function isFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
