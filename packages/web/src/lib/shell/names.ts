import { gameOf, games } from '#games'
import { titleOf } from '../table/title.ts'

/** What a game is called in the language of the screen. */
export function gameName(game: string): string {
  const known = gameOf(game)
  return known === null ? game : titleOf(known.title)
}

/** The games to choose from, as they are called. */
export function gameChoices(): { readonly value: string; readonly label: string }[] {
  return games.map(({ id, title }) => ({ value: id, label: titleOf(title) }))
}

/** "Matthis, Ylva und Anna" in the language of the screen. */
export function namesInRow(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
