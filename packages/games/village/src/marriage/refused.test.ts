import { describe, expect, test } from 'vitest'
import { tableWith } from '../testing/expansions.ts'
import type { TestTable } from '../testing/position.ts'

describe('refusals of the wedding board', () => {
  test('VM-201: in the first round the family space has no cubes, later it may be emptied', () => {
    const spaces = { crafts: ['skill', 'faith'] }
    const code = (round: number) => tableWith(['marriage'], { round, spaces }).why('take family skill')
    expect(code(1)).toMatchObject({ code: 'empty-in-round-one', rule: 'VM-201' })
    expect(code(2)).toMatchObject({ code: 'space-empty', rule: 'V-206' })
  })

  const why = (at: TestTable, refused: { readonly [move: string]: string }): void => {
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  test('at the smuggler, in the ceremony and with bread (VM-302, VM-303, VM-305, VM-401, VM-603)', () => {
    const at = tableWith(['marriage'], {
      spaces: { wedding: ['skill'], smuggler: ['faith'], crafts: ['skill'], harvest: ['skill'] },
      queue: ['customer-marriage-1', 'customer-01'],
      stalls: ['customer-05', 'customer-06', 'customer-07'],
      farms: [
        { bread: 1, members: { farm: [1], 'black-bag': [2], unborn: [3] }, fed: { farm: [1] } },
        { members: { 'ceremony-2': [1], farm: [1] } },
      ],
    })
    why(at, { 'bread 1 farm': 'VM-603', 'bread 2 black-bag': 'VM-603', 'bread 3 unborn': 'VM-603' })
    at.play('take smuggler faith')
    why(at, { 'sell-bread': 'VM-302', serve: 'VM-303' })
    at.play('cubes')
    expect(at.offered).toHaveLength(6)
    why(at, { 'gain 2 faith': 'VM-305' })
    at.play('gain 1 skill 1 knowledge', 'take harvest skill', 'harvest', 'take wedding skill', 'wed 1+')
    why(at, { 'rank 2': 'VM-401' })
  })
})
