import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guest } from '../live/testing/guest.ts'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { plan, Scene } from './testing/scene.ts'

let scene: Scene
let seats: readonly { readonly visitor: Visitor; readonly guest: Guest }[]

beforeAll(async () => {
  scene = await Scene.open()
  seats = [scene.anna, scene.berta].map((visitor) => ({ visitor, guest: scene.guest(visitor, scene.shown) }))
  await Promise.all(seats.map(({ guest }) => guest.until(({ updates }) => updates.length > 0)))
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

/** Who is to move, who is not, where the match is, and a series that is legal there. */
async function now() {
  const { seq } = await position(scene.stranger)
  await Promise.all(seats.map(({ guest }) => guest.until(({ watched }) => watched.position.seq === seq)))
  const [due, other] = seats[0].guest.due ? seats : [seats[1], seats[0]]
  return { due: due.visitor, other: other.visitor, seq, moves: due.guest.series() }
}

async function position(visitor: Visitor, query = ''): Promise<Answer['json']> {
  return (await visitor.get(`/api/tables/${scene.shown}/position${query}`)).json
}

function submit(visitor: Visitor, body: object, table = scene.shown): Promise<Answer> {
  return visitor.post(`/api/tables/${table}/moves`, { request: freshRequest(), ...body })
}

type Now = Awaited<ReturnType<typeof now>>
type Attack = readonly [what: string, status: number, code: string, attack: (now: Now) => Promise<Answer>]

const attacks: readonly Attack[] = [
  ['moves without a seat', 403, 'not-seated', ({ seq, moves }) => submit(scene.mallory, { seq, moves })],
  ['moves without a name', 401, 'sign-in', ({ seq, moves }) => submit(scene.stranger, { seq, moves })],
  ['moves out of turn', 422, 'not-your-turn', ({ other, seq, moves }) => submit(other, { seq, moves })],
  [
    'moves out of turn and names the seat',
    422,
    'not-your-turn',
    ({ other, seq, moves }) => submit(other, { seq, moves, seat: 0, user: scene.ids.anna, viewer: 0 }),
  ],
  [
    'builds on a deed before the last',
    409,
    'stale',
    ({ due, seq, moves }) => submit(due, { seq: seq + 1000, moves }),
  ],
  ['builds on a deed to come', 409, 'stale', ({ due, seq, moves }) => submit(due, { seq: seq + 1, moves })],
  ['a number that is no whole one', 400, 'bad-request', ({ due, moves }) => submit(due, { seq: 0.5, moves })],
  ['a number below nothing', 400, 'bad-request', ({ due, moves }) => submit(due, { seq: -1, moves })],
  ['a number beyond all', 400, 'bad-request', ({ due, moves }) => submit(due, { seq: 2 ** 60, moves })],
  ['no moves', 400, 'bad-request', ({ due, seq }) => submit(due, { seq, moves: [] })],
  [
    'a thousand moves',
    400,
    'bad-request',
    ({ due, seq, moves }) => submit(due, { seq, moves: Array(1000).fill(moves[0]) }),
  ],
  [
    'a move of a thousand letters',
    400,
    'bad-request',
    ({ due, seq }) => submit(due, { seq, moves: ['a'.repeat(1000)] }),
  ],
  [
    'a move that is no text',
    400,
    'bad-request',
    ({ due, seq }) => submit(due, { seq, moves: [{ toString: 'take' }] }),
  ],
  ['a move nobody knows', 422, 'notation', ({ due, seq }) => submit(due, { seq, moves: ['win now'] })],
  ['a move of a prototype', 422, 'notation', ({ due, seq }) => submit(due, { seq, moves: ['__proto__'] })],
  [
    'a move that slows a pattern down',
    422,
    'notation',
    ({ due, seq }) => submit(due, { seq, moves: [`${'a '.repeat(39)}!`] }),
  ],
  [
    'a move with a line break and an outcome',
    422,
    'notation',
    ({ due, seq, moves }) => submit(due, { seq, moves: [`${moves[0]}\n* event 1`] }),
  ],
  [
    'an outcome of chance for a move',
    422,
    'notation',
    ({ due, seq }) => submit(due, { seq, moves: ['* event 1'] }),
  ],
  [
    'a request of another shape',
    400,
    'bad-request',
    ({ due, seq, moves }) => submit(due, { seq, moves, request: 'x; drop table deeds' }),
  ],
  [
    'a match without spectators',
    403,
    'not-seated',
    ({ seq, moves }) => submit(scene.mallory, { seq, moves }, scene.closed),
  ],
  [
    'a table that still gathers',
    409,
    'not-playing',
    ({ seq, moves }) => submit(scene.anna, { seq, moves }, scene.gathering),
  ],
  [
    'a table that is none',
    404,
    'no-table',
    ({ due, seq, moves }) => submit(due, { seq, moves }, 'AAAAAAAAAAAAAAAAAAAAAA'),
  ],
]

test.each(attacks)('%s: %i %s', async (_, status, code, attack) => {
  const before = await now()
  const answer = await attack(before)
  expect([answer.status, answer.json?.code]).toEqual([status, code])
  expect((await position(scene.stranger)).seq).toBe(before.seq)
  scene.expectNoSecretIn(answer.text)
})

test('a series that ends badly changes nothing from its beginning', async () => {
  const { due, seq, moves } = await now()
  const before = await position(due)
  const answer = await submit(due, { seq, moves: [...moves, 'win now'] })
  expect([answer.status, answer.json.index]).toEqual([422, moves.length])
  expect(await position(due)).toEqual(before)
})

test('the same request plays once, however often and however late it comes', async () => {
  const { due, other, seq, moves } = await now()
  const request = freshRequest()
  const answers = await Promise.all(Array.from({ length: 30 }, () => submit(due, { seq, moves, request })))
  expect(answers.map(({ status, json }) => [status, json.seq])).toEqual(Array(30).fill([200, seq + 1]))
  const stolen = await submit(other, { seq, moves, request })
  expect(stolen.status).not.toBe(200)
  const later = await now()
  await submit(later.due, { seq: later.seq, moves: later.moves })
  expect((await submit(due, { seq, moves, request })).json.seq).toBe(seq + 1)
  expect((await position(scene.stranger)).seq).toBe(later.seq + 1)
})

test('thirty different requests on one deed: one is played', async () => {
  const { due, seq, moves } = await now()
  const answers = await Promise.all(Array.from({ length: 30 }, () => submit(due, { seq, moves })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status, json }) => status === 409 && json.code === 'stale')).toHaveLength(29)
  expect((await position(scene.stranger)).seq).toBe(seq + 1)
})

