import type { Score } from '@chronik/kernel'
import type { MyVillageLog } from '../src/words/log.ts'

/** Moves that a player of this style prefers: patterns with weights, the first that fits counts. */
export type Style = readonly (readonly [pattern: RegExp, weight: number])[]

/** A whole match worth keeping: what it shows, and how to play to get there. */
export interface Case {
  readonly name: string
  /** The version of the rules it was played by. */
  readonly rules: number
  readonly players: number
  readonly style: Style
  shows(log: readonly MyVillageLog[], score: Score): boolean
}

type Entry<C extends MyVillageLog['code']> = Extract<MyVillageLog, { readonly code: C }>

function entries<C extends MyVillageLog['code']>(log: readonly MyVillageLog[], code: C): Entry<C>[] {
  return log.filter((entry): entry is Entry<C> => entry.code === code)
}

/** Buys and uses cards rather than walking about. */
const busy: Style = [
  [/^black$/, 30],
  [/^white$/, 20],
  [/^(accept|use)$/, 20],
  [/^die b/, 2],
]
/** Brings as many customers home as the purse allows, saving time. */
const host: Style = [
  [/^black$/, 60],
  [/^black steward$/, 90],
  [/^value (4|10) /, 90],
  [/^die b/, 1],
  [/^(take|use|free)/, 60],
  [/^white$/, 30],
]
/** Lives fast: black dice and dear cards. */
const hasty: Style = [
  [/^die b/, 90],
  [/^black$/, 60],
  [/^black (church|hall)/, 60],
]
/** Keeps the traveller alive, the purse full and goes on. */
const pilgrim: Style = [
  [/^victim traveller$/, 0],
  [/^die b/, 1],
  [/^value 7 coins 0 /, 300],
  [/^value 7 /, 20],
  [/^value \d+ coins 0 /, 60],
  [/^value /, 1],
  [/^pay coins$/, 1],
  [/^black travel/, 300],
  [/^black$/, 60],
  [/^leader$/, 20],
  [/^black (church-mission|stable|cartwright)/, 60],
  [/^redraw$/, 30],
  ...busy,
]
const pious: Style = [[/^value (11|3|5|9|6|8) /, 40], [/^black (church|monk)/, 90], ...busy]
const saved: Style = [[/^black church-salvation$/, 900], [/^black church/, 1], [/^block$/, 90], ...pious]
const councillor: Style = [
  [/^value (2|12) /, 90],
  [/^black meeting-place$/, 90],
  [/^tile customer/, 90],
  [/^(white customer|take)/, 60],
  ...busy,
]

const turnOwner = (log: readonly MyVillageLog[], until: MyVillageLog): number =>
  entries(log.slice(0, log.indexOf(until)), 'turn').at(-1)?.seat ?? -1
const travelled = (log: readonly MyVillageLog[], card: RegExp): boolean =>
  entries(log, 'place').some((entry) => card.test(entry.card))
const shown = (log: readonly MyVillageLog[]): number => entries(log, 'customer-shown').length
const winners = ({ places }: Score): number => places.filter((place) => place === 1).length

const since1: readonly Omit<Case, 'rules'>[] = [
  {
    name: '2-players-all-kinds-of-cards',
    players: 2,
    style: busy,
    shows: (log) =>
      new Set(entries(log, 'place').map(({ area }) => area)).size === 5 && entries(log, 'serve').length > 2,
  },
  { name: '2-players-empty-customer-deck', players: 2, style: host, shows: (log) => shown(log) === 33 },
  { name: '2-players-shared-victory', players: 2, style: busy, shows: (_, score) => winners(score) === 2 },
  {
    name: '2-players-tie-broken',
    players: 2,
    style: busy,
    shows: (_, score) => score.totals[0] === score.totals[1] && winners(score) === 1,
  },
  {
    name: '3-players-labourer',
    players: 3,
    style: hasty,
    shows: (log) => entries(log, 'labourer').length > 0,
  },
  {
    name: '3-players-plague-blocked-out-of-turn',
    players: 3,
    style: saved,
    shows: (log) => entries(log, 'block').some((entry) => turnOwner(log, entry) !== entry.seat),
  },
  {
    name: '3-players-plow-spent-from-a-field',
    players: 3,
    style: [[/^plow /, 90], [/^pay field/, 90], ...busy],
    shows: (log) => entries(log, 'pay').some(({ from }) => from.startsWith('field')),
  },
  {
    name: '3-players-tile-on-a-served-customer',
    players: 3,
    style: councillor,
    shows: (log) =>
      entries(log, 'tile').some(
        ({ from, to }) => from?.startsWith('customer') && to.startsWith('meeting-place'),
      ),
  },
  { name: '4-players-chapel', players: 4, style: pilgrim, shows: (log) => travelled(log, /^travel-d-4$/) },
  {
    name: '4-players-journey-to-e',
    players: 4,
    style: pilgrim,
    shows: (log) => travelled(log, /^travel-e-/),
  },
  {
    name: '4-players-redraw',
    players: 4,
    style: pilgrim,
    shows: (log) => entries(log, 'shuffle').length > 0,
  },
  {
    name: '4-players-trade-church',
    players: 4,
    style: [[/^black church-trade$/, 900], ...host],
    shows: (log) => entries(log, 'customer').some(({ free }) => free),
  },
  {
    name: '4-players-monks-of-all-stacks',
    players: 4,
    style: pious,
    shows: (log) =>
      ['quill', 'jug', 'rosary'].every((stack) => travelled(log, new RegExp(`^monk-${stack}-`))),
  },
]

const lapsed = (log: readonly MyVillageLog[], what: string): boolean =>
  entries(log, 'lapse').some((entry) => entry.what === what)

/** What only version 2 allows: M-R08, M-R09, M-R11, M-R23. */
const since2: readonly Omit<Case, 'rules'>[] = [
  {
    name: '2-players-headman-stays',
    players: 2,
    style: [[/^stay$/, 30], ...busy],
    shows: (log) => lapsed(log, 'leader') && entries(log, 'headman').length > 2,
  },
  {
    name: '3-players-steward-lapses-after-a-free-customer',
    players: 3,
    style: [[/^black church-trade$/, 900], [/^stop$/, 30], ...host],
    shows: (log) => lapsed(log, 'steward') && entries(log, 'customer').some(({ free }) => free),
  },
  {
    name: '4-players-tile-without-effect',
    players: 4,
    style: councillor,
    shows: (log) => entries(log, 'tile').some(({ to }) => /^customer-(2[6-9]|3)/.test(to)),
  },
]

export const cases: readonly Case[] = [
  ...since1.map((one) => ({ ...one, rules: 1 })),
  ...since2.map((one) => ({ ...one, rules: 2 })),
]
