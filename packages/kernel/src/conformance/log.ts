import type { LogEntry } from '../log.ts'
import { fail } from './finding.ts'

/** Entries are plain data, and what they call secret is theirs and has an owner. */
export function checkEntries(entries: readonly LogEntry[]): void {
  for (const entry of entries) {
    const { code, seat, secret } = entry
    if (typeof code !== 'string' || code === '') fail('log', 'an entry without a code')
    if (!isPlain(entry)) fail('log', `the entry "${code}" holds more than words, numbers and lists of them`)
    if (secret === undefined) continue
    if (seat === undefined) fail('log', `the entry "${code}" is secret to nobody`)
    for (const name of secret)
      if (!Object.hasOwn(entry, name)) fail('log', `the entry "${code}" hides "${name}", which it has not`)
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  return typeof value === 'object' && Object.values(value).every(isPlain)
}