test('whatever is asked for, everybody gets the view of their own seat', async () => {
  const [anna, spectator] = [await position(scene.anna), await position(scene.stranger)]
  expect(anna.base.length).toBeGreaterThan(0)
  expect(anna.base).not.toEqual(spectator.base)
  for (const query of [
    '?seat=0',
    '?viewer=0',
    `?user=${scene.ids.anna}`,
    '?viewer=-1&viewer=0',
    '?seen=999999',
  ])
    expect([query, await position(scene.mallory, query)]).toEqual([query, spectator])
  const berta = await position(scene.berta, '?viewer=0&seat=0')
  expect(berta.base).toEqual((await position(scene.berta)).base)
  expect(berta.base).not.toEqual(anna.base)
})

test.each(['?seen=-1', '?seen=x', '?seen=1e99', '?seen=NaN', '?seen=0.5'])(
  'a position since %s is refused',
  async (query) => {
    const answer = await scene.mallory.get(`/api/tables/${scene.shown}/position${query}`)
    expect([answer.status, answer.json.code]).toEqual([400, 'bad-request'])
  },
)

test('what is said is text, whatever it looks like', async () => {
  const lines = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    "'; drop table chat; --",
    '{{constructor.constructor("alert(1)")()}}',
    '\u202Eevil\u202C and \u0007 bells',
    `${'a'.repeat(30)}!`.repeat(10),
  ]
  const said = await scene.anna.post('/api/tables', plan())
  const path = `/api/tables/${said.json.table.id}/chat`
  for (const text of lines)
    expect((await scene.anna.post(path, { request: freshRequest(), room: 'players', text })).status).toBe(200)
  const answer = await scene.anna.get(`${path}?room=players`)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const texts = (answer.json as { text: string }[]).map(({ text }) => text)
  expect(texts.slice(0, 5)).toEqual(lines.slice(0, 5))
  // What would turn the lines of others around, or ring a bell, is left out.
  expect(texts.join()).not.toMatch(/\p{Bidi_Control}|\p{Cc}/u)
})

test('a line that is nothing, or too much, is not said', async () => {
  const path = `/api/tables/${scene.shown}/chat`
  for (const text of ['', '   ', 'x'.repeat(501), 7, null, ['a']]) {
    const answer = await scene.anna.post(path, { request: freshRequest(), room: 'players', text })
    expect([text, answer.status]).toEqual([text, 400])
  }
})
