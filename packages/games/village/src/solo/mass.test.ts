import { describe, expect, test } from 'vitest'
import { drawFigure } from '../board/mass.ts'
import { type ConnySketch, type FarmSketch, TestTable } from '../testing/position.ts'

function lastMass(farm: FarmSketch, members: ConnySketch['members'], drawn: readonly string[]): TestTable {
  return new TestTable({
    players: 1,
    mass: true,
    options: { 'round-limit': 2 },
    farms: [farm],
    conny: { members: members ?? {} },
    draws: { 'black-bag': drawn },
  })
}

const MONKS = ['monk', 'monk', 'monk', 'monk']

describe('the mass with Conny', () => {
  test('VS-E2: drawn figures of hers jump to the lowest free steps; three against one (VS-501 to VS-504)', () => {
    const table = lastMass(
      { coins: 1, grain: 5, members: { 'black-bag': [1] } },
      { 'church-1': [3], 'black-bag': [3, 4], 'on-church': [4] },
      ['guest-number-4', 'guest-number-3', 'seat-1-number-1', 'monk'],
    )
    expect([table.decision, table.moves]).toEqual(['d-mass-choose', ['choose 1', 'done']])
    table.play('done')
    expect([table.connyAt('church-1'), table.connyAt('church-2'), table.connyAt('church-3')]).toEqual([
      [3],
      [4],
      [3],
    ])
    expect([table.at(0, 'church-1'), table.state.monks]).toEqual([[1], 4])
    table.play('promote 1 1', 'promote 1 2')
    expect([table.farm(0).prestige, table.match.over]).toEqual([0, true])
  })

  test('VS-501: you choose for coins first, then figures are drawn up to four', () => {
    const table = lastMass({ coins: 1, members: { 'black-bag': [1, 2] } }, { 'black-bag': [3] }, [
      'monk',
      'guest-number-3',
      'monk',
    ])
    table.play('choose 2')
    const codes = table.match.log.map(({ code }) => code)
    expect(codes.filter((code) => ['choose', 'monk', 'conny-church', 'monks-back'].includes(code))).toEqual([
      'choose',
      'monk',
      'conny-church',
      'monk',
      'monks-back',
    ])
    expect([table.at(0, 'church-1'), table.at(0, 'black-bag')]).toEqual([[2], [1]])
  })

  test('VS-501: her figures in the bag are as likely as all others', () => {
    const { state } = lastMass(
      { members: { 'black-bag': [2] } },
      { 'black-bag': [3, 3, 4], 'on-church': [4] },
      MONKS,
    )
    const unseen = drawFigure.unseen(state, 0, 0, 0, 0)
    const inBag = drawFigure.source.outcomes.flatMap((name, at) =>
      unseen[at] > 0 ? [[name, unseen[at]]] : [],
    )
    expect(inBag).toEqual([
      ['seat-1-number-2', 1],
      ['guest-number-3', 2],
      ['guest-number-4', 1],
      ['monk', 4],
    ])
  })

  test('VS-502: a gap between her figures is filled first; yours do not matter', () => {
    const table = lastMass(
      { members: { 'church-1': [1], 'church-2': [1] } },
      { 'church-2': [3], 'black-bag': [3, 4] },
      ['guest-number-3', 'guest-number-4', 'monk', 'monk'],
    )
    expect([table.connyAt('church-1'), table.connyAt('church-3')]).toEqual([[3], [4]])
    expect(table.match.log).toContainEqual({
      code: 'conny-church',
      seat: 1,
      figure: '3b',
      from: 'black-bag',
      to: 'church-1',
    })
    expect(table.match.log).toContainEqual({
      code: 'conny-church',
      seat: 1,
      figure: '4a',
      from: 'black-bag',
      to: 'church-3',
    })
  })

  test('VS-503: your members go to step 1, drawn monks go back after the last draw', () => {
    const table = lastMass({ members: { 'church-1': [1], 'black-bag': [2] } }, {}, [
      'monk',
      'seat-1-number-2',
      'monk',
      'monk',
    ])
    expect([table.at(0, 'church-1'), table.state.monks]).toEqual([[1, 2], 4])
    expect(table.match.log).toContainEqual({ code: 'monks-back', amount: 3 })
  })

  test('VS-504: Conny neither chooses nor promotes nor gains prestige', () => {
    const table = lastMass({ members: { farm: [1] } }, { 'church-1': [3], 'church-2': [4] }, MONKS)
    expect([table.connyAt('church-1'), table.connyAt('church-2')]).toEqual([[3], [4]])
    expect(table.match.log.map(({ code }) => code)).not.toContain('majority')
    expect([table.farm(0).prestige, table.farm(1).prestige]).toEqual([0, 0])
  })

  test.each([
    ['more members', { 'church-1': [1, 1] }, { 'church-4': [3] }, 2],
    [
      'equally many, foremost equal (VS-E12)',
      { 'church-1': [1], 'church-2': [1] },
      { 'church-1': [3], 'church-2': [4] },
      2,
    ],
    ['equally many, foremost higher', { 'church-3': [1] }, { 'church-2': [3] }, 2],
    ['equally many, hers one higher', { 'church-2': [1, 1] }, { 'church-1': [3], 'church-3': [4] }, 0],
    ['equally many, foremost lower', { 'church-2': [1] }, { 'church-3': [3] }, 0],
    ['fewer members', { 'church-4': [1] }, { 'church-1': [3], 'church-2': [3] }, 0],
    [
      'hers are all in the bag or beside',
      { 'church-1': [1] },
      { 'black-bag': [3, 3], 'on-church': [4, 4] },
      2,
    ],
    ['nobody on either side', { farm: [1] }, { 'on-church': [3] }, 0],
  ])('VS-R14: %s', (_, yours, hers, prestige) => {
    expect(lastMass({ members: yours }, hers, MONKS).farm(0).prestige).toBe(prestige)
  })

  test('VS-R15: all four of her figures find a step of their own', () => {
    const table = lastMass({ members: {} }, { 'black-bag': [3, 3, 4, 4] }, [
      'guest-number-4',
      'guest-number-4',
      'guest-number-3',
      'guest-number-3',
    ])
    expect([1, 2, 3, 4].map((step) => table.connyAt(`church-${step}`))).toEqual([[4], [4], [3], [3]])
    expect(() =>
      lastMass(
        { members: {} },
        { 'church-1': [1], 'church-2': [1], 'church-3': [1], 'church-4': [1], 'black-bag': [3] },
        ['guest-number-3'],
      ),
    ).toThrow('VS-R15')
  })
})

