import * as z from 'zod/mini'
import {
  EVENTS,
  GOODS,
  MATERIALS,
  PERSONS,
  PLACES,
  PROJECTS,
  SITES,
  SPACES,
  STOCK,
  TERMS,
  TREASURES,
  VALUES,
} from '../box/vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))
const good = z.enum(GOODS.list)
const space = z.int().check(z.minimum(1), z.maximum(SPACES.size))
/** Goods and victory points with their amounts: `{ vp: 1, cloth: 1 }`. */
const treasures = z.partialRecord(z.enum(TREASURES.list), count)
const goods = z.partialRecord(good, count)
const one = treasures.check(z.refine((gain) => Object.keys(gain).length === 1, 'one kind of treasure'))

const person = z.union([
  z.strictObject({ gain: one }),
  z.strictObject({ pay: z.strictObject({ money: count }) }),
  z.strictObject({ show: z.strictObject({ good, vp: count }) }),
  z.strictObject({ each: z.strictObject({ good, vp: count }) }),
  z.strictObject({ house: z.strictObject({ vp: count }) }),
])

/** W-712: medical knowledge is never given up, so no card may ask for it. */
const givable = good.check(z.refine((word) => word !== 'medical-knowledge', 'a good that can be given up'))
const price = goods.check(z.refine((given) => !('medical-knowledge' in given), 'goods that can be given up'))

const swap = z.strictObject({ swap: z.strictObject({ give: price, get: one }) })

/** What an event card says. One entry, named like the sentence on the card. */
const effect = z.union([
  swap,
  z.strictObject({
    gain: z.strictObject({
      oneOf: z.union([z.tuple([good]), z.tuple([z.literal('stone'), z.literal('wood')])]),
      amount: count,
    }),
  }),
  z.strictObject({
    lose: z.strictObject({ oneOf: z.array(givable).check(z.minLength(1)), amount: count, orVp: count }),
  }),
  z.strictObject({ loseHouse: z.strictObject({ orVp: count }) }),
  z.strictObject({ payPerHouse: z.strictObject({ money: count, orVp: count }) }),
  z.strictObject({ compare: z.strictObject({ good, mostVp: count, noneVp: count }) }),
  z.strictObject({ own: z.strictObject({ allOf: z.array(good), vp: count }) }),
  z.strictObject({ project: z.enum(PROJECTS.list) }),
  z.strictObject({ complete: z.enum(PROJECTS.list) }),
  z.strictObject({ coverFavours: z.array(space) }),
  z.strictObject({ coverProjectsExcept: z.enum(PROJECTS.list) }),
  z.strictObject({ uncover: z.literal('cloth') }),
  z.strictObject({ discard: z.enum(['chosen', 'drawn']) }),
  z.strictObject({ layTwo: z.literal('instead of the action phase') }),
  z.strictObject({ removeTiles: z.literal('all') }),
  z.strictObject({ terms: z.partialRecord(z.enum(TERMS.list), count) }),
])

const event = z.strictObject({
  chapter: z.int().check(z.minimum(1), z.maximum(4)),
  kind: z.enum(['immediate', 'long-term']),
  /** Clockwise, beginning after the arrow. */
  corners: z.tuple([one, one, one, one]),
  place: z.nullable(z.int().check(z.minimum(1), z.maximum(PLACES.size))),
  effect,
})

const advantage = z.union([
  z.strictObject({ gain: one }),
  z.strictObject({ material: count }),
  z.strictObject({ freeHouse: count }),
  z.strictObject({}),
])

const side = z.int().check(z.minimum(0), z.maximum(3))
const dieFace = z.int().check(z.minimum(1), z.maximum(6))

/** Every figure that is printed on a piece; the rules read all of them from here. */
export const schema = z.strictObject({
  stock: z.record(z.enum(STOCK.list), count),
  start: z.strictObject({
    goods,
    vp: count,
    houses: count,
    seals: z.int().check(z.minimum(0), z.maximum(7)),
  }),
  seating: z.strictObject({
    two: z.tuple([side, side]),
    three: z.tuple([side, side, side]),
    four: z.tuple([side, side, side, side]),
  }),
  council: z.strictObject({ slots: z.tuple([count, count, count, count]) }),
  favour: z.strictObject({
    start: space,
    arc: z.array(z.enum(PERSONS.list)).check(z.length(SPACES.size)),
    persons: z.record(z.enum(PERSONS.list), person),
  }),
  terms: z.record(z.enum(TERMS.list), count),
  actions: z.strictObject({
    grain: count,
    piety: count,
    material: count,
    rentHouses: z.int().check(z.minimum(1), z.maximum(2)),
    donationMoney: count,
    clothMaking: z.int().check(z.minimum(1), z.maximum(15)),
    service: treasures,
    favourSteps: count,
  }),
  sites: z.record(z.enum(SITES.list), z.strictObject({ material: z.enum(MATERIALS.list), yield: one })),
  projects: z.record(
    z.enum(PROJECTS.list),
    z.strictObject({ stone: count, wood: count, bonus: treasures, treat: count }),
  ),
  metal: z.strictObject({ alone: count, shared: count }),
  plague: z.strictObject({
    tiles: z.record(z.enum(VALUES.list), count),
    treatmentVp: count,
    places: z.record(z.enum(PLACES.list), advantage),
  }),
  duties: z.strictObject({
    piety: z.strictObject({ due: count, vp: count }),
    grain: z.strictObject({ due: count, vp: count }),
    tax: z.strictObject({ vp: count }),
    taxDie: z.array(dieFace).check(z.length(6)),
  }),
  incomeSubstitute: z.strictObject({ vp: count }),
  final: z.strictObject({
    material: count,
    money: z.number().check(z.minimum(0), z.maximum(9), z.multipleOf(0.5)),
  }),
  events: z.record(z.enum(EVENTS.list), event),
})

export type Figures = z.infer<typeof schema>
export type EventCard = Figures['events'][keyof Figures['events']]
export type Effect = EventCard['effect']
export type Treasures = z.infer<typeof treasures>
export const SIDES_OF = { 2: 'two', 3: 'three', 4: 'four' } as const
