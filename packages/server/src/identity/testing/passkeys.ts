import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Authenticator } from '../../testing/authenticator.ts'
import { Visitor } from '../../testing/visitor.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** Keys of devices. */
export function passkeyTests(people: PeopleForTests): void {
  test('a guest becomes an account with a passkey and stays the same person', async () => {
    const visitor = await people.guest('Anna')
    const id = await people.idOf(visitor)
    const key = new Authenticator(people.origin)
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    expect(options.user).toMatchObject({ name: 'Anna', displayName: 'Anna' })
    const added = await visitor.post('/api/auth/passkey/verify-registration', {
      response: key.create(options),
    })
    expect(added.json.me).toMatchObject({ id, guest: false, passkeys: 1, password: false })

    const elsewhere = new Visitor(people.origin)
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
    const visitor = await people.guest('Anna')
    const key = new Authenticator(people.origin)
    const options = (await visitor.get('/api/auth/passkey/generate-register-options')).json
    await visitor.post('/api/auth/passkey/verify-registration', { response: key.create(options) })
    const elsewhere = new Visitor(people.origin)
    const request = (await elsewhere.get('/api/auth/passkey/generate-authenticate-options')).json
    const stolen = { ...key.get(request), response: new Authenticator(people.origin).get(request).response }
    const answer = await elsewhere.post('/api/auth/passkey/verify-authentication', { response: stolen })
    expect([answer.status, answer.json.code]).toEqual([401, 'passkey-failed'])
    expect((await elsewhere.get('/api/auth/me')).json.me).toBeNull()
  })

  test('passkeys that come and go renew the session', async () => {
    const anna = await people.account('Anna')
    const [one, before] = [anna.cookie, await people.idOf(anna)]
    const key = await people.withPasskey(anna)
    expect(await people.known(one)).toBeNull()
    const two = anna.cookie
    expect((await anna.post('/api/auth/passkey/delete-passkey', { id: key })).status).toBe(200)
    expect([await people.known(two), (await people.known(anna.cookie))?.id]).toEqual([null, before])
  })

  test('two deletions at once never remove the last two passkeys', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = await people.guest(`Round ${round}`)
      const keys = [await people.withPasskey(visitor), await people.withPasskey(visitor)]
      const answers = await Promise.all(
        keys.map((id) => visitor.post('/api/auth/passkey/delete-passkey', { id })),
      )
      const done = answers.filter(({ status }) => status === 200)
      expect(done.length).toBeLessThanOrEqual(1)
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from passkeys where "userId" in (select id from users where name = ${`Round ${round}`})
      `.execute(people.database.db)
      expect(Number(rows[0].n)).toBeGreaterThanOrEqual(1)
    }
  })
}
