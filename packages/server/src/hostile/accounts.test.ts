import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../testing/visitor.ts'
import { EMAIL, PASSWORD, plan, Scene } from './testing/scene.ts'

let scene: Scene

beforeAll(async () => {
  scene = await Scene.open()
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

type Attack = readonly [what: string, status: number, code: string, attack: (scene: Scene) => Promise<Answer>]

const signIn = '/api/auth/sign-in/email'

const attacks: readonly Attack[] = [
  [
    'guesses a password',
    401,
    'sign-in-wrong',
    (s) => s.stranger.post(signIn, { email: EMAIL, password: 'password' }),
  ],
  [
    'an unknown address',
    401,
    'sign-in-wrong',
    (s) => s.stranger.post(signIn, { email: 'x@example.org', password: PASSWORD }),
  ],
  [
    'no string for a password',
    400,
    'body-invalid',
    (s) => s.stranger.post(signIn, { email: EMAIL, password: { $ne: null } }),
  ],
  [
    'a list of addresses',
    400,
    'body-invalid',
    (s) => s.stranger.post(signIn, { email: [EMAIL], password: PASSWORD }),
  ],
  [
    'SQL for an address',
    400,
    'email-invalid',
    (s) => s.stranger.post(signIn, { email: "' or 1=1 --", password: PASSWORD }),
  ],
  [
    'a password of a hundred characters too many',
    400,
    'body-invalid',
    (s) => s.stranger.post(signIn, { email: EMAIL, password: 'x'.repeat(229) }),
  ],
  [
    'a redirect after signing in',
    400,
    'body-invalid',
    (s) => s.stranger.post(signIn, { email: EMAIL, password: PASSWORD, callbackURL: 'https://evil.example' }),
  ],
  [
    'an account for an address that is taken',
    409,
    'email-taken',
    (s) => s.mallory.post('/api/auth/set-password', { email: EMAIL, password: 'long enough' }),
  ],
  [
    'the address in other letters',
    409,
    'email-taken',
    (s) => s.mallory.post('/api/auth/set-password', { email: ' ANNA@EXAMPLE.ORG', password: 'long enough' }),
  ],
  [
    'the address of a guest',
    400,
    'email-invalid',
    (s) => s.mallory.post('/api/auth/set-password', { email: 'a@guest.invalid', password: 'long enough' }),
  ],
  [
    'more than was asked for',
    400,
    'body-invalid',
    (s) =>
      s.mallory.post('/api/auth/set-password', {
        email: 'm@example.org',
        password: 'long enough',
        id: s.ids.anna,
      }),
  ],
  [
    'another password without the old one',
    403,
    'password-wrong',
    (s) =>
      s.mallory.post('/api/auth/change-password', {
        currentPassword: 'guess guess',
        newPassword: 'long enough',
      }),
  ],
  [
    'deletes with a wrong password',
    403,
    'password-wrong',
    (s) => s.anna.post('/api/auth/delete-account', { password: 'guess' }),
  ],
  [
    'deletes somebody else',
    400,
    'body-invalid',
    (s) => s.mallory.post('/api/auth/delete-account', { user: s.ids.anna, id: s.ids.anna }),
  ],
  ['exports without a name', 401, 'sign-in', (s) => s.stranger.get('/api/auth/export')],
  ['renames without a name', 401, 'sign-in', (s) => s.stranger.post('/api/auth/rename', { name: 'Anna' })],
  [
    'renames somebody else',
    400,
    'body-invalid',
    (s) => s.mallory.post('/api/auth/rename', { name: 'Evil', id: s.ids.anna }),
  ],
  [
    'a name with a script',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: '<script>x</script>' }),
  ],
  [
    'a name with a picture',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: '"><img src=x>' }),
  ],
  [
    'a name that reads backwards',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: '\u202eannA' }),
  ],
  [
    'the name of Anna with something invisible',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: 'An\u200bna' }),
  ],
  [
    'the name of Anna with a Cyrillic A',
    400,
    'name-mixed',
    (s) => s.mallory.post('/api/auth/rename', { name: '\u0410nna' }),
  ],
  [
    'a name of nothing',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: '\u3164\u3164\u3164' }),
  ],
  [
    'a name of a tower of marks',
    400,
    'name-strange',
    (s) => s.mallory.post('/api/auth/rename', { name: `a${'\u0301'.repeat(20)}b` }),
  ],
  [
    'the name of the house',
    400,
    'name-reserved',
    (s) => s.mallory.post('/api/auth/rename', { name: 'S.Y.S.T.E.M' }),
  ],
  [
    'a name of sixty thousand letters',
    400,
    'name-too-long',
    (s) => s.mallory.post('/api/auth/rename', { name: 'ﷺ'.repeat(20_000) }),
  ],
  ['a name that is a number', 400, 'body-invalid', (s) => s.mallory.post('/api/auth/rename', { name: 7 })],
  [
    'a passkey for nobody',
    401,
    'sign-in',
    (s) => s.stranger.get('/api/auth/passkey/generate-register-options'),
  ],
  [
    'a passkey without a challenge',
    401,
    'passkey-failed',
    (s) => s.mallory.post('/api/auth/passkey/verify-registration', { response: { id: 'x' } }),
  ],
  [
    'a passkey signed by nobody',
    401,
    'passkey-failed',
    (s) => s.stranger.post('/api/auth/passkey/verify-authentication', { response: { id: 'x' } }),
  ],
  [
    'a passkey and a session along the way',
    400,
    'body-invalid',
    (s) => s.mallory.post('/api/auth/passkey/verify-registration', { response: {}, createSession: true }),
  ],
]

