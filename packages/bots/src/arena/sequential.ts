import { type BlockResult, seatsOf } from './block.ts'

export type Verdict = 'better' | 'not-better' | 'undecided'

export interface Judgement {
  readonly verdict: Verdict
  /** After how many blocks it was decided; all of them while it is not. */
  readonly blocks: number
}

/** Who is better wins so much more of the matches than its seats entitle it to. */
const MARGIN = 0.05
/** The bounds of Wald's test for this error. The spread is only estimated; the errors that come out stay below 5 %. */
const ERROR = 0.04
/** The first guess of the spread, as if so many blocks of independent matches had been seen. */
const GUESSED = 20
/** Nothing is decided before so many blocks. */
const LEAST = 4

/**
 * How much more the first bot of a block won than the second, each measured by its seats. With two bots this
 * is the share of the first beyond its share of the seats; among equals it is 0 on average.
 */
export function leadOf(block: readonly BlockResult[], players: number): number {
  const [own, others] = seatsOf(block.length, players)
  const [first, second] = block
  return (first.winShare * others - second.winShare * own) / (own + others)
}

/**
 * Sequential test of "the first bot is better than the second" on its leads, block by block: the likelihood
 * of a lead of MARGIN against that of none. How far blocks spread is not known, so the likelihoods are those
 * of Student's t. Once it has a verdict it keeps it.
 */
export class SequentialTest {
  readonly #bound = Math.log((1 - ERROR) / ERROR)
  #fromNone: number
  #fromMargin: number
  blocks = 0
  verdict: Verdict = 'undecided'

  constructor(contestants: number, players: number) {
    this.#fromNone = GUESSED * spreadOf(contestants, players)
    this.#fromMargin = this.#fromNone
  }

  add(lead: number): void {
    if (this.verdict !== 'undecided') return
    this.blocks++
    this.#fromNone += lead ** 2
    this.#fromMargin += (lead - MARGIN) ** 2
    if (this.blocks < LEAST) return
    const ratio = ((this.blocks + GUESSED) / 2) * Math.log(this.#fromNone / this.#fromMargin)
    if (ratio > this.#bound) this.verdict = 'better'
    else if (ratio < -this.#bound) this.verdict = 'not-better'
  }
}

/** What the test says about these blocks, and after how many of them it was decided. */
export function judge(blocks: readonly (readonly BlockResult[])[], players: number): Judgement {
  const test = new SequentialTest(blocks.at(0)?.length ?? 2, players)
  for (const block of blocks) test.add(leadOf(block, players))
  return { verdict: test.verdict, blocks: test.blocks }
}

/** The variance of the lead of equal bots if the matches of a block had nothing in common. */
function spreadOf(contestants: number, players: number): number {
  const [own, others] = seatsOf(contestants, players)
  return (own * others) / (own + others) / players ** 2
}
