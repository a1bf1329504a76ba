import { correct } from '@chronik/kernel'
import { conform, describeFinding } from '@chronik/kernel/conformance'
import { expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'

const marriage = { expansions: ['marriage'] }

/** A village in which bread and tools abound, so that random play uses them. */
const rich = correct(editions, 'rich-couples', [
  { path: 'marriage.favours.bakery.bread', value: 3, mark: 'R' },
  { path: 'marriage.favours.store.tools', value: 3, mark: 'R' },
  { path: 'marriage.purchase.tiles', value: 3, mark: 'R' },
  { path: 'stock.coins', value: 4, mark: 'R' },
])

test.each([1, 2, 3, 4, 5])('Marriage conforms with %i players on both sides of the board', (players) => {
  const setups = ['a', 'b'].map((side) => ({ players, options: { ...marriage, 'marriage-side': side } }))
  const { findings } = conform(village, { matches: 2, seed: players, setups, close: players < 4 ? 1 : 0 })
  expect(findings.map(describeFinding)).toEqual([])
})

test('random play among rich couples meets every decision of Marriage', () => {
  const setups = [3, 4].map((players) => ({ players, options: marriage, edition: rich }))
  const { findings, unmet } = conform(village, { matches: 30, seed: 5, setups, close: 0 })
  expect(findings.map(describeFinding)).toEqual([])
  const ours = /^d-(smuggler|wedding|rank|building|wed-buy|favour|promote-pay|tool)/
  expect(unmet.decisions.filter((decision) => ours.test(decision))).toEqual([])
  for (const move of ['bread <number> <place>', 'pay bread', 'tool', 'number <count>', 'swap <piece>'])
    expect(unmet.moves).not.toContain(move)
})
