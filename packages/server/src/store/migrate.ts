import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseRefused, type Kind } from './database.ts'
import { steps } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** Brings the database to the present schema; several servers that start at once take turns. */
export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const { error, results } = await migratorOf(db, kind).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find(({ status }) => status === 'Error')
  const where = failed === undefined ? '' : ` at step ${failed.migrationName}`
  const why = error instanceof Error ? error.message : String(error)
  throw new DatabaseRefused(`The database could not be brought to the present schema${where}: ${why}`, {
    cause: error,
  })
}

/** Rejects if the database does not have the present schema; who only repairs something does not upgrade it. */
export async function mustBeMigrated(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const missing = (await migratorOf(db, kind).getMigrations()).find(
    ({ executedAt }) => executedAt === undefined,
  )
  if (missing === undefined) return
  throw new DatabaseRefused(
    `The database lacks the step ${missing.name} of the schema. Start the server of this version on it once.`,
  )
}

function migratorOf(db: Kysely<Schema>, kind: Kind): Migrator {
  const migrations = Object.fromEntries(
    steps.map(({ name, up }) => [name, { up: (tx: Kysely<unknown>) => up(tx, kind) }]),
  )
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}
