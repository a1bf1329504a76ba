import { LEVELS } from '@chronik/bots'
import { type Game, gameCard } from '@chronik/kernel'
import type { GameCard } from '@chronik/protocol'

/** What a form needs to open a table of this game. */
export function cardOf(game: Game): GameCard {
  const { rulesVersion, ...card } = gameCard(game)
  return { ...card, rules: rulesVersion, colours: [...card.colours], levels: [...LEVELS.list] }
}
