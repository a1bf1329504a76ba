import { expect, test } from 'vitest'
import { Visitor } from '../../testing/visitor.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** Codes that let somebody back in. */
export function recoveryTests(people: PeopleForTests): void {
  test('a recovery code lets somebody back in once, with a new password, and signs out everywhere else', async () => {
    const nobody = await people.guest('Nobody')
    expect((await nobody.post('/api/auth/recovery-codes')).json.code).toBe('account-needed')
    const anna = await people.account('Anna')
    const { codes } = (await anna.post('/api/auth/recovery-codes')).json as { codes: string[] }
    expect(new Set(codes).size).toBe(10)
    expect((await anna.get('/api/auth/me')).json.me.recoveryCodes).toBe(10)
    const back = new Visitor(people.origin)
    const wrong = await back.post('/api/auth/recover', { code: 'aaaa-bbbb-cccc-dddd' })
    expect([wrong.status, wrong.json.code]).toEqual([401, 'recovery-wrong'])
    const written = codes[3].toUpperCase().replaceAll('-', ' ')
    const used = await back.post('/api/auth/recover', { code: written, password: 'new and good enough' })
    expect(used.json.me).toMatchObject({ name: 'Anna', guest: false })
    expect(await people.known(anna.cookie)).toBeNull()
    expect((await back.get('/api/auth/me')).json.me.recoveryCodes).toBe(9)
    expect((await new Visitor(people.origin).post('/api/auth/recover', { code: codes[3] })).status).toBe(401)
    const login = { email: ANNA.email, password: 'new and good enough' }
    expect((await new Visitor(people.origin).post('/api/auth/sign-in/email', login)).status).toBe(200)
    const { codes: fresh } = (await back.post('/api/auth/recovery-codes')).json
    expect((await new Visitor(people.origin).post('/api/auth/recover', { code: codes[0] })).status).toBe(401)
    expect((await new Visitor(people.origin).post('/api/auth/recover', { code: fresh[0] })).status).toBe(200)
    expect(people.logged).not.toContain(codes[0])
  })

  test('a code that is used twice at once lets in once', async () => {
    const anna = await people.account('Anna')
    const { codes } = (await anna.post('/api/auth/recovery-codes')).json
    const tries = await Promise.all(
      Array.from({ length: 6 }, () =>
        new Visitor(people.origin).post('/api/auth/recover', { code: codes[0] }),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  })
}
