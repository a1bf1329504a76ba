import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRecord, type Json, parseRecord, Replay, toJson } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type VillageState, village } from '../src/index.ts'
import { cases } from './cases.ts'
import { make } from './make.ts'
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

/** A hash of the final position in words; what lies nowhere is left out, so that new words change nothing. */
function fingerprint(state: VillageState): string {
  const json = toJson(village, state)
  const facts = [...BASE, ...MORE].map((field) => [field, present(json[field])])
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

if (process.env.CHRONIK_FIXTURES === 'write') {
  for (const one of cases)
    if (!existsSync(file(one.name))) writeFileSync(file(one.name), formatRecord(make(one)))
  const hashes = cases.map(({ name }) => [
    name,
    fingerprint(new Replay(parseRecord(read(name)), village).state),
  ])
  writeFileSync(finals, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}

const known = JSON.parse(readFileSync(finals, 'utf8')) as { readonly [name: string]: string }

describe('recorded matches', () => {
  test('are all about a case, and every case has one', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
    expect(files.sort()).toEqual(cases.map(({ name }) => `${name}.record`).sort())
    expect(files.length).toBeGreaterThanOrEqual(12)
  })

  test.each(cases)('V-I20: $name replays identically', ({ name }) => {
    const text = read(name)
    const record = parseRecord(text)
    expect(formatRecord(record)).toBe(text)
    const replay = new Replay(record, village)
    const { due } = replay
    expect(due).toMatchObject({ over: true, score: record.result })
    expect(fingerprint(replay.state)).toBe(known[name])
    expect(village.invariants(replay.state)).toEqual([])
  })

  test.each(cases)(
    'V-701, V-703, V-705, V-706 to V-709, V-R24, V-R33, VS-R10: $name shows how a match ends',
    ({ name, players, shows }) => {
      const replay = new Replay(parseRecord(read(name)), village)
      const log = Array.from({ length: replay.length + 1 }, (_, index) => replay.logOf(index)).flat()
      const ending = endingOf(players, log)
      expect(shows(ending)).toBe(true)
      expect(replay.record.players).toBe(players)
      expect(ending.masses).toBe(ending.filled === null ? 0 : 1)
    },
  )
})
