import { conform, describeFinding } from '@chronik/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../game.ts'
import { livelySea } from '../testing/lively-sea.ts'

const port = { expansions: ['port'] }

test.each([1, 2, 3, 4, 5])('the Port conforms with %i players', (players) => {
  const setups = [
    { players, options: port },
    { players, options: port, edition: livelySea },
  ]
  const { findings } = conform(village, { matches: 6, seed: players, setups, close: 1 })
  expect(findings.map(describeFinding)).toEqual([])
})

test('random play on a lively sea meets every decision of the Port', () => {
  const setups = [2, 4].map((players) => ({ players, options: port, edition: livelySea }))
  const { findings, unmet, worlds } = conform(village, { matches: 60, seed: 7, setups, close: 0 })
  expect(findings.map(describeFinding)).toEqual([])
  expect(worlds).toBeGreaterThan(0)
  for (const id of [
    'd-voyage',
    'd-captain-price',
    'd-captain',
    'd-load',
    'd-load-member',
    'd-sail',
    'd-island',
    'd-sea',
  ])
    expect(unmet.decisions).not.toContain(id)
  for (const move of ['return', 'lighthouse', 'bury <field>', 'open-chest <number>', 'sell <kind>'])
    expect(unmet.moves).not.toContain(move)
})
