import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { source } from '../step.ts'
import { type Chance, pieceAt, totalOf } from './chance.ts'
import { ScriptedChance } from './scripted.ts'
import { commitmentTo, isSeed, SealedChance } from './sealed.ts'
import { FastRandom, mixSeed, SampledChance, SeededChance } from './seeded.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
/** Computed once with another library. */
const GOLDEN = [105, 958, 300, 947]
const COMMITMENT = '4b640c5a9277ec99e273323dd9ad522cc11ef15e86388fc0d20805e4f00e0641'
const bag = { ...source('bag', ['red', 'green', 'blue']), code: 0 }
const deck = { ...source('deck', ['red', 'green', 'blue']), code: 1 }

describe('pieces', () => {
  test('the nth piece shows the outcome it lies in', () => {
    const unseen = [2, 0, 3]
    expect(totalOf(unseen)).toBe(5)
    expect([0, 1, 2, 3, 4].map((nth) => pieceAt(unseen, nth))).toEqual([0, 0, 2, 2, 2])
    expect(() => pieceAt(unseen, 5)).toThrow('piece 5 of 5 unseen ones')
  })
})

/** How far counts are from even: about as much as there are outcomes if they are even. */
function unevenness(chance: Chance, total: number, draws: number, from = bag): number {
  const counts = new Array<number>(total).fill(0)
  const unseen = counts.map(() => 1)
  for (let index = 0; index < draws; index++) counts[chance.outcome(from, index, unseen, total)]++
  const mean = draws / total
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

/** Above this an even source falls once in several million tries. */
const tolerated = (total: number) => total - 1 + 5 * Math.sqrt(2 * (total - 1)) + 10

describe.each<[string, (seed: number) => Chance]>([
  ['sealed', (seed) => new SealedChance(seed.toString(16).padStart(64, '0'))],
  ['seeded', (seed) => new SeededChance(seed)],
  ['sampled', (seed) => new SampledChance(new FastRandom(seed))],
])('the %s chance', (name, make) => {
  const draws = name === 'sealed' ? 6_000 : 60_000

  test.each([2, 3, 5, 7, 12, 37, 100])('is even over %i pieces', (total) => {
    for (const seed of [1, 2, 77]) {
      expect(unevenness(make(seed), total, draws)).toBeLessThan(tolerated(total))
    }
  })

  test('draws only what is there, as often as there are pieces of it', () => {
    const chance = make(9)
    const unseen = [1, 0, 3]
    const counts = [0, 0, 0]
    for (let index = 0; index < 4000; index++) counts[chance.outcome(bag, index, unseen, 4)]++
    expect(counts[1]).toBe(0)
    expect(Math.abs(counts[0] - 1000)).toBeLessThan(150)
  })

  test('two draws in a row have nothing to do with each other', () => {
    const chance = make(4)
    const pairs = new Array<number>(9).fill(0)
    const draw = (index: number) => chance.outcome(bag, index, [1, 1, 1], 3)
    for (let index = 0; index < 6000; index += 2) pairs[draw(index) * 3 + draw(index + 1)]++
    const mean = 3000 / 9
    expect(pairs.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(tolerated(9))
  })
})

describe.each<[string, (seed: number) => Chance]>([
  ['sealed', (seed) => new SealedChance(seed.toString(16).padStart(64, '0'))],
  ['seeded', (seed) => new SeededChance(seed)],
])('the streams of the %s chance', (_, make) => {
  const evenly = new Array<number>(50).fill(1)
  const draws = (chance: Chance, from: typeof bag, count = 40) =>
    Array.from({ length: count }, (_, index) => chance.outcome(from, index, evenly, 50))

  test('are the same for the same seed', () => {
    expect(draws(make(3), bag)).toEqual(draws(make(3), bag))
  })

  test('do not depend on what else is drawn, nor on when', () => {
    const alone = draws(make(3), bag)
    const mixed = make(3)
    draws(mixed, deck, 17)
    expect(draws(mixed, bag)).toEqual(alone)
    expect(mixed.outcome(bag, 30, evenly, 50)).toBe(alone[30])
    expect(mixed.outcome(bag, 2, evenly, 50)).toBe(alone[2])
  })

  test('differ from source to source and from seed to seed', () => {
    const same = (one: number[], other: number[]) =>
      one.filter((value, index) => value === other[index]).length
    expect(same(draws(make(3), bag), draws(make(3), deck))).toBeLessThan(8)
    for (const seed of [1, 2, 4, 5]) expect(same(draws(make(3), bag), draws(make(seed), bag))).toBeLessThan(8)
  })
})

describe('the sealed chance', () => {
  /** The same derivation, written again with another library. */
  function derived(seed: string, id: string, index: number, total: number): number {
    const limit = 2 ** 32 - (2 ** 32 % total)
    for (let block = 0; ; block++) {
      const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`${id}\n${index}\n${block}`)
        .digest()
      for (let at = 0; at < 32; at += 4) {
        const word = digest.readUInt32BE(at)
        if (word < limit) return word % total
      }
    }
  }

  test('derives every draw as docs/record.md says', () => {
    const chance = new SealedChance(SEED)
    for (const total of [1, 2, 3, 6, 52, 1000]) {
      const unseen = new Array<number>(total).fill(1)
      for (let index = 0; index < 60; index++) {
        expect(chance.outcome(bag, index, unseen, total)).toBe(derived(SEED, 'bag', index, total))
      }
    }
  })

  test('keeps its first draws for ever', () => {
    const chance = new SealedChance(SEED)
    const draw = (index: number) => chance.outcome(bag, index, new Array<number>(1000).fill(1), 1000)
    expect([0, 1, 2, 3].map(draw)).toEqual([0, 1, 2, 3].map((index) => derived(SEED, 'bag', index, 1000)))
    expect([0, 1, 2, 3].map(draw)).toEqual(GOLDEN)
  })

  // With 3 * 2^30 pieces a quarter of all words lies beyond the last full multiple.
  test('passes over what would favour small numbers', () => {
    const third = 2 ** 30
    const chance = new SealedChance(SEED)
    const counts = [0, 0, 0]
    let passed = 0
    for (let index = 0; index < 3000; index++) {
      const outcome = chance.outcome(bag, index, [third, third, third], 3 * third)
      expect(outcome).toBe(Math.floor(derived(SEED, 'bag', index, 3 * third) / third))
      counts[outcome]++
      const first = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`bag\n${index}\n0`).digest()
      if (first.readUInt32BE(0) >= 3 * third) passed++
    }
    expect(passed).toBeGreaterThan(600)
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130)
  })

  test('goes on to the next block when a whole one is passed over', () => {
    const total = 2 ** 31 + 1
    const chance = new SealedChance(SEED)
    const empty = (index: number) =>
      [0, 4, 8, 12, 16, 20, 24, 28].every(
        (at) =>
          createHmac('sha256', Buffer.from(SEED, 'hex'))
            .update(`bag\n${index}\n0`)
            .digest()
            .readUInt32BE(at) >= total,
      )
    const index = Array.from({ length: 5000 }, (_, one) => one).find(empty) ?? -1
    expect(index).toBeGreaterThanOrEqual(0)
    expect(chance.outcome(bag, index, [total - 1, 1], total)).toBe(
      derived(SEED, 'bag', index, total) === total - 1 ? 1 : 0,
    )
  })

  test('refuses to draw from nothing instead of searching for ever', () => {
    expect(() => new SealedChance(SEED).outcome(bag, 0, [0, 0], 0)).toThrow('bag has nothing to draw from')
  })

  test.each(['', 'abc', SEED.toUpperCase().replaceAll('0', 'F'), `${SEED}0`, ` ${SEED}`, `${SEED}\n`])(
    '%j is no seed',
    (text) => {
      expect(isSeed(text)).toBe(false)
      expect(() => new SealedChance(text)).toThrow('a seed has 64 hexadecimal digits')
    },
  )

  test('is bound by a commitment', () => {
    const commitment = createHash('sha256')
      .update('chronik seed 1\n')
      .update(Buffer.from(SEED, 'hex'))
      .update('match-7')
      .digest('hex')
    expect(commitmentTo(SEED, 'match-7')).toBe(commitment)
    expect(commitmentTo(SEED, 'match-7')).toBe(COMMITMENT)
    expect(commitmentTo(SEED, 'match-8')).not.toBe(commitment)
    expect(commitmentTo(SEED.replace('00', '01'), 'match-7')).not.toBe(commitment)
  })
})

