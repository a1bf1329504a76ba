import { type Chance, SealedChance, type Seed, type Source } from '@chronik/kernel'
import { Divergence } from './divergence.ts'

interface Draw {
  readonly source: string
  readonly outcome: string
}

/** The chance of a match: while it is replayed the outcomes that were kept, then what follows from its seed. */
export class Draws implements Chance {
  readonly #sealed: SealedChance
  #kept: readonly Draw[] | null = null
  #next = 0
  #seq = 0

  constructor(seed: Seed) {
    this.#sealed = new SealedChance(seed)
  }

  /** The outcomes that come next are those of this deed. */
  replay(seq: number, kept: readonly Draw[]): void {
    this.#seq = seq
    this.#kept = kept
    this.#next = 0
  }

  /** The deed is replayed; were all its outcomes drawn? */
  replayed(): void {
    const left = this.#kept?.[this.#next]
    this.#kept = null
    if (left !== undefined)
      throw new Divergence(this.#seq, 'no more outcomes', `${left.source} ${left.outcome}`)
  }

  outcome(source: Source, index: number, unseen: ArrayLike<number>, total: number): number {
    if (this.#kept === null) return this.#sealed.outcome(source, index, unseen, total)
    const draw = this.#kept[this.#next++]
    if (draw === undefined)
      throw new Divergence(this.#seq, `an outcome of ${source.id}`, 'the end of the deed')
    const outcome = draw.source === source.id ? source.outcomes.indexOf(draw.outcome) : -1
    if (!(unseen[outcome] > 0)) {
      const expected = `an outcome of ${source.id} that is left`
      throw new Divergence(this.#seq, expected, `${draw.source} ${draw.outcome}`)
    }
    return outcome
  }
}
