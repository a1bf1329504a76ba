/** The references of docs/rules, by file; each belongs to a game whose figures fill it. */
export const BOOKS = ['village', 'village-expansions', 'my-village', 'world-without-end'] as const
export type Book = (typeof BOOKS)[number]

/** Which reference holds a rule, by the letters of its number. */
export function bookOf(game: string, rule: string): Book {
  if (game === 'village' && !/^VS?-/.test(rule)) return 'village-expansions'
  return BOOKS.find((book) => book === game) ?? 'village'
}
