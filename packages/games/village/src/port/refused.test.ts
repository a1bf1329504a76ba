import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import type { TestTable } from '../testing/position.ts'

describe('refusals at sea', () => {
  const why = (at: TestTable, refused: { readonly [move: string]: string }): void => {
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  test('at sea and at home (VP-201, VP-203, VP-205, VP-301, VP-403, VP-405, VP-601, VP-R1, VP-R2)', () => {
    const harbour = tableWith(['port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ coins: 2, goods: { horse: 2 }, members: { smithy: [1] } }, neighbour],
    })
    harbour.play('take travel skill')
    why(harbour, { continue: 'VP-201', return: 'VP-201' })
    harbour.play('leave')
    why(harbour, { 'price 3': 'VP-203' })
    harbour.play('price 1', 'hire captain-1a')
    why(harbour, { 'load cocoa': 'VP-205', 'load ox': 'VP-205' })
    harbour.play('load horse')
    why(harbour, { stop: 'VP-R1', 'sail i1': 'VP-301' })

    const sea = tableWith(['port'], {
      spaces: { travel: ['skill'], market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      farms: [
        {
          goods: { scroll: 1 },
          members: { farm: [1] },
          ship: { at: 'i5', captain: 'captain-2d', cargo: ['tea', 'scroll'] },
        },
        neighbour,
      ],
    })
    sea.play('take market skill')
    why(sea, { 'sell tea': 'VP-601', 'sell cocoa': 'VP-601' })
    sea.play('pass', 'take harvest skill', 'harvest', 'take travel skill')
    why(sea, { leave: 'VP-201' })
    sea.play('continue')
    why(sea, { 'sail i4': 'VP-301', 'sail harbour': 'VP-R2' })
    sea.play('sail i6')
    why(sea, { lighthouse: 'VP-405', 'sell tea': 'VP-402', 'load cocoa': 'VP-403' })
  })
})
