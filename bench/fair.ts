import {
  advance,
  apply,
  type Chance,
  copyInto,
  FastRandom,
  MoveList,
  mixSeed,
  type Random,
  SeededChance,
} from '@chronik/kernel'
import { fair } from '@chronik/kernel/sample'
import type { FairState } from '../packages/kernel/sample/state.ts'
import { DirectFair } from './direct.ts'

const PLAYERS = 4

/** A way to play the fair: matches one after the other on one state. */
export interface Way {
  readonly state: FairState
  /** Plays the match of this number and tells how many decisions it took. */
  play(match: number): number
}

/** Through the kernel, as games are played everywhere. */
export function throughKernel(): Way {
  const { state, start, moves } = things()
  return {
    state,
    play: (match) => {
      copyInto(state, start)
      const { chance, random } = luck(match)
      let decisions = 0
      while (advance(fair, state, chance, moves) === 'choice') {
        apply(fair, state, moves.at(random.below(moves.count)))
        decisions++
      }
      return decisions
    },
  }
}

/** The same rules called directly. */
export function directly(): Way {
  const { state, moves, blank } = things()
  const direct = new DirectFair(state, moves)
  return {
    state,
    play: (match) => {
      copyInto(state, blank)
      const { chance, random } = luck(match)
      return direct.play(chance, random)
    },
  }
}

function things() {
  const box = fair.open({ players: PLAYERS })
  return { state: fair.blank(box), blank: fair.blank(box), start: fair.begin(box), moves: new MoveList() }
}

function luck(match: number): { chance: Chance; random: Random } {
  const seed = mixSeed(1, match)
  return { chance: new SeededChance(seed), random: new FastRandom(~seed) }
}
