import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { plan, Scene } from './testing/scene.ts'

const TOKEN = 'the-token-of-the-operator'

let scene: Scene

beforeAll(async () => {
  scene = await Scene.open({ CHRONIK_RATE_LIMITS: 'off', CHRONIK_OPERATOR_TOKEN: TOKEN })
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

const at = (table: string, act: string) => `/api/tables/${table}/${act}`
type Attack = readonly [what: string, status: number, code: string, attack: () => Promise<Answer>]

const paces: readonly Attack[] = [
  ['a bank of no time', { kind: 'bank', bank: 0, increment: 0 }],
  ['a bank for a year', { kind: 'bank', bank: 31_536_000_000, increment: 0 }],
  ['an increment that takes away', { kind: 'bank', bank: 60_000, increment: -1 }],
  ['a move that is never due', { kind: 'move', limit: Number.MAX_SAFE_INTEGER }],
  ['a move within nothing', { kind: 'move', limit: 1 }],
  ['quiet hours nowhere', { kind: 'move', limit: 86_400_000, quiet: { from: 22, to: 8, zone: '../../etc' } }],
  ['quiet hours at 99', { kind: 'move', limit: 86_400_000, quiet: { from: 99, to: 8, zone: 'UTC' } }],
  ['a pace that is none', { kind: 'never' }],
].map(([what, pace]) => [
  `opens a table with ${String(what)}`,
  400,
  'bad-request',
  () => scene.anna.post('/api/tables', plan({ pace })),
])

const attacks: readonly Attack[] = [
  ...paces,
  ['pauses a match of others', 403, 'not-seated', () => scene.mallory.post(at(scene.shown, 'pause'))],
  [
    'lets clocks go on that are not hers',
    403,
    'not-seated',
    () => scene.mallory.post(at(scene.shown, 'resume')),
  ],
  [
    'votes at a table where she does not sit',
    403,
    'not-seated',
    () => scene.mallory.post(at(scene.shown, 'vote'), { seat: 0, choice: 'end' }),
  ],
  [
    'votes although nobody is overdue',
    409,
    'no-vote',
    () => scene.berta.post(at(scene.shown, 'vote'), { seat: 0, choice: 'end' }),
  ],
  [
    'votes for what cannot be chosen',
    400,
    'bad-request',
    () => scene.berta.post(at(scene.shown, 'vote'), { seat: 0, choice: 'mine' }),
  ],
  ['voids a match as its host', 409, 'needs-consent', () => scene.anna.post(at(scene.shown, 'end'))],
  [
    'sends the host away',
    403,
    'not-host',
    () => scene.mallory.post(at(scene.shown, 'kick'), { user: scene.ids.anna }),
  ],
  [
    'sends a player away in mid-match',
    409,
    'not-gathering',
    () => scene.anna.post(at(scene.shown, 'kick'), { user: scene.ids.berta }),
  ],
  [
    'silences a player',
    409,
    'own-seat',
    () => scene.anna.post(at(scene.shown, 'mute'), { user: scene.ids.berta, muted: true }),
  ],
  [
    'silences somebody at the table of another',
    403,
    'not-host',
    () => scene.mallory.post(at(scene.shown, 'mute'), { user: scene.ids.anna, muted: true }),
  ],
  [
    'shows out the spectators of another',
    403,
    'not-host',
    () => scene.mallory.post(at(scene.shown, 'spectators'), { allowed: false }),
  ],
  [
    'blocks without a name',
    401,
    'sign-in',
    () => scene.stranger.post('/api/me/blocked', { user: 'x', table: scene.shown }),
  ],
  [
    'blocks somebody who is not at the table',
    404,
    'no-person',
    () => scene.mallory.post('/api/me/blocked', { user: 'nobody', table: scene.shown }),
  ],
  [
    'blocks at a table she may not see',
    403,
    'no-spectators',
    () => scene.mallory.post('/api/me/blocked', { user: scene.ids.anna, table: scene.closed }),
  ],
  [
    'reports at a table she may not see',
    403,
    'no-spectators',
    () =>
      scene.mallory.post('/api/reports', { table: scene.closed, user: scene.ids.anna, reason: 'cheating' }),
  ],
  [
    'reports for no reason',
    400,
    'bad-request',
    () => scene.mallory.post('/api/reports', { table: scene.shown, user: scene.ids.anna, reason: 'because' }),
  ],
  [
    'reports with a novel',
    400,
    'bad-request',
    () =>
      scene.mallory.post('/api/reports', {
        table: scene.shown,
        user: scene.ids.anna,
        reason: 'other',
        text: 'x'.repeat(1_001),
      }),
  ],
  ['reads what was reported', 404, 'no-report', () => scene.mallory.get('/api/operator/reports')],
  [
    'reads what was reported with a token that is none',
    404,
    'no-report',
    () => scene.mallory.get('/api/operator/reports', { Authorization: 'Bearer guess' }),
  ],
  [
    'closes a report',
    404,
    'no-report',
    () => scene.mallory.post('/api/operator/reports/1', { outcome: 'fine' }),
  ],
  [
    'goes on vacation without a name',
    401,
    'sign-in',
    () => scene.stranger.post('/api/me/vacation', { until: null }),
  ],
  [
    'goes on vacation for ever',
    422,
    'no-vacation',
    () => scene.mallory.post('/api/me/vacation', { until: Number.MAX_SAFE_INTEGER }),
  ],
  [
    'asks for a part of the lobby that is too large',
    400,
    'bad-request',
    () => scene.stranger.get('/api/tables?limit=100000'),
  ],
  [
    'asks for the lobby of a status that is none',
    400,
    'bad-request',
    () => scene.stranger.get('/api/tables?status=over'),
  ],
  ['sees the sessions of nobody', 401, 'sign-in', () => scene.stranger.get('/api/auth/sessions')],
  [
    'ends a session as nobody',
    401,
    'sign-in',
    () => scene.stranger.post('/api/auth/end-session', { id: 'x' }),
  ],
  ['makes recovery codes as nobody', 401, 'sign-in', () => scene.stranger.post('/api/auth/recovery-codes')],
  [
    'makes recovery codes as a guest',
    409,
    'account-needed',
    () => scene.mallory.post('/api/auth/recovery-codes'),
  ],
  [
    'recovers with a guess',
    401,
    'recovery-wrong',
    () => scene.stranger.post('/api/auth/recover', { code: 'aaaa-aaaa-aaaa-aaaa' }),
  ],
  [
    'recovers with nothing',
    401,
    'recovery-wrong',
    () => scene.stranger.post('/api/auth/recover', { code: '' }),
  ],
  [
    'recovers with a list',
    400,
    'body-invalid',
    () => scene.stranger.post('/api/auth/recover', { code: ['a', 'b'] }),
  ],
  [
    'recovers into a password that is too short',
    400,
    'password-short',
    () => scene.stranger.post('/api/auth/recover', { code: 'aaaa-aaaa-aaaa-aaaa', password: 'x' }),
  ],
  [
    'keeps a match without being anybody',
    401,
    'sign-in',
    () => scene.stranger.post('/api/me/matches', { record: 'chronik-record 1\n' }),
  ],
  [
    'keeps a record that is larger than any match',
    400,
    'bad-request',
    () => scene.anna.post('/api/me/matches', { record: 'x'.repeat(100_001) }),
  ],
  [
    'fetches a match that others keep',
    404,
    'no-match',
    () => scene.mallory.get('/api/me/matches/the-first-of-anna'),
  ],
  [
    'nests JSON ten thousand deep',
    400,
    'too-deep',
    () => raw(scene.mallory, '/api/tables', `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  ],
  [
    'nests JSON in what signs in',
    400,
    'too-deep',
    () =>
      raw(scene.mallory, '/api/auth/sign-in/email', `{"email":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`),
  ],
]

test.each(attacks)('%s: %i %s', async (_, status, code, attack) => {
  const answer = await attack()
  expect([answer.status, answer.json?.code]).toEqual([status, code])
  expect(answer.json.words.length).toBeGreaterThan(0)
  scene.expectNoSecretIn(answer.text)
})

function raw(visitor: Visitor, path: string, body: string): Promise<Answer> {
  return visitor.ask('POST', path, body, { 'Content-Type': 'application/json', Origin: visitor.origin })
}

describe('the lobby', () => {
  test('shows three tables of one person at most, and is read in parts', async () => {
    const flood = await scene.server.guest('Flood')
    const opened = []
    for (let table = 0; table < 5; table++) opened.push(await flood.post('/api/tables', plan({ open: true })))
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    // Others may still be opened, by their link.
    expect((await flood.post('/api/tables', plan())).status).toBe(200)
    const ids = new Set<string>()
    let after: string | null = ''
    do {
      const part: Answer = await scene.stranger.get(
        `/api/tables?limit=2${after === '' ? '' : `&after=${after}`}`,
      )
      expect(part.json.tables.length).toBeLessThanOrEqual(2)
      for (const { id } of part.json.tables) {
        expect(ids.has(id)).toBe(false)
        ids.add(id)
      }
      after = part.json.next
    } while (after !== null)
    for (const { json } of opened.slice(0, 3)) expect(ids.has(json.table.id)).toBe(true)
  })

  test('stays small however large the editions are', async () => {
    const corrections = Array.from({ length: 400 }, (_, index) => ({
      path: 'market.columns',
      value: index % 2 === 0 ? 4 : 5,
      mark: 'R',
    }))
    const host = await scene.server.guest('Editor')
    const opened = await host.post('/api/tables', plan({ open: true, edition: { id: 'large', corrections } }))
    const lobby = await scene.stranger.get('/api/tables')
    expect(lobby.text).not.toContain('market.columns')
    expect(lobby.text.length).toBeLessThan(60_000)
    expect([200, 422]).toContain(opened.status)
  })
})

describe('people whom somebody does not want to hear', () => {
  test('a spectator who is sent away sees no more, and one who is silenced says no more', async () => {
    const pest = await scene.server.guest('Pest')
    const { id } = (await pest.get('/api/auth/me')).json.me
    const say = () =>
      pest.post(at(scene.shown, 'chat'), { request: freshRequest(), room: 'spectators', text: 'boo' })
    expect((await say()).status).toBe(200)
    expect((await scene.anna.post(at(scene.shown, 'mute'), { user: id, muted: true })).status).toBe(200)
    expect((await say()).json.code).toBe('muted')
    expect((await scene.anna.post(at(scene.shown, 'kick'), { user: id })).status).toBe(200)
    const gone = await pest.get(`/api/tables/${scene.shown}`)
    expect([gone.status, gone.json.code]).toEqual([403, 'kicked'])
    expect((await pest.get(at(scene.shown, 'position'))).status).toBe(403)
    expect((await scene.mallory.get(`/api/tables/${scene.shown}`)).status).toBe(200)
  })

  test('who is blocked is not heard, and does not sit down', async () => {
    const [host, pest] = [await scene.server.guest('Host'), await scene.server.guest('Pest')]
    const table = (await host.post('/api/tables', plan({ seats: ['me', 'open', 'open'] }))).json.table.id
    await pest.post(at(table, 'join'))
    const { id } = (await pest.get('/api/auth/me')).json.me
    const said = { request: freshRequest(), room: 'players', text: 'nonsense' }
    expect((await pest.post(at(table, 'chat'), said)).status).toBe(200)
    expect((await host.post('/api/me/blocked', { user: id, table })).json.blocked).toEqual([
      { user: id, name: 'Pest' },
    ])
    expect((await host.get(`${at(table, 'chat')}?room=players`)).text).not.toContain('nonsense')
    const next = (await host.post('/api/tables', plan())).json.table.id
    expect((await pest.post(at(next, 'join'))).json.code).toBe('blocked')
    expect((await host.post('/api/me/blocked', { user: id, blocked: false })).json.blocked).toEqual([])
    expect((await pest.post(at(next, 'join'))).status).toBe(200)
  })

  test('a report quotes what was really said, and who runs the server reads and closes it', async () => {
    const pest = await scene.server.guest('Pest')
    const { id } = (await pest.get('/api/auth/me')).json.me
    const line = (
      await pest.post(at(scene.shown, 'chat'), {
        request: freshRequest(),
        room: 'spectators',
        text: 'you fool',
      })
    ).json
    const report = {
      table: scene.shown,
      user: id,
      reason: 'insult',
      text: 'look at this',
      lines: [line.id, line.id + 1],
      deeds: { from: 0, to: 5 },
    }
    const made = await scene.mallory.post('/api/reports', report)
    expect(made.status).toBe(200)
    const operator = { Authorization: `Bearer ${TOKEN}` }
    const { reports } = (await scene.stranger.get('/api/operator/reports', operator)).json
    expect(reports[0]).toMatchObject({
      by: { user: scene.ids.mallory, name: 'Mallory' },
      about: { user: id, name: 'Pest' },
      lines: [{ text: 'you fool' }],
      outcome: null,
    })
    const closed = await scene.stranger.post(
      `/api/operator/reports/${made.json.id}`,
      { outcome: 'warned' },
      operator,
    )
    expect(closed.json).toMatchObject({ outcome: 'warned', closedAt: expect.any(Number) })
    const more = await Promise.all(
      Array.from({ length: 12 }, () => scene.mallory.post('/api/reports', report)),
    )
    expect(more.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(more.filter(({ json }) => json.code === 'too-many-reports')).toHaveLength(3)
  })
})
