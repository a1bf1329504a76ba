import { expect, test, vi } from 'vitest'
import { held, heldOf } from './held.ts'

test('what is not shown is not read again', () => {
  let shown = true
  let question = 'Which cube?'
  const read = vi.fn(() => question)
  const asked = held(() => shown, read)
  expect(asked()).toBe('Which cube?')
  shown = false
  question = 'Which crop?'
  expect([asked(), asked()]).toEqual(['Which cube?', 'Which cube?'])
  expect(read).toHaveBeenCalledTimes(1)
  shown = true
  expect(asked()).toBe('Which crop?')
})

test('options are worded once when they are shown, and not at all while they are away', () => {
  let shown = true
  const [harvest, family] = [{ title: 'Harvest' }, { title: 'Family' }]
  const say = vi.fn(({ title }: { readonly title: string }) => `${title}.`)
  const spoken = heldOf(() => shown, say)
  expect([spoken(harvest), spoken(family)]).toEqual(['Harvest.', 'Family.'])
  expect(say).toHaveBeenCalledTimes(2)
  shown = false
  expect([spoken(harvest), spoken(family)]).toEqual(['Harvest.', 'Family.'])
  expect(say).toHaveBeenCalledTimes(2)
})
