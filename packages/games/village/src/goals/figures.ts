import type { Mark } from '@chronik/kernel'
import * as z from 'zod/mini'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(200))

/** What is printed on the life goals: their prestige and the numbers of each condition. */
export const goalsSchema = z.strictObject({
  silver: count,
  golden: count,
  conditions: z.record(z.enum([...SILVER_GOALS.list, ...GOLDEN_GOALS.list]), z.record(z.string(), count)),
})

type GoalFigures = z.infer<typeof goalsSchema>

export const goalFigures: GoalFigures = {
  silver: 5,
  golden: 8,
  conditions: {
    'goal-aristocrat': { coins: 7 },
    'goal-writer': { scrolls: 3, ofEachColour: 1 },
    'goal-knight': { horses: 2, wagons: 2 },
    'goal-farmer': { grain: 5, oxen: 1, plows: 1 },
    'goal-brewer': { beer: 4 },
    'goal-smith': { plows: 3 },
    'goal-collector': { ofEachGood: 1 },
    'goal-patron': { ofOneColour: 3, ofAnother: 3, coins: 2 },
    'goal-saint': { inChurch: 4 },
    'goal-councillor': { onStepFour: 2 },
    'goal-patriarch': { living: 9 },
    'goal-globetrotter': { castles: 4 },
    'goal-seafarer': { lighthouses: 2 },
    'goal-acolyte': { number: 4 },
    'goal-merchant': { customers: 6 },
    'goal-historian': { groups: 5 },
    'goal-master': { craftsmen: 4 },
  },
}

export const goalMarks: { readonly [path: string]: Mark } = {
  goals: 'S',
  'goals.conditions.goal-farmer': 'R',
  'goals.conditions.goal-brewer': 'R',
  'goals.conditions.goal-smith': 'R',
  'goals.conditions.goal-collector': 'R',
  'goals.conditions.goal-patron': 'R',
  'goals.conditions.goal-saint': 'R',
  'goals.conditions.goal-councillor': 'R',
  'goals.conditions.goal-patriarch': 'R',
  'goals.conditions.goal-globetrotter': 'R',
  'goals.conditions.goal-seafarer': 'R',
}
