import { tables } from './0001-tables.ts'
import type { SchemaStep } from './migration.ts'

/** Every step of the schema, in order. */
export const steps: readonly SchemaStep[] = [tables]
