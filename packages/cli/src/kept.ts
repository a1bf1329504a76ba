import type { Kept } from '@chronik/server'
import { type Arguments, UsageError } from './command.ts'

export const KEPT_OPTIONS = {
  data: { value: '<folder>', help: 'the folder of the embedded database' },
  database: { value: '<url>', help: 'the address of a PostgreSQL database' },
} as const

/** Where the server keeps its data, as the options say. */
export function keptAt(args: Arguments): Kept {
  const data = args.text('data')
  const database = args.text('database')
  if (data !== undefined && database === undefined) return { data }
  if (database !== undefined && data === undefined) return { database }
  throw new UsageError('Either --data or --database tells where the server keeps its data.')
}
