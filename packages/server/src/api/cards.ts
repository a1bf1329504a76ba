import { LEVELS } from '@chronik/bots'
import type { Game, Option } from '@chronik/kernel'
import type { GameCard, OptionCard } from '@chronik/protocol'
import { coloursOf } from '../tables/colours.ts'

/** What a form needs to open a table of this game. */
export function cardOf(game: Game): GameCard {
  return {
    id: game.id,
    players: { min: game.players.min, max: game.players.max },
    rules: game.rulesVersion,
    edition: game.editions.standard.id,
    options: game.options.map(optionOf),
    colours: [...coloursOf(game.id)],
    levels: [...LEVELS.list],
  }
}

function optionOf(option: Option): OptionCard {
  const { id } = option
  switch (option.kind) {
    case 'flag':
      return { id, kind: option.kind, default: option.default }
    case 'number':
      return { id, kind: option.kind, default: option.default, min: option.min, max: option.max }
    case 'choice':
      return { id, kind: option.kind, default: option.default, choices: [...option.words.list] }
    case 'several':
      return { id, kind: option.kind, default: [...option.default], choices: [...option.words.list] }
  }
}
