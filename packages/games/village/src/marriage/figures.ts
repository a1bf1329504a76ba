import type { Mark } from '@chronik/kernel'
import * as z from 'zod/mini'
import { COLOURS, MARRIAGE_CUSTOMERS, WARES } from '../box/vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(200))
const few = z.int().check(z.minimum(0), z.maximum(3))
const colour = z.enum(COLOURS.list)
const rank = z.int().check(z.minimum(1), z.maximum(6))

/** What a rank of the ceremony gives at once. */
const bonus = z.strictObject({
  grain: count,
  coins: count,
  prestige: count,
  /** Cubes of any colour, one cube out of the colours named, cubes got for one handed over. */
  cubes: few,
  oneOf: z.array(colour),
  swapFor: few,
})
const ranks = z.strictObject({ 1: bonus, 2: bonus, 3: bonus, 4: bonus, 5: bonus, 6: bonus })

/** What is printed on the pieces of the wedding board. */
export const marriageSchema = z.strictObject({
  plague: count,
  couples: z.strictObject({ 2: few, 3: few, 4: few, 5: few }),
  pinkFigures: few,
  soloPinkFigures: few,
  /** How often the die is rolled for a pink figure. */
  rolls: few,
  soloRolls: few,
  wedding: z.strictObject({ time: count, cubes: few }),
  smuggler: z.strictObject({
    persuasion: few,
    sellTime: count,
    prestige: count,
    serveCubes: few,
    cubesTime: count,
    cubes: few,
  }),
  /** What a member that comes home unmarried may buy: tiles for cubes of any colour. */
  purchase: z.strictObject({ cubes: few, tiles: count }),
  ranks: z.strictObject({ a: ranks, b: ranks }),
  /** The rank that each colour of the die marks, and the house it stands for. */
  die: z.record(colour, z.strictObject({ rank, house: z.enum(['bakery', 'store']) })),
  favours: z.strictObject({
    bakery: z.strictObject({ grain: count, bread: count, breadOnly: count }),
    store: z.strictObject({ knowledge: few, skill: few, tools: count, toolsOnly: count }),
  }),
  customers: z.record(
    z.enum(MARRIAGE_CUSTOMERS),
    z.strictObject({ demand: z.partialRecord(z.enum(WARES.list), count), points: count }),
  ),
})

type MarriageFigures = z.infer<typeof marriageSchema>
type Bonus = MarriageFigures['ranks']['a'][1]

const nothing: Bonus = { grain: 0, coins: 0, prestige: 0, cubes: 0, oneOf: [], swapFor: 0 }
const gives = (what: Partial<Bonus>): Bonus => ({ ...nothing, ...what })

export const marriageFigures: MarriageFigures = {
  plague: 7,
  couples: { 2: 1, 3: 1, 4: 2, 5: 2 },
  pinkFigures: 2,
  soloPinkFigures: 3,
  rolls: 1,
  soloRolls: 2,
  wedding: { time: 2, cubes: 1 },
  smuggler: { persuasion: 1, sellTime: 2, prestige: 2, serveCubes: 1, cubesTime: 1, cubes: 2 },
  purchase: { cubes: 1, tiles: 1 },
  ranks: {
    a: {
      1: nothing,
      2: gives({ swapFor: 1 }),
      3: gives({ oneOf: ['persuasion', 'faith'] }),
      4: gives({ grain: 2 }),
      5: gives({ coins: 1 }),
      6: gives({ grain: 3 }),
    },
    b: {
      1: gives({ grain: 1 }),
      2: gives({ prestige: 1 }),
      3: gives({ oneOf: ['skill', 'knowledge'] }),
      4: gives({ swapFor: 2 }),
      5: gives({ prestige: 2 }),
      6: gives({ coins: 1, cubes: 1 }),
    },
  },
  die: {
    skill: { rank: 3, house: 'store' },
    persuasion: { rank: 2, house: 'bakery' },
    faith: { rank: 4, house: 'bakery' },
    knowledge: { rank: 5, house: 'store' },
  },
  favours: {
    bakery: { grain: 2, bread: 1, breadOnly: 2 },
    store: { knowledge: 1, skill: 1, tools: 1, toolsOnly: 2 },
  },
  customers: {
    'customer-marriage-1': { demand: { bread: 1, tool: 1 }, points: 5 },
    'customer-marriage-2': { demand: { bread: 2, grain: 1 }, points: 6 },
    'customer-marriage-3': { demand: { tool: 1, plow: 1 }, points: 6 },
    'customer-marriage-4': { demand: { tool: 1, wagon: 1 }, points: 6 },
    'customer-marriage-5': { demand: { bread: 1, scroll: 1 }, points: 5 },
  },
}

export const marriageMarks: { readonly [path: string]: Mark } = {
  marriage: 'B',
  'marriage.ranks': 'R',
  'marriage.ranks.a.2.swapFor': 'B',
  'marriage.ranks.b.4.swapFor': 'B',
  'marriage.ranks.a.6.grain': 'B',
  'marriage.die': 'R',
  'marriage.customers': 'R',
}
