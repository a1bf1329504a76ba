import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, type LiveState } from './client.ts'
import type { ServerFrame } from './frames.ts'
import type { Socket } from './socket.ts'
import type { TableView } from './table.ts'
import { LIVE_VERSION } from './version.ts'

/** The other end of a wire, as a test needs it. */
class Wire implements Socket {
  static readonly all: Wire[] = []
  readonly sent: { readonly type: string; readonly [key: string]: unknown }[] = []
  closed = false
  readonly #listeners: { [type: string]: ((event: never) => void)[] } = {}

  constructor() {
    Wire.all.push(this)
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners[type] = [...(this.#listeners[type] ?? []), listener]
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  tell(frame: ServerFrame): void {
    this.#emit('message', { data: JSON.stringify(frame) })
  }

  hello(version = LIVE_VERSION): void {
    this.tell({ type: 'hello', version, me: null, now: 0 })
  }

  /** The connection breaks. */
  cut(): void {
    this.#emit('close', { code: 1006 })
  }

  #emit(type: string, event: object): void {
    for (const listener of this.#listeners[type] ?? []) listener(event as never)
  }
}

const view = { id: 'table', status: 'playing' } as TableView
const watching = {
  type: 'watching',
  table: view,
  viewer: 0,
  presence: { seats: [], away: [], spectators: 0 },
} as const
const update = (seq: number, after: number | null): ServerFrame => ({
  type: 'update',
  table: 'table',
  clock: null,
  awaited: null,
  seq,
  after,
  told: 0,
  base: after === null ? [0] : null,
  beats: [],
  changes: after === null ? [] : [0, seq],
  own: [],
  turn: { over: false, seat: 0, decision: 'turn' },
})

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function live(states: LiveState[] = []): Live {
  return new Live({
    url: 'ws://test/live',
    language: 'de',
    open: () => new Wire(),
    patience: { first: 100, longest: 1_000, quiet: 5_000, answer: 2_000 },
    onState: (state) => states.push(state),
  })
}

const last = () => Wire.all[Wire.all.length - 1]

test('it greets in its language and watches from the last deed it has seen', () => {
  const states: LiveState[] = []
  const client = live(states)
  client.watch('table')
  last().hello()
  expect(last().sent).toEqual([
    { type: 'language', language: 'de' },
    { type: 'watch', table: 'table', seen: null },
  ])
  last().tell(watching)
  last().tell(update(7, null))
  last().cut()
  vi.advanceTimersByTime(100)
  expect(Wire.all).toHaveLength(2)
  last().hello()
  expect(last().sent).toContainEqual({ type: 'watch', table: 'table', seen: 7 })
  expect(states).toEqual(['open', 'connecting', 'open'])
})

test('a lost connection says when it is tried again, and nothing while it is', () => {
  const client = live()
  last().hello()
  expect(client.nextTry).toBeNull()
  last().cut()
  const wait = (client.nextTry ?? 0) - client.now()
  expect(wait).toBeGreaterThanOrEqual(50)
  expect(wait).toBeLessThanOrEqual(100)
  vi.advanceTimersByTime(wait)
  expect(client.nextTry).toBeNull()
  last().cut()
  expect((client.nextTry ?? 0) - client.now(), 'longer each time').toBeGreaterThanOrEqual(100)
  client.reconnect()
  vi.advanceTimersByTime(0)
  expect(client.nextTry).toBeNull()
})

test('a table that a server without its database cannot look up is asked for until it can, and told of once', () => {
  const told: (string | null)[] = []
  const client = live()
  client.watch('table', {
    onNotice: ({ code }) => told.push(code),
    onRefused: (refused) => told.push(refused?.code ?? null),
  })
  last().hello()
  const watches = () => last().sent.filter(({ type }) => type === 'watch').length
  for (let times = 1; times <= 3; times++) {
    expect(watches()).toBe(times)
    last().tell({ type: 'refused', table: 'table', code: 'no-database', words: 'Later.' })
    vi.advanceTimersByTime(1_000)
  }
  last().tell(watching)
  vi.advanceTimersByTime(2_000)
  expect(watches()).toBe(4)
  expect(told).toEqual(['no-database'])
})

test('a table that cannot be watched at all is not asked for again', () => {
  const told: (string | null)[] = []
  const client = live()
  client.watch('table', { onRefused: (refused) => told.push(refused?.code ?? null) })
  last().hello()
  last().tell({ type: 'refused', table: 'table', code: 'no-such-table', words: 'None.' })
  vi.advanceTimersByTime(4_000)
  expect(last().sent.filter(({ type }) => type === 'watch')).toHaveLength(1)
  expect(told).toEqual(['no-such-table'])
})

test('it waits longer each time, up to a limit', () => {
  live()
  const pauses: number[] = []
  for (let times = 0; times < 8; times++) {
    const [before, began] = [Wire.all.length, Date.now()]
    last().cut()
    while (Wire.all.length === before) vi.advanceTimersByTime(10)
    pauses.push(Date.now() - began)
  }
  expect(pauses[0]).toBeLessThanOrEqual(110)
  expect(pauses[7]).toBeGreaterThanOrEqual(500)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1_010)
})

test('what was not answered is sent again with the same request, and answered once', async () => {
  const client = live()
  const table = client.watch('table')
  last().hello()
  last().tell(watching)
  last().tell(update(7, null))
  const answer = table.submit(['take'])
  const [first] = last().sent.filter(({ type }) => type === 'submit')
  expect(first).toMatchObject({ seq: 7, moves: ['take'] })
  last().cut()
  vi.advanceTimersByTime(100)
  last().hello()
  expect(last().sent.some(({ type }) => type === 'submit')).toBe(false)
  last().tell(watching)
  expect(last().sent.filter(({ type }) => type === 'submit')).toEqual([first])
  last().tell({ type: 'played', table: 'table', request: String(first.request), seq: 8 })
  expect(await answer).toEqual({ played: true, seq: 8 })
  last().cut()
  vi.advanceTimersByTime(1_000)
  last().hello()
  last().tell(watching)
  expect(last().sent.some(({ type }) => type === 'submit')).toBe(false)
})

test('what is asked before the table is watched waits for it', () => {
  const client = live()
  const table = client.watch('table')
  void table.say('players', 'hello')
  last().hello()
  expect(last().sent.some(({ type }) => type === 'say')).toBe(false)
  last().tell(watching)
  expect(last().sent.some(({ type }) => type === 'say')).toBe(true)
})

test('a gap is closed by asking for everything; other eyes see everything anew', () => {
  const client = live()
  const table = client.watch('table')
  last().hello()
  last().tell(watching)
  last().tell(update(7, null))
  last().tell(update(9, 8))
  expect(last().sent.at(-1)).toEqual({ type: 'watch', table: 'table', seen: null })
  expect(table.position.seq).toBe(7)
  last().tell({ ...watching, viewer: 2 })
  expect(table.position.seq).toBeNull()
})

test('a server that keeps silent is left for a new connection', () => {
  live()
  last().hello()
  vi.advanceTimersByTime(5_000)
  expect(last().sent.at(-1)).toEqual({ type: 'ping' })
  last().tell({ type: 'pong' })
  vi.advanceTimersByTime(5_000)
  expect(Wire.all).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(Wire.all[0].closed).toBe(true)
  vi.advanceTimersByTime(100)
  expect(Wire.all).toHaveLength(2)
  // Nor does it wait forever for a greeting.
  vi.advanceTimersByTime(2_200)
  expect(Wire.all).toHaveLength(3)
})

test('a newer server is not understood: the page is to be loaded again', () => {
  const states: LiveState[] = []
  live(states)
  last().hello(LIVE_VERSION + 1)
  expect(states).toEqual(['outdated'])
  vi.advanceTimersByTime(60_000)
  expect(Wire.all).toHaveLength(1)
})

test('closing answers what was asked and connects no more', async () => {
  const client = live()
  const answer = client.watch('table').submit(['take'])
  client.close()
  expect(await answer).toMatchObject({ played: false, refused: { code: 'closed' } })
  vi.advanceTimersByTime(60_000)
  expect(Wire.all).toHaveLength(1)
})

test('deeds of the own seat that were not submitted here came from another device', () => {
  const client = live()
  const ways: { readonly mine: boolean; readonly elsewhere: boolean }[] = []
  const table = client.watch('table', {
    onUpdate: (_update, _position, { mine, elsewhere }) => ways.push({ mine, elsewhere }),
  })
  last().hello()
  last().tell(watching)
  last().tell(update(0, null))
  void table.submit(['take'])
  const [sent] = last().sent.filter(({ type }) => type === 'submit')
  const request = sent?.type === 'submit' ? sent.request : ''
  last().tell({ ...update(1, 0), own: [request] } as ServerFrame)
  last().tell({ ...update(2, 1), own: ['0be5f60f8a7e4a55'] } as ServerFrame)
  last().tell(update(3, 2))
  expect(ways.slice(1)).toEqual([
    { mine: true, elsewhere: false },
    { mine: false, elsewhere: true },
    { mine: false, elsewhere: false },
  ])
})
