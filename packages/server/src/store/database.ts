import type { Kysely } from 'kysely'
import type { Store } from './port/store.ts'
import type { Schema } from './schema.ts'

export type Kind = 'sqlite' | 'postgres'

/** An open database, migrated to the present: the store of tables and matches, and the way to it for accounts. */
export interface Database {
  readonly kind: Kind
  readonly db: Kysely<Schema>
  /** Closing the store closes the database. */
  readonly store: Store
}

/** The database cannot be used: told to the operator in a sentence. */
export class DatabaseRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseRefused'
  }
}
