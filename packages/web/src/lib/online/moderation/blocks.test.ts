import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BlockList } from './blocks.svelte.ts'

/** What a server would keep, and what it was asked. */
let kept: { readonly user: string; readonly name: string }[]
let answers: boolean
let blocks: BlockList

beforeEach(() => {
  kept = [{ user: 'eve', name: 'Eve' }]
  answers = true
  blocks = new BlockList()
  vi.stubGlobal('fetch', async (path: string, init: { readonly body?: string }) => {
    expect(path).toBe('/api/me/blocked')
    if (!answers) throw new TypeError('Failed to fetch')
    if (init.body !== undefined) {
      const { user, blocked = true } = JSON.parse(init.body) as { user: string; blocked?: boolean }
      kept = kept.filter((one) => one.user !== user)
      if (blocked) kept.push({ user, name: user })
    }
    return Response.json({ blocked: kept })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('whoever is blocked is in the list, and is not any more when that is taken back', async () => {
  expect(blocks.all).toBeNull()
  expect(await blocks.load()).toBeNull()
  expect([blocks.has('eve'), blocks.has('ben')]).toEqual([true, false])
  expect(await blocks.block('ben', 'table')).toBeNull()
  expect(blocks.has('ben')).toBe(true)
  expect(await blocks.unblock('eve')).toBeNull()
  expect(blocks.all).toEqual([{ user: 'ben', name: 'ben' }])
})

test('what the server did not hear is not done, and is said', async () => {
  await blocks.load()
  answers = false
  expect(await blocks.unblock('eve')).toMatchObject({ code: 'unreachable' })
  expect(blocks.has('eve')).toBe(true)
})
