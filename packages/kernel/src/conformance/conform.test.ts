import { expect, test } from 'vitest'
import { fair, fairRules } from '../../sample/game.ts'
import { defineGame } from '../index.ts'
import { conform, nameOfSetup, type Progress, setupsOf } from './index.ts'

test('every setup is visited once: the defaults for all numbers of players, and what the game declares', () => {
  const named = setupsOf(fair).map(nameOfSetup)
  expect(named).toEqual([
    '2 players',
    '3 players',
    '4 players',
    '2 players, modules ["raven"]',
    '3 players, modules ["raven"]',
    '4 players, modules ["raven"]',
  ])
})

test('the matches are spread over the setups, and progress is told', () => {
  const told: Progress[] = []
  const report = conform(fair, { matches: 12, seed: 1, onProgress: (progress) => told.push(progress) })
  expect(report).toMatchObject({ game: 'fair', setups: 6, matches: 12, capped: 0, failed: 0, findings: [] })
  expect(told.map(({ matches }) => matches)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(report.decisions).toBeGreaterThan(200)
  expect(report.worlds).toBeGreaterThan(200)
})

test('the same seed finds the same, another one plays other matches', () => {
  const report = (seed: number) => conform(fair, { matches: 6, seed })
  expect(report(5)).toEqual(report(5))
  expect(report(6).decisions).not.toBe(report(5).decisions)
})

test('a closer look does not change the matches', () => {
  const decisions = (close: number) => conform(fair, { matches: 30, seed: 2, close }).decisions
  expect(decisions(0)).toBe(decisions(30))
})

test('what random play never meets is named', () => {
  const { unmet } = conform(fair, { matches: 2, seed: 1, setups: [{ players: 2 }] })
  expect(unmet.moves).toContain('snatch <seat>')
  expect(unmet.decisions).toEqual(['victim'])
})

test('a game may declare that random play reaches its bound', () => {
  const short = defineGame({ ...fairRules, bound: () => 5 })
  const setups = [{ players: 2 }]
  expect(conform(short, { matches: 3, seed: 1, setups, mayCap: true })).toMatchObject({
    capped: 3,
    failed: 0,
  })
  const { findings } = conform(short, { matches: 3, seed: 1, setups })
  expect(findings.map(({ check, message }) => [check, message])).toEqual([
    ['bound', 'the match is not over after 5 decisions'],
  ])
})
