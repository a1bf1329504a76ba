import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { type FarmSketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }

function scored(...farms: readonly FarmSketch[]) {
  return village.score(new TestTable({ players: Math.max(2, farms.length), options, farms }).state)
}

/** What the card is worth to the first seat. */
function worth(person: string, farm: FarmSketch): number {
  const { lines } = scored({ members: {}, ...farm, persons: [`person-${person}`] }, { members: {} })
  return lines.find(({ id }) => id === 'persons')?.values[0] ?? Number.NaN
}

describe('cards of the kind `end`', () => {
  test('VI-523, VI-552: the medic: 1 for each living member on farm, board or in the bag', () => {
    expect(worth('medic', { members: { farm: [1, 1], inn: [1], brewery: [2], 'council-4': [2] } })).toBe(5)
    expect(worth('medic', { members: { 'black-bag': [1], 'church-1': [2], 'castle-a': [3] } })).toBe(3)
    const dead = { unborn: [4], 'chronicle-farm': [1], grave: [1], 'chronicle-extra': [2], gone: [2] }
    expect(worth('medic', { members: { farm: [1], ...dead } })).toBe(1)
  })

  test('VI-524: the bishop: 1 for each member on church steps', () => {
    const members = { 'church-1': [1, 1], 'church-4': [2], 'black-bag': [3], 'council-2': [4] }
    expect(worth('bishop', { members })).toBe(3)
    expect(worth('bishop', { members: { 'church-2': [1], 'church-3': [1] } })).toBe(2)
  })

  test('VI-525: the mayor: 2 for each member on council step 3 or 4', () => {
    const members = {
      'council-1': [1],
      'council-2': [1],
      'council-3': [2, 2],
      'council-4': [3],
      'church-1': [4],
    }
    expect(worth('mayor', { members })).toBe(6)
  })

  test('VI-526: the count: 1 for each castle with one’s own marker', () => {
    expect(
      worth('count', { markers: ['castle-a', 'castle-c', 'castle-f'], members: { 'castle-b': [1] } }),
    ).toBe(3)
  })

  test('VI-527, VI-553: the duchess: 1 for each kind of goods on the farm, six at most', () => {
    const all = { scroll: 1, horse: 3, plow: 1, ox: 1, wagon: 1, beer: 2 }
    expect(worth('duchess', { goods: all, grain: 5, coins: 3 })).toBe(6)
    expect(worth('duchess', { goods: { beer: 9, ox: 1 } })).toBe(2)
    expect(worth('duchess', { grain: 5 })).toBe(0)
  })

  test('VI-528, VI-550: the chronicler: 1 for each figure in the chronicle, that of the bard included', () => {
    const members = { 'chronicle-farm': [1, 1], 'chronicle-church': [2], 'chronicle-extra': [2], grave: [3] }
    expect(worth('chronicler', { members })).toBe(4)
    expect(worth('chronicler', { members: { inn: [1], brewery: [1], farm: [2] } })).toBe(0)
  })

  test('VI-529, VI-551: the merchant: 1 for each own customer', () => {
    expect(worth('merchant', { customers: ['customer-01', 'customer-inn-4', 'customer-24'] })).toBe(3)
    expect(
      scored({ persons: ['person-merchant'] }, { customers: ['customer-01'] }).lines.at(-1)?.values,
    ).toEqual([0, 0])
  })

  test('VI-530, VI-553: the gravedigger: 2 for each figure on a grave', () => {
    const members = { grave: [1, 1, 2], 'chronicle-extra': [2], gone: [3], inn: [3], 'sea-1': [4] }
    expect(worth('gravedigger', { members })).toBe(6)
  })

  test('VI-402, VX-406: each card scores once for its holder, possibly nothing', () => {
    const farm = { members: { 'church-1': [1], 'council-4': [2], grave: [1] } }
    const persons = ['person-bishop', 'person-mayor', 'person-gravedigger', 'person-count']
    const { lines } = scored({ ...farm, persons }, farm)
    expect(lines.at(-1)).toEqual({ id: 'persons', values: [1 + 2 + 2 + 0, 0] })
  })

  test('VI-409: cards of the kind `play` left in hand are worth nothing', () => {
    const persons = ['person-smith', 'person-bard', 'person-miller', 'person-herald', 'person-trader']
    expect(scored({ members: { farm: [1] }, persons }).lines.at(-1)?.values[0]).toBe(0)
  })
})

describe('the sheet', () => {
  test('VX-404, VX-406: the persons come after all other lines; beer and what else lies about gives nothing', () => {
    const farm = {
      prestige: 4,
      goods: { beer: 5 },
      grain: 5,
      cubes: { skill: 3 },
      coins: 2,
      customers: ['customer-inn-3'],
      members: { 'church-1': [1], 'council-3': [2], brewery: [3], inn: [4] },
      persons: ['person-bishop'],
    }
    const { lines, totals } = scored(farm)
    expect(lines.map(({ id, values }) => [id, values[0]])).toEqual([
      ['prestige', 4],
      ['travel', 0],
      ['church', 2],
      ['council', 4],
      ['customers', 5],
      ['chronicle', 0],
      ['coins', 2],
      ['persons', 1],
    ])
    expect(totals[0]).toBe(18)
  })

  test('VI-550, VX-404: the figure of the bard counts in the line of the chronicle', () => {
    const chronicle = (members: NonNullable<FarmSketch['members']>) =>
      scored({ members }).lines.find(({ id }) => id === 'chronicle')?.values[0]
    expect(chronicle({ 'chronicle-farm': [1, 1] })).toBe(0)
    expect(chronicle({ 'chronicle-farm': [1, 1], 'chronicle-extra': [2] })).toBe(4)
  })

  test('VX-405, VI-552: a tie goes to grain, then to living members, those in inn and brewery included', () => {
    const farm = { prestige: 10, grain: 2 }
    expect(scored({ ...farm, grain: 1 }, farm).places).toEqual([2, 1])
    expect(
      scored({ ...farm, members: { inn: [1], brewery: [2] } }, { ...farm, members: { farm: [1] } }).places,
    ).toEqual([1, 2])
    expect(scored({ ...farm, members: { inn: [1] } }, { ...farm, members: { farm: [1] } }).places).toEqual([
      1, 1,
    ])
  })

  test('VX-404: without the Inn there is no such line', () => {
    const { lines } = village.score(new TestTable({ players: 2 }).state)
    expect(lines.map(({ id }) => id)).not.toContain('persons')
  })
})
