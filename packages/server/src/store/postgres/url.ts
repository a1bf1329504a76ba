import { DatabaseRefused } from '../database.ts'

/** A database that cannot be reached, told without its password. */
export function unreachable(url: string, error: unknown): DatabaseRefused {
  const why = error instanceof Error ? error.message : String(error)
  return new DatabaseRefused(`The database ${withoutPassword(url)} cannot be used: ${why}`, { cause: error })
}

export function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
