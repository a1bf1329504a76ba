import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  advance,
  apply,
  bindRecord,
  formatRecord,
  hash,
  MoveList,
  parseRecord,
  Replay,
  recordOf,
  resume,
  SeededChance,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { EVENTS, type WorldState, worldWithoutEnd } from '../src/index.ts'
import { cases, toldIn } from './cases.ts'
import { make } from './make.ts'

/**
 * Whole matches that must replay identically for ever. CHRONIK_FIXTURES=write plays those that are
 * missing; records of older versions stay, since matches of those versions are still played on.
 */
const folder = new URL('../fixtures/', import.meta.url)
const finals = new URL('final-states.json', folder)
const file = (name: string) => new URL(`${name}.record`, folder)
const read = (name: string) => readFileSync(file(name), 'utf8')
const replayOf = (name: string) => new Replay(parseRecord(read(name)), worldWithoutEnd)
const logOf = (name: string) => {
  const replay = replayOf(name)
  return toldIn(Array.from({ length: replay.length + 1 }, (_, index) => replay.logOf(index)).flat())
}

/** Everything that was told in a match, as a short sum. */
function told(name: string): string {
  return createHash('sha256')
    .update(JSON.stringify(logOf(name)))
    .digest('hex')
    .slice(0, 16)
}

/** The record played as search plays: no log, nobody watches. */
function playedSilently(name: string): WorldState {
  const { events, box } = bindRecord(parseRecord(read(name)), worldWithoutEnd)
  const outcomes = events.flatMap((event) => (event.type === 'chance' ? [event.outcome] : []))
  const moves = events.flatMap((event) => (event.type === 'move' ? [event.move] : []))
  const state = worldWithoutEnd.begin(box)
  const chance = { outcome: () => outcomes.shift() ?? -1 }
  const listed = new MoveList()
  while (advance(worldWithoutEnd, state, chance, listed) === 'choice') {
    apply(worldWithoutEnd, state, moves.shift() ?? listed.at(0))
  }
  return state
}

if (process.env.CHRONIK_FIXTURES === 'write') {
  for (const one of cases)
    if (!existsSync(file(one.name))) writeFileSync(file(one.name), formatRecord(make(one)))
  const hashes = cases.map(({ name }) => [name, { position: hash(replayOf(name).state), log: told(name) }])
  writeFileSync(finals, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}

const known = JSON.parse(readFileSync(finals, 'utf8')) as {
  readonly [name: string]: { readonly position: number; readonly log: string }
}

describe('recorded matches', () => {
  test('are all about a case, and every case has one', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
    expect(files.toSorted()).toEqual(cases.map(({ name }) => `${name}.record`).toSorted())
    expect(new Set(cases.map(({ players }) => players))).toEqual(new Set([2, 3, 4]))
  })

  test.each(cases)('$name replays identically by the rules of version $rules', ({ name, players, rules }) => {
    const text = read(name)
    const record = parseRecord(text)
    const replay = new Replay(record, worldWithoutEnd)
    expect(replay.due).toMatchObject({ over: true, score: record.result })
    expect([record.players, record.rules]).toEqual([players, rules])
    expect(hash(replay.state)).toBe(known[name].position)
    expect(worldWithoutEnd.invariants(replay.state)).toEqual([])
    const again = resume(record, worldWithoutEnd, new SeededChance(0))
    expect(formatRecord(recordOf(again, { id: name }))).toBe(text)
  })

  test.each(cases)('$name tells the same, and needs nobody to tell it to', ({ name }) => {
    expect(told(name)).toBe(known[name].log)
    expect(hash(playedSilently(name))).toBe(known[name].position)
  })

  test.each(cases)('$name shows what it is about', ({ name, shows }) => {
    expect(shows(logOf(name))).toBe(true)
  })

  test('every event card appears in some of them', () => {
    const revealed = new Set(cases.flatMap(({ name }) => logOf(name).map(({ event }) => event)))
    expect(EVENTS.list.filter((event) => !revealed.has(event))).toEqual([])
  })
})
