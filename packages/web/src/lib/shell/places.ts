/** A page with what it is asked for; what is not said is left out. */
function asking(path: string, wishes: { readonly [name: string]: string | undefined }): string {
  const said = Object.entries(wishes).filter((wish): wish is [string, string] => wish[1] !== undefined)
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
}

/** Where the pages are. They work on any static host: what varies stands behind the question mark. */
export const href = {
  start: '/',
  library: '/library',
  settings: '/settings',
  about: '/about',
  rules: (book: string) => `/rules/${book}`,
  /** All rules of a book by their numbers. */
  reference: (book: string) => `/rules/${book}/reference`,
  /** The words of a game with their pieces. */
  words: (book: string) => `/rules/${book}/words`,
  newMatch: (way: 'bots' | 'screen' | 'solo', game?: string, edition?: string) =>
    asking('/new', { way, game, edition }),
  /** The figures of a game: those of the box, and editions of one's own. */
  editions: (game?: string, edition?: string) => asking('/editions', { game, edition }),
  /** The opponents of a game, by level. */
  bots: (game?: string) => (game === undefined ? '/bots' : `/bots?game=${encodeURIComponent(game)}`),
  /** A new match against opponents of a level. */
  against: (level: string, game: string, options?: { readonly [id: string]: unknown }) =>
    asking('/new', { way: 'bots', game, level, options: options && JSON.stringify(options) }),
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
  openTable: (game?: string, edition?: string) => asking('/online/new', { game, edition }),
  /** Friends, and the best of each game. */
  people: '/people',
  person: (user: string) => `/person?id=${encodeURIComponent(user)}`,
  /** The match of the day: of today, or of another day. */
  day: (game?: string, day?: string) => {
    const asked = new URLSearchParams({ ...(game && { game }), ...(day && { day }) })
    return asked.size === 0 ? '/day' : `/day?${asked}`
  },
  tournaments: '/tournaments',
  openTournament: '/tournaments/new',
  tournament: (id: string) => `/tournament?id=${encodeURIComponent(id)}`,
  account: '/account',
  /** A table with others: the link that is passed on. */
  online: (table: string) => `/t/${encodeURIComponent(table)}`,
} as const
