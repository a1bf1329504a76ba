import { describe, expect, test } from 'vitest'
import { pinkPlaces } from '../testing/marriage.ts'
import type { FarmSketch, Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

const CUBES = { harvest: ['plague'], crafts: ['skill', 'faith'], family: ['skill'] }

/** The first seat just before the quill, with a plague cube within reach. */
function beforeQuill(farm: FarmSketch, sketch: Sketch = {}) {
  return weddingTable({ players: 2, spaces: CUBES, farms: [{ lifetime: 9, ...farm }], ...sketch })
}

const AREAS = [...[1, 2, 3, 4, 5, 6].map((rank) => `ceremony-${rank}`), 'bakery', 'store', 'parents']

describe('death on the wedding board', () => {
  test.each(AREAS)(
    'VM-701, VX-301, VX-302: who dies at %s is seen and goes to the farm group, else to a grave',
    (place) => {
      const free = beforeQuill({ members: { [place]: [1] } })
      free.play('take harvest plague')
      expect(free.at(0, 'chronicle-farm')).toEqual([1])
      const full = beforeQuill({ members: { [place]: [1] } }, { chronicle: { farm: 3 } })
      full.play('take harvest plague')
      expect([full.at(0, 'grave'), full.state.graves]).toEqual([[1], 1])
    },
  )

  test.each(['bakery', 'store', 'parents'])(
    'VM-702: at the %s a pink partner goes back to the supply at once',
    (place) => {
      const table = beforeQuill(
        { members: { [place]: [1] } },
        { couples: [{ at: place, who: [0, 'pink-a'] }] },
      )
      expect(pinkPlaces(table.state)).toEqual([place, 'supply'])
      const log = table.play('take harvest plague')
      expect(log).toContainEqual({ code: 'pink', figure: 'pink-a', from: place, to: 'supply' })
      expect(pinkPlaces(table.state)).toEqual(['supply', 'supply'])
      expect(table.state.marriage.pinks[0].partner).toBe(-1)
    },
  )

  test('VM-702: the partner of another player stays, widowed, until the next wedding', () => {
    const table = weddingTable({
      players: 2,
      spaces: { harvest: ['plague'] },
      farms: [
        { lifetime: 9, members: { bakery: [1] } },
        { members: { bakery: [1], unborn: [2] }, coins: 1 },
      ],
      couples: [{ at: 'bakery', who: [0, 1] }],
      draws: { 'wedding-die': ['skill'] },
    })
    expect(table.state.marriage.families[1].partners[0]).toBe(-1)
    expect([table.at(0, 'chronicle-farm'), table.at(1, 'farm'), table.at(1, 'unborn')]).toEqual([
      [1],
      [1],
      [2],
    ])
  })

  test('VM-R5: a pink partner whose other half is fetched home goes back to the supply at once', () => {
    const table = beforeQuill(
      { lifetime: 0, members: { parents: [1] } },
      { couples: [{ at: 'parents', who: [0, 'pink-b'] }] },
    )
    table.play('take family skill', 'home 1 parents')
    expect([table.at(0, 'farm'), pinkPlaces(table.state)]).toEqual([[1], ['supply', 'supply']])
    expect(table.state.marriage.families[0].partners[0]).toBe(-1)
  })

  test('VM-506, VM-702: a partner of another player who is fetched home leaves a widow behind', () => {
    const table = weddingTable({
      players: 2,
      spaces: CUBES,
      farms: [{ members: { store: [1] } }, { members: { store: [2] } }],
      couples: [{ at: 'store', who: [0, 1] }],
    })
    table.play('take family skill', 'home 1 store')
    expect([table.at(0, 'farm'), table.at(1, 'store')]).toEqual([[1], [2]])
    expect(table.state.marriage.families[1].partners.every((partner) => partner === -1)).toBe(true)
  })
})
