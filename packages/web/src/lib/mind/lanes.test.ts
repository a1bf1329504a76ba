import type { Found } from '@chronik/bots'
import type { Move } from '@chronik/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { helpersFor, Lanes } from './lanes.ts'
import type { MoveQuestion } from './thinker.ts'

const question: MoveQuestion = {
  match: 'm-1',
  game: 'village',
  setup: { players: 2 },
  position: new Int16Array(4),
  level: 'grandmaster',
  seed: 3,
}
const found = { best: 1 as Move, considered: [], line: [], iterations: 5 } satisfies Found

/** A thread that is ready and answers when it is told to. */
class Thread {
  readonly asked: MoveQuestion[] = []
  stopped = 0
  loads: Promise<void> = Promise.resolve()
  answer: Promise<Found> = Promise.resolve(found)

  prepare = (): Promise<void> => this.loads
  ponder = (asked: MoveQuestion): Promise<Found> => {
    this.asked.push(asked)
    return this.answer
  }
  stop = (): void => {
    this.stopped++
  }
}

let threads: Thread[] = []

function lanes(count: number, begin: (thread: Thread, index: number) => void = () => {}): Lanes {
  return new Lanes(() => {
    const thread = new Thread()
    begin(thread, threads.length)
    threads.push(thread)
    return thread
  }, count)
}

/** What the helpers found out, or why not. */
async function help(of: Lanes): Promise<unknown[]> {
  const helpers = of.helpersOf(question)
  await vi.advanceTimersByTimeAsync(600)
  const told = (await helpers).map((helper) =>
    Promise.resolve(helper(undefined as never)).catch((error: Error) => error.message),
  )
  await vi.advanceTimersByTimeAsync(3_000)
  return Promise.all(told)
}

beforeEach(() => {
  vi.useFakeTimers()
  threads = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('one processor is left free, and more than four threads never think', () => {
  expect([undefined, 1, 2, 3, 4, 5, 8, 64].map(helpersFor)).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
})

test('threads are started when somebody asks, and each thinks with a seed of its own', async () => {
  const helped = lanes(2)
  expect(threads).toEqual([])
  expect(await help(helped)).toEqual([found, found])
  const seeds = threads.flatMap(({ asked }) => asked.map(({ seed }) => seed))
  expect(new Set([question.seed, ...seeds]).size).toBe(3)
  await help(helped)
  expect(threads.map(({ asked }) => asked.map(({ seed }) => seed))).toEqual(seeds.map((seed) => [seed, seed]))
})

test('who is not ready in time helps the next time, and who cannot load never does', async () => {
  let ready = (): void => {}
  const helped = lanes(3, (thread, index) => {
    if (index === 0) thread.loads = new Promise((resolve) => (ready = resolve))
    if (index === 1) thread.loads = Promise.reject(new Error('away'))
  })
  expect(await help(helped)).toEqual([found])
  ready()
  expect(await help(helped)).toEqual([found, found])
  expect(threads.map(({ asked }) => asked.length)).toEqual([1, 0, 2])
})

test('what is found out too late is done without', async () => {
  const helped = lanes(2, (thread, index) => {
    if (index === 1) thread.answer = new Promise(() => {})
  })
  expect(await help(helped)).toEqual([found, 'found out too late'])
})

test('threads end when nobody has asked for a minute, and begin anew', async () => {
  const helped = lanes(2)
  await help(helped)
  await vi.advanceTimersByTimeAsync(50_000)
  await help(helped)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(threads.map(({ stopped }) => stopped)).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(threads.map(({ stopped }) => stopped)).toEqual([1, 1])
  expect(vi.getTimerCount()).toBe(0)
  expect(await help(helped)).toEqual([found, found])
  expect(threads.length).toBe(4)
})
