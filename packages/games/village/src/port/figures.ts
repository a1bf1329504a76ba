import type { Mark } from '@chronik/kernel'
import * as z from 'zod/mini'
import { COLOURS } from '../box/vocabulary.ts'
import { CAPTAINS, CARGO, CHESTS, SEA_BURIALS, SEA_FIELDS } from './vocabulary.ts'

const count = z.int().check(z.minimum(0), z.maximum(200))
const few = z.int().check(z.minimum(0), z.maximum(3))
const influence = z.partialRecord(z.enum(COLOURS.list), few)

/** What is printed on the pieces of the Port. */
export const portSchema = z.strictObject({
  holds: count,
  /** Tiles of cocoa and of tea by number of players. */
  tiles: z.strictObject({ 2: count, 3: count, 4: count, 5: count }),
  returnTime: count,
  timeField: count,
  lines: z.array(z.tuple([z.enum(SEA_FIELDS.list), z.enum(SEA_FIELDS.list)])),
  islands: z.record(
    z.enum(['i1', 'i2', 'i3', 'i4', 'i5', 'i6']),
    z.strictObject({
      buys: z.partialRecord(z.enum(CARGO.list), count),
      stack: z.nullable(z.enum(['cocoa', 'tea', 'chest'])),
      lighthouse: z.nullable(z.strictObject({ influence, wagons: few, prestige: count })),
    }),
  ),
  stands: z.strictObject({
    cocoa: z.strictObject({ prestige: count, coins: count }),
    tea: z.strictObject({ prestige: count, coins: count }),
  }),
  /** Cubes of the symbol (named, or any) and the further steps one payment buys. */
  captains: z.record(z.enum(CAPTAINS.list), z.strictObject({ price: few, influence, any: few, steps: few })),
  chests: z.record(z.enum(CHESTS.list), z.strictObject({ coins: count, tools: count })),
  seaBurials: z.record(z.enum(SEA_BURIALS.list), count),
})

type PortFigures = z.infer<typeof portSchema>

type Influence = PortFigures['captains']['captain-1a']['influence']
const symbol = (price: number, cubes: Influence, steps: number, any = 0) => ({
  price,
  influence: cubes,
  any,
  steps,
})

export const portFigures: PortFigures = {
  holds: 3,
  tiles: { 2: 3, 3: 4, 4: 5, 5: 6 },
  returnTime: 1,
  timeField: 1,
  lines: [
    ['harbour', 't1'],
    ['harbour', 't2'],
    ['t1', 'i1'],
    ['t1', 'i4'],
    ['t2', 'i4'],
    ['t2', 'i5'],
    ['i1', 'i2'],
    ['i2', 't3'],
    ['t3', 'i3'],
    ['i3', 't4'],
    ['t4', 'i6'],
    ['i6', 'i5'],
  ],
  islands: {
    i1: { buys: {}, stack: 'cocoa', lighthouse: { influence: {}, wagons: 1, prestige: 6 } },
    i2: {
      buys: { ox: 4, plow: 3 },
      stack: null,
      lighthouse: { influence: { faith: 1, skill: 1 }, wagons: 0, prestige: 5 },
    },
    i3: {
      buys: {},
      stack: 'chest',
      lighthouse: { influence: { knowledge: 1, persuasion: 1 }, wagons: 0, prestige: 7 },
    },
    i4: { buys: { scroll: 2, grain: 1 }, stack: null, lighthouse: null },
    i5: { buys: {}, stack: 'tea', lighthouse: { influence: { persuasion: 2 }, wagons: 0, prestige: 5 } },
    i6: {
      buys: { horse: 4, wagon: 3, scroll: 3, grain: 2 },
      stack: null,
      lighthouse: { influence: { faith: 1, knowledge: 1 }, wagons: 0, prestige: 6 },
    },
  },
  stands: { cocoa: { prestige: 7, coins: 0 }, tea: { prestige: 5, coins: 1 } },
  captains: {
    'captain-1a': symbol(1, { skill: 1, knowledge: 1 }, 1),
    'captain-1b': symbol(1, { knowledge: 1, persuasion: 1 }, 1),
    'captain-1c': symbol(1, { persuasion: 1, faith: 1 }, 1),
    'captain-1d': symbol(1, { faith: 1, skill: 1 }, 1),
    'captain-1e': symbol(1, {}, 1, 2),
    'captain-2a': symbol(2, { knowledge: 1 }, 1),
    'captain-2b': symbol(2, { skill: 1 }, 1),
    'captain-2c': symbol(2, { persuasion: 1 }, 1),
    'captain-2d': symbol(2, { faith: 1 }, 1),
    'captain-2e': symbol(2, {}, 2, 2),
    'captain-3a': symbol(3, { persuasion: 1 }, 2),
    'captain-3b': symbol(3, { skill: 1 }, 2),
    'captain-3c': symbol(3, { knowledge: 1 }, 2),
    'captain-3d': symbol(3, { faith: 1 }, 2),
    'captain-3e': symbol(3, {}, 1, 1),
  },
  chests: {
    'chest-1': { coins: 3, tools: 0 },
    'chest-2': { coins: 3, tools: 0 },
    'chest-3': { coins: 3, tools: 0 },
    'chest-4': { coins: 4, tools: 0 },
    'chest-5': { coins: 4, tools: 0 },
    'chest-6': { coins: 5, tools: 0 },
    'chest-m1': { coins: 0, tools: 2 },
    'chest-m2': { coins: 0, tools: 2 },
  },
  seaBurials: { 'sea-1': 3, 'sea-2': 2, 'sea-3': 1, 'sea-4': 0 },
}

export const portMarks: { readonly [path: string]: Mark } = {
  port: 'B',
  'port.lines': 'R',
  'port.lines.0': 'B',
  'port.lines.2': 'B',
  'port.lines.6': 'B',
  'port.islands': 'R',
  'port.islands.i1.stack': 'B',
  'port.islands.i1.lighthouse.wagons': 'B',
  'port.islands.i2': 'B',
  // The example says what this island buys, not that nothing else lies there.
  'port.islands.i2.stack': 'R',
  'port.islands.i3.stack': 'B',
  'port.islands.i5.stack': 'B',
  'port.captains': 'R',
  'port.captains.captain-1a.influence': 'B',
  'port.captains.captain-1a.steps': 'B',
  'port.captains.captain-1e.any': 'B',
  'port.captains.captain-1e.steps': 'B',
  'port.captains.captain-2a': 'B',
  'port.captains.captain-3a.influence': 'B',
  'port.captains.captain-3a.steps': 'B',
  'port.chests': 'S',
  'port.chests.chest-m1': 'R',
  'port.chests.chest-m2': 'R',
  'port.seaBurials': 'R',
}
