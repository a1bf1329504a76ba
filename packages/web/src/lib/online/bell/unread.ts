import type { News } from '@chronik/protocol'

/** What was read on this device: news by their ids, and when pages were last looked at, by the server's clock. */
export interface Read {
  readonly ids: readonly string[]
  readonly pages: { readonly [link: string]: number }
}

export const NOTHING_READ: Read = { ids: [], pages: {} }

/** Who was at a table after something happened there has seen it. */
export function isUnread({ id, link, at }: News, { ids, pages }: Read): boolean {
  return !ids.includes(id) && !((pages[link] ?? 0) >= at)
}

/** All of it is read now; what is no news any more is forgotten. */
export function allRead(news: readonly News[], { pages }: Read): Read {
  return { ids: news.map(({ id }) => id), pages }
}

/** Pages that are remembered. */
const MOST_PAGES = 50

/** A page is looked at. */
export function lookedAt(link: string, now: number, { ids, pages }: Read): Read {
  const { [link]: _before, ...others } = pages
  const kept = Object.entries(others).slice(1 - MOST_PAGES)
  return { ids, pages: Object.fromEntries([...kept, [link, now]]) }
}

/** What came since the last look and was not read. */
export function freshOf(news: readonly News[], before: readonly News[], read: Read): News[] {
  const known = new Set(before.map(({ id }) => id))
  return news.filter((one) => !known.has(one.id) && isUnread(one, read))
}
