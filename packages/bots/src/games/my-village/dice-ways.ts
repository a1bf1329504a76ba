import type { Move } from '@chronik/kernel'

/** A way to make a banner value with two dice. */
export interface Way {
  readonly value: number
  /** How many of the dice are black, and what was paid. */
  readonly black: number
  readonly markers: number
  readonly coins: number
  readonly moves: readonly Move[]
}

/** The ways to make values; of two that cost the same, the first one stays. */
export class DiceWays {
  readonly #ways = new Map<number, Way>()

  clear(): void {
    this.#ways.clear()
  }

  add(way: Way): void {
    const key = way.value * 16 + way.black * 4 + way.markers
    const known = this.#ways.get(key)
    if (known === undefined || way.coins < known.coins) this.#ways.set(key, way)
  }

  /** Those that no other one beats: the same value with no more black dice, markers and coins. */
  best(): Way[] {
    const ways = [...this.#ways.values()]
    return ways.filter((way) => !ways.some((other) => other !== way && beats(other, way)))
  }
}

function beats(one: Way, other: Way): boolean {
  return (
    one.value === other.value &&
    one.black <= other.black &&
    one.markers <= other.markers &&
    one.coins <= other.coins
  )
}
