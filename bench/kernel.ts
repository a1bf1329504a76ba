import {
  clone,
  copyInto,
  formatRecord,
  fromJson,
  hash,
  Match,
  parseRecord,
  Replay,
  recordOf,
  SealedChance,
  toJson,
} from '@chronik/kernel'
import { fair } from '@chronik/kernel/sample'
import { bagSource } from '../packages/kernel/sample/bag.ts'
import { type Benchmark, repeated } from './benchmark.ts'
import { directly, throughKernel, type Way } from './fair.ts'

const SEED = '0123456789abcdef'.repeat(4)

function position() {
  return new Match(fair, { players: 4 }, new SealedChance(SEED)).state
}

/** A match with all its moves, always the first one of the list. */
function record() {
  const match = new Match(fair, { players: 4 }, new SealedChance(SEED))
  for (let { turn } = match; !turn.over; turn = match.turn) match.play([turn.moves[0]])
  return recordOf(match, { id: 'bench', seed: SEED })
}

function playing(way: Way): () => number {
  let match = 0
  return () => {
    let decisions = 0
    for (let times = 0; times < 100; times++) decisions += way.play(match++)
    return decisions
  }
}

export const kernel: readonly Benchmark[] = [
  {
    name: 'kernel copyInto',
    unit: 'copies',
    prepare() {
      const from = position()
      const to = clone(fair, from)
      return repeated(10_000, () => copyInto(to, from))
    },
  },
  {
    name: 'kernel hash',
    unit: 'hashes',
    prepare() {
      const state = position()
      let sum = 0
      return repeated(10_000, (index) => {
        state.round = index & 7
        sum += hash(state)
        if (sum < 0) throw new Error('a hash is never negative')
      })
    },
  },
  {
    name: 'kernel toJson',
    unit: 'positions',
    prepare() {
      const state = position()
      return repeated(100, () => JSON.stringify(toJson(fair, state)))
    },
  },
  {
    name: 'kernel fromJson',
    unit: 'positions',
    prepare() {
      const state = position()
      const text = JSON.stringify(toJson(fair, state))
      return repeated(100, () => fromJson(fair, state.box, JSON.parse(text)))
    },
  },
  {
    name: 'kernel sealed draws',
    unit: 'draws',
    prepare() {
      const chance = new SealedChance(SEED)
      const unseen = [8, 6, 4, 3]
      return repeated(1000, (index) => chance.outcome(bagSource, index, unseen, 21))
    },
  },
  {
    name: 'kernel record parse',
    unit: 'lines',
    prepare() {
      const text = formatRecord(record())
      const lines = text.split('\n').length - 1
      return () => {
        parseRecord(text)
        return lines
      }
    },
  },
  {
    name: 'kernel record replay',
    unit: 'events',
    prepare() {
      const parsed = record()
      return () => new Replay(parsed, fair).length
    },
  },
  {
    name: 'fair through the kernel',
    unit: 'decisions',
    pair: 'fair',
    prepare: () => playing(throughKernel()),
  },
  {
    name: 'fair called directly',
    unit: 'decisions',
    pair: 'fair',
    prepare: () => playing(directly()),
  },
]
