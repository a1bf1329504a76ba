import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, notices, notify, show } from './notices.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of notices()) dismiss(id)
  vi.useRealTimers()
})

const texts = () => notices().map(({ text, said = false }) => [text, said])

test('what is said elsewhere takes the place of what was said before, and of nothing else', () => {
  notify('Kept')
  show('You take a cube')
  show('You take a cube and lose 2 time')
  expect(texts()).toEqual([
    ['Kept', false],
    ['You take a cube and lose 2 time', true],
  ])
})

test('what can be done about something is offered for longer', () => {
  notify('Read')
  notify('Undone', { label: 'Undo', run: () => {} })
  vi.advanceTimersByTime(15_000)
  expect(texts()).toEqual([['Undone', false]])
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual([])
})
