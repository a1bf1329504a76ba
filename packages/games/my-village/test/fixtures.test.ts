import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatRecord, hash, parseRecord, Replay, recordOf, resume, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type MyVillageLog, myVillage } from '../src/index.ts'
import { cases } from './cases.ts'
import { make } from './make.ts'

/**
 * Whole matches that must replay identically for ever. CHRONIK_FIXTURES=write plays those that are
 * missing; records of older versions stay, since matches of those versions are still played on.
 */
const folder = new URL('../fixtures/', import.meta.url)
const finals = new URL('final-states.json', folder)
const file = (name: string) => new URL(`${name}.record`, folder)
const read = (name: string) => readFileSync(file(name), 'utf8')
const replayOf = (name: string) => new Replay(parseRecord(read(name)), myVillage)
const logOf = (name: string) => {
  const replay = replayOf(name)
  const told = Array.from({ length: replay.length + 1 }, (_, index) => replay.logOf(index))
  return told.flat() as unknown as readonly MyVillageLog[]
}

if (process.env.CHRONIK_FIXTURES === 'write') {
  mkdirSync(folder, { recursive: true })
  for (const one of cases)
    if (!existsSync(file(one.name))) writeFileSync(file(one.name), formatRecord(make(one)))
  const hashes = cases.map(({ name }) => [name, hash(replayOf(name).state)])
  writeFileSync(finals, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}

const known = JSON.parse(readFileSync(finals, 'utf8')) as { readonly [name: string]: number }

describe('recorded matches', () => {
  test('are all about a case, with 2, 3 and 4 players', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
    expect(files.toSorted()).toEqual(cases.map(({ name }) => `${name}.record`).toSorted())
    expect(new Set(cases.map(({ players }) => players))).toEqual(new Set([2, 3, 4]))
  })

  test.each(cases)('$name replays identically by the rules of version $rules', ({ name, players, rules }) => {
    const text = read(name)
    const record = parseRecord(text)
    const replay = new Replay(record, myVillage)
    expect(replay.due).toMatchObject({ over: true, score: record.result })
    expect([record.players, record.rules]).toEqual([players, rules])
    expect(hash(replay.state)).toBe(known[name])
    expect(myVillage.invariants(replay.state)).toEqual([])
    const again = resume(record, myVillage, new SeededChance(0))
    expect(formatRecord(recordOf(again, { id: name }))).toBe(text)
  })

  test.each(cases)('$name shows what it is about', ({ name, shows }) => {
    const { due } = replayOf(name)
    if (!('score' in due)) throw new Error('the match is not over')
    expect(shows(logOf(name), due.score)).toBe(true)
  })
})
