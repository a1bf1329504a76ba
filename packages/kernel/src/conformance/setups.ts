import type { AnyState, Game, Setup } from '../game.ts'

/**
 * The setups a game wants to be visited, and its defaults with every number of players; each once. Versions of
 * the rules that matches are still played by are visited with the most players.
 */
export function setupsOf<S extends AnyState>(game: Game<S>): Setup[] {
  const { min, max } = game.players
  const plain = Array.from({ length: max - min + 1 }, (_, more): Setup => ({ players: min + more }))
  const older = Array.from(
    { length: game.rulesVersion - game.oldestRules },
    (_, more): Setup => ({ players: max, rules: game.oldestRules + more }),
  )
  const setups = new Map<string, Setup>()
  for (const setup of [...[...plain, ...older].filter((setup) => opens(game, setup)), ...game.samples()]) {
    const box = game.open(setup)
    const key = JSON.stringify([box.players, box.options, box.edition.id, box.rules])
    if (!setups.has(key)) setups.set(key, setup)
  }
  return [...setups.values()]
}

/** A number of players may need options of its own, such as a solo mode. */
function opens<S extends AnyState>(game: Game<S>, setup: Setup): boolean {
  try {
    game.open(setup)
    return true
  } catch {
    return false
  }
}

/** A setup in a few words, for test titles and progress lines. */
export function nameOf(setup: Setup): string {
  const options = Object.entries(setup.options ?? {}).map(([id, value]) => `${id} ${JSON.stringify(value)}`)
  const edition = setup.edition === undefined ? [] : [`edition ${setup.edition.id}`]
  const rules = setup.rules === undefined ? [] : [`rules ${setup.rules}`]
  return [`${setup.players} players`, ...options, ...edition, ...rules].join(', ')
}
