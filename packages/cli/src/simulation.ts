import {
  type AnyState,
  advance,
  apply,
  copyInto,
  FastRandom,
  type Game,
  MoveList,
  mixSeed,
  type Score,
  SeededChance,
  type Setup,
} from '@chronik/kernel'

/** How one seat fared over all matches. */
export interface SeatScores {
  readonly mean: number
  readonly min: number
  readonly max: number
  /** The share of matches it won; a shared win counts in parts. */
  readonly winShare: number
}

/** After how many matches, or after how long, is it enough? */
export interface Limit {
  readonly games: number | null
  readonly seconds: number | null
}

interface Tally {
  sum: number
  min: number
  max: number
  wins: number
}

/** Random matches of one setup, one after the other on the same two states. The seed decides everything. */
export class Simulation {
  games = 0
  decisions = 0
  rounds = 0
  readonly #game: Game
  readonly #seed: number
  readonly #bound: number
  readonly #start: AnyState
  readonly #state: AnyState
  readonly #moves = new MoveList()
  readonly #tallies: readonly Tally[]

  /** Throws MisfitError if the setup does not fit. */
  constructor(game: Game, setup: Setup, seed: number) {
    const box = game.open(setup)
    this.#game = game
    this.#seed = seed
    this.#bound = game.bound(box)
    this.#start = game.begin(box)
    this.#state = game.blank(box)
    this.#tallies = Array.from({ length: setup.players }, () => ({
      sum: 0,
      min: Number.POSITIVE_INFINITY,
      max: Number.NEGATIVE_INFINITY,
      wins: 0,
    }))
  }

  playOne(): void {
    const state = this.#state
    copyInto(state, this.#start)
    const decisions = this.#playOn(state, mixSeed(this.#seed, this.games))
    this.decisions += decisions
    this.rounds += this.#game.round(state)
    this.games++
    this.#count(this.#game.score(state))
  }

  /** Plays at least one match; the clock counts milliseconds and is looked at after each. */
  playUntil({ games, seconds }: Limit, clock: () => number, played: () => void = () => {}): void {
    const most = games ?? Number.POSITIVE_INFINITY
    const end = seconds === null ? Number.POSITIVE_INFINITY : clock() + seconds * 1000
    do {
      this.playOne()
      played()
    } while (this.games < most && clock() < end)
  }

  #playOn(state: AnyState, seed: number): number {
    const game = this.#game
    const moves = this.#moves
    const bound = this.#bound
    const chance = new SeededChance(seed)
    const random = new FastRandom(~seed)
    let decisions = 0
    while (advance(game, state, chance, moves) === 'choice') {
      apply(game, state, moves.at(random.below(moves.count)))
      if (++decisions > bound) throw new Error(`match ${this.games} has more than ${bound} decisions`)
    }
    return decisions
  }

  #count({ totals, places }: Score): void {
    let winners = 0
    for (const place of places) if (place === 1) winners++
    for (let seat = 0; seat < this.#tallies.length; seat++) {
      const tally = this.#tallies[seat]
      tally.sum += totals[seat]
      if (totals[seat] < tally.min) tally.min = totals[seat]
      if (totals[seat] > tally.max) tally.max = totals[seat]
      if (places[seat] === 1) tally.wins += 1 / winners
    }
  }

  get scores(): SeatScores[] {
    return this.#tallies.map(({ sum, min, max, wins }) => ({
      mean: rounded(sum / this.games),
      min,
      max,
      winShare: rounded(wins / this.games),
    }))
  }

  get meanRounds(): number {
    return rounded(this.rounds / this.games)
  }
}

export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** A seed as people give it: a whole number as it is, any other text by its letters. */
export function seedOf(text: string): number {
  if (/^-?\d{1,10}$/.test(text)) return Number(text) | 0
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed
}
