import { FastRandom, NONE, SPECTATOR, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { layGoals, neighbour, tableWith } from '../testing/expansions.ts'
import { conditions } from './conditions.ts'
import { goalsOf, ruleOfGoal } from './progress.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

test('VL-E1: what is aboard counts towards a goal, piece by piece', () => {
  const at = tableWith([], {
    options: { goals: true },
    farms: [{ cubes: { skill: 1, faith: 2 }, goods: { scroll: 2 } }, neighbour],
    also: layGoals('goal-writer', 'goal-acolyte'),
  })
  const [silver, golden] = goalsOf(at.state, 0)
  expect(silver).toEqual({
    colour: 'silver',
    goal: 'goal-writer',
    reached: false,
    points: 5,
    parts: [
      { what: 'scroll', have: 2, need: 3 },
      { what: 'skill', have: 1, need: 1 },
      { what: 'persuasion', have: 0, need: 1 },
      { what: 'faith', have: 2, need: 1 },
      { what: 'knowledge', have: 0, need: 1 },
    ],
  })
  expect([golden.points, golden.parts]).toEqual([8, [{ what: 'church', have: 0, need: 4 }]])
})

test('VL-101: others know that there is a goal and nothing more, until it is reached', () => {
  const at = tableWith([], {
    options: { goals: true },
    farms: [neighbour, neighbour],
    also: layGoals('goal-smith', 'goal-saint'),
  })
  for (const viewer of [1, SPECTATOR]) {
    const goals = goalsOf(viewOf(village, at.state, viewer), 0)
    expect(goals.map(({ goal, parts }) => [goal, parts])).toEqual([
      [null, []],
      [null, []],
    ])
  }
  at.state.goals.cards[0].silverShown = SILVER_GOALS.at['goal-smith']
  const [silver] = goalsOf(viewOf(village, at.state, 1), 0)
  expect([silver.goal, silver.reached]).toEqual(['goal-smith', true])
})

test('a match without goals has none', () => {
  expect(goalsOf(tableWith([], { farms: [neighbour, neighbour] }).state, 0)).toEqual([])
})

/** Lays anything anywhere on the first farm. */
function shuffle({ farms: [farm], servedBy, box }: VillageState, random: FastRandom): void {
  farm.coins = random.below(10)
  farm.grain = random.below(6)
  for (const stock of [farm.goods, farm.cubes]) stock.set(Array.from(stock, () => random.below(5)))
  farm.markers.set(Array.from(farm.markers, () => random.below(2)))
  for (let figure = 0; figure < box.figureCount; figure++) {
    farm.figures[figure] = random.below(PLACES.at['sea-1'])
    farm.raised[figure] = random.below(2)
  }
  servedBy.set(Array.from(servedBy, () => random.below(6) - 1))
}

test('VL-501 to VL-517: a goal is reached exactly when nothing of it is missing', () => {
  const { state } = tableWith(['inn', 'port', 'marriage'], {
    options: { goals: true },
    farms: [neighbour, neighbour],
  })
  const goals = [...SILVER_GOALS.list, ...GOLDEN_GOALS.list]
  const random = new FastRandom(5)
  const reached = new Map(goals.map((goal) => [goal, 0]))
  for (let times = 0; times < 400; times++) {
    shuffle(state, random)
    for (const goal of goals) {
      const silver = (SILVER_GOALS.list as readonly string[]).indexOf(goal)
      const golden = (GOLDEN_GOALS.list as readonly string[]).indexOf(goal)
      Object.assign(state.goals.cards[0], { silver, golden, silverShown: NONE, goldenShown: NONE })
      const found = goalsOf(state, 0).find((one) => one.goal === goal)
      const complete = found?.parts.every(({ have, need }) => have >= need)
      expect(complete, goal).toBe(conditions[goal](state.box.figures.goals.conditions[goal])(state, 0))
      reached.set(goal, (reached.get(goal) ?? 0) + (complete ? 1 : 0))
    }
  }
  expect([...reached].filter(([, times]) => times === 0 || times === 400)).toEqual([])
})

test('the rule on a card', () => {
  expect(ruleOfGoal('goal-aristocrat')).toBe('VL-501')
  expect(ruleOfGoal('goal-master')).toBe('VL-517')
})
