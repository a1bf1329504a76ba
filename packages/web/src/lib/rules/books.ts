import { gameOf, games } from '#games'
import { href } from '../shell/places.ts'
import { titleOf } from '../table/title.ts'

/** The references of docs/rules, by file; each belongs to a game whose figures fill it. */
export const BOOKS: readonly string[] = games.flatMap(({ books }) => books)

/** Which reference holds a rule, by its number. */
export function bookOf(game: string, rule: string): string {
  return gameOf(game)?.bookOf(rule) ?? game
}

/** Where a rule stands in its reference. */
export function ruleHref(game: string, rule: string): string {
  return `${href.reference(bookOf(game, rule))}#${rule}`
}

/** What a reference is called in the language of the screen. */
export function bookName(book: string): string {
  const game = games.find(({ books }) => books.includes(book))
  if (game === undefined) return book
  return game.bookName?.(book) ?? titleOf(game.title)
}
