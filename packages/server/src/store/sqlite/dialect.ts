import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteThread } from './thread.ts'

/** Kysely on the thread of the database. There is one connection; Kysely lets its users take turns. */
export class ThreadDialect implements Dialect {
  readonly #thread: SqliteThread

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  createDriver(): Driver {
    return new ThreadDriver(this.#thread)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new ThreadAdapter()
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's interface says so.
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

class ThreadAdapter extends SqliteAdapter {
  /** A step of the schema that fails leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread
  readonly #connection: DatabaseConnection

  constructor(thread: SqliteThread) {
    this.#thread = thread
    this.#connection = new ThreadConnection(thread)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch (error) {
      // On a full disk SQLite has taken everything back by itself: what failed is told, not this.
      if (!String(error).includes('no transaction is active')) throw error
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.close()
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread

  constructor(thread: SqliteThread) {
    this.#thread = thread
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, inserted } = await this.#thread.ask(sql, parameters)
    return {
      rows: rows as R[],
      ...(changes === undefined ? {} : { numAffectedRows: changes }),
      ...(inserted === undefined ? {} : { insertId: inserted }),
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }
}