describe('masses with Conny, played through', () => {
  const alone = { players: 1 } as const

  test('her drawn figures skip the steps she holds; with equal numbers and equal foremost step I gain, with fewer members I do not (VS-502, VS-504, VS-R14)', () => {
    const tie = new TestTable({
      ...alone,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['guest-number-4', 'monk', 'monk', 'monk'] },
      conny: { members: { 'church-1': [3], 'black-bag': [4] } },
      farms: [{ members: { 'church-2': [1, 2] } }],
    })
    expect(tie.connyAt('church-2')).toEqual([4])
    expect(tie.farm(0).prestige).toBe(2)

    const fewer = new TestTable({
      ...alone,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['guest-number-4', 'guest-number-3', 'seat-1-number-2', 'monk'] },
      conny: { members: { 'church-1': [3], 'church-3': [4], 'black-bag': [3, 4] } },
      farms: [{ grain: 1, members: { 'church-4': [1, 1], 'black-bag': [2] } }],
    })
    expect(fewer.offered).toEqual(['done', 'promote 2 1'])
    fewer.play('done')
    expect([1, 2, 3, 4].map((step) => fewer.connyAt(`church-${step}`))).toEqual([[3], [4], [4], [3]])
    expect(fewer.farm(0).prestige).toBe(0)
  })
})
