import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import type { Source } from '../step.ts'
import { type Chance, pieceAt, type Random } from './chance.ts'

const RANGE = 2 ** 32
/** The generator gives signed numbers; the least of them is 0. */
const HALF = 1 << 31

/** A fast random generator for simulation and search; never for real matches. */
export class FastRandom implements Random {
  readonly #generator: RandomGenerator

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed | 0)
  }

  below(n: number): number {
    if (n === 1) return 0
    let drawn = this.#next()
    // What is left over behind the last whole n would favour low numbers: drawn again, which is rare.
    if (drawn >= RANGE - n) {
      const whole = RANGE - (RANGE % n)
      while (drawn >= whole) drawn = this.#next()
    }
    return drawn % n
  }

  /** From 0 up to 2^32. */
  #next(): number {
    return (this.#generator.next() ^ HALF) >>> 0
  }
}

/** Mixes a seed with a number, so that neighbouring seeds give unrelated streams. */
export function mixSeed(seed: number, salt: number): number {
  let mixed = Math.imul(seed ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/**
 * The chance of simulated matches: every draw follows from seed, source and index alone, so that two
 * matches with the same seed meet the same customers in the same order whatever else happened, and a
 * series that was refused leaves no trace in what comes later.
 */
export class SeededChance implements Chance {
  readonly #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  outcome(source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    const random = new FastRandom(mixSeed(mixSeed(this.#seed, source.code), index))
    return pieceAt(unseen, random.below(total))
  }
}

/** The chance bots imagine: every draw from one stream. */
export class SampledChance implements Chance {
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  outcome(_source: Source, _index: number, unseen: ArrayLike<number>, total: number): number {
    return pieceAt(unseen, this.#random.below(total))
  }
}
