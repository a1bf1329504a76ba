import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailServerForTests } from '../testing/mail-server.ts'
import { freePort } from '../testing/port.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'
import { MAIL_WORDS } from './mail-words.ts'

const LOGIN = { user: 'chronik', pass: 'p@ss word' }
const CODE = /\b(?:[a-z\d]{4}-){3}[a-z\d]{4}\b/

let postgres: PostgresForTests
let mail: MailServerForTests

beforeAll(async () => {
  postgres = await PostgresForTests.start()
  mail = await MailServerForTests.start(LOGIN)
})

afterAll(async () => {
  await mail[Symbol.asyncDispose]()
  await postgres.stop()
})

beforeEach(() => {
  mail.mails.length = 0
})

async function house(env: Record<string, string> = {}): Promise<ServerForTests> {
  const port = await freePort()
  return ServerForTests.open({
    PORT: String(port),
    CHRONIK_ORIGIN: `http://localhost:${port}`,
    CHRONIK_SMTP: `smtp://chronik:${encodeURIComponent(LOGIN.pass)}@127.0.0.1:${mail.port}`,
    CHRONIK_MAIL_FROM: 'Chronik <chronik@example.org>',
    CHRONIK_RATE_LIMITS: 'off',
    ...env,
  })
}

async function account(server: ServerForTests, name: string, email: string): Promise<Visitor> {
  const visitor = await server.guest(name)
  const set = await visitor.post('/api/auth/set-password', { email, password: 'old password' })
  expect(set.status).toBe(200)
  return visitor
}

async function arrived(many: number): Promise<MailServerForTests['mails']> {
  await expect.poll(() => mail.mails.length).toBe(many)
  return mail.mails
}

describe.each(['sqlite', 'postgres'] as const)('a forgotten password, on %s', (kind) => {
  const database = async (): Promise<Record<string, string>> =>
    kind === 'sqlite' ? {} : { CHRONIK_DATABASE: await postgres.database() }

  test('a mail brings a code that lets in once, with a new password, and signs out everywhere else', async () => {
    await using server = await house(await database())
    const anna = await account(server, 'Anna', 'anna@example.org')
    const lost = server.visitor()
    expect((await lost.get('/api/auth/me')).json).toEqual({ me: null, mail: true })
    const asked = await lost.post('/api/auth/forgot', { email: ' Anna@Example.org ' })
    expect([asked.status, asked.json]).toEqual([200, { sent: true }])
    const [{ from, to, text }] = await arrived(1)
    expect([from, to]).toEqual(['chronik@example.org', ['anna@example.org']])
    const code = CODE.exec(text)?.[0] ?? ''
    expect(text).toContain(`${server.address}/recover#${code}`)

    const back = await lost.post('/api/auth/recover', { code, password: 'new password' })
    expect(back.json.me).toMatchObject({ name: 'Anna', guest: false })
    expect((await anna.get('/api/auth/me')).json.me).toBeNull()
    const again = await server.visitor().post('/api/auth/recover', { code, password: 'third password' })
    expect([again.status, again.json.code]).toEqual([401, 'recovery-wrong'])
    const signIn = (password: string) =>
      server.visitor().post('/api/auth/sign-in/email', { email: 'anna@example.org', password })
    expect((await signIn('old password')).status).toBe(401)
    expect((await signIn('new password')).status).toBe(200)
    expect(server.logged).not.toContain(code)
    expect(server.logged).not.toContain('anna@example.org')
  })

  test('a code of one mail ends those of the others, and none outlives the account', async () => {
    await using server = await house(await database())
    const anna = await account(server, 'Anna', 'anna@example.org')
    await anna.post('/api/auth/forgot', { email: 'anna@example.org' })
    await arrived(1)
    await anna.post('/api/auth/forgot', { email: 'anna@example.org' })
    const [first, second] = (await arrived(2)).map(({ text }) => CODE.exec(text)?.[0] ?? '')
    const back = server.visitor()
    expect((await back.post('/api/auth/recover', { code: second })).status).toBe(200)
    expect((await server.visitor().post('/api/auth/recover', { code: first })).status).toBe(401)
    await back.post('/api/auth/forgot', { email: 'anna@example.org' })
    const [, , third] = (await arrived(3)).map(({ text }) => CODE.exec(text)?.[0] ?? '')
    expect((await back.post('/api/auth/delete-account', { password: 'old password' })).status).toBe(200)
    expect((await server.visitor().post('/api/auth/recover', { code: third })).json.code).toBe(
      'recovery-wrong',
    )
  })
})

