import { gameOf } from '#games'

/** What a game is called in the language of the screen. */
export function gameName(game: string): string {
  return gameOf(game)?.name() ?? game
}

/** "Matthis, Ylva und Anna" in the language of the screen. */
export function namesInRow(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
