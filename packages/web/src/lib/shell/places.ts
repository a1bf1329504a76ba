import type { GameId } from '../library/saved.ts'

/** Where the pages are. They work on any static host: what varies stands behind the question mark. */
export const href = {
  start: '/',
  library: '/library',
  settings: '/settings',
  about: '/about',
  rules: (game: GameId) => `/rules/${game}`,
  newMatch: (way: 'bots' | 'screen' | 'solo') => `/new?way=${way}`,
  table: (id: string) => `/table?id=${encodeURIComponent(id)}`,
} as const
