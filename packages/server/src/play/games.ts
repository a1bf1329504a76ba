import type { Player } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type Game, playsBy } from '@chronik/kernel'

/** The games of the house, in every version of their rules that matches are still played by. */
export class Games {
  /** The games new tables can choose from. */
  readonly ids: readonly string[]
  readonly #versions: readonly Player[]
  readonly #latest = new Map<string, Game>()

  constructor(versions: readonly Player[]) {
    this.#versions = versions
    for (const { game } of versions) {
      for (let rules = game.oldestRules; rules <= game.rulesVersion; rules++) {
        if (versions.filter((one) => one.game.id === game.id && playsBy(one.game, rules)).length > 1)
          throw new Error(`${game.id} ${rules} stands twice among the games`)
      }
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
    return this.#find(id, rules)?.game ?? null
  }

  /** What bots know about a match that began with these rules. */
  player(id: string, rules: number): Player | null {
    return this.#find(id, rules) ?? null
  }

  #find(id: string, rules: number): Player | undefined {
    return this.#versions.find(({ game }) => game.id === id && playsBy(game, rules))
  }
}

export const games = new Games(Object.values(opponents))