describe('fast random numbers', () => {
  test('below 1 there is only 0, and no number is used up', () => {
    const [one, other] = [new FastRandom(5), new FastRandom(5)]
    expect(one.below(1)).toBe(0)
    expect(one.below(1000)).toBe(other.below(1000))
  })

  test('neighbouring seeds are mixed far apart', () => {
    const mixed = new Set(Array.from({ length: 2000 }, (_, seed) => mixSeed(seed, 0)))
    expect(mixed.size).toBe(2000)
    const flipped = Array.from({ length: 32 }, (_, bit) => mixSeed(12345, 3) ^ mixSeed(12345 ^ (1 << bit), 3))
    const bits = flipped.map((one) => (one >>> 0).toString(2).replaceAll('0', '').length)
    expect(bits.reduce((sum, one) => sum + one, 0) / 32).toBeGreaterThan(10)
  })
})

describe('the scripted chance', () => {
  test('follows its script, source by source', () => {
    const chance = new ScriptedChance({ bag: ['blue', 'red'], deck: ['green'] })
    expect(chance.outcome(bag, 0, [1, 1, 1], 3)).toBe(2)
    expect(chance.outcome(deck, 0, [1, 1, 1], 3)).toBe(1)
    expect(chance.outcome(bag, 1, [1, 1, 0], 2)).toBe(0)
  })

  test('does not change the script it was given', () => {
    const script = { bag: ['blue'] }
    new ScriptedChance(script).outcome(bag, 0, [0, 0, 1], 1)
    expect(script.bag).toEqual(['blue'])
  })

  test.each<[string, string[], number[], string]>([
    ['has ended', [], [1, 1, 1], 'the script has no outcome for draw 7 of bag'],
    ['asks for an unknown outcome', ['gold'], [1, 1, 1], 'bag knows no "gold"'],
    ['asks for what is not there', ['blue'], [1, 1, 0], '"blue" cannot come from bag now'],
    ['asks for what cannot be there', ['blue'], [1, 1], '"blue" cannot come from bag now'],
  ])('says so when the script %s', (_, script, unseen, message) => {
    const chance = new ScriptedChance({ bag: script })
    expect(() => chance.outcome(bag, 7, unseen, 2)).toThrow(
      expect.objectContaining({ name: 'ScriptError', message }),
    )
  })

  test('hands over to another chance beyond its script', () => {
    const chance = new ScriptedChance({ bag: ['red'] }, new ScriptedChance({ bag: ['green'] }))
    expect([0, 1].map((index) => chance.outcome(bag, index, [1, 1, 1], 3))).toEqual([0, 1])
  })
})
