import { Estimator, type Opponents, opponents } from '@chronik/bots'
import type { Game } from '@chronik/kernel'

/** A game by one version of its rules, with what its bots go by. */
type Version = Pick<Opponents, 'game' | 'evaluator' | 'weights'>

/** The games of the house, in every version of their rules that matches are still played by. */
export class Games {
  /** The games new tables can choose from. */
  readonly ids: readonly string[]
  readonly #versions = new Map<string, Version>()
  readonly #latest = new Map<string, Game>()

  constructor(versions: readonly Version[]) {
    for (const version of versions) {
      const { game } = version
      const key = keyOf(game.id, game.rulesVersion)
      if (this.#versions.has(key)) throw new Error(`${key} stands twice among the games`)
      this.#versions.set(key, version)
      const known = this.#latest.get(game.id)
      if (known === undefined || known.rulesVersion < game.rulesVersion) this.#latest.set(game.id, game)
    }
    this.ids = [...this.#latest.keys()]
  }

  /** The rules new tables are played by. */
  latest(id: string): Game | null {
    return this.#latest.get(id) ?? null
  }

  /** The rules a match began with. */
  find(id: string, rules: number): Game | null {
    return this.#versions.get(keyOf(id, rules))?.game ?? null
  }

  /** What bots make of a position. */
  estimator(id: string, rules: number): Estimator | null {
    const version = this.#versions.get(keyOf(id, rules))
    return version === undefined ? null : new Estimator(version.evaluator, version.weights)
  }
}

function keyOf(id: string, rules: number): string {
  return `${id} ${rules}`
}

/** Rules that are replaced by later ones stay in this list as long as matches are played by them. */
export const games = new Games(Object.values(opponents))
