import { afterEach, expect, test, vi } from 'vitest'
import { Later } from './later.svelte.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a part is sent for when it is first asked for, once', async () => {
  const load = vi.fn(async () => ({ default: 'scene' }))
  const scene = new Later(load)
  expect(load).not.toHaveBeenCalled()
  expect(scene.part).toBe(null)
  await scene.load()
  expect(scene.part).toBe('scene')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that did not come is asked for again', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<{ default: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: 'scene' })
  const scene = new Later(load)
  await scene.load()
  expect(scene.part).toBe(null)
  await vi.runAllTimersAsync()
  expect(scene.part).toBe('scene')
})
