import { conform, describeFinding } from '@chronik/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../game.ts'
import { livelyInn } from '../testing/lively-inn.ts'

const COMBINATIONS = ['inn', 'inn+port', 'inn+marriage', 'inn+port+marriage']

test.each(COMBINATIONS)('the Inn conforms, lively or not: %s', (combination) => {
  const expansions = combination.split('+')
  const setups = [1, 2, 3, 5].map((players) => ({
    players,
    options: { expansions, 'inn-side': players % 2 === 0 ? 'back' : 'front' },
    ...(players === 2 ? {} : { edition: livelyInn }),
  }))
  const { findings } = conform(village, { matches: 8, seed: expansions.length, setups, close: 0 })
  expect(findings.map(describeFinding)).toEqual([])
})

test('VI-404: random play in a lively inn meets every moment at which a person is played', () => {
  const setups = [2, 4].map((players) => ({ players, options: { expansions: ['inn'] }, edition: livelyInn }))
  const { findings, unmet } = conform(village, { matches: 60, seed: 7, setups, close: 0 })
  expect(findings.map(describeFinding)).toEqual([])
  const met = ['d-inn', 'd-inn-member', 'd-inn-cycle', 'd-inn-buy', 'd-card', 'd-card-now', 'd-card-member']
  for (const id of [...met, 'd-card-animal', 'd-cubes', 'd-herald', 'd-scrap'])
    expect(unmet.decisions).not.toContain(id)
})
