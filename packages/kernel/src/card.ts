import type { AnyState, Game } from './game.ts'
import type { Option } from './options.ts'

/** What one must know of a game to agree on a match of it: for lists, forms and programs. */
export interface GameCard {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly colours: readonly string[]
  readonly rulesVersion: number
  /** The edition that is played if nothing else is said. */
  readonly edition: string
  readonly options: readonly OptionCard[]
}

export type OptionCard =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly default: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly id: string
      readonly kind: 'choice'
      readonly default: string
      readonly choices: readonly string[]
    }
  | {
      readonly id: string
      readonly kind: 'several'
      readonly default: readonly string[]
      readonly choices: readonly string[]
    }

export function gameCard<S extends AnyState>(game: Game<S>): GameCard {
  return {
    id: game.id,
    players: { min: game.players.min, max: game.players.max },
    colours: game.colours,
    rulesVersion: game.rulesVersion,
    edition: game.editions.standard.id,
    options: game.options.map(optionCard),
  }
}

function optionCard(option: Option): OptionCard {
  const { id } = option
  switch (option.kind) {
    case 'flag':
      return { id, kind: option.kind, default: option.default }
    case 'number':
      return { id, kind: option.kind, default: option.default, min: option.min, max: option.max }
    case 'choice':
      return { id, kind: option.kind, default: option.default, choices: option.words.list }
    case 'several':
      return { id, kind: option.kind, default: option.default, choices: option.words.list }
  }
}