test.each(attacks)('%s: %i %s', async (_, status, code, attack) => {
  const answer = await attack(scene)
  expect([answer.status, answer.json?.code]).toEqual([status, code])
  expect(answer.headers.get('location')).toBeNull()
  scene.expectNoSecretIn(answer.text)
  expect((await scene.stranger.get('/api/auth/me')).json.me).toBeNull()
})

const [cookieName, cookieValue] = ['chronik.session_token', (s: Scene) => s.anna.cookie.split('=')[1]]

test.each([
  ['without its signature', (value: string) => value.split('.')[0]],
  [
    'with the signature of another',
    (value: string, other: string) => `${value.split('.')[0]}.${other.split('.')[1]}`,
  ],
  ['with another first letter', (value: string) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
  ['with a signature of nothing', (value: string) => `${value.split('.')[0]}.`],
  ['twice', (value: string) => `${value}${value}`],
  ['with something behind it', (value: string) => `${value}x`],
  ['of SQL', () => encodeURIComponent("' or 1=1 --.x")],
  ['of ten thousand letters', () => 'x'.repeat(10_000)],
  ['of the user id', () => scene.ids.anna],
])('a session cookie %s is nobody', async (_, forge) => {
  const cookie = `${cookieName}=${forge(cookieValue(scene), scene.mallory.cookie.split('=')[1])}`
  expect((await scene.stranger.get('/api/auth/me', { Cookie: cookie })).json.me).toBeNull()
  expect((await scene.stranger.get('/api/me', { Cookie: cookie })).json.me).toBeNull()
  expect((await scene.stranger.get('/api/me/tables', { Cookie: cookie })).status).toBe(401)
})

test('the token without the cookie around it is worth nothing', async () => {
  const token = decodeURIComponent(cookieValue(scene)).split('.')[0]
  for (const headers of [
    { Authorization: `Bearer ${token}` },
    { 'X-Session': token },
    { Cookie: `session_token=${token}` },
  ])
    expect((await scene.stranger.get('/api/auth/me', headers)).json.me).toBeNull()
})

test('a session that has ended is worth nothing, live connections included', async () => {
  const carla = await scene.server.guest('Carla')
  const { cookie } = carla
  const guest = scene.guest(carla, scene.shown)
  await guest.until(({ live, updates }) => live.me?.name === 'Carla' && updates.length > 0)
  await carla.post('/api/auth/sign-out')
  // She is shown out, comes back by herself, and is nobody then.
  await guest.until(({ live }) => live.me === null)
  expect((await scene.stranger.get('/api/me/tables', { Cookie: cookie })).status).toBe(401)
  expect((await scene.stranger.post('/api/tables', plan(), { Cookie: cookie })).status).toBe(401)
})

test('an export holds nothing of anybody else', async () => {
  const answer = await scene.berta.get('/api/auth/export')
  expect(answer.json.account.name).toBe('Berta')
  scene.expectNoSecretIn(answer.text)
  expect(answer.text).not.toContain(scene.ids.anna)
})

test('who deletes the account in the middle of everything leaves the others their match', async () => {
  const carla = await scene.server.guest('Carla')
  const { json } = await scene.anna.post('/api/tables', plan({ seats: ['me', 'open', 'open'] }))
  const { id } = json.table
  await carla.post(`/api/tables/${id}/join`)
  await scene.berta.post(`/api/tables/${id}/join`)
  await scene.anna.post(`/api/tables/${id}/start`)
  const { cookie } = carla
  const [deleted, ...others] = await Promise.all([
    carla.post('/api/auth/delete-account'),
    ...Array.from({ length: 10 }, () =>
      scene.stranger.post('/api/tables', plan(), { Cookie: cookie }).then(({ status }) => status),
    ),
  ])
  expect(deleted.status).toBe(200)
  expect(others.every((status) => status === 200 || status === 401)).toBe(true)
  expect((await scene.stranger.get('/api/auth/me', { Cookie: cookie })).json.me).toBeNull()
  const { table } = (await scene.anna.get(`/api/tables/${id}`)).json
  expect(table.status).toBe('playing')
  expect(JSON.stringify(table)).not.toContain('Carla')
  expect((await scene.stranger.get('/api/tables')).text).not.toContain('Carla')
})

test('who deletes the account in a match of two gives it up: the other has won and keeps all of it', async () => {
  const [dirk, elsa] = [await scene.server.guest('Dirk'), await scene.server.guest('Elsa')]
  const { json } = await dirk.post('/api/tables', plan({ seats: ['me', 'open'] }))
  const { id } = json.table
  await elsa.post(`/api/tables/${id}/join`)
  await dirk.post(`/api/tables/${id}/start`)
  expect((await dirk.post('/api/auth/delete-account')).status).toBe(200)
  const { table } = (await elsa.get(`/api/tables/${id}`)).json
  expect(table).toMatchObject({
    status: 'over',
    result: { reason: 'conceded', ranks: [2, 1] },
    seats: [
      { kind: 'person', name: '', conceded: true },
      { kind: 'person', name: 'Elsa', conceded: false },
    ],
  })
  const { matches } = (await elsa.get('/api/me/history')).json
  expect(matches).toMatchObject([{ table: { id }, result: { rank: 1 } }])
  const record = await elsa.get(`/api/tables/${id}/record`)
  expect(record.status).toBe(200)
  expect(record.text).not.toContain('Dirk')
  // Nobody is left to play again with.
  expect(JSON.stringify((await elsa.post(`/api/tables/${id}/rematch`)).json)).not.toContain('Dirk')
})

test('twenty guesses at once do not get past ten', async () => {
  const { email, password } = { email: 'dora@example.org', password: 'the right one' }
  const dora = await scene.server.guest('Dora')
  await dora.post('/api/auth/set-password', { email, password })
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      scene.server.visitor().post(signIn, { email, password: `guess number ${at}` }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 429).length).toBe(10)
  expect((await scene.stranger.post(signIn, { email, password })).status).toBe(429)
})

test('what was tried is nowhere in the log', () => {
  expect(scene.server.logged).not.toMatch(/example\.org|correct horse|guess number|session_token=/)
  for (const secret of scene.secrets()) expect(scene.server.logged).not.toContain(secret)
})
