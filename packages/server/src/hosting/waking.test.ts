import { expect, test } from 'vitest'
import { wakeUp } from './waking.ts'

/** A house that fails so often before it wakes. */
function sleeper(times: number, error: Error) {
  const house = {
    tries: 0,
    wake: () => (++house.tries > times ? Promise.resolve() : Promise.reject(error)),
  }
  return house
}

test('a database that went away while the server started is waited for, and told once', async () => {
  const house = sleeper(3, new Error('timeout exceeded when trying to connect'))
  const said: string[] = []
  await wakeUp(house, { warn: (words) => said.push(words), every: 1 })
  expect(house.tries).toBe(4)
  expect(said).toEqual(['The database does not answer: matches go on as soon as it does.'])
})

test('anything else that goes wrong ends the start', async () => {
  const house = sleeper(1, new Error('no such column'))
  await expect(wakeUp(house, { warn: () => {}, every: 1 })).rejects.toThrow('no such column')
  expect(house.tries).toBe(1)
})
