import type { OwnCard } from '@chronik/protocol'
import type { Matches } from '../play/port.ts'
import type { After } from '../store/port/tables.ts'
import { seatOf } from '../tables/seats.ts'
import { cardOfTable, isBehind } from '../tables/sight.ts'
import type { Table, UserId } from '../tables/table.ts'

/** Where a list goes on: nothing secret, and nothing that can be bent. */
export function placeFrom(after: string | undefined): After | undefined {
  const [, letter, createdAt, id] = /^([gpoa])(\d{1,15})-(.+)$/.exec(after ?? '') ?? []
  const status = LETTERS.find((one) => one[0] === letter)
  return status === undefined ? undefined : { status, createdAt: Number(createdAt), id }
}

const LETTERS = ['gathering', 'playing', 'over', 'abandoned'] as const

/** The place after a part of a list; null after its last part. */
export function nextAfter(found: readonly Table[], limit: number): string | null {
  const last = found.at(-1)
  return last === undefined || found.length < limit ? null : `${last.status[0]}${last.createdAt}-${last.id}`
}

/** A table in the list of one of its people; a host who only watches may see the match later than it is played. */
export async function ownCard(table: Table, user: UserId, matches: Matches): Promise<OwnCard> {
  const seat = seatOf(table, user)
  const told = table.status === 'playing' && !isBehind(table, seat)
  const now = told ? await matches.awaited(table.id) : null
  return {
    table: cardOfTable(table, seat),
    seat: seat < 0 ? null : seat,
    awaited: now?.awaited ?? null,
    clock: now?.clock ?? null,
  }
}
