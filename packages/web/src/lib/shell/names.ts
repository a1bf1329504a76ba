import type { GameId } from '../library/saved.ts'
import { m } from '../words/messages.js'

/** What a game is called in the language of the screen. */
export function gameName(game: GameId): string {
  switch (game) {
    case 'village':
      return m.game_village()
    case 'my-village':
      return m.game_my_village()
    case 'world-without-end':
      return m.game_world_without_end()
  }
}

/** "Matthis, Ylva und Anna" in the language of the screen. */
export function namesInRow(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
