import type { TableAnalysis } from '@chronik/protocol'
import { expect, test, vi } from 'vitest'
import { type Api, apiOf } from '../online/api.ts'
import type { Analysed, LookedAt } from './analysed.ts'
import { analyseOnServer, foundOnServer, stopOnServer } from './server-analyst.ts'

const move = (event: number): LookedAt => ({
  event,
  seat: 0,
  played: 'pass',
  best: 'pass',
  before: 0.5,
  after: 0.5,
  choices: 2,
  chances: [0.5, 0.5],
})
const told = (given: Partial<TableAnalysis>): TableAnalysis => ({
  status: 'running',
  iterations: 400,
  events: 3,
  read: 0,
  moves: [],
  ...given,
})

/** A server that gives these answers one after the other; null: it cannot be reached, a code: it refuses. */
function serverThat(answers: (TableAnalysis | string | null)[]): { api: Api; asked: string[] } {
  const asked: string[] = []
  const api = apiOf(
    () => 'en',
    async (path, { method = 'GET', body }) => {
      asked.push([method, path, ...(typeof body === 'string' ? [body] : [])].join(' '))
      const answer = answers.shift() ?? null
      if (answer === null) throw new Error('away')
      if (typeof answer === 'string') return Response.json({ code: answer, words: '' }, { status: 409 })
      return Response.json(answer)
    },
  )
  return { api, asked }
}

function listening() {
  const heard: Analysed[] = []
  const ended: string[] = []
  const listener = {
    onmore: (one: Analysed) => heard.push(one),
    onended: (how: string) => ended.push(how),
    onrefused: () => ended.push('refused'),
  }
  return { heard, ended, listener }
}

const SOON = { timeout: 20_000 }
const wish = { table: 'a b', iterations: 400 }

test('what the server has found grows, and only what is new is asked for', async () => {
  const { api, asked } = serverThat([
    told({ read: 1, moves: [move(0)] }),
    null,
    told({ read: 2, moves: [move(1)] }),
    told({ status: 'done', read: 3, moves: [move(2)] }),
  ])
  const { heard, ended, listener } = listening()
  analyseOnServer(api, wish, listener, 1)
  await vi.waitFor(() => expect(ended).toEqual(['done']), SOON)
  expect(heard.map(({ read, moves }) => [read, moves.map(({ event }) => event)])).toEqual([
    [1, [0]],
    [2, [0, 1]],
    [3, [0, 1, 2]],
  ])
  expect(asked).toEqual([
    'POST /tables/a%20b/analysis {"iterations":400}',
    'GET /tables/a%20b/analysis?have=1',
    'GET /tables/a%20b/analysis?have=1',
    'GET /tables/a%20b/analysis?have=2',
  ])
})

test.each([
  ['somebody has ended it', [told({}), told({ status: 'stopped' })], 'stopped'],
  ['it could not be done', [told({}), told({ status: 'failed' })], 'failed'],
  ['the server does not do it for this person', ['not-seated'], 'refused'],
  ['the server is away', [], 'refused'],
])('it ends when %s', async (_, answers, how) => {
  const { ended, listener } = listening()
  analyseOnServer(serverThat(answers).api, wish, listener, 1)
  await vi.waitFor(() => expect(ended).toEqual([how]), SOON)
})

test('who leaves hears nothing more, and the server is only stopped when it is asked to', async () => {
  const { api, asked } = serverThat([
    told({}),
    told({ status: 'stopped' }),
    told({ read: 2, moves: [move(0)] }),
  ])
  const { heard, listener } = listening()
  const leave = analyseOnServer(api, wish, listener, 1)
  leave()
  await stopOnServer(api, 'a b')
  expect(asked.at(-1)).toBe('POST /tables/a%20b/analysis/stop {}')
  expect(heard).toEqual([])
  expect(await foundOnServer(api, 'a b')).toEqual({ iterations: 400, events: 3, read: 2, moves: [move(0)] })
  expect(await foundOnServer(api, 'a b')).toBe(null)
})
