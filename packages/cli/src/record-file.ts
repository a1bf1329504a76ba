import { readFileSync } from 'node:fs'
import { type MatchRecord, parseRecord, RecordError } from '@chronik/kernel'
import { Failure, UsageError } from './command.ts'

/** Reads the record in a file, or from standard input if the name is "-". */
export function readRecord(file: string): MatchRecord {
  return tellingLine(file, () => parseRecord(contentsOf(file)))
}

function contentsOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `The record "${file}" cannot be read: ${error instanceof Error ? error.message : ''}.`,
    )
  }
}

/** What is wrong with a record is told with its line. */
export function tellingLine<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    throw new Failure(`${file}:${error.line}: expected ${error.expected}, found ${error.found}`)
  }
}
