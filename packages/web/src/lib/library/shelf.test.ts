import { describe, expect, test } from 'vitest'
import { Shelf } from './shelf.ts'

/** An IndexedDB that refuses to open with this error. */
function refusing(name: string): IDBFactory {
  const open = () => {
    const request = { error: new DOMException('no', name), onerror: null as (() => void) | null }
    queueMicrotask(() => request.onerror?.())
    return request
  }
  return { open } as unknown as IDBFactory
}

describe('a device that keeps nothing says why', () => {
  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'forbidden'],
    ['InvalidStateError', 'forbidden'],
    ['VersionError', 'newer'],
    ['UnknownError', 'broken'],
  ])('%s: %s', async (name, trouble) => {
    expect(await new Shelf(refusing(name)).all()).toEqual({ ok: false, trouble })
  })

  test('no IndexedDB at all: forbidden', async () => {
    expect(await new Shelf(undefined).put({ id: 'a' })).toEqual({ ok: false, trouble: 'forbidden' })
  })
})