test('nobody learns who has an account, and nobody is buried in mail', async () => {
  await using server = await house()
  await account(server, 'Anna', 'anna@example.org')
  const stranger = server.visitor()
  const answers = []
  for (const email of ['nobody@example.org', ...Array.from({ length: 9 }, () => 'anna@example.org')])
    answers.push(await stranger.post('/api/auth/forgot', { email }))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 {"sent":true}']),
  )
  await arrived(3)
  // One more account is the proof that nothing else was under way.
  await account(server, 'Ben', 'ben@example.org')
  await stranger.post('/api/auth/forgot', { email: 'ben@example.org' })
  expect((await arrived(4)).map(({ to }) => to.join())).toEqual([
    ...Array.from({ length: 3 }, () => 'anna@example.org'),
    'ben@example.org',
  ])
})

test.each([
  ['de', 'zurück in dein Konto', 'Der Code gilt einmal'],
  ['en', 'back into your account', 'It works once'],
  ['nl', 'terug in je account', 'Je kunt hem één keer gebruiken'],
] as const)('the mail speaks %s', async (language, subject, words) => {
  await using server = await house()
  const zoe = await account(server, 'Zoë', 'zoe@example.org')
  await zoe.post('/api/auth/forgot', { email: 'zoe@example.org' }, { 'Accept-Language': language })
  const [sent] = await arrived(1)
  expect(sent.subject).toBe(`Chronik: ${subject}`)
  expect(sent.text).toContain('Hallo Zoë'.replace('Hallo', language === 'en' ? 'Hello' : 'Hallo'))
  expect(sent.text).toContain(words)
})

test('the words of all languages carry link and code', () => {
  for (const words of Object.values(MAIL_WORDS)) {
    const { text } = words('Anna', 'the-code', 'https://chronik.example/recover#the-code')
    expect(text.match(/the-code/g)).toHaveLength(2)
  }
})

test('a guest who comes back in by mail takes the seat along', async () => {
  await using server = await house()
  await account(server, 'Anna', 'anna@example.org')
  const guest = await server.guest('Annas Gast')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const created = await guest.post('/api/tables', { request: 'r'.repeat(22), game: 'village', seats })
  expect(created.status).toBe(200)
  await guest.post('/api/auth/forgot', { email: 'anna@example.org' })
  const [{ text }] = await arrived(1)
  const back = await guest.post('/api/auth/recover', { code: CODE.exec(text)?.[0] })
  const table = await guest.get(`/api/tables/${created.json.table.id}`)
  expect(table.json.table.seats[0]).toMatchObject({ user: back.json.me.id, name: 'Anna' })
})

test('a mail server that is away keeps nobody waiting, and the log says so without the password', async () => {
  const server = await house({ CHRONIK_SMTP: 'smtp://chronik:hunter2@127.0.0.1:9' })
  await using _ = server
  await expect.poll(() => server.logged).toContain('CHRONIK_SMTP: the mail server does not let us in')
  const anna = await account(server, 'Anna', 'anna@example.org')
  expect((await anna.post('/api/auth/forgot', { email: 'anna@example.org' })).status).toBe(200)
  await expect.poll(() => server.logged).toContain('could not send a mail')
  expect(server.logged).not.toContain('hunter2')
})

test('an address that the mail server does not know is not written into the log', async () => {
  await using server = await house()
  mail.unknown.add('lost@example.org')
  const lost = await account(server, 'Anna', 'lost@example.org')
  expect((await lost.post('/api/auth/forgot', { email: 'lost@example.org' })).status).toBe(200)
  await expect.poll(() => server.logged).toContain('could not send a mail')
  expect(server.logged).toContain('"code":"EENVELOPE"')
  expect(server.logged).not.toContain('lost@example.org')
})

test('without a mail server nobody is promised a mail', async () => {
  await using server = await ServerForTests.open()
  const visitor = server.visitor()
  expect((await visitor.get('/api/auth/me')).json).toEqual({ me: null, mail: false })
  const asked = await visitor.post('/api/auth/forgot', { email: 'anna@example.org' })
  expect([asked.status, asked.json.code]).toEqual([501, 'no-mail'])
})
