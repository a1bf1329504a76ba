import { expect, test } from 'vitest'
import { opponents } from '../all.ts'
import { readyFor } from '../opponents.ts'
import { Challenge } from './challenge.ts'

const own = await readyFor(opponents['world-without-end'], 'grandmaster')

test('a style is trained match by match, the same from the same seed', async () => {
  const [one, same, other] = await Promise.all(
    [5, 5, 6].map(async (seed) => {
      const challenge = new Challenge(own, 0, seed)
      expect(challenge.style).toEqual({})
      await challenge.climb(4)
      return challenge.style
    }),
  )
  expect(Object.keys(one).length).toBeGreaterThan(0)
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('it loves nothing but what the game knows', async () => {
  const challenge = new Challenge(own, 2, 7)
  await challenge.climb(2)
  for (const feature of Object.keys(challenge.style)) expect(own.evaluator.features).toContain(feature)
})

test('nobody is challenged before what was learned has been loaded', () => {
  expect(() => new Challenge(opponents['world-without-end'], 0, 1)).toThrow('nothing learned')
})
