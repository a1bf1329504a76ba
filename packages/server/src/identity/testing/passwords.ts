import { hashPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Visitor } from '../../testing/visitor.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** Addresses and passwords. */
export function passwordTests(people: PeopleForTests): void {
  test('a guest becomes an account with a password and stays the same person', async () => {
    const visitor = await people.guest('Anna')
    const id = await people.idOf(visitor)
    const table = await people.tableOf([id, 'other'])
    const answer = await visitor.post('/api/auth/set-password', ANNA)
    expect(answer.json.me).toMatchObject({ id, guest: false, email: 'anna@example.org', password: true })
    const elsewhere = new Visitor(people.origin)
    expect((await elsewhere.post('/api/auth/sign-in/email', ANNA)).json.me.id).toBe(id)
    expect((await people.database.store.tables.ofUser(id, 10)).map((one) => one.id)).toEqual([table])
    expect((await visitor.post('/api/auth/set-password', ANNA)).json.code).toBe('password-there')
  })

  test('an address belongs to one account', async () => {
    await people.account('Anna')
    const berta = await people.guest('Berta')
    const answer = await berta.post('/api/auth/set-password', { ...ANNA, email: 'ANNA@example.org ' })
    expect([answer.status, answer.json.code]).toEqual([409, 'email-taken'])
    expect((await berta.get('/api/auth/me')).json.me).toMatchObject({ guest: true, email: null })
  })

  test('two who want one address at once: one gets it', async () => {
    const visitors = await Promise.all(['Anna', 'Berta', 'Clara'].map((name) => people.guest(name)))
    const answers = await Promise.all(visitors.map((one) => one.post('/api/auth/set-password', ANNA)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409])
  })

  test('addresses and passwords that are none are refused', async () => {
    const visitor = await people.guest('Anna')
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

  test('a password from when fewer characters were enough still opens; only a new one has to be longer', async () => {
    const id = await people.idOf(await people.account('Anna'))
    const old = 'brief'
    const hash = await hashPassword(old)
    await sql`update credentials set password = ${hash} where "userId" = ${id}`.execute(people.database.db)
    const anna = new Visitor(people.origin)
    const login = { email: ANNA.email, password: old }
    expect((await anna.post('/api/auth/sign-in/email', login)).json.me).toMatchObject({ id, name: 'Anna' })
    const change = (newPassword: string) =>
      anna.post('/api/auth/change-password', { currentPassword: old, newPassword })
    expect((await change('shorter')).json.code).toBe('password-short')
    expect((await change('long enough')).status).toBe(200)
    const longer = { ...login, password: 'long enough' }
    expect((await anna.post('/api/auth/sign-in/email', longer)).status).toBe(200)
  })

  test('the wrong password and the unknown address sound the same; after ten tries there is a wait', async () => {
    await people.account('Anna')
    const visitor = new Visitor(people.origin)
    const wrong = await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    const unknown = await visitor.post('/api/auth/sign-in/email', { ...ANNA, email: 'nobody@example.org' })
    expect(wrong.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
    for (let tries = 0; tries < 9; tries++)
      await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    const tired = await visitor.post('/api/auth/sign-in/email', ANNA)
    expect([tired.status, tired.json.code]).toEqual([429, 'too-many-tries'])
    expect(Number(tired.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(await people.identity.identify({ headers: { cookie: visitor.cookie } })).toBeNull()
  })

  test('another password ends the other sessions if asked to', async () => {
    const visitor = await people.account('Anna')
    const elsewhere = new Visitor(people.origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const body = { currentPassword: ANNA.password, newPassword: 'battery staple', revokeOtherSessions: true }
    const wrong = await visitor.post('/api/auth/change-password', { ...body, currentPassword: 'wrong wrong' })
    expect(wrong.json.code).toBe('password-wrong')
    expect((await visitor.post('/api/auth/change-password', body)).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).json.me).toBeNull()
    expect((await visitor.get('/api/auth/me')).json.me).not.toBeNull()
    expect((await elsewhere.post('/api/auth/sign-in/email', ANNA)).status).toBe(401)
  })

  test('a changed password renews the session and signs out everywhere else', async () => {
    const anna = await people.account('Anna')
    const elsewhere = new Visitor(people.origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const before = anna.cookie
    const changed = await anna.post('/api/auth/change-password', {
      currentPassword: ANNA.password,
      newPassword: 'another good one',
    })
    expect(changed.status).toBe(200)
    expect(changed.text).not.toContain('token')
    expect([await people.known(before), await people.known(elsewhere.cookie)]).toEqual([null, null])
    expect(await people.known(anna.cookie)).not.toBeNull()
  })

  test('nothing that is done with an address or a password reaches the log', async () => {
    const visitor = await people.account('Anna')
    await visitor.post('/api/auth/sign-in/email', { ...ANNA, password: 'wrong password' })
    await visitor.post('/api/auth/sign-in/email', { ...ANNA, callbackURL: 'https://evil.example' })
    expect(people.logged).toContain('/api/auth/sign-in/email')
    expect(people.logged).not.toMatch(/example|correct horse|wrong password|session_token/)
  })
}
