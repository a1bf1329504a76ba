import * as z from 'zod/mini'
import {
  BASE_BUILDINGS,
  BASE_CUSTOMERS,
  BASE_SPACES,
  CASTLES,
  COLOURS,
  GOODS,
  GRAVES,
  GROUPS,
  OPENINGS,
  ROADS,
  SPACES,
  STAGES,
  WARES,
} from '../box/vocabulary.ts'
import { goalsSchema } from '../goals/figures.ts'
import { innSchema } from '../inn/figures.ts'
import { marriageSchema } from '../marriage/figures.ts'
import { portSchema } from '../port/figures.ts'

const count = z.int().check(z.minimum(0), z.maximum(200))
const few = z.int().check(z.minimum(0), z.maximum(3))
const influence = z.partialRecord(z.enum(COLOURS.list), few)
const perPlayers = z.strictObject({ 2: count, 3: count, 4: count, 5: count })
const opening = z.enum(OPENINGS.list)

const setupCard = z.strictObject({
  spaces: z.record(z.enum(BASE_SPACES), count),
  /** Cubes of each influence colour that go into the green bag. */
  colour: count,
})

/** Only the spaces that the modules in play have. */
const moduleCard = z.strictObject({ spaces: z.partialRecord(z.enum(SPACES.list), count), colour: count })
const moduleCardRow = z.strictObject({ 2: moduleCard, 3: moduleCard, 4: moduleCard, 5: moduleCard })

/** Combinations of modules, in the order of the vocabulary. */
const COMBINATIONS = [
  'inn',
  'port',
  'inn+port',
  'marriage',
  'inn+marriage',
  'port+marriage',
  'inn+port+marriage',
] as const

/** Every figure printed on a component of Village. */
export const schema = z.strictObject({
  track: z.strictObject({ length: z.int().check(z.minimum(6), z.maximum(60)), plague: count }),
  stock: z.strictObject({
    plague: count,
    monks: z.literal(4),
    grainLimit: count,
    coins: count,
    markers: count,
  }),
  setupCards: z.strictObject({ 2: setupCard, 3: setupCard, 4: setupCard, 5: setupCard }),
  moduleCards: z.record(z.enum(COMBINATIONS), moduleCardRow),
  inn: innSchema,
  port: portSchema,
  marriage: marriageSchema,
  goals: goalsSchema,
  compensation: z.strictObject({
    secondGrain: count,
    thirdRandomCubes: few,
    fourthCubes: few,
    fifthCoins: count,
  }),
  harvest: z.strictObject({ plain: count, horse: count, ox: count }),
  crafts: z.record(
    z.enum(BASE_BUILDINGS),
    z.strictObject({
      training: count,
      production: count,
      influence,
      grain: count,
      products: z.array(z.enum(GOODS.list)).check(z.minLength(1)),
      amount: count,
    }),
  ),
  mill: z.strictObject({ time: count, grain: count, coins: count }),
  customers: z.record(
    z.enum(BASE_CUSTOMERS),
    z.strictObject({ demand: z.partialRecord(z.enum(WARES.list), count), points: count }),
  ),
  market: z.strictObject({
    stalls: perPlayers,
    queue: count,
    surchargePersuasion: few,
    surchargeTime: count,
  }),
  travel: z.strictObject({ time: count, wagons: count }),
  roads: z.record(
    z.enum(ROADS.list),
    z.strictObject({ from: z.enum(STAGES.list), to: z.enum(CASTLES.list), influence }),
  ),
  castles: z.record(z.enum(CASTLES.list), z.strictObject({ prestige: count, cubes: few, coins: count })),
  council: z.strictObject({
    persuasion: few,
    scrolls: count,
    time: z.strictObject({ 1: count, 2: count, 3: count, 4: count }),
    points: z.strictObject({ 1: count, 2: count, 3: count, 4: count }),
    privileges: z.strictObject({ cubes: few, goods: count, coins: count, prestige: count }),
  }),
  church: z.strictObject({
    faith: few,
    time: count,
    grain: z.strictObject({ 2: count, 3: count, 4: count }),
    points: z.strictObject({ 1: count, 2: count, 3: count, 4: count }),
    majority: count,
    perMass: count,
    coins: count,
  }),
  well: z.strictObject({ cubes: few }),
  chronicle: z.record(z.enum(GROUPS.list), z.array(opening)),
  graves: z.record(z.enum(GRAVES.list), opening),
  scoring: z.strictObject({
    castles: z.array(count).check(z.length(7)),
    chronicle: z.array(count).check(z.length(6)),
    coin: count,
  }),
  solo: z.strictObject({
    fate: z.strictObject({ quill: few, blank: few }),
    slots: z.array(
      z.enum([
        'council',
        'harvest',
        'family',
        'church',
        'crafts',
        'inn',
        'wedding',
        'smuggler',
        'market',
        'travel',
      ]),
    ),
    /** The slot after which each fate tile lies. */
    upper: z.array(count).check(z.length(3)),
    lower: z.array(count).check(z.length(3)),
    search: z.array(z.enum(SPACES.list)),
    ranks: z.strictObject({
      journeyman: count,
      master: count,
      grandmaster: count,
      genius: count,
      polymath: count,
    }),
  }),
})

export type Figures = z.infer<typeof schema>
