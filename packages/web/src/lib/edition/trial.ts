import {
  type Edition,
  FastRandom,
  type Game,
  Match,
  type OptionValue,
  SeededChance,
  type Setup,
} from '@chronik/kernel'

/** Matches that are played at random to see whether an edition can be played at all. */
export const TRIALS = 60

export type Trial =
  | { readonly ok: true; readonly played: number }
  /** How many had been played well when one failed, and at which table. */
  | { readonly ok: false; readonly played: number; readonly players: number }

/** Every number of players, without and with everything that can be added. */
function tables(game: Game, edition: Edition): Setup[] {
  const added: { [id: string]: OptionValue } = {}
  for (const option of game.options) {
    if (option.kind === 'several') added[option.id] = [...option.words.list]
    else if (option.id === 'goals') added[option.id] = true
  }
  const { min, max } = game.players
  const plain = Array.from({ length: max - min + 1 }, (_, more): Setup => ({ players: min + more, edition }))
  const full = plain.filter(({ players }) => players > 1).map((setup) => ({ ...setup, options: added }))
  return Object.keys(added).length === 0 ? plain : [...plain, ...full]
}

/** Plays trial matches one by one and gives the page its turn in between; `isLeft` ends it. */
export async function tryOut(game: Game, edition: Edition, isLeft: () => boolean): Promise<Trial | null> {
  const setups = tables(game, edition)
  for (let played = 0; played < TRIALS; played++) {
    if (isLeft()) return null
    const setup = setups[played % setups.length]
    if (!endsWell(game, setup, played + 1)) return { ok: false, played, players: setup.players }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { ok: true, played: TRIALS }
}

/** Figures that fit one by one may still make a game that nobody can play: that is a finding, no bug of ours. */
function endsWell(game: Game, setup: Setup, seed: number): boolean {
  try {
    const match = new Match(game, setup, new SeededChance(seed))
    const random = new FastRandom(seed)
    const most = game.bound(match.box)
    for (let moves = 0; moves < most; moves++) {
      const { turn } = match
      if (turn.over) return turn.score.totals.every(Number.isFinite)
      match.play([turn.moves[random.below(turn.moves.length)]])
    }
    return false
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
