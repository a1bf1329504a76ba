import { describe, expect, test } from 'vitest'
import type { FarmSketch } from '../testing/position.ts'
import { TestTable } from '../testing/position.ts'

const FED = { members: { farm: [2, 4] }, fed: { farm: [4] } }

function tableOf(expansions: readonly string[], space: string, farm: FarmSketch = {}): TestTable {
  return new TestTable({
    options: { expansions: [...expansions, 'marriage'] },
    spaces: { [space]: ['faith'], harvest: ['skill', 'plague', 'skill'] },
    farms: [{ ...FED, ...farm }],
  })
}

describe('VM-603, VM-R12: a "4" with bread counts as 5 and is offered like any other member', () => {
  test.each<[string, readonly string[], FarmSketch, readonly string[], readonly string[]]>([
    ['church', [], {}, ['take church faith'], ['church 2', 'church 4+']],
    ['council', [], { goods: { scroll: 1 } }, ['take council faith'], ['enter 2', 'enter 4+']],
    ['crafts', [], {}, ['take crafts faith', 'train smithy'], ['member 2', 'member 4+']],
    [
      'travel',
      [],
      { goods: { wagon: 1 }, cubes: { faith: 1 } },
      ['take travel faith'],
      ['travel 2 village->castle-a', 'travel 4+ village->castle-a'],
    ],
    ['wedding', [], {}, ['take wedding faith'], ['wed 2', 'wed 4+']],
    ['inn', ['inn'], {}, ['take inn faith', 'inn'], ['member 2', 'member 4+']],
    [
      'travel',
      ['port'],
      { coins: 1 },
      ['take travel faith', 'leave', 'hire captain-1a', 'load member'],
      ['member 2', 'member 4+'],
    ],
  ])('at the %s (%j)', (space, expansions, farm, moves, offered) => {
    const table = tableOf(expansions, space, farm)
    table.play(...moves)
    expect(table.offered.filter((move) => move !== 'skip')).toEqual(offered)
    table.play(offered[1])
    expect(table.at(0, 'farm')).toEqual(space === 'wedding' ? [2, 4] : [2])
  })

  test('V-502, V-507: in the mass too', () => {
    const table = new TestTable({
      mass: true,
      options: { expansions: ['marriage'], 'round-limit': 1 },
      farms: [
        {
          coins: 2,
          grain: 1,
          members: { 'black-bag': [2, 4], 'church-1': [4] },
          fed: { 'black-bag': [4], 'church-1': [4] },
        },
      ],
    })
    expect(table.offered).toEqual(['choose 2', 'choose 4+', 'done'])
    table.play('choose 4+', 'choose 2')
    expect(table.at(0, 'church-1')).toEqual([2, 4, 4])
  })

  test('V-604: it dies after a plain "4"', () => {
    const table = new TestTable({
      options: { expansions: ['marriage'] },
      spaces: { harvest: ['plague'], church: ['skill', 'faith'] },
      farms: [{ lifetime: 9, members: { smithy: [4], farm: [4] }, fed: { smithy: [4] } }],
    })
    table.play('take harvest plague', 'skip')
    expect([table.at(0, 'chronicle-farm'), table.at(0, 'smithy')]).toEqual([[4], [4]])
  })
})
