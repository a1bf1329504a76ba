/** Where the pages are. They work on any static host: what varies stands behind the question mark. */
export const href = {
  start: '/',
  library: '/library',
  settings: '/settings',
  about: '/about',
  rules: (book: string) => `/rules/${book}`,
  /** All rules of a book by their numbers. */
  reference: (book: string) => `/rules/${book}/reference`,
  newMatch: (way: 'bots' | 'screen' | 'solo', game?: string) =>
    game === undefined ? `/new?way=${way}` : `/new?way=${way}&game=${encodeURIComponent(game)}`,
  /** The opponents of a game, by level. */
  bots: (game?: string) => (game === undefined ? '/bots' : `/bots?game=${encodeURIComponent(game)}`),
  /** A new match against opponents of a level. */
  against: (level: string, game: string) => `/new?${new URLSearchParams({ way: 'bots', game, level })}`,
  table: (id: string) => `/table?id=${encodeURIComponent(id)}`,
  /** A match that was played, of this device or of the server, watched once more. */
  replay: (match: { readonly id?: string; readonly table?: string }, told?: number) =>
    `/replay?${new URLSearchParams({ ...match, ...(told !== undefined && { at: `${told}` }) })}`,
  /** The same match looked back on by a bot. */
  analysis: (match: { readonly id?: string; readonly table?: string }) =>
    `/analysis?${new URLSearchParams(match)}`,
  /** The lessons of a game. */
  school: (game?: string) => (game === undefined ? '/learn' : `/learn?${new URLSearchParams({ game })}`),
  /** One of them, at its table. */
  chapter: (game: string, chapter: string) => `/learn?${new URLSearchParams({ game, chapter })}`,
  /** The market square: where tables with others are found. */
  lobby: '/online',
  openTable: (game?: string) =>
    game === undefined ? '/online/new' : `/online/new?game=${encodeURIComponent(game)}`,
  /** Friends, and the best of each game. */
  people: '/people',
  person: (user: string) => `/person?id=${encodeURIComponent(user)}`,
  account: '/account',
  /** A table with others: the link that is passed on. */
  online: (table: string) => `/t/${encodeURIComponent(table)}`,
} as const
