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

test('a mind looks at every decision, tells each as it comes, and is whole at the end', async () => {
  const told: AnalysisAnswer[] = []
  await new Mind(() => 0).analyse({ ...question, part: ALL }, (answer) => told.push(answer))
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
    { onmore: (one) => heard.push(one), onfailed: () => {} },
    () => worker,
    1,
  )
  expect(worker.asked).toEqual([{ type: 'analyse', number: 0, question: { ...question, part: ALL } }])
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
  analyseMatch(question, { onmore: () => {}, onfailed: (why) => failures.push(why) }, () => worker, 1)
  worker.tell({ type: 'failed', number: 0, message: 'no bots' })
  expect([failures, worker.ended]).toEqual([['no bots'], 1])
})

test('several threads share the decisions; it is whole when all of them are done, in the order of the match', async () => {
  const workers = [thread(), thread()]
  const heard: Analysed[] = []
  let next = 0
  analyseMatch(question, { onmore: (one) => heard.push(one), onfailed: () => {} }, () => workers[next++], 2)
  const parts: AnalysisAnswer[][] = [[], []]
  const mind = new Mind(() => 0)
  for (const first of [0, 1])
    await mind.analyse({ ...question, part: { of: 2, first } }, (one) => parts[first].push(one))
  for (const first of [1, 0]) for (const answer of parts[first]) workers[first].tell(answer)
  const events = heard.at(-1)?.moves.map(({ event }) => event) ?? []
  expect(heard.filter(isWhole)).toHaveLength(1)
  expect(events).toEqual(events.toSorted((one, other) => one - other))
  const alone: AnalysisAnswer[] = []
  await mind.analyse({ ...question, part: ALL }, (one) => alone.push(one))
  expect(events).toHaveLength(alone.length - 1)
})
