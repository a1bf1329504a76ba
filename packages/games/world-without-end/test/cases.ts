import type { LogEntry } from '@chronik/kernel'

/** An entry of the log with whatever it tells. */
export type Told = LogEntry & { readonly [name: string]: unknown }

export function toldIn(log: readonly LogEntry[]): readonly Told[] {
  return log as readonly unknown[] as readonly Told[]
}

/** A whole match worth keeping: what it shows, and what kind of play is likely to lead there. */
export interface Case {
  readonly name: string
  /** The version of the rules it was played by. */
  readonly rules: number
  readonly players: number
  readonly options?: { readonly [id: string]: boolean }
  readonly style: Style
  shows(log: readonly Told[]): boolean
}

/** Moves that a player of this style prefers, as patterns with weights. */
export type Style = readonly (readonly [RegExp, number])[]

/** Uses what can be used. */
const busy: Style = [
  [/^use$/, 30],
  [/^(stop|pass)$/, 0.2],
  [/^orient/, 1],
]
/** Collects material and builds, the tower above all. */
const builder: Style = [
  ...busy,
  [/^play:act-(project|material)$/, 8],
  [/^play:act-privilege$/, 4],
  [/discard:act-(project|material|privilege)$/, 0.05],
  [/^project:tower$/, 20],
  [/^take:stone$/, 2],
  [/^build/, 10],
]
/** Donates, learns and cares for the sick. */
const healer: Style = [
  ...builder,
  [/^play:act-(medicine|donation)$/, 10],
  [/discard:act-(medicine|donation)$/, 0.05],
  [/^treat/, 30],
  [/^project:hospital$/, 60],
  [/^donate:hospital$/, 60],
]

const finishing = (log: readonly Told[], project: string) =>
  log.findIndex(({ code, project: named }) => code === 'finished' && named === project)
const before = (log: readonly Told[], index: number, code: string) =>
  log
    .slice(0, index)
    .findLast((entry) => entry.code === code || entry.code === 'round' || entry.code === 'chapter-end')
const has = (log: readonly Told[], code: string, params: { readonly [name: string]: unknown } = {}) =>
  log.some(
    (entry) => entry.code === code && Object.entries(params).every(([name, value]) => entry[name] === value),
  )

/** Whether a project was finished by a player, by an event or by progress at the chapter end. */
function finishedBy(log: readonly Told[], project: string): 'hand' | 'event' | 'chapter-end' | null {
  const at = finishing(log, project)
  if (at < 0) return null
  if (log[at - 1].code === 'vp') return 'hand'
  return before(log, at, 'reveal')?.code === 'chapter-end' ? 'chapter-end' : 'event'
}

function warAfterCourt(log: readonly Told[]): boolean {
  const reveals = log.filter(({ code }) => code === 'reveal')
  return (
    reveals[6]?.event === 'war-with-france' &&
    has(log.slice(0, log.indexOf(reveals[6])), 'open', { why: 'court' })
  )
}

const PENALTIES = ['penance', 'begging', 'royal-court']

const since1: readonly Omit<Case, 'rules'>[] = [
  {
    name: '2-players-tower-by-hand',
    players: 2,
    style: builder,
    shows: (log) => finishedBy(log, 'tower') === 'hand',
  },
  {
    name: '2-players-first-game',
    players: 2,
    options: { 'first-game': true },
    style: busy,
    shows: (log) => has(log, 'new-hands', { cards: 6 }) && has(log, 'sick'),
  },
  {
    name: '2-players-hospital',
    players: 2,
    style: healer,
    shows: (log) =>
      has(log.slice(Math.max(0, finishing(log, 'hospital'))).slice(0, 8), 'treated') &&
      finishing(log, 'hospital') >= 0,
  },
  {
    name: '3-players-all-penalties',
    players: 3,
    style: [],
    shows: (log) =>
      PENALTIES.every((penalty) => has(log, 'penalty', { penalty }) && has(log, 'protected', { penalty })),
  },
  {
    name: '3-players-tower-by-progress',
    players: 3,
    style: builder,
    shows: (log) => finishedBy(log, 'tower') === 'chapter-end',
  },
  {
    name: '3-players-war-after-court',
    players: 3,
    options: { 'open-goods': true },
    style: busy,
    shows: warAfterCourt,
  },
  { name: '3-players-free-house', players: 3, style: healer, shows: (log) => has(log, 'house', { free: 1 }) },
  {
    name: '4-players-tower-by-event',
    players: 4,
    style: busy,
    shows: (log) => finishedBy(log, 'tower') === 'event',
  },
  {
    name: '4-players-tower-with-substitutes',
    players: 4,
    style: [...builder, [/^take:stone$/, 6], [/^project:(?!tower)/, 40]],
    shows: (log) => has(log, 'progress', { substitute: 1 }),
  },
  {
    name: '4-players-project-at-chapter-end',
    players: 4,
    style: builder,
    shows: (log) =>
      finishedBy(log, 'bridge') === 'chapter-end' && has(log, 'seal-back', { project: 'bridge' }),
  },
  {
    name: '4-players-palace-alone',
    players: 4,
    style: builder,
    shows: (log) =>
      has(log, 'cover', { what: 'project' }) &&
      has(log, 'project-enters', { covered: 1 }) &&
      has(log, 'build', { project: 'priors-palace' }),
  },
  {
    name: '4-players-three-long-term',
    players: 4,
    style: busy,
    shows: (log) =>
      log.some(({ code, replaced }) => code === 'slot' && typeof replaced === 'string') &&
      has(log, 'drawn', { why: 'second-wave' }),
  },
  {
    name: '4-players-first-game-open-goods',
    players: 4,
    options: { 'first-game': true, 'open-goods': true },
    style: healer,
    shows: (log) => has(log, 'metal') && has(log, 'tiles-removed'),
  },
]

/** What only version 2 knows: W-R10, W-R23. */
const since2: readonly Omit<Case, 'rules'>[] = [
  {
    name: '4-players-veil-at-court',
    players: 4,
    style: [[/^accept$/, 30], ...busy],
    shows: (log) =>
      log.some(({ code, why }, index) => {
        const { code: before } = log[index - 1] ?? {}
        return code === 'gain' && why === 'forgo' && before === 'at-court'
      }),
  },
]

export const cases: readonly Case[] = [
  ...since1.map((one) => ({ ...one, rules: 1 })),
  ...since2.map((one) => ({ ...one, rules: 2 })),
]
