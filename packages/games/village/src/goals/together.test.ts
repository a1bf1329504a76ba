import { describe, expect, test } from 'vitest'
import { GOLDEN_GOALS } from '../goals/vocabulary.ts'
import { layGoals, neighbour, tableWith } from '../testing/expansions.ts'

describe('goals with the expansions, played through', () => {
  test('the newborn of the parents makes the patriarch in the wedding after the mass, keepers of lighthouses included (VL-511, VL-R2, VI-552, VM-511)', () => {
    const at = tableWith(['port', 'marriage'], {
      options: { goals: true },
      mass: true,
      spaces: {},
      couples: [{ at: 'parents', who: [0, 'pink-a'] }],
      draws: { 'wedding-die': ['skill'] },
      farms: [
        {
          members: {
            farm: [1, 1, 2, 2],
            parents: [1],
            'lighthouse-i2': [1],
            'council-1': [2],
            smithy: [3],
            unborn: [3, 4],
          },
        },
        neighbour,
      ],
      also: layGoals('goal-smith', 'goal-patriarch'),
    })
    expect([at.state.round, at.at(0, 'farm').toSorted((a, b) => a - b)]).toEqual([3, [1, 1, 2, 2, 3]])
    expect(at.stock(0)).toEqual({ prestige: 8 })
    expect([at.state.goals.cards[0].goldenShown, at.state.goals.cards[0].silverShown]).toEqual([
      GOLDEN_GOALS.at['goal-patriarch'],
      -1,
    ])
  })

  test('an ox aboard does not help the harvest, yet ox and sack aboard count for the farmer (VP-504, VL-202, VL-504)', () => {
    const at = tableWith(['port'], {
      options: { goals: true },
      spaces: { harvest: ['skill', 'faith', 'faith', 'skill'] },
      farms: [
        {
          grain: 2,
          goods: { plow: 1 },
          members: { farm: [1] },
          ship: { at: 't1', cargo: ['ox', 'grain'] },
        },
        neighbour,
      ],
      also: layGoals('goal-farmer', 'goal-seafarer'),
    })
    at.play('take harvest skill', 'harvest')
    expect(at.stock(0)).toEqual({ grain: 4, plow: 1, prestige: 5, skill: 1 })
  })
})
