import { expect, test } from 'vitest'
import { chronik, realChronik } from '../../test/process.ts'

test('games --json tells id, seats, options and version of the rules', async () => {
  const { code, out } = await chronik(['games', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual([
    {
      id: 'fair',
      players: { min: 2, max: 4 },
      colours: ['red', 'yellow', 'blue', 'white'],
      rulesVersion: 1,
      edition: 'fair',
      options: [{ id: 'modules', kind: 'several', default: [], choices: ['raven'] }],
    },
  ])
})

test('games tells it in words too', async () => {
  const { out } = await chronik(['games'])
  expect(out).toBe('fair: 2 to 4 players, rules version 1\n  modules (several, default []): raven\n')
})

test('the sample game is not offered to players, and every offered game loads', async () => {
  const { code, out } = await realChronik(['games', '--json'])
  expect(code).toBe(0)
  expect(out).not.toContain('"fair"')
})
