import { FastRandom, Match, Narrator, SeededChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { situationOf } from './situation.ts'
import { SketchedTable } from './testing/table.ts'

test('a turn is neither market day nor mass', () => {
  expect(situationOf(new SketchedTable({}).state)).toEqual({ market: null, mass: null, farewell: null })
})

test('a market day knows its caller, who has passed, and that the first sale is free', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { market: ['persuasion'], harvest: ['skill'] },
    stalls: ['customer-05', 'customer-07', 'customer-09'],
    farms: [
      { goods: { horse: 1 }, members: { farm: [1] } },
      { goods: { ox: 1 }, cubes: { persuasion: 1 }, members: { farm: [1] } },
    ],
  })
  table.play('take market persuasion')
  expect(situationOf(table.state).market).toEqual({ caller: 0, passed: [], firstSale: true })
  table.play('pass')
  expect(situationOf(table.state).market).toEqual({ caller: 0, passed: [0], firstSale: true })
})

test('a mass goes from choosing to promoting', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { family: ['skill'] },
    farms: [
      { coins: 1, grain: 2, members: { 'black-bag': [1], 'church-1': [2] } },
      { members: { farm: [1] } },
    ],
  })
  table.play('skip')
  expect(situationOf(table.state).mass?.step).toBe('choose')
  table.play('done')
  expect(situationOf(table.state).mass?.step).toBe('promote')
})

/** What is told one after the other in a match at random, with the scene that is shown then. */
function told(seed: number): { readonly code: string; readonly market: boolean; readonly mass: string }[] {
  const match = new Match(village, { players: 3 }, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let turn = match.turn; !turn.over; turn = match.turn)
    match.play([turn.moves[random.below(turn.moves.length)]])
  const narrator = new Narrator(match)
  const state = village.blank(match.box)
  return match.log.map((entry, at) => {
    state.mem.set(narrator.after(at + 1) ?? [])
    const { market, mass } = situationOf(state)
    return { code: entry.code, market: market !== null, mass: mass?.step ?? '' }
  })
}

test('the square stays in sight from the call of a market day to its end', () => {
  const days = told(5)
    .map(({ code, market }) => `${code}${market ? '' : '!'}`)
    .join(' ')
    .match(/market-day.*?market-end/g)
  expect(days?.length).toBeGreaterThan(3)
  expect(days?.filter((day) => day.includes('! '))).toEqual([])
})

test('a mass is shown from its beginning, first choosing, then promoting', () => {
  const masses = told(6)
    .map(({ code, mass }) => `${code}:${mass}`)
    .join(' ')
    .match(/(?<=^| )mass:.*?(?= (?:majority|ring|round|final-turn):|$)/g)
  expect(masses?.length).toBeGreaterThan(3)
  for (const mass of masses ?? []) expect(mass).toMatch(/^mass:choose( [a-z-]+:choose)*( [a-z-]+:promote)*$/)
})
