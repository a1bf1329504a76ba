import * as z from 'zod/mini'
import {
  AREA_OCTAGONS,
  BOARDS,
  BONUSES,
  CARDS,
  type Cards,
  CHURCHES,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  GOODS,
  HALLS,
  MONK_CARDS,
  MONK_STACKS,
  PROFESSIONS,
  TRAVEL_CARDS,
  TRAVEL_STACKS,
} from '../box/vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))
const few = z.int().check(z.minimum(0), z.maximum(9))
const ids = (cards: Cards): string[] => CARDS.list.slice(cards.first, cards.end)
const each = <T extends z.ZodMiniType>(list: readonly string[], figure: T) => z.record(z.enum(list), figure)

/** The values a banner answers to: "7", "5/9", or "?" for every value. */
const values = z.string().check(z.regex(/^(\?|([2-9]|1[0-2])(\/([2-9]|1[0-2]))?)$/))

/**
 * Goods and coins of a cost: "-" for none, "1 horse & 1 beer" for both, "1 horse | 2 coin" for exactly
 * one of them, "2 x (1 horse | 1 coin)" for two units, each chosen on its own.
 */
const UNIT = `[1-9] (${[...GOODS.list, 'coin'].join('|')})`
const PART = `([1-9] x )?\\(?${UNIT}( \\| ${UNIT})*\\)?`
const extra = z.string().check(z.regex(new RegExp(`^(-|${PART}( & ${PART})*)$`)))
const cost = { time: few, extra }

const table = z.strictObject({
  white: z.int().check(z.minimum(0), z.maximum(8)),
  black: z.int().check(z.minimum(0), z.maximum(3)),
  turns: z.int().check(z.minimum(1), z.maximum(2)),
  rat: z.int().check(z.minimum(1), z.maximum(99)),
  end: z.int().check(z.minimum(1), z.maximum(99)),
})

/** The figures of My Village; the rules read all of them from here. */
export const schema = z.strictObject({
  /** By number of players: dice, turns per player and round, where the rat starts, coffins that end the game. */
  players: z.strictObject({ '2': table, '3': table, '4': table }),
  /** From the start player clockwise. */
  startCoins: z.array(count).check(z.length(4)),
  /** Time for each black die. */
  plagueDie: few,
  lifeTrack: z.int().check(z.minimum(2), z.maximum(99)),
  /** Story points of the chronicle spaces. */
  chronicle: each(PROFESSIONS.list, z.array(few).check(z.length(2))),
  hand: z.strictObject({ values, prestige: count }),
  steward: z.strictObject({
    values,
    /** What one, two, three, ... customers cost. */
    cards: z.array(z.strictObject({ time: few, coins: few })).check(z.minLength(1), z.maxLength(6)),
    bonus: z.int().check(z.minimum(1), z.maximum(6)),
    display: z.int().check(z.minimum(1), z.maximum(6)),
  }),
  leader: z.strictObject({ time: few, coins: few, stories: few }),
  game: z.strictObject({ stories: few, values: each(BOARDS.list, values) }),
  school: z.strictObject({ values, time: few, stories: few }),
  windows: z.array(count).check(z.minLength(2), z.maxLength(13)),
  /** Prestige lost for each labourer. */
  labourer: count,
  craft: z.strictObject({
    time: few,
    whiteTime: few,
    spaces: z.int().check(z.minimum(1), z.maximum(9)),
    values: each(ids(CRAFT_CARDS), values),
  }),
  field: z.strictObject({
    values,
    time: few,
    whiteTime: few,
    coins: few,
    plowCoins: few,
    prestige: count,
  }),
  church: z.strictObject({
    values,
    time: few,
    octagons: few,
    windows: few,
    prestige: each(CHURCHES.list, count),
  }),
  monk: z.strictObject({
    stacks: each(MONK_STACKS.list, z.strictObject({ values, ...cost })),
    bonus: each(ids(MONK_CARDS), z.strictObject({ kind: z.enum(BONUSES.list), count: few })),
  }),
  hall: z.strictObject({
    cards: each(HALLS.list, z.strictObject({ values, time: few, whiteTime: few, prestige: count })),
    coins: few,
    jokers: z.int().check(z.minimum(1), z.maximum(9)),
    area: each(AREA_OCTAGONS.list, count),
    population: each(PROFESSIONS.list, count),
  }),
  meetingPlace: z.strictObject({
    values,
    time: few,
    whiteTime: few,
    stories: few,
    octagons: z.int().check(z.minimum(1), z.maximum(2)),
    prestige: count,
    tile: values,
  }),
  travel: z.strictObject({
    stacks: each(TRAVEL_STACKS.list, z.strictObject({ values, ...cost })),
    /** Prestige, what going on from here costs, and whether the journey ends here. */
    cards: each(
      ids(TRAVEL_CARDS),
      z.strictObject({ prestige: count, grey: z.strictObject(cost), ends: z.boolean() }),
    ),
  }),
  customer: each(ids(CUSTOMER_CARDS), z.strictObject({ values, extra, prestige: count })),
})

export type Figures = z.infer<typeof schema>
export type CostFigures = Figures['travel']['cards'][string]['grey']
