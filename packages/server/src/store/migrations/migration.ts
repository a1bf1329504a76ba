import type { Kysely } from 'kysely'
import type { Kind } from '../database.ts'

/**
 * One step of the schema, written once for both databases. Steps run in the order of their names, each once
 * and whole, and are never changed after a release: what is to change is another step.
 */
export interface SchemaStep {
  /** `0001-tables`: sorts behind all earlier ones. */
  readonly name: string
  up(db: Kysely<unknown>, kind: Kind): Promise<void>
}
