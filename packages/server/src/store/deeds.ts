import { CompiledQuery, type Kysely, type Selectable } from 'kysely'
import type { Kind } from './database.ts'
import type { Appended, Deed, DeedStore } from './port/deeds.ts'
import type { Schema } from './schema.ts'

/** More do not make a commit cheaper. */
const LARGEST_BATCH = 1_000

/** Learns how many deeds each commit has made safe, and how many milliseconds it took. */
export type Committed = (deeds: number, milliseconds: number) => void

interface Waiting {
  readonly deed: Deed
  resolve(appended: Appended): void
  reject(error: unknown): void
}

/** One statement for a whole batch, given as JSON: it commits once, and leaves out what does not fit. */
const APPEND: { readonly [kind in Kind]: string } = {
  sqlite: `insert into deeds (table_id, seq, seat, request, lines, at, spent)
    select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6 from json_each(?) where true
    on conflict do nothing returning table_id`,
  postgres: `insert into deeds (table_id, seq, seat, request, lines, at, spent)
    select row->>0, (row->>1)::integer, (row->>2)::integer, row->>3, row->>4, (row->>5)::bigint, (row->>6)::bigint
    from json_array_elements($1::json) as row
    on conflict do nothing returning table_id`,
}

/**
 * What happened in the matches. Deeds that come while the disk is busy wait together and share the next
 * commit: each gets an answer of its own, and only when it is safe.
 */
export class DeedLog implements DeedStore {
  readonly #db: Kysely<Schema>
  readonly #append: string
  readonly #committed: Committed
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null

  constructor(db: Kysely<Schema>, kind: Kind, committed: Committed = () => {}) {
    this.#db = db
    this.#append = APPEND[kind]
    this.#committed = committed
  }

  append(deed: Deed): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ deed, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  async from(table: string, seq: number): Promise<readonly Deed[]> {
    const rows = await this.#db
      .selectFrom('deeds')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', seq)
      .orderBy('seq')
      .execute()
    return rows.map(deedOf)
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    // What arrives in the same turn of the loop goes together.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const batch = this.#nextBatch()
      await this.#commit(batch).catch((error) => this.#apart(batch, error))
    }
    this.#running = null
  }

  /** At most one deed of a table: later ones wait for what comes of the first. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const one of this.#waiting) {
      if (batch.size >= LARGEST_BATCH || batch.has(one.deed.table)) later.push(one)
      else batch.set(one.deed.table, one)
    }
    this.#waiting = later
    // Servers that meet on the same tables take them in the same order, or they would block each other.
    return [...batch.values()].sort((one, other) => (one.deed.table < other.deed.table ? -1 : 1))
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ deed }) => [
      deed.table,
      deed.seq,
      deed.seat,
      deed.request,
      JSON.stringify(deed.lines),
      deed.at,
      deed.spent ?? 0,
    ])
    const query = CompiledQuery.raw(this.#append, [JSON.stringify(rows)])
    const began = performance.now()
    const result = await this.#db.executeQuery<{ table_id: string }>(query)
    const appended = new Set(result.rows.map((row) => row.table_id))
    this.#committed(appended.size, performance.now() - began)
    for (const one of batch) {
      if (appended.has(one.deed.table)) one.resolve({ kind: 'appended' })
      else this.#conflict(one.deed).then(one.resolve, one.reject)
    }
  }

  async #conflict({ table, seat, request }: Deed): Promise<Appended> {
    const row = await this.#db
      .selectFrom('deeds')
      .select('seq')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('request', '=', request)
      .executeTakeFirst()
    return row === undefined ? { kind: 'taken' } : { kind: 'repeated', seq: row.seq }
  }

  /** A deed the database cannot take must not fail the others: they are tried again one by one. */
  async #apart(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length > 1 && blamesData(error)) {
      for (const one of batch) await this.#commit([one]).catch(one.reject)
    } else for (const one of batch) one.reject(error)
  }
}

/** PostgreSQL's class 22: a value it cannot hold, such as a text with a zero character. */
function blamesData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('22')
}

function deedOf(row: Selectable<Schema['deeds']>): Deed {
  return {
    table: row.table_id,
    seq: row.seq,
    seat: row.seat,
    request: row.request,
    lines: JSON.parse(row.lines) as string[],
    at: row.at,
    ...(row.spent !== 0 && { spent: row.spent }),
  }
}
