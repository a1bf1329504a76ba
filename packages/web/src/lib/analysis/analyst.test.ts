import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { Mind } from '../mind/mind.ts'
import type { AnalysisAnswer } from '../mind/worker-thinker.ts'
import { played } from '../port/testing/played.ts'
import { type Analysed, isWhole } from './analysed.ts'
import { analyseMatch } from './analyst.ts'

const { record } = played(village, { players: 2, options: { 'round-limit': 1 } })
const question = { game: 'village', record, iterations: 10 }
const ALL = { of: 1, first: 0 }
const NOTHING: readonly number[] = []

test('a mind looks at every decision, tells each as it comes, and is whole at the end', async () => {
  const told: AnalysisAnswer[] = []
  await new Mind(() => 0).analyse({ ...question, part: ALL, known: NOTHING }, (answer) => told.push(answer))
  const last = told.at(-1)
  expect(last).toMatchObject({ type: 'looked', looked: null })
  expect(last?.type === 'looked' && last.read === last.events).toBe(true)
  const looked = told.flatMap((one) => (one.type === 'looked' && one.looked !== null ? [one.looked] : []))
  expect(looked.length).toBeGreaterThan(5)
  expect(looked.every(({ chances }) => Math.abs(chances[0] + chances[1] - 1) < 0.01)).toBe(true)
  expect(looked.every(({ played: text }) => typeof village.notation.parse(text) === 'number')).toBe(true)
})

/** A thread that says what it is told to. */
function thread() {
  const worker = {
    onmessage: null as Worker['onmessage'],
    onerror: null as Worker['onerror'],
    asked: [] as unknown[],
    ended: 0,
    postMessage: (ask: unknown) => worker.asked.push(ask),
    terminate: () => {
      worker.ended++
    },
    tell: (data: AnalysisAnswer) =>
      worker.onmessage?.call(worker as unknown as Worker, { data } as MessageEvent),
  }
  return worker
}

test('what has been looked at grows, and the thread ends with it, or when nobody wants it any more', () => {
  const worker = thread()
  const heard: Analysed[] = []
  const stop = analyseMatch(
    question,
    null,
    { onmore: (one) => heard.push(one), onfailed: () => {} },
    () => worker,
    1,
  )
  expect(worker.asked).toEqual([
    { type: 'analyse', number: 0, question: { ...question, part: ALL, known: NOTHING } },
  ])
  worker.tell({ type: 'looked', number: 0, looked: null, read: 1, events: 2 })
  expect(heard.map(isWhole)).toEqual([false])
  worker.tell({ type: 'looked', number: 0, looked: null, read: 2, events: 2 })
  expect([heard.map(isWhole), worker.ended]).toEqual([[false, true], 1])
  stop()
  expect(worker.ended).toBe(2)
})

test('a failure is told', () => {
  const worker = thread()
  const failures: string[] = []
  analyseMatch(question, null, { onmore: () => {}, onfailed: (why) => failures.push(why) }, () => worker, 1)
  worker.tell({ type: 'failed', number: 0, message: 'no bots' })
  expect([failures, worker.ended]).toEqual([['no bots'], 1])
})

test('several threads share the decisions; it is whole when all of them are done, in the order of the match', async () => {
  const workers = [thread(), thread()]
  const heard: Analysed[] = []
  let next = 0
  analyseMatch(
    question,
    null,
    { onmore: (one) => heard.push(one), onfailed: () => {} },
    () => workers[next++],
    2,
  )
  const parts: AnalysisAnswer[][] = [[], []]
  const mind = new Mind(() => 0)
  for (const first of [0, 1])
    await mind.analyse({ ...question, part: { of: 2, first }, known: NOTHING }, (one) =>
      parts[first].push(one),
    )
  for (const first of [1, 0]) for (const answer of parts[first]) workers[first].tell(answer)
  const events = heard.at(-1)?.moves.map(({ event }) => event) ?? []
  expect(heard.filter(isWhole)).toHaveLength(1)
  expect(events).toEqual(events.toSorted((one, other) => one - other))
  const alone: AnalysisAnswer[] = []
  await mind.analyse({ ...question, part: ALL, known: NOTHING }, (one) => alone.push(one))
  expect(events).toHaveLength(alone.length - 1)
})

test('what was left is read on: nothing is looked at twice, and it is never less than before', async () => {
  const whole: AnalysisAnswer[] = []
  await new Mind(() => 0).analyse({ ...question, part: ALL, known: NOTHING }, (one) => whole.push(one))
  const looked = whole.flatMap((one) => (one.type === 'looked' && one.looked !== null ? [one.looked] : []))
  const [first, second, ...rest] = looked
  const events = whole[0].type === 'looked' ? whole[0].events : 0
  const before: Analysed = { iterations: 10, events, read: second.event + 1, moves: [first, second] }
  const worker = thread()
  const heard: Analysed[] = []
  analyseMatch(question, before, { onmore: (one) => heard.push(one), onfailed: () => {} }, () => worker, 1)
  const known = [first.event, second.event]
  expect(worker.asked).toMatchObject([{ question: { known } }])
  const told: AnalysisAnswer[] = []
  await new Mind(() => 0).analyse({ ...question, part: ALL, known }, (one) => told.push(one))
  expect(told).toHaveLength(rest.length + 1)
  worker.tell({ type: 'looked', number: 0, looked: null, read: 1, events })
  expect(heard.at(-1)).toEqual(before)
  for (const one of told) worker.tell(one)
  expect(heard.at(-1)?.moves.map(({ event }) => event)).toEqual(looked.map(({ event }) => event))
  expect(heard.filter(isWhole)).toHaveLength(1)
})
