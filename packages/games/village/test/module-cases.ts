import type { Style } from './cases.ts'

/** A whole match with modules worth keeping: what it must show, and what kind of play leads there. */
export interface ModuleCase {
  readonly name: string
  readonly players: number
  readonly options: { readonly [id: string]: unknown }
  readonly style: Style
  /** Deeds (deeds.ts) that this match shows, whatever others show. */
  readonly wants: readonly string[]
}

const lively: Style = [
  [/^(skip|stop|pass|no|none)$/, 0.2],
  [/^take .* plague$/, 2],
  [/^(train|produce)/, 2],
]
/** Brews beer and spends it in the inn. */
const guest: Style = [
  [/^(take|well|herald) inn/, 5],
  [/^inn$/, 20],
  [/^buy person/, 20],
  [/^card /, 5],
  [/^(train|produce|buy) brewery$/, 8],
  [/^take crafts /, 3],
  [/^(harvest|mill)$/, 4],
  [/^(serve|scrap) /, 4],
  [/^travel /, 4],
]
/** Takes members to the sea, goods to the islands and treasures home. */
const sailor: Style = [
  [/^(take|well|herald) travel/, 5],
  [/^(leave|continue)$/, 20],
  [/^return$/, 12],
  [/^load (member|wagon)$/, 5],
  [/^load (cocoa|tea|chest)$/, 20],
  [/^lighthouse$/, 40],
  [/^sail /, 3],
  [/^sell /, 20],
  [/^take market/, 3],
  [/^take council knowledge$/, 2],
  [/^mill$/, 8],
  [/^open-chest/, 2],
]
/** Lets those die who are at sea. */
const reckless: Style = [
  ...sailor,
  [/^take .* plague$/, 3],
  [/^die \S+ (ship|lighthouse)/, 60],
  [/^load member$/, 6],
]
/** Weds, and deals in bread and tools. */
const suitor: Style = [
  [/^(take|well|herald) (wedding|smuggler)/, 4],
  [/^wed /, 10],
  [/^(sell-bread|sell-tool|serve)$/, 5],
  [/^tool$/, 10],
  [/^newborn$/, 3],
  [/^bread \d/, 0.4],
  [/^promote/, 4],
]

const together = (...styles: readonly Style[]): Style => [...lively, ...styles.flat()]

export const moduleCases: readonly ModuleCase[] = [
  {
    name: '2-players-port',
    players: 2,
    options: { expansions: ['port'] },
    style: together(reckless),
    wants: ['end by sea'],
  },
  {
    name: '2-players-port-sea-at-market',
    players: 2,
    options: { expansions: ['port'] },
    style: together(reckless, [
      [/^(take|well) market/, 4],
      [/^(serve|sell)/, 4],
    ]),
    wants: ['sea-1', 'sea-2', 'sea-3', 'sea-4', 'end by sea in a market day'],
  },
  {
    name: '4-players-port-goals',
    players: 4,
    options: { expansions: ['port'], goals: true },
    style: together(sailor),
    wants: ['open-chest 1', 'chest of coins', 'silver goal'],
  },
  {
    name: '2-players-marriage-side-b',
    players: 2,
    options: { expansions: ['marriage'], 'marriage-side': 'b' },
    style: together(suitor),
    wants: ['one couple', 'house by the die'],
  },
  {
    name: '4-players-marriage',
    players: 4,
    options: { expansions: ['marriage'] },
    style: together(suitor),
    wants: ['two couples'],
  },
  {
    name: '5-players-marriage-goals',
    players: 5,
    options: { expansions: ['marriage'], goals: true, 'marriage-side': 'b' },
    style: together(suitor),
    wants: ['two couples', 'pink figure from parents'],
  },
  {
    name: '2-players-inn',
    players: 2,
    options: { expansions: ['inn'] },
    style: together(guest),
    wants: [],
  },
  {
    name: '4-players-inn-back',
    players: 4,
    options: { expansions: ['inn'], 'inn-side': 'back' },
    style: together(guest, [[/^(enter|advance)/, 3]]),
    wants: ['person-mayor'],
  },
  {
    name: '5-players-inn-goals',
    players: 5,
    options: { expansions: ['inn'], goals: true },
    style: together(guest),
    wants: ['golden goal'],
  },
  {
    name: '3-players-inn-port',
    players: 3,
    options: { expansions: ['inn', 'port'] },
    style: together(guest, sailor, [[/^(make|load|sell) horse$/, 5]]),
    wants: ['horse on an island'],
  },
  {
    name: '5-players-inn-port-back-goals',
    players: 5,
    options: { expansions: ['inn', 'port'], goals: true, 'inn-side': 'back' },
    style: together(guest, sailor),
    wants: [],
  },
  {
    name: '2-players-inn-marriage-back-side-b',
    players: 2,
    options: { expansions: ['inn', 'marriage'], 'inn-side': 'back', 'marriage-side': 'b' },
    style: together(guest, suitor),
    wants: [],
  },
  {
    name: '3-players-inn-marriage-goals',
    players: 3,
    options: { expansions: ['inn', 'marriage'], goals: true },
    style: together(guest, suitor),
    wants: ['one couple'],
  },
  {
    name: '4-players-port-marriage',
    players: 4,
    options: { expansions: ['port', 'marriage'] },
    style: together(sailor, suitor),
    wants: ['two couples', 'open-chest 1'],
  },
  {
    name: '3-players-port-marriage-side-b-goals',
    players: 3,
    options: { expansions: ['port', 'marriage'], goals: true, 'marriage-side': 'b' },
    style: together(sailor, suitor),
    wants: ['chest of tools'],
  },
  {
    name: '4-players-all-back-goals',
    players: 4,
    options: { expansions: ['inn', 'port', 'marriage'], goals: true, 'inn-side': 'back' },
    style: together(guest, sailor, suitor),
    wants: ['person-admiral'],
  },
  {
    name: '5-players-all-side-b',
    players: 5,
    options: { expansions: ['inn', 'port', 'marriage'], 'marriage-side': 'b' },
    style: together(guest, sailor, suitor),
    wants: ['two couples'],
  },
  {
    name: '2-players-all-goals',
    players: 2,
    options: { expansions: ['inn', 'port', 'marriage'], goals: true },
    style: together(guest, sailor, suitor),
    wants: ['one couple'],
  },
  {
    name: 'solo-inn',
    players: 1,
    options: { expansions: ['inn'] },
    style: together(guest),
    wants: [],
  },
  {
    name: 'solo-port-goals',
    players: 1,
    options: { expansions: ['port'], goals: true },
    style: together(reckless),
    wants: ['sea-1'],
  },
  {
    name: 'solo-marriage-side-b',
    players: 1,
    options: { expansions: ['marriage'], 'marriage-side': 'b' },
    style: together(suitor),
    wants: ['pink couple', 'one couple'],
  },
  {
    name: 'solo-all-back-goals',
    players: 1,
    options: { expansions: ['inn', 'port', 'marriage'], goals: true, 'inn-side': 'back' },
    style: together(guest, sailor, suitor),
    wants: ['one couple'],
  },
  {
    name: 'solo-all',
    players: 1,
    options: { expansions: ['inn', 'port', 'marriage'] },
    style: together(guest, sailor, suitor),
    wants: [],
  },
]
