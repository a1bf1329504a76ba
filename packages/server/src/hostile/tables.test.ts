import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../testing/visitor.ts'
import { plan, Scene } from './testing/scene.ts'

let scene: Scene

beforeAll(async () => {
  scene = await Scene.open()
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

type Attack = readonly [what: string, status: number, code: string, attack: (scene: Scene) => Promise<Answer>]

const at = (table: string, deed: string) => `/api/tables/${table}/${deed}`

const attacks: readonly Attack[] = [
  [
    'looks at a table without spectators',
    403,
    'no-spectators',
    (s) => s.mallory.get(`/api/tables/${s.closed}`),
  ],
  ['the same without a name', 403, 'no-spectators', (s) => s.stranger.get(`/api/tables/${s.closed}`)],
  ['asks for the position there', 403, 'no-spectators', (s) => s.mallory.get(at(s.closed, 'position'))],
  [
    'asks for it as seat 0',
    403,
    'no-spectators',
    (s) => s.mallory.get(`${at(s.closed, 'position')}?seat=0&viewer=0&user=${s.ids.anna}`),
  ],
  ['asks for the record of a match under way', 409, 'not-over', (s) => s.mallory.get(at(s.shown, 'record'))],
  ['asks for the record as a player', 409, 'not-over', (s) => s.anna.get(at(s.shown, 'record'))],
  [
    'reads the chat of the players',
    403,
    'not-your-room',
    (s) => s.mallory.get(`${at(s.shown, 'chat')}?room=players`),
  ],
  [
    'reads the chat of a table without spectators',
    403,
    'no-spectators',
    (s) => s.mallory.get(`${at(s.closed, 'chat')}?room=spectators`),
  ],
  [
    'a player reads what the spectators say',
    403,
    'not-your-room',
    (s) => s.anna.get(`${at(s.shown, 'chat')}?room=spectators`),
  ],
  [
    'talks to the players',
    403,
    'not-your-room',
    (s) =>
      s.mallory.post(at(s.shown, 'chat'), {
        request: freshRequest(),
        room: 'players',
        text: 'take the wool',
      }),
  ],
  [
    'leaves a table without spectators to see it',
    403,
    'no-spectators',
    (s) => s.mallory.post(at(s.closed, 'leave')),
  ],
  ['sits down in a match', 409, 'not-gathering', (s) => s.mallory.post(at(s.shown, 'join'), { seat: 0 })],
  [
    'takes the invited seat without the secret',
    409,
    'seat-taken',
    (s) => s.mallory.post(at(s.gathering, 'join'), { seat: 2 }),
  ],
  [
    'guesses the invitation',
    403,
    'no-invitation',
    (s) => s.mallory.post(at(s.gathering, 'join'), { invitation: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  ],
  [
    'takes the seat of somebody',
    409,
    'seat-taken',
    (s) => s.mallory.post(at(s.gathering, 'join'), { seat: 0 }),
  ],
  [
    'sits down on a seat that is none',
    422,
    'no-seat',
    (s) => s.mallory.post(at(s.gathering, 'join'), { seat: 7 }),
  ],
  ['sits down on seat -1', 400, 'bad-request', (s) => s.mallory.post(at(s.gathering, 'join'), { seat: -1 })],
  ['sits down without a name', 401, 'sign-in', (s) => s.stranger.post(at(s.gathering, 'join'))],
  ['starts a table of somebody else', 403, 'not-host', (s) => s.mallory.post(at(s.gathering, 'start'))],
  ['ends a match of others', 403, 'not-host', (s) => s.mallory.post(at(s.shown, 'end'))],
  ['a player ends the match of the host', 403, 'not-host', (s) => s.berta.post(at(s.shown, 'end'))],
  [
    'sends somebody away',
    403,
    'not-host',
    (s) => s.mallory.post(at(s.gathering, 'kick'), { user: s.ids.anna }),
  ],
  [
    'gives a seat to a bot',
    403,
    'not-host',
    (s) => s.mallory.post(at(s.gathering, 'arrange'), { seat: 1, to: { kind: 'bot', level: 'novice' } }),
  ],
  [
    'changes the colour of somebody',
    409,
    'own-seat',
    (s) => s.mallory.post(at(s.gathering, 'colour'), { seat: 0, colour: 'red' }),
  ],
  ['gives up for others', 403, 'not-seated', (s) => s.mallory.post(at(s.shown, 'concede'))],
  [
    'agrees for others to end it',
    403,
    'not-seated',
    (s) => s.mallory.post(at(s.shown, 'abandon'), { agree: true }),
  ],
  [
    'votes a bot onto a seat',
    403,
    'not-seated',
    (s) => s.mallory.post(at(s.shown, 'takeover'), { seat: 0, level: 'novice' }),
  ],
  [
    'takes a seat back that was never theirs',
    403,
    'not-seated',
    (s) => s.mallory.post(at(s.shown, 'take-back')),
  ],
  ['asks for a rematch of others', 403, 'not-seated', (s) => s.mallory.post(at(s.shown, 'rematch'))],
  ['a player asks for a rematch too early', 409, 'not-over', (s) => s.anna.post(at(s.shown, 'rematch'))],
  [
    'asks for a table of a guessed name',
    404,
    'no-table',
    (s) => s.mallory.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA'),
  ],
  [
    'asks for a table by SQL',
    400,
    'bad-request',
    (s) => s.mallory.get(`/api/tables/${encodeURIComponent("' or 1=1 --")}`),
  ],
  ['asks for a table by a path', 400, 'bad-request', (s) => s.mallory.get('/api/tables/..%2F..%2Fsecret')],
  [
    'asks for a table of a very long name',
    400,
    'bad-request',
    (s) => s.mallory.get(`/api/tables/${'A'.repeat(150)}`),
  ],
  ['opens a table without a name', 401, 'sign-in', (s) => s.stranger.post('/api/tables', plan())],
  [
    'opens a table of no game',
    404,
    'no-game',
    (s) => s.mallory.post('/api/tables', plan({ game: '__proto__' })),
  ],
  [
    'opens a table of the constructor',
    404,
    'no-game',
    (s) => s.mallory.post('/api/tables', plan({ game: 'constructor' })),
  ],
  [
    'opens a table with options of a prototype',
    422,
    'bad-setup',
    (s) => s.mallory.post('/api/tables', plan({ options: { toString: true } })),
  ],
  [
    'opens a table with a thousand options',
    400,
    'bad-request',
    (s) =>
      s.mallory.post(
        '/api/tables',
        plan({ options: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`o${i}`, 1])) }),
      ),
  ],
  [
    'opens a table with a thousand seats',
    400,
    'bad-request',
    (s) => s.mallory.post('/api/tables', plan({ seats: Array(1000).fill('open') })),
  ],
  [
    'opens a table whose edition changes a prototype',
    422,
    'bad-setup',
    (s) =>
      s.mallory.post(
        '/api/tables',
        plan({ edition: { id: 'mine', corrections: [{ path: '__proto__.polluted', value: 1, mark: 'R' }] } }),
      ),
  ],
  [
    'opens a table with a huge edition',
    400,
    'bad-request',
    (s) =>
      s.mallory.post(
        '/api/tables',
        plan({ edition: { id: 'mine', corrections: [{ path: 'x', value: 'x'.repeat(70_000), mark: 'R' }] } }),
      ),
  ],
  [
    'sits down twice',
    422,
    'seated-twice',
    (s) => s.mallory.post('/api/tables', plan({ seats: ['me', 'me'] })),
  ],
  [
    'hosts a table as somebody else',
    200,
    'mallory',
    async (s) => {
      const answer = await s.mallory.post(
        '/api/tables',
        plan({ host: s.ids.anna, hostName: 'Anna', seed: 'mine' }),
      )
      expect(answer.json.table).toMatchObject({ host: s.ids.mallory, hostName: 'Mallory', seed: null })
      return { ...answer, json: { code: 'mallory' } }
    },
  ],
]

test.each(attacks)('%s: %i %s', async (_, status, code, attack) => {
  const answer = await attack(scene)
  expect([answer.status, answer.json?.code]).toEqual([status, code])
  expect(answer.headers.get('content-type')).toContain('application/json')
  scene.expectNoSecretIn(answer.text)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('the lobby and every table in it tell no secret to others', async () => {
  const lobby = await scene.stranger.get('/api/tables')
  expect(lobby.json.tables).toContainEqual(expect.objectContaining({ id: scene.gathering }))
  expect(lobby.text).not.toContain(scene.closed)
  scene.expectNoSecretIn(lobby.text)
  for (const table of [scene.gathering, scene.shown])
    scene.expectNoSecretIn((await scene.mallory.get(`/api/tables/${table}`)).text)
  expect((await scene.berta.get(`/api/tables/${scene.gathering}`)).json.invitations).toEqual([])
})

test('a hundred at once want one seat: one gets it', async () => {
  const { json } = await scene.anna.post('/api/tables', plan())
  const guests = await Promise.all(Array.from({ length: 20 }, (_, at) => scene.server.guest(`Guest ${at}`)))
  const tries = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      guests[at % 20].post(
        at % 5 === 4 ? `/api/tables/${json.table.id}/leave` : `/api/tables/${json.table.id}/join`,
      ),
    ),
  )
  expect(tries.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { seats } = (await scene.anna.get(`/api/tables/${json.table.id}`)).json.table
  expect(seats).toHaveLength(2)
  expect(seats[0].user).toBe(scene.ids.anna)
  expect(['open', 'person']).toContain(seats[1].kind)
})

test('ten starts at once are one start', async () => {
  const { json } = await scene.anna.post('/api/tables', plan())
  const { id } = json.table
  await scene.berta.post(`/api/tables/${id}/join`)
  const starts = await Promise.all(
    Array.from({ length: 10 }, () => scene.anna.post(`/api/tables/${id}/start`)),
  )
  expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(starts.map((one) => one.json.table.commitment)).size).toBe(1)
})

test('ten rematches of two people at once are one table', async () => {
  const { json } = await scene.anna.post('/api/tables', plan())
  const { id } = json.table
  await scene.berta.post(`/api/tables/${id}/join`)
  await scene.anna.post(`/api/tables/${id}/start`)
  for (const one of [scene.anna, scene.berta]) await one.post(`/api/tables/${id}/abandon`)
  const rematches = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? scene.anna : scene.berta).post(`/api/tables/${id}/rematch`),
    ),
  )
  expect(new Set(rematches.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(rematches.map((one) => one.json.table.id)).size).toBe(1)
})

test('nobody has more tables than they can play at', async () => {
  const greedy = await scene.server.guest('Greedy')
  const answers = await Promise.all(Array.from({ length: 80 }, () => greedy.post('/api/tables', plan())))
  expect(answers.some(({ status, json }) => status === 429 && json.code === 'too-many-tables')).toBe(true)
  const last = await greedy.post('/api/tables', plan())
  expect([last.status, last.json.code]).toEqual([429, 'too-many-tables'])
})

test('an answer that was lost: the same request opens the same table, for the same person only', async () => {
  const wanted = plan()
  const [first, again] = [
    await scene.anna.post('/api/tables', wanted),
    await scene.anna.post('/api/tables', wanted),
  ]
  expect(again.json.table.id).toBe(first.json.table.id)
  const copied = await scene.mallory.post('/api/tables', wanted)
  expect(copied.json.table.id).not.toBe(first.json.table.id)
})
