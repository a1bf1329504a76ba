import type { Database } from './database.ts'
import { lookPostgres, takePostgres } from './postgres/open.ts'
import { lookSqlite, takeSqlite } from './sqlite/open.ts'

/** Where a server keeps its data: the folder of the embedded database, or the address of a PostgreSQL one. */
export type Kept = { readonly data: string } | { readonly database: string }

/** Looks at what is kept, and changes nothing; a server may go on meanwhile. */
export function lookAt(kept: Kept): Promise<Database> {
  return 'data' in kept ? lookSqlite(kept.data) : lookPostgres(kept.database)
}

/** Takes what is kept, to change something: a folder for itself alone, a PostgreSQL database beside its server. */
export function take(kept: Kept): Promise<Database> {
  return 'data' in kept ? takeSqlite(kept.data) : takePostgres(kept.database)
}
