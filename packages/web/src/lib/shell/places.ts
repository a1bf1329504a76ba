import type { Book } from '../rules/books.ts'

/** Where the pages are. They work on any static host: what varies stands behind the question mark. */
export const href = {
  start: '/',
  library: '/library',
  settings: '/settings',
  about: '/about',
  rules: (book: Book) => `/rules/${book}`,
  newMatch: (way: 'bots' | 'screen' | 'solo') => `/new?way=${way}`,
  table: (id: string) => `/table?id=${encodeURIComponent(id)}`,
  /** A table with others: the link that is passed on. */
  online: (table: string) => `/t/${encodeURIComponent(table)}`,
} as const
