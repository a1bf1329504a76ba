import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createLog } from '../../http/log.ts'
import { Visitor } from '../../testing/visitor.ts'
import { Belongings } from '../belongings.ts'
import { Identity } from '../identity.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** How long somebody stays signed in, and where. */
export function sessionTests(people: PeopleForTests): void {
  test('a session that was planted before a guest became an account is worth nothing afterwards', async () => {
    for (const upgrade of ['password', 'passkey'] as const) {
      const victim = await people.guest('Anna')
      const planted = victim.cookie
      if (upgrade === 'passkey') await people.withPasskey(victim)
      else await victim.post('/api/auth/set-password', { ...ANNA, email: 'planted@example.org' })
      expect(await people.known(planted)).toBeNull()
      expect(await people.known(victim.cookie)).toMatchObject({ guest: false })
      const attacker = await fetch(`${people.origin}/api/auth/delete-account`, {
        method: 'POST',
        headers: { cookie: planted, origin: people.origin, 'content-type': 'application/json' },
        body: '{}',
      })
      expect(attacker.status).toBe(401)
    }
  })

  test('sessions can be seen and ended one by one, only by their owner', async () => {
    const anna = await people.account('Anna')
    const elsewhere = new Visitor(people.origin)
    await elsewhere.post('/api/auth/sign-in/email', ANNA)
    const { sessions } = (await anna.get('/api/auth/sessions')).json as {
      sessions: { id: string; current: boolean }[]
    }
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ current }) => !current)?.id
    const mallory = await people.guest('Mallory')
    expect((await mallory.post('/api/auth/end-session', { id: other })).json).toEqual({ ended: false })
    expect(await people.known(elsewhere.cookie)).not.toBeNull()
    expect((await anna.post('/api/auth/end-session', { id: other })).json).toEqual({ ended: true })
    expect(await people.known(elsewhere.cookie)).toBeNull()
    expect(JSON.stringify(sessions)).not.toContain('token')
  })

  test('a database that was away for a moment costs nobody the visit', async () => {
    const anna = await people.guest('Anna')
    let failures = 1
    const flaky: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (failures-- > 0) throw new Error('Connection terminated unexpectedly')
        return result
      },
    }
    const shaken = new Identity({
      database: { kind: people.database.kind, db: people.database.db.withPlugin(flaky) },
      secret: 's'.repeat(32),
      origin: null,
      post: null,
      belongings: new Belongings(people.database.store, async () => {}),
      record: async () => null,
      log: createLog('silent'),
    })
    expect(await shaken.identify({ headers: { cookie: anna.cookie } })).toMatchObject({ name: 'Anna' })
    expect(failures).toBeLessThan(0)
  })

  test('who signs out is told to live connections, and the cookie is worth nothing', async () => {
    const visitor = await people.account('Anna')
    const { cookie } = visitor
    const known = await people.identity.identify({ headers: { cookie } })
    people.changes = []
    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200)
    expect(await people.identity.identify({ headers: { cookie } })).toBeNull()
    expect(people.changes).toEqual([{ kind: 'signed-out', user: known?.id, session: known?.session }])
  })

  test('a session ends by time, and when it is gone from the database', async () => {
    const [anna, berta] = [await people.guest('Anna'), await people.guest('Berta')]
    const sessionOf = async ({ cookie }: Visitor) =>
      (await people.identity.identify({ headers: { cookie } }))?.session ?? ''
    const sessions = [await sessionOf(anna), await sessionOf(berta)]
    expect(await people.identity.ended([...sessions, 'never was'])).toEqual(new Set(['never was']))
    await berta.post('/api/auth/sign-out')
    expect(await people.identity.ended(sessions)).toEqual(new Set([sessions[1]]))
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    expect(await people.identity.ended([sessions[0]], later(179))).toEqual(new Set())
    expect(await people.identity.ended([sessions[0]], later(181))).toEqual(new Set([sessions[0]]))
  })

  test('what better-auth can do beside that is not there', async () => {
    const visitor = await people.guest('Anna')
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
}
