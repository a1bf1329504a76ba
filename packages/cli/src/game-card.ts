import type { Game, Option, OptionValue } from '@chronik/kernel'

/** What one must know of a game to open a match, as `games` tells it on the command line and in the protocol. */
export interface GameCard {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly rulesVersion: number
  readonly edition: string
  readonly options: readonly OptionCard[]
}

export interface OptionCard {
  readonly id: string
  readonly kind: Option['kind']
  readonly default: OptionValue
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
}

export function gameCard(game: Game): GameCard {
  return {
    id: game.id,
    players: { min: game.players.min, max: game.players.max },
    rulesVersion: game.rulesVersion,
    edition: game.editions.standard.id,
    options: game.options.map(optionCard),
  }
}

function optionCard(option: Option): OptionCard {
  const { id, kind } = option
  switch (option.kind) {
    case 'flag':
      return { id, kind, default: option.default }
    case 'number':
      return { id, kind, default: option.default, min: option.min, max: option.max }
    case 'choice':
    case 'several':
      return { id, kind, default: option.default, choices: option.words.list }
  }
}
