import type { News, NoticeWishes } from '@chronik/protocol'
import type { Pending } from '../store/port/notices.ts'
import { seatOf } from '../tables/seats.ts'
import type { Table, UserId } from '../tables/table.ts'
import { type Circumstances, tellItem } from './composing.ts'

/** Tables of somebody that are looked at, and pieces of news that are told at most. */
const MOST_TABLES = 50
const MOST_NEWS = 20
/** Milliseconds in which the end of a match is news. */
const FRESH = 3 * 24 * 3_600_000

/** Something that may be told, and since when it is so. */
interface Found extends Pending {
  /** Tells it from the same thing at another time. */
  readonly id: string
}

/**
 * What awaits somebody just now, newest first, for a page that is open. It follows from what is kept: nothing is
 * noted for it while people play.
 */
export async function newsOf(
  user: UserId,
  wishes: NoticeWishes,
  around: Circumstances,
  now: number,
): Promise<readonly News[]> {
  const found = await waiting(user, wishes, around, now)
  const news: News[] = []
  for (const { id, at, ...pending } of found.sort((one, other) => other.at - one.at)) {
    if (news.length >= MOST_NEWS) break
    const told = await tellItem({ ...pending, at }, around)
    if (told === 'void' || told === 'later') continue
    const { kind, title, text, link } = told
    news.push({ id, kind, title, text, link, at })
  }
  return news
}

async function waiting(
  user: UserId,
  wishes: NoticeWishes,
  { store, matches }: Circumstances,
  now: number,
): Promise<Found[]> {
  const found: Found[] = []
  const add = (kind: News['kind'], subject: string, at: number) => {
    const id = kind === 'turn' ? `turn ${subject} ${at}` : `${kind} ${subject}`
    found.push({ id, user, kind, subject, seq: 0, at })
  }
  if (wishes.turn || wishes.invited)
    for (const table of await store.tables.ofUser(user, MOST_TABLES, { ended: false })) {
      if (wishes.invited && isAwaited(table, user)) add('invited', table.id, table.createdAt)
      if (!wishes.turn || table.status !== 'playing') continue
      const awaited = (await matches.awaited(table.id))?.awaited ?? null
      if (awaited !== null && awaited.seat === seatOf(table, user)) add('turn', table.id, awaited.since)
    }
  if (wishes.over)
    for (const { id, status, endedAt } of await store.tables.ofUser(user, MOST_NEWS, { ended: true }))
      if (status === 'over' && endedAt !== null && now - endedAt < FRESH) add('over', id, endedAt)
  if (wishes.friend)
    for (const { user: asking, bond, since } of await store.friends.of(user))
      if (bond === 'asks') add('friend', asking, since)
  return found
}

/** Whether a table keeps a seat for somebody. */
function isAwaited({ status, seats }: Table, user: UserId): boolean {
  return (
    status === 'gathering' && seats.some((seat) => seat.kind === 'invited' && seat.awaited?.user === user)
  )
}
