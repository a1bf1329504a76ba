import { expect, test, vi } from 'vitest'
import type { Rulebook } from '../rules/rulebook.ts'
import { explaining, explainTable, shortened } from './about.svelte.ts'

const passage = (id: string, text: string) => ({ id, title: 'Harvest', html: '', text, rules: ['V-401'] })

test('a thing on the board tells what the rulebook says of it, in whole sentences', () => {
  const long = `Harvest ${'You bring in 2 sacks of grain. '.repeat(20)}`
  const told = shortened(passage('harvest', long))
  expect(told.startsWith('You bring in')).toBe(true)
  expect(told.endsWith('grain.')).toBe(true)
  expect(told.length).toBeLessThanOrEqual(340)
})

const book: Rulebook = {
  title: 'Village',
  chapters: [{ id: 'places', title: 'Places', passages: [passage('harvest', 'Harvest Grain.')] }],
}

test('what belongs to no passage, or is not loaded, tells nothing', () => {
  explaining.read(book, (id) => (id === 'space:harvest' ? 'harvest' : null))
  expect(explaining.about('space:harvest')).toEqual({ text: 'Grain.', rules: ['V-401'] })
  expect(explaining.about('space:church')).toBeNull()
  expect([explaining.passage('harvest')?.title, explaining.passage('church')]).toEqual(['Harvest', null])
  explaining.read(null, () => 'harvest')
  expect(explaining.about('space:harvest')).toBeNull()
})

test('a table that is left explains nothing more, also when its book comes only then', async () => {
  vi.useFakeTimers()
  const books: ((one: Rulebook) => void)[] = []
  const load = () => new Promise<Rulebook>((resolve) => books.push(resolve))
  const stay = explainTable(() => 'harvest', load)
  await vi.advanceTimersByTimeAsync(2000)
  books[0](book)
  await vi.advanceTimersByTimeAsync(0)
  expect(explaining.about('anything')?.text).toBe('Grain.')
  stay()
  expect(explaining.about('anything')).toBeNull()
  const leave = explainTable(() => 'harvest', load)
  await vi.advanceTimersByTimeAsync(2000)
  leave()
  books[1](book)
  await vi.advanceTimersByTimeAsync(0)
  expect(explaining.about('anything')).toBeNull()
  vi.useRealTimers()
})
