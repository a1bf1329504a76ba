import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

test.each([
  [['--game', 'chess'], 'There is no game "chess"'],
  [['--game', 'village', '--matches', '0'], '--matches expects a whole number from 1'],
])('%j is refused', async (args, words) => {
  const { code, err } = await realChronik(['train', ...args])
  expect(code).toBe(2)
  expect(err).toContain(words)
})
