import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusedText } from '../words.ts'
import { Lobby } from './lobby.svelte.ts'

/** A device whose network comes and goes, before a server with one table. */
class Device extends EventTarget {
  onLine = true

  turn(onLine: boolean): void {
    this.onLine = onLine
    this.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }

  async fetch(path: string): Promise<Response> {
    if (!this.onLine) throw new TypeError('Failed to fetch')
    return Response.json(path === '/api/auth/me' ? { me: null } : { tables: [{ id: 'one' }], next: null })
  }
}

let device: Device

beforeEach(() => {
  device = new Device()
  vi.stubGlobal('window', device)
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('fetch', (path: string) => device.fetch(path))
})

afterEach(() => vi.unstubAllGlobals())

test('without a network the square says so instead of counting no tables, and recovers by itself', async () => {
  device.onLine = false
  const lobby = new Lobby()
  const leave = lobby.visit()
  await expect.poll(() => lobby.trouble).toEqual({ code: 'offline', words: '' })
  expect([lobby.found, lobby.knowsMine]).toEqual([null, false])
  expect(refusedText({ code: 'offline', words: '' })).toMatch(/^You are offline\./)
  device.turn(true)
  await expect.poll(() => lobby.trouble).toBeNull()
  flushSync()
  expect([lobby.found, lobby.knowsMine]).toEqual([1, true])
  device.turn(false)
  await expect.poll(() => lobby.found).toBeNull()
  leave()
})
