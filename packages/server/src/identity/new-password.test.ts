import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CLOSE } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSqlite } from '../store/sqlite/open.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { FolderForTests } from '../testing/folder.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { ServerForTests } from '../testing/server.ts'
import { Visitor } from '../testing/visitor.ts'
import { newPassword } from './new-password.ts'

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts')
const ANNA = { email: 'anna@example.org', password: 'correct horse' }
const MADE = /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/

/** The command as a process of its own. */
async function command(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [MAIN, 'new-password', ...args], { env: { PATH: process.env.PATH } })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.err += text))
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, ...said }
}

/** `chronik serve` as a process, when it has said where it is. */
async function serving(data: string) {
  const child = spawn(process.execPath, [MAIN, 'serve', '--json'], {
    env: { PATH: process.env.PATH, PORT: '0', CHRONIK_DATA: data, CHRONIK_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const { address } = JSON.parse(line) as { readonly address: string }
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  const origin = address.replace('127.0.0.1', 'localhost')
  return { pid: child.pid, origin, stop, [Symbol.asyncDispose]: stop }
}

async function account(origin: string, name: string, login = ANNA): Promise<Visitor> {
  const visitor = new Visitor(origin)
  expect((await visitor.post('/api/auth/guest', { name })).status).toBe(200)
  expect((await visitor.post('/api/auth/set-password', login)).status).toBe(200)
  return visitor
}

async function signIn(origin: string, login: { email: string; password: string }) {
  const { status, json } = await new Visitor(origin).post('/api/auth/sign-in/email', login)
  return status === 200 ? json.me : json.code
}

test('who has forgotten the password gets a new one; the old one and the old session open nothing', async () => {
  using folder = new FolderForTests()
  await using before = await serving(folder.path)
  const anna = await account(before.origin, 'Anna')
  const ben = await account(before.origin, 'Ben', { email: 'ben@example.org', password: 'battery staple' })
  const { id } = (await anna.get('/api/auth/me')).json.me
  const refused = await command(['Anna@Example.org', '--data', folder.path])
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain(`is in use by process ${before.pid} `)
  expect(refused.err).toContain('stop that one')
  expect(await signIn(before.origin, ANNA)).toMatchObject({ id })
  await before.stop()

  const { code, out, err } = await command(['Anna@Example.org', '--data', folder.path])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Anna signs in as anna@example.org')
  expect(out).toContain('2 sessions have ended.')
  const password = out.split('\n').find((line) => MADE.test(line.trim())) ?? ''

  await using after = await serving(folder.path)
  const me = async (visitor: Visitor) =>
    (await new Visitor(after.origin).get('/api/auth/me', { Cookie: visitor.cookie })).json.me
  expect(await me(anna)).toBeNull()
  expect(await me(ben)).toMatchObject({ name: 'Ben' })
  expect(await signIn(after.origin, ANNA)).toBe('sign-in-wrong')
  expect(await signIn(after.origin, { ...ANNA, password: password.trim() })).toMatchObject({
    id,
    name: 'Anna',
  })
})

test('the password may come from standard input, and is not said again', async () => {
  await using server = await ServerForTests.open()
  await account(server.address, 'Anna')
  await server.stop()
  const { data } = server.config
  const args = [ANNA.email, '--data', data, '--stdin', '--json']
  const short = await command(args, 'short\n')
  expect(short).toMatchObject({ code: 1, err: 'A password has at least 10 characters.\n' })
  expect(JSON.parse(short.out)).toMatchObject({ ok: false, code: 'password-short' })
  const { code, out } = await command(args, 'a new one of mine\r\nmore\n')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ ok: true, account: { name: 'Anna' }, made: null, sessions: 1 })
  expect(out).not.toContain('a new one')
  await server.start()
  expect(await signIn(server.address, { ...ANNA, password: 'a new one of mine' })).toMatchObject({
    name: 'Anna',
  })
})

test('whoever has only passkeys gets a password with an address, and keeps the passkeys', async () => {
  await using server = await ServerForTests.open()
  const visitor = await server.guest('Clara')
  const key = new Authenticator(server.address)
  const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
  await visitor.post('/api/auth/passkey/verify-registration', { response: key.create(options) })
  await account(server.address, 'Anna')
  await server.stop()
  const kept = { data: server.config.data }
  const give = (email?: string) => newPassword(kept, { who: 'Clara', ...(email !== undefined && { email }) })
  expect(await give()).toMatchObject({ ok: false, code: 'email-missing' })
  expect(await give('nowhere')).toMatchObject({ ok: false, code: 'email-invalid' })
  expect(await give(ANNA.email)).toMatchObject({ ok: false, code: 'email-taken' })
  const given = await give('Clara@example.org')
  expect(given).toMatchObject({ ok: true, account: { email: 'clara@example.org' }, sessions: 1 })
  expect(await give('other@example.org')).toMatchObject({ ok: false, code: 'email-there' })
  const password = given.ok ? (given.made ?? '') : ''
  await server.start()
  const me = await signIn(server.address, { email: 'clara@example.org', password })
  expect(me).toMatchObject({ name: 'Clara', password: true, passkeys: 1 })
})

describe('says whom it does not find', () => {
  test('nobody, or only a guest', async () => {
    await using server = await ServerForTests.open()
    await server.guest('Dora')
    await server.stop()
    const kept = { data: server.config.data }
    for (const who of ['Dora', 'dora@example.org', ''])
      expect(await newPassword(kept, { who })).toMatchObject({ ok: false, code: 'account-unknown' })
  })

  test('several of one name: each with its id, by which it is found', async () => {
    await using server = await ServerForTests.open()
    const ids: string[] = []
    for (const email of [ANNA.email, 'anna@example.net']) {
      const anna = await account(server.address, 'Anna', { ...ANNA, email })
      ids.push((await anna.get('/api/auth/me')).json.me.id)
    }
    await server.stop()
    const kept = { data: server.config.data }
    const unclear = await newPassword(kept, { who: 'Anna' })
    expect(unclear).toMatchObject({ ok: false, code: 'account-unclear' })
    for (const shown of [...ids, ANNA.email, 'anna@example.net'])
      expect(unclear).toHaveProperty('words', expect.stringContaining(shown))
    expect(await newPassword(kept, { who: ids[1] })).toMatchObject({ ok: true, account: { id: ids[1] } })
    await server.start()
    expect(await signIn(server.address, ANNA)).toMatchObject({ id: ids[0] })
  })

  test('no database, and makes none', async () => {
    using folder = new FolderForTests()
    const data = join(folder.path, 'none')
    expect(await newPassword({ data }, { who: 'Anna' })).toMatchObject({
      ok: false,
      code: 'database-refused',
    })
    expect(existsSync(data)).toBe(false)
  })

  test('a database of an older version, and does not upgrade it', async () => {
    using folder = new FolderForTests()
    const old = await openSqlite(folder.path)
    await old.db.schema.dropTable('kysely_migration').execute()
    await old.store.close()
    const again = () => newPassword({ data: folder.path }, { who: 'Anna' })
    expect(await again()).toMatchObject({ code: 'database-refused', words: expect.stringContaining('0001') })
    expect(await again()).toMatchObject({ code: 'database-refused', words: expect.stringContaining('0001') })
  })
})

describe('on PostgreSQL', () => {
  let postgres: PostgresForTests
  beforeAll(async () => {
    postgres = await PostgresForTests.start()
  })
  afterAll(() => postgres?.stop())

  test('the server goes on meanwhile, and what was open ends with its session', async () => {
    const database = await postgres.database()
    await using server = await ServerForTests.open({ CHRONIK_DATABASE: database }, { recheck: 20 })
    const anna = await account(server.address, 'Anna')
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, {
      headers: { Cookie: anna.cookie, Origin: server.address },
    })
    await once(socket, 'message')
    const closed = once(socket, 'close')
    const { code, out, err } = await command([ANNA.email, '--database', database, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { made } = JSON.parse(out)
    expect(made).toMatch(MADE)
    expect((await closed)[0]).toBe(CLOSE.signedOut)
    expect((await anna.get('/api/auth/me')).json.me).toBeNull()
    expect(await signIn(server.address, ANNA)).toBe('sign-in-wrong')
    expect(await signIn(server.address, { ...ANNA, password: made })).toMatchObject({ name: 'Anna' })
  })

  test('an empty database is no place to look, and stays empty', async () => {
    const database = await postgres.database()
    const again = () => newPassword({ database }, { who: 'Anna' })
    expect(await again()).toMatchObject({ code: 'database-refused', words: expect.stringContaining('0001') })
    expect(await again()).toMatchObject({ code: 'database-refused', words: expect.stringContaining('0001') })
  })
})
