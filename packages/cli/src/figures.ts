import { correct, type Edition, type Game, type Json, MisfitError } from '@chronik/kernel'
import { type Arguments, UsageError } from './command.ts'

/** How a trial of other figures is asked for, e.g. `--figures '{"craft.whiteTime": 0}'`. */
export const FIGURES = {
  value: 'JSON',
  help: 'play with other figures than the standard edition, by their paths',
} as const

/** The edition with the figures that a command was given, for a setup; without them nothing. */
export function editionOf(args: Arguments, game: Game): { readonly edition?: Edition } {
  const text = args.text('figures')
  if (text === undefined) return {}
  const changes = Object.entries(readFigures(text)).map(([path, value]) => ({
    path,
    value,
    mark: 'R' as const,
  }))
  try {
    return { edition: correct(game.editions, 'trial', changes) }
  } catch (error) {
    if (error instanceof MisfitError) throw new UsageError(`--${error.message}.`)
    throw error
  }
}

function readFigures(text: string): { readonly [path: string]: Json } {
  try {
    const figures: unknown = JSON.parse(text)
    if (typeof figures === 'object' && figures !== null && !Array.isArray(figures)) return { ...figures }
  } catch {}
  throw new UsageError(`--figures expects a JSON object, found ${text.slice(0, 60)}.`)
}
