import type { FastifyInstance } from 'fastify'
import { type KyselyPlugin, sql } from 'kysely'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import type { PersonChange } from '../bus/news.ts'
import { createHouse } from '../http/app.ts'
import { createLog } from '../http/log.ts'
import { Meters } from '../http/meters.ts'
import { Origins } from '../http/origin.ts'
import { readConfig } from '../settings/config.ts'
import type { Database } from '../store/database.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { LATER, type Table } from '../tables/table.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { FolderForTests } from '../testing/folder.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { Visitor } from '../testing/visitor.ts'
import { Belongings } from './belongings.ts'
import { Identity } from './identity.ts'

const ANNA = { email: 'Anna@Example.org', password: 'correct horse' }

let postgres: PostgresForTests | undefined

beforeAll(async () => {
  postgres = await PostgresForTests.start()
})

afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('people on %s', (kind) => {
  let folder: FolderForTests
  let database: Database
  let app: FastifyInstance
  let identity: Identity
  let origin: string
  let changes: PersonChange[]
  let logged: string
  let told: Table[]

  beforeEach(async () => {
    folder = new FolderForTests()
    database =
      kind === 'sqlite'
        ? await openSqlite(folder.path)
        : await openPostgres((await postgres?.database()) ?? '')
    const read = readConfig({ CHRONIK_RATE_LIMITS: 'off' })
    if ('problems' in read) throw new Error(read.problems.join())
    logged = ''
    told = []
    changes = []
    const write = (line: string) => {
      logged += line
    }
    const log = createLog('debug', { write })
    const origins = new Origins(null)
    const house = createHouse({
      config: read.config,
      log,
      origins,
      meters: new Meters(),
    })
    app = house.app
    identity = new Identity({
      database,
      secret: 's'.repeat(32),
      origin: null,
      post: null,
      belongings: new Belongings(database.store, async (table) => void told.push(table)),
      record: async (table) => `record of ${table}`,
      log,
    })
    identity.watch((change) => changes.push(change))
    identity.routes(app, { guarded: {}, usual: {} })
    origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  })

  afterEach(async () => {
    await app.close()
    await database.store.close()
    folder[Symbol.dispose]()
  })

  async function guest(name: string): Promise<Visitor> {
    const visitor = new Visitor(origin)
    expect((await visitor.post('/api/auth/guest', { name })).status).toBe(200)
    return visitor
  }

  async function account(name: string, login = ANNA): Promise<Visitor> {
    const visitor = await guest(name)
    expect((await visitor.post('/api/auth/set-password', login)).status).toBe(200)
    return visitor
  }

  async function idOf(visitor: Visitor): Promise<string> {
    return (await visitor.get('/api/auth/me')).json.me.id
  }

  let tablesMade = 0

  async function tableOf(users: readonly string[], more: Partial<Table> = {}): Promise<string> {
    const id = `table-${++tablesMade}`
    await database.store.tables.add({
      id,
      ...LATER,
      game: 'village',
      rules: 1,
      setup: { players: users.length, options: {}, edition: null },
      status: 'gathering',
      open: true,
      spectators: true,
      host: users[0],
      hostName: `name of ${users[0]}`,
      kicked: [],
      seats: users.map((user, seat) => ({
        kind: 'person',
        colour: `colour ${seat}`,
        user,
        name: `name of ${user}`,
        conceded: false,
      })),
      commitment: null,
      seed: 'the seed',
      result: null,
      proposals: [],
      rematchOf: null,
      rematch: null,
      createdAt: 1,
      startedAt: null,
      endedAt: null,
      version: 1,
      ...more,
    })
    return id
  }

  async function say(user: string, text: string): Promise<void> {
    const line = { table: 't', room: 'players', user, name: 'x', text, about: null, at: 1 } as const
    await database.store.chat.add({ ...line, request: text })
  }

  test('a name is enough to play, and the cookie is for the server alone', async () => {
    const visitor = new Visitor(origin)
    expect((await visitor.get('/api/auth/me')).json).toEqual({ me: null, mail: false })
    const answer = await visitor.post('/api/auth/guest', { name: ' Anna ' })
    expect(answer.json.me).toEqual({
      id: expect.any(String),
      name: 'Anna',
      guest: true,
      email: null,
      password: false,
      passkeys: 0,
    })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^chronik\.session_token=.*HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(await identity.identify({ headers: { cookie: visitor.cookie } })).toEqual({
      id: answer.json.me.id,
      name: 'Anna',
      guest: true,
      session: expect.any(String),
    })
    expect((await visitor.post('/api/auth/guest', { name: 'Berta' })).json.me.name).toBe('Anna')
  })

  test('nobody is identified without a cookie, with another one or with a changed one', async () => {
    const { cookie } = await guest('Anna')
    const [name, value] = cookie.split('=')
    for (const other of [undefined, 'a=b', `${name}=`, `${name}=x${value}`, `${name}=${value.slice(0, -2)}`])
      expect(await identity.identify({ headers: { cookie: other } })).toBeNull()
  })

  test('a guest becomes an account with a password and stays the same person', async () => {
    const visitor = await guest('Anna')
    const id = await idOf(visitor)
    const table = await tableOf([id, 'other'])
    const answer = await visitor.post('/api/auth/set-password', ANNA)
    expect(answer.json.me).toMatchObject({ id, guest: false, email: 'anna@example.org', password: true })
    const elsewhere = new Visitor(origin)
    expect((await elsewhere.post('/api/auth/sign-in/email', ANNA)).json.me.id).toBe(id)
    expect((await database.store.tables.ofUser(id, 10)).map((one) => one.id)).toEqual([table])
    expect((await visitor.post('/api/auth/set-password', ANNA)).json.code).toBe('password-there')
  })

  test('a guest becomes an account with a passkey and stays the same person', async () => {
    const visitor = await guest('Anna')
    const id = await idOf(visitor)
    const key = new Authenticator(origin)
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    expect(options.user).toMatchObject({ name: 'Anna', displayName: 'Anna' })
    const added = await visitor.post('/api/auth/passkey/verify-registration', {
      response: key.create(options),
    })
    expect(added.json.me).toMatchObject({ id, guest: false, passkeys: 1, password: false })

    const elsewhere = new Visitor(origin)
    const request = (await elsewhere.get('/api/auth/passkey/generate-authenticate-options')).json
    const response = key.get(request)
    const signedIn = await elsewhere.post('/api/auth/passkey/verify-authentication', { response })
    expect(signedIn.json).toEqual({ me: expect.objectContaining({ id, name: 'Anna' }) })
    const again = await elsewhere.post('/api/auth/passkey/verify-authentication', { response })
    expect([again.status, again.json.code]).toEqual([401, 'passkey-failed'])

    const [passkey] = (await visitor.get('/api/auth/passkey/list-user-passkeys')).json
    const removed = await visitor.post('/api/auth/passkey/delete-passkey', { id: passkey.id })
    expect([removed.status, removed.json.code]).toEqual([409, 'last-way-in'])
    await visitor.post('/api/auth/set-password', ANNA)
    expect((await visitor.post('/api/auth/passkey/delete-passkey', { id: passkey.id })).status).toBe(200)
  })

  test('a passkey for another page or signed by another key opens nothing', async () => {
    const visitor = await guest('Anna')
    const key = new Authenticator(origin)
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    await visitor.post('/api/auth/passkey/verify-registration', { response: key.create(options) })
    const elsewhere = new Visitor(origin)
    const request = (await elsewhere.get('/api/auth/passkey/generate-authenticate-options')).json
    const stolen = { ...key.get(request), response: new Authenticator(origin).get(request).response }
    const answer = await elsewhere.post('/api/auth/passkey/verify-authentication', { response: stolen })
    expect([answer.status, answer.json.code]).toEqual([401, 'passkey-failed'])
    expect((await elsewhere.get('/api/auth/me')).json.me).toBeNull()
  })

  test('a guest who signs in to an account takes everything along', async () => {
    const anna = await account('Anna')
    const id = await idOf(anna)
    const visitor = await guest('Somebody')
    const guestId = await idOf(visitor)
    const apart = await tableOf([guestId, 'other'])
    const together = await tableOf([guestId, id], { status: 'playing', startedAt: 1 })
    await say(guestId, 'hello')
    changes = []
    const answer = await visitor.post('/api/auth/sign-in/email', ANNA)
    expect(answer.json.me.id).toBe(id)
    expect(answer.text).not.toContain('token')
    const moved = await database.store.tables.find(apart)
    expect(moved).toMatchObject({ host: id, hostName: 'Anna', version: 2 })
    expect(moved?.seats[0]).toMatchObject({ kind: 'person', user: id, name: 'Anna' })
    const shared = await database.store.tables.find(together)
    expect(shared?.seats.map((seat) => seat.kind)).toEqual(['bot', 'person'])
    expect((await database.store.chat.ofUser(id)).map(({ text }) => text)).toEqual(['hello'])
    expect(await database.store.chat.ofUser(guestId)).toEqual([])
    expect(told.map((table) => table.id).sort()).toEqual([apart, together].sort())
    expect(changes).toContainEqual({ kind: 'merged', from: guestId, into: id, name: 'Anna' })
  })

  test('an address belongs to one account', async () => {
    await account('Anna')
    const berta = await guest('Berta')
    const answer = await berta.post('/api/auth/set-password', { ...ANNA, email: 'ANNA@example.org ' })
    expect([answer.status, answer.json.code]).toEqual([409, 'email-taken'])
    expect((await berta.get('/api/auth/me')).json.me).toMatchObject({ guest: true, email: null })
  })

  test('two who want one address at once: one gets it', async () => {
    const visitors = await Promise.all(['Anna', 'Berta', 'Clara'].map(guest))
    const answers = await Promise.all(visitors.map((one) => one.post('/api/auth/set-password', ANNA)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('addresses and passwords that are none are refused', async () => {
    const visitor = await guest('Anna')
    const refused: readonly (readonly [object, string])[] = [
      [{ email: 'anna', password: 'long enough' }, 'email-invalid'],
      [{ email: 'a@guest.invalid', password: 'long enough' }, 'email-invalid'],
      [{ email: `${'a'.repeat(300)}@example.org`, password: 'long enough' }, 'email-invalid'],
      [{ email: 'anna@example.org', password: 'x'.repeat(9) }, 'password-short'],
      [{ email: 'anna@example.org', password: 'x'.repeat(129) }, 'password-long'],
      [{ email: 'anna@example.org' }, 'body-invalid'],
      [{ email: { $ne: '' }, password: 'long enough' }, 'body-invalid'],
      [{ email: 'anna@example.org', password: 'long enough', guest: true }, 'body-invalid'],
    ]
    for (const [body, code] of refused) {
      const answer = await visitor.post('/api/auth/set-password', body)
      expect([answer.status, answer.json.code], JSON.stringify(body).slice(0, 80)).toEqual([400, code])
    }
  })

  async function withPasskey(visitor: Visitor): Promise<string> {
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    const response = new Authenticator(origin).create(options)
    expect((await visitor.post('/api/auth/passkey/verify-registration', { response })).status).toBe(200)
    const keys = (await visitor.get('/api/auth/passkey/list-user-passkeys')).json as { id: string }[]
    return keys[keys.length - 1].id
  }

  const known = async (cookie: string) => identity.identify({ headers: { cookie } })

  test('a session that was planted before a guest became an account is worth nothing afterwards', async () => {
    for (const upgrade of ['password', 'passkey'] as const) {
      const victim = await guest('Anna')
      const planted = victim.cookie
      if (upgrade === 'passkey') await withPasskey(victim)
      else await victim.post('/api/auth/set-password', { ...ANNA, email: 'planted@example.org' })
      expect(await known(planted)).toBeNull()
      expect(await known(victim.cookie)).toMatchObject({ guest: false })
      const attacker = await fetch(`${origin}/api/auth/delete-account`, {
        method: 'POST',
        headers: { cookie: planted, origin, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(attacker.status).toBe(401)
    }
  })

  test('a changed password renews the session and signs out everywhere else', async () => {
    const anna = await account('Anna')
    const elsewhere = new Visitor(origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const before = anna.cookie
    const changed = await anna.post('/api/auth/change-password', {
      currentPassword: ANNA.password,
      newPassword: 'another good one',
    })
    expect(changed.status).toBe(200)
    expect(changed.text).not.toContain('token')
    expect([await known(before), await known(elsewhere.cookie)]).toEqual([null, null])
    expect(await known(anna.cookie)).not.toBeNull()
  })

  test('passkeys that come and go renew the session', async () => {
    const anna = await account('Anna')
    const [one, before] = [anna.cookie, await idOf(anna)]
    const key = await withPasskey(anna)
    expect(await known(one)).toBeNull()
    const two = anna.cookie
    expect((await anna.post('/api/auth/passkey/delete-passkey', { id: key })).status).toBe(200)
    expect([await known(two), (await known(anna.cookie))?.id]).toEqual([null, before])
  })

  test('sessions can be seen and ended one by one, only by their owner', async () => {
    const anna = await account('Anna')
    const elsewhere = new Visitor(origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const { sessions } = (await anna.get('/api/auth/sessions')).json as {
      sessions: { id: string; current: boolean }[]
    }
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)?.id
    const mallory = await guest('Mallory')
    expect((await mallory.post('/api/auth/end-session', { id: other })).json).toEqual({ ended: false })
    expect(await known(elsewhere.cookie)).not.toBeNull()
    expect((await anna.post('/api/auth/end-session', { id: other })).json).toEqual({ ended: true })
    expect(await known(elsewhere.cookie)).toBeNull()
    expect(JSON.stringify(sessions)).not.toContain('token')
  })

  test('an account is deleted with the password, or by who has just signed in', async () => {
    const anna = await account('Anna')
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + 11 * 60_000)
    const old = await anna.post('/api/auth/delete-account')
    expect([old.status, old.json.code]).toEqual([403, 'sign-in-again'])
    const again = new Visitor(origin)
    await again.post('/api/auth/sign-in/email', ANNA)
    expect((await again.post('/api/auth/delete-account')).json).toEqual({ me: null })
  })

  test('two deletions at once never remove the last two passkeys', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = await guest(`Round ${round}`)
      const keys = [await withPasskey(visitor), await withPasskey(visitor)]
      const answers = await Promise.all(
        keys.map((id) => visitor.post('/api/auth/passkey/delete-passkey', { id })),
      )
      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeLessThanOrEqual(1)
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from passkeys where "userId" in (select id from users where name = ${`Round ${round}`})
      `.execute(database.db)
      expect(Number(rows[0].n)).toBeGreaterThanOrEqual(1)
    }
  })

  test('a recovery code lets somebody back in once, with a new password, and signs out everywhere else', async () => {
    const nobody = await guest('Nobody')
    expect((await nobody.post('/api/auth/recovery-codes')).json.code).toBe('account-needed')
    const anna = await account('Anna')
    const { codes } = (await anna.post('/api/auth/recovery-codes')).json as { codes: string[] }
    expect(new Set(codes).size).toBe(10)
    expect((await anna.get('/api/auth/me')).json.me.recoveryCodes).toBe(10)
    const back = new Visitor(origin)
    const wrong = await back.post('/api/auth/recover', { code: 'aaaa-bbbb-cccc-dddd' })
    expect([wrong.status, wrong.json.code]).toEqual([401, 'recovery-wrong'])
    const written = codes[3].toUpperCase().replaceAll('-', ' ')
    const used = await back.post('/api/auth/recover', { code: written, password: 'new and good enough' })
    expect(used.json.me).toMatchObject({ name: 'Anna', guest: false })
    expect(await known(anna.cookie)).toBeNull()
    expect((await back.get('/api/auth/me')).json.me.recoveryCodes).toBe(9)
    expect((await new Visitor(origin).post('/api/auth/recover', { code: codes[3] })).status).toBe(401)
    const login = { email: ANNA.email, password: 'new and good enough' }
    expect((await new Visitor(origin).post('/api/auth/sign-in/email', login)).status).toBe(200)
    const { codes: fresh } = (await back.post('/api/auth/recovery-codes')).json
    expect((await new Visitor(origin).post('/api/auth/recover', { code: codes[0] })).status).toBe(401)
    expect((await new Visitor(origin).post('/api/auth/recover', { code: fresh[0] })).status).toBe(200)
    expect(logged).not.toContain(codes[0])
  })

  test('a code that is used twice at once lets in once', async () => {
    const anna = await account('Anna')
    const { codes } = (await anna.post('/api/auth/recovery-codes')).json
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => new Visitor(origin).post('/api/auth/recover', { code: codes[0] })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a database that was away for a moment costs nobody the visit', async () => {
    const anna = await guest('Anna')
    let failures = 1
    const flaky: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (failures-- > 0) throw new Error('Connection terminated unexpectedly')
        return result
      },
    }
    const shaken = new Identity({
      database: { kind: database.kind, db: database.db.withPlugin(flaky) },
      secret: 's'.repeat(32),
      origin: null,
      post: null,
      belongings: new Belongings(database.store, async () => {}),
      record: async () => null,
      log: createLog('silent'),
    })
    expect(await shaken.identify({ headers: { cookie: anna.cookie } })).toMatchObject({ name: 'Anna' })
    expect(failures).toBeLessThan(0)
  })

  test('a hundred new names are not written a hundred times', async () => {
    const anna = await guest('Anna')
    const statuses = []
    for (let at = 0; at < 20; at++)
      statuses.push((await anna.post('/api/auth/rename', { name: `Anna ${at}` })).status)
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
  })

  test('refusals speak the language of the browser', async () => {
    const visitor = new Visitor(origin)
    const answer = await visitor.post('/api/auth/guest', { name: 'x' }, { 'Accept-Language': 'nl' })
    expect(answer.json).toEqual({ code: 'name-too-short', words: 'Een naam heeft minstens 2 tekens.' })
  })

  test('the wrong password and the unknown address sound the same; after ten tries there is a wait', async () => {
    await account('Anna')
    const visitor = new Visitor(origin)
    const wrong = await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    const unknown = await visitor.post('/api/auth/sign-in/email', { ...ANNA, email: 'nobody@example.org' })
    expect(wrong.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
    for (let tries = 0; tries < 9; tries++)
      await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    const tired = await visitor.post('/api/auth/sign-in/email', ANNA)
    expect([tired.status, tired.json.code]).toEqual([429, 'too-many-tries'])
    expect(Number(tired.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(await identity.identify({ headers: { cookie: visitor.cookie } })).toBeNull()
  })

  test('who signs out is told to live connections, and the cookie is worth nothing', async () => {
    const visitor = await account('Anna')
    const { cookie } = visitor
    const known = await identity.identify({ headers: { cookie } })
    changes = []
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200)
    expect(await identity.identify({ headers: { cookie } })).toBeNull()
    expect(changes).toEqual([{ kind: 'signed-out', user: known?.id, session: known?.session }])
  })

  test('another password ends the other sessions if asked to', async () => {
    const visitor = await account('Anna')
    const elsewhere = new Visitor(origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const body = { currentPassword: ANNA.password, newPassword: 'battery staple', revokeOtherSessions: true }
    const wrong = await visitor.post('/api/auth/change-password', { ...body, currentPassword: 'wrong wrong' })
    expect(wrong.json.code).toBe('password-wrong')
    expect((await visitor.post('/api/auth/change-password', body)).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).json.me).toBeNull()
    expect((await visitor.get('/api/auth/me')).json.me).not.toBeNull()
    expect((await elsewhere.post('/api/auth/sign-in/email', ANNA)).status).toBe(401)
  })

  test('another name stands at all tables', async () => {
    const visitor = await guest('Anna')
    const id = await idOf(visitor)
    const table = await tableOf([id, 'other'])
    changes = []
    expect((await visitor.post('/api/auth/rename', { name: 'Annette' })).json.me.name).toBe('Annette')
    const kept = await database.store.tables.find(table)
    expect(kept).toMatchObject({
      hostName: 'Annette',
      seats: [{ name: 'Annette' }, { name: 'name of other' }],
    })
    expect(changes).toEqual([{ kind: 'renamed', user: id, name: 'Annette' }])
    expect((await visitor.post('/api/auth/rename', { name: 'Admin' })).json.code).toBe('name-reserved')
  })

  test('an export holds what is ours and no secret of a table', async () => {
    const visitor = await account('Anna')
    const id = await idOf(visitor)
    const over = await tableOf([id, 'other'], { status: 'over', startedAt: 1, endedAt: 2 })
    const playing = await tableOf(['other', id], { status: 'playing', startedAt: 1 })
    await say(id, 'hello')
    const { social } = database.store
    await social.block(id, { user: 'pest', name: 'Pest' })
    await social.takeVacation({ user: id, since: 10, until: 20 }, 10)
    const wish = { by: { user: id, name: 'Anna' }, about: { user: 'pest', name: 'Pest' }, reason: 'spam' }
    const body = JSON.stringify({ ...wish, text: 'again and again', lines: [], moves: [] })
    await social.report({ at: 5, table: over, by: id, about: 'pest', body })
    const answer = await visitor.get('/api/auth/export')
    expect(answer.json).toMatchObject({
      blocked: [{ name: 'Pest' }],
      vacations: [{ since: '1970-01-01T00:00:00.010Z' }],
      reports: [{ table: over, reason: 'spam', text: 'again and again' }],
    })
    expect(answer.headers.get('content-disposition')).toContain('chronik.json')
    expect(answer.json.account).toMatchObject({ id, name: 'Anna', email: 'anna@example.org' })
    const tables = answer.json.tables as { id: string; record: string | null }[]
    expect(new Map(tables.map((one) => [one.id, one.record]))).toEqual(
      new Map([
        [over, `record of ${over}`],
        [playing, null],
      ]),
    )
    expect(answer.json.chat).toEqual([expect.objectContaining({ text: 'hello' })])
    expect(answer.text).not.toMatch(/the seed|"other"|token|hash/)
    expect((await new Visitor(origin).get('/api/auth/export')).status).toBe(401)
  })

  test('a deleted account leaves no trace of the person, and the others their matches', async () => {
    const visitor = await account('Anna')
    const id = await idOf(visitor)
    const gathering = await tableOf([id, 'other'])
    const alone = await tableOf([id])
    const playing = await tableOf(['other', id, 'third'], { status: 'playing', startedAt: 1 })
    const over = await tableOf([id, 'other'], { status: 'over', startedAt: 1, endedAt: 2 })
    await say(id, 'hello')
    const { social } = database.store
    const [own, other] = [
      { user: id, name: 'Anna' },
      { user: 'other', name: 'Otto' },
    ]
    const report = (by: typeof own, about: typeof own) => ({
      at: 5,
      table: over,
      by: by.user,
      about: about.user,
      body: JSON.stringify({ by, about, reason: 'spam', text: '', lines: [{ ...about, text: 'spam' }] }),
    })
    await social.report(report(own, other))
    await social.closeReport(await social.report(report(other, own)), 'warned', 6)
    changes = []
    const wrong = await visitor.post('/api/auth/delete-account', { password: 'wrong' })
    expect([wrong.status, wrong.json.code]).toEqual([403, 'password-wrong'])
    expect((await visitor.post('/api/auth/delete-account', { password: ANNA.password })).status).toBe(200)

    expect((await visitor.get('/api/auth/me')).json.me).toBeNull()
    expect(await database.store.tables.ofUser(id, 10)).toEqual([])
    expect(await database.store.chat.ofUser(id)).toEqual([])
    const find = (table: string) => database.store.tables.find(table)
    expect(await find(gathering)).toMatchObject({
      host: 'other',
      seats: [{ kind: 'open' }, { user: 'other' }],
    })
    expect(await find(alone)).toMatchObject({ status: 'abandoned' })
    expect((await find(playing))?.seats[1]).toMatchObject({ kind: 'person', name: '', conceded: true })
    expect((await find(over))?.seats[0]).toMatchObject({ kind: 'person', name: '', conceded: false })
    expect(JSON.stringify(await Promise.all([gathering, alone, playing, over].map(find)))).not.toContain(id)
    const reports = [...(await social.reports(true, null, 9)), ...(await social.reports(false, null, 9))]
    expect(reports).toHaveLength(2)
    expect(JSON.stringify(reports)).not.toMatch(new RegExp(`Anna|${id}`))
    expect(JSON.stringify(reports)).toContain('Otto')
    expect(changes).toContainEqual({ kind: 'deleted', user: id })
    expect((await new Visitor(origin).post('/api/auth/sign-in/email', ANNA)).status).toBe(401)
    await account('Berta')
  })

  test('guests who stay away are swept away, unless they left something', async () => {
    const [idle, seated, present] = await Promise.all(['Anna', 'Berta', 'Clara'].map(guest))
    const table = await tableOf([await idOf(seated)])
    await idle.post('/api/auth/sign-out')
    await seated.post('/api/auth/sign-out')
    await account('Dora')
    const names = async () => {
      const rows = await database.db
        .selectFrom('users' as never)
        .select('name' as never)
        .execute()
      return new Set(rows.map((row) => Object.values(row)[0]))
    }
    await identity.sweep()
    expect(await names()).toEqual(new Set(['Berta', 'Clara', 'Dora']))
    expect((await present.get('/api/auth/me')).json.me).not.toBeNull()
    const day = 24 * 60 * 60 * 1000
    await identity.sweep(new Date(Date.now() + 6 * day))
    expect(await names()).toEqual(new Set(['Berta', 'Clara', 'Dora']))
    await identity.sweep(new Date(Date.now() + 8 * day))
    expect(await names()).toEqual(new Set(['Berta', 'Dora']))
    expect((await present.get('/api/auth/me')).json.me).toBeNull()
    expect(await database.store.tables.find(table)).not.toBeNull()
  })

  test('a session ends by time, and when it is gone from the database', async () => {
    const [anna, berta] = [await guest('Anna'), await guest('Berta')]
    const sessionOf = async ({ cookie }: Visitor) =>
      (await identity.identify({ headers: { cookie } }))?.session ?? ''
    const sessions = [await sessionOf(anna), await sessionOf(berta)]
    expect(await identity.ended([...sessions, 'never was'])).toEqual(new Set(['never was']))
    await berta.post('/api/auth/sign-out')
    expect(await identity.ended(sessions)).toEqual(new Set([sessions[1]]))
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(await identity.ended([sessions[0]], later(179))).toEqual(new Set())
    expect(await identity.ended([sessions[0]], later(181))).toEqual(new Set([sessions[0]]))
  })

  test('what better-auth can do beside that is not there', async () => {
    const visitor = await guest('Anna')
    for (const path of ['/sign-up/email', '/update-user', '/sign-in/social', '/delete-user', '/change-email'])
      expect((await visitor.post(`/api/auth${path}`, { ...ANNA, name: 'x' })).status).toBe(404)
    for (const path of [
      '/get-session',
      '/list-sessions',
      '/error',
      '/verify-email?token=x&callbackURL=//evil',
    ])
      expect((await visitor.get(`/api/auth${path}`)).status).toBe(404)
  })

  test('nothing that is done with an address or a password reaches the log', async () => {
    const visitor = await account('Anna')
    await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    await visitor.post('/api/auth/sign-in/email', { ...ANNA, callbackURL: 'https://evil.example' })
    expect(logged).toContain('/api/auth/sign-in/email')
    expect(logged).not.toMatch(/example|correct horse|wrong password|session_token/)
  })
})
