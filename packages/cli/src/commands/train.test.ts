import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { realChronik } from '../../test/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik-train-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SMALL = ['--generations', '2', '--matches', '3']

test('the same seed gives the same weights, another seed others', async () => {
  const runs = await Promise.all(
    ['5', '5', '6'].map((seed) =>
      realChronik(['train', '--game', 'my-village', ...SMALL, '--seed', seed, '--json']),
    ),
  )
  const [one, same, other] = runs.map(({ code, out }) => {
    expect(code).toBe(0)
    return JSON.parse(out)
  })
  expect(one.weights).toEqual(same.weights)
  expect(one.weights.stages).not.toEqual(other.weights.stages)
  expect(one.generations).toHaveLength(2)
  expect(one.weights.note).toContain('2 generations of 3 matches by first impression, seed 5')
})

test('deep generations look ahead, and the note says so', async () => {
  const args = ['train', '--game', 'world-without-end', ...SMALL, '--json']
  const { out } = await realChronik([...args, '--deep', '1', '--deep-matches', '2', '--iterations', '5'])
  const { generations, weights } = JSON.parse(out)
  expect(generations).toHaveLength(3)
  expect(weights.note).toContain('2 generations of 3 matches by first impression, then')
  expect(weights.note).toContain('1 generations of 2 matches with 5 iterations')
})

test('weights are written as JSON or as source', async () => {
  const json = join(folder, 'weights.json')
  const source = join(folder, 'weights.ts')
  const args = ['train', '--game', 'world-without-end', ...SMALL]
  for (const file of [json, source]) expect((await realChronik([...args, '--out', file])).code).toBe(0)
  const { stages, note } = JSON.parse(readFileSync(json, 'utf8'))
  const { worldWithoutEndWeights } = await import(source)
  expect(worldWithoutEndWeights).toEqual({ game: 'world-without-end', stages, note })
})

describe('networks', () => {
  const args = ['train', '--game', 'world-without-end', '--network', '--matches', '4']

  test('stopped and gone on, with other threads, the same is learned as in one go', async () => {
    const whole = join(folder, 'whole.json')
    const parts = join(folder, 'parts.json')
    const told = await realChronik([
      ...args,
      '--generations',
      '2',
      '--workers',
      '1',
      '--out',
      whole,
      '--json',
    ])
    expect(told.code).toBe(0)
    const { reports } = JSON.parse(told.out)
    expect(reports).toHaveLength(2)
    expect(reports[1]).toMatchObject({ generation: 2, matches: 8 })
    expect(reports[1].won).toBeGreaterThanOrEqual(0)
    for (const workers of ['1', '2']) {
      const generations = workers === '1' ? '1' : '2'
      await realChronik([...args, '--generations', generations, '--workers', workers, '--out', parts])
    }
    expect(JSON.parse(readFileSync(parts, 'utf8'))).toEqual(JSON.parse(readFileSync(whole, 'utf8')))
  })

  test('a training goes on with its own settings only', async () => {
    const out = join(folder, 'one.json')
    await realChronik([...args, '--generations', '1', '--out', out])
    const { code, err } = await realChronik([...args, '--generations', '2', '--seed', '9', '--out', out])
    expect(code).toBe(2)
    expect(err).toContain('belongs to another training')
  })

  test('a training that another version kept is refused in words', async () => {
    const out = join(folder, 'older.json')
    await realChronik([...args, '--generations', '1', '--out', out])
    const { average, ...older } = JSON.parse(readFileSync(`${out}.training`, 'utf8'))
    expect(average).toBeTypeOf('string')
    writeFileSync(`${out}.training`, JSON.stringify(older))
    const { code, err } = await realChronik([...args, '--generations', '2', '--out', out])
    expect(code).toBe(2)
    expect(err).toContain('kept by another version')
  })

  test('what was learned can sit down in the arena', async () => {
    const out = join(folder, 'contestant.json')
    await realChronik([...args, '--generations', '1', '--out', out])
    const bots = `search:4+weights=${out},impression:0`
    const arena = ['arena', '--game', 'world-without-end', '--players', '2', '--bots', bots, '--blocks', '1']
    const { code, out: table } = await realChronik([...arena, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(table).standings).toHaveLength(2)
  })
})

test('a style trained against the network in use can sit down in the arena, in its own game only', async () => {
  const out = join(folder, 'style.json')
  const args = ['train', '--game', 'world-without-end', '--challenge', ...SMALL]
  const trained = await realChronik([...args, '--out', out, '--json'])
  expect(trained.code).toBe(0)
  expect(JSON.parse(trained.out).margins).toHaveLength(2)
  const bots = `search:4+weights=learned+style=${out},search:4+weights=learned`
  const arena = (game: string): string[] =>
    ['arena', '--game', game, '--players', '2', '--blocks', '1', '--json'].concat('--bots', bots)
  const { code, out: table } = await realChronik(arena('world-without-end'))
  expect(code).toBe(0)
  expect(JSON.parse(table).standings).toHaveLength(2)
  const elsewhere = await realChronik(arena('village'))
  expect(elsewhere.code).toBe(2)
  expect(elsewhere.err).toContain('There is no style')
})

test.each([
  [
    ['--game', 'world-without-end', '--network', '--from', 'learned', '--neurons', '100', '--out', 'x'],
    'or some times as many',
  ],
  [['--game', 'world-without-end', '--network'], '--out is missing'],
  [['--game', 'chess'], 'There is no game "chess"'],
  [['--game', 'village', '--matches', '0'], '--matches expects a whole number from 1'],
])('%j is refused', async (args, words) => {
  const { code, err } = await realChronik(['train', ...args])
  expect(code).toBe(2)
  expect(err).toContain(words)
})
