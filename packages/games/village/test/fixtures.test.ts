import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRecord, type Json, parseRecord, Replay, toJson } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type VillageState, village } from '../src/index.ts'
import { cases } from './cases.ts'
import { coverage } from './coverage.ts'
import { deedsOf } from './deeds.ts'
import { explore } from './explore.ts'
import { make } from './make.ts'
import { moduleCases } from './module-cases.ts'
import { endingOf } from './story.ts'

/**
 * Whole matches that must replay identically for ever. CHRONIK_FIXTURES=write plays those that are
 * missing; after a change of the rules (and of their version) delete what is to be played anew.
 */
const folder = new URL('../fixtures/', import.meta.url)
const finals = new URL('final-states.json', folder)
const file = (name: string) => new URL(`${name}.record`, folder)
const read = (name: string) => readFileSync(file(name), 'utf8')

const BASE = [
  'round',
  'startSeat',
  'ring',
  'spaces',
  'cubesLeft',
  'greenBag',
  'plagueSupply',
  'farms',
  'customerStack',
] as const
const MORE = ['stalls', 'queue', 'servedBy', 'monks', 'chronicle', 'graves', 'end', 'conny'] as const
const MODULES = ['inn', 'port', 'marriage', 'goals'] as const

/** A hash of the final position in words; what lies nowhere is left out, so that new words change nothing. */
function fingerprint(state: VillageState): string {
  const json = toJson(village, state)
  const modules = state.box.modules.length === 0 ? [] : MODULES
  const facts = [...BASE, ...MORE, ...modules].map((field) => [field, present(json[field])])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

function present(json: Json): Json {
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json as { readonly [key: string]: Json })
  const inner = entries.map(([key, value]): [string, Json] => [key, present(value)])
  return inner.filter(([, value]) => !isNothing(value))
}

function isNothing(value: Json): boolean {
  return (
    value === 0 ||
    value === -1 ||
    value === null ||
    value === 'unborn' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Every record is played again once. */
const replays = new Map<string, Replay<VillageState>>()
function replayOf(name: string): Replay<VillageState> {
  const known = replays.get(name)
  if (known !== undefined) return known
  const replay = new Replay(parseRecord(read(name)), village)
  replays.set(name, replay)
  return replay
}

const logOf = (replay: Replay<VillageState>) =>
  Array.from({ length: replay.length + 1 }, (_, index) => replay.logOf(index)).flat()

const deeds = new Map<string, ReadonlySet<string>>()
function deedsIn(name: string): ReadonlySet<string> {
  const known = deeds.get(name)
  if (known !== undefined) return known
  const replay = replayOf(name)
  const moves = replay.record.events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
  const found = deedsOf({ log: logOf(replay), moves, final: replay.state })
  deeds.set(name, found)
  return found
}

if (process.env.CHRONIK_FIXTURES === 'write') {
  for (const one of cases)
    if (!existsSync(file(one.name))) writeFileSync(file(one.name), formatRecord(make(one)))
  const missing = new Set(coverage.map(([, deed]) => deed))
  const cover = (name: string) => {
    for (const deed of deedsIn(name)) missing.delete(deed)
  }
  for (const { name } of moduleCases) if (existsSync(file(name))) cover(name)
  for (const one of moduleCases) {
    if (existsSync(file(one.name))) continue
    writeFileSync(file(one.name), formatRecord(explore(one, missing)))
    cover(one.name)
  }
  const hashes = [...cases, ...moduleCases].map(({ name }) => [name, fingerprint(replayOf(name).state)])
  writeFileSync(finals, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}

const known = JSON.parse(readFileSync(finals, 'utf8')) as { readonly [name: string]: string }

describe('recorded matches', () => {
  test('are all about a case, and every case has one', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
    expect(files.sort()).toEqual([...cases, ...moduleCases].map(({ name }) => `${name}.record`).sort())
    expect(cases.length).toBeGreaterThanOrEqual(12)
    expect(moduleCases.length).toBeGreaterThanOrEqual(16)
  })

  test.each([...cases, ...moduleCases])('V-I20: $name replays identically', ({ name }) => {
    const text = read(name)
    const record = parseRecord(text)
    expect(formatRecord(record)).toBe(text)
    const replay = replayOf(name)
    const { due } = replay
    expect(due).toMatchObject({ over: true, score: record.result })
    expect(fingerprint(replay.state)).toBe(known[name])
    expect(village.invariants(replay.state)).toEqual([])
  })

  test.each(cases)(
    'V-701, V-703, V-705, V-706 to V-709, V-R24, V-R33, VS-R10: $name shows how a match ends',
    ({ name, players, shows }) => {
      const replay = replayOf(name)
      const ending = endingOf(players, logOf(replay))
      expect(shows(ending)).toBe(true)
      expect(replay.record.players).toBe(players)
      expect(ending.masses).toBe(ending.filled === null ? 0 : 1)
    },
  )
})

describe('recorded matches with modules', () => {
  test.each(moduleCases)(
    'VX-101, VX-402, VM-501: $name shows what it is about, and one mass after the end',
    ({ name, players, options, wants }) => {
      const replay = replayOf(name)
      expect(wants.filter((deed) => !deedsIn(name).has(deed))).toEqual([])
      expect(replay.record.players).toBe(players)
      expect(replay.bound.box.options).toMatchObject(options)
      const log = logOf(replay)
      const rest = log.slice(log.findIndex(({ code }) => code === 'end-rung'))
      expect(rest[0].code).toBe('end-rung')
      expect(rest.filter(({ code }) => code === 'mass')).toHaveLength(1)
      expect(rest.filter(({ code }) => code === 'wedding-phase')).toHaveLength(0)
    },
  )

  const COMBINATIONS = ['inn', 'port', 'marriage', 'inn port', 'inn marriage', 'port marriage']
  test.each([...COMBINATIONS, 'inn port marriage'])(
    'VX-101, VL-101: %s is played by 2 to 5 players, with and without goals',
    (combination) => {
      const some = moduleCases.filter(
        ({ players, options }) =>
          players > 1 && (options.expansions as readonly string[]).join(' ') === combination,
      )
      expect(new Set(some.map(({ options }) => options.goals === true))).toEqual(new Set([true, false]))
    },
  )

  test.each(['inn', 'port', 'marriage', 'inn port marriage'])(
    'VSX-101: %s is played alone',
    (combination) => {
      const some = moduleCases.filter(
        ({ players, options }) =>
          players === 1 && (options.expansions as readonly string[]).join(' ') === combination,
      )
      expect(some.length).toBeGreaterThan(0)
    },
  )

  test('VX-101: both sides of both boards and every number of players occur', () => {
    const boxes = moduleCases.map(({ name }) => replayOf(name).bound.box)
    const withModule = (module: string) =>
      boxes.filter(({ options }) => (options.expansions as readonly string[]).includes(module))
    expect(new Set(withModule('inn').map(({ options }) => options['inn-side']))).toEqual(
      new Set(['front', 'back']),
    )
    expect(new Set(withModule('marriage').map(({ options }) => options['marriage-side']))).toEqual(
      new Set(['a', 'b']),
    )
    expect(new Set(boxes.map(({ players }) => players))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test.each(coverage)('%s: %s is in some match', (_rule, deed) => {
    expect(moduleCases.filter(({ name }) => deedsIn(name).has(deed)).map(({ name }) => name)).not.toEqual([])
  })
})
