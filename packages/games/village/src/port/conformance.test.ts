import { correct } from '@chronik/kernel'
import { conform, describeFinding } from '@chronik/kernel/conformance'
import { expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'

const port = { expansions: ['port'] }

/** A sea on which random play finds chests, keepers and graves: everything near, cheap and deadly. */
const lively = correct(editions, 'lively-sea', [
  {
    path: 'port.lines',
    value: [
      ['harbour', 'i3'],
      ['harbour', 'i1'],
      ['i3', 'i1'],
      ['i1', 't1'],
      ['t1', 'i2'],
      ['i2', 'i5'],
    ],
    mark: 'R',
  },
  { path: 'stock.coins', value: 6, mark: 'R' },
  { path: 'track.length', value: 6, mark: 'R' },
  { path: 'chronicle.travel', value: ['5', '5'], mark: 'R' },
])

test.each([1, 2, 3, 4, 5])('the Port conforms with %i players', (players) => {
  const setups = [
    { players, options: port },
    { players, options: port, edition: lively },
  ]
  const { findings } = conform(village, { matches: 6, seed: players, setups, close: 1 })
  expect(findings.map(describeFinding)).toEqual([])
})

test('random play on a lively sea meets every decision of the Port', () => {
  const setups = [2, 4].map((players) => ({ players, options: port, edition: lively }))
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
