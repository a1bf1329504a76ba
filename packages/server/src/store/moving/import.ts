import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import { type Database, DatabaseRefused } from '../database.ts'
import type { Kept } from '../kept.ts'
import { Claim } from '../postgres/claim.ts'
import { openPostgres } from '../postgres/open.ts'
import type { Schema } from '../schema.ts'
import { openSqlite } from '../sqlite/open.ts'
import { type Export, type Footer, type Header, isFault, type Moved, NEWEST } from './export.ts'
import { countOn, fitted, isEmpty, MOVING, type Row } from './rows.ts'

const AT_ONCE = 100

/** Brings an export into an empty database: all of it or nothing. No server may work on it. */
export async function importAll(kept: Kept, file: string): Promise<Export> {
  try {
    const { database, close } = await openAlone(kept)
    try {
      if (!(await isEmpty(database.db)))
        throw new DatabaseRefused('There is something in this database already: import into an empty one.')
      const { moved, secret } = await read(database, file)
      if ('data' in kept && secret !== undefined) keepSecret(kept.data, secret)
      return { ok: true, moved }
    } finally {
      await close()
    }
  } catch (error) {
    if (!(error instanceof DatabaseRefused)) throw error
    return { ok: false, why: error.message }
  }
}

async function openAlone(kept: Kept): Promise<{ database: Database; close(): Promise<void> }> {
  if ('data' in kept) {
    const database = await openSqlite(kept.data)
    return { database, close: () => database.store.close() }
  }
  const claim = await Claim.take(kept.database, 'alone', () => {})
  try {
    const database = await openPostgres(kept.database)
    return {
      database,
      close: async () => {
        await database.store.close()
        await claim.close()
      },
    }
  } catch (error) {
    await claim.close()
    throw error
  }
}

async function read(database: Database, file: string): Promise<{ moved: Moved; secret: string | undefined }> {
  const lines = linesOf(file)
  const first = await lines.next()
  const { secret } = headerOf(first.done === true ? undefined : first.value)
  const moved: Record<string, number> = Object.fromEntries(MOVING.map(({ name }) => [name, 0]))
  await database.db.transaction().execute(async (tx) => {
    const gathered = new Gathered(tx, database.kind)
    let all = 0
    let end: number | null = null
    for await (const text of lines) {
      const value = parsed(text)
      if (end !== null) throw damaged('something stands behind its end')
      if (!Array.isArray(value)) {
        end = (value as Footer).end
        continue
      }
      const [name, row] = value as [string, Row]
      await gathered.add(name, row)
      moved[name]++
      all++
    }
    if (end !== all)
      throw damaged(end === null ? 'it was cut off' : `${end} rows should be there, not ${all}`)
    await gathered.flush()
    await countOn(tx, database.kind)
  })
  return { moved, secret }
}

/** Rows of a table are brought in together. */
class Gathered {
  readonly #tx: Transaction<Schema>
  readonly #kind: Database['kind']
  #table: (typeof MOVING)[number] | undefined
  #rows: Row[] = []

  constructor(tx: Transaction<Schema>, kind: Database['kind']) {
    this.#tx = tx
    this.#kind = kind
  }

  async add(name: string, row: Row): Promise<void> {
    if (name !== this.#table?.name || this.#rows.length >= AT_ONCE) {
      await this.flush()
      this.#table = MOVING.find((one) => one.name === name)
    }
    if (this.#table === undefined) throw damaged(`nothing here is called ${name}`)
    this.#rows.push(fitted(row, this.#table, this.#kind))
  }

  async flush(): Promise<void> {
    if (this.#table === undefined || this.#rows.length === 0) return
    const columns = Object.keys(this.#rows[0])
    const values = this.#rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${sql.table(this.#table.name)} (${names}) values ${sql.join(values)}`.execute(
      this.#tx,
    )
    this.#rows = []
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    const source = createReadStream(file)
    const input = file.endsWith('.gz') ? source.pipe(createGunzip()) : source
    source.on('error', (error) => input.destroy(error))
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    if (isFault(error)) throw new DatabaseRefused(`${file} cannot be read: ${error.message}`)
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw damaged('it cannot be unpacked')
    throw error
  }
}

function headerOf(text: string | undefined): Header {
  const header = text === undefined ? null : (parsed(text) as Partial<Header> | null)
  if (header?.chronik !== 'export') throw new DatabaseRefused('The file is no export of Chronik.')
  if (header.schema !== NEWEST)
    throw new DatabaseRefused(
      `The export was written by another version of Chronik (${header.schema}, here it is ${NEWEST}). Import it with that version, then start this one on the database.`,
    )
  return header as Header
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('a line is none')
  }
}

function damaged(why: string): DatabaseRefused {
  return new DatabaseRefused(`The export is damaged: ${why}. Nothing was imported.`)
}

/** The sessions of people stay good, if the folder has no secret of its own yet. */
function keepSecret(folder: string, secret: string): void {
  const path = join(folder, 'secret')
  if (existsSync(path)) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(path, secret, { mode: 0o600 })
}
