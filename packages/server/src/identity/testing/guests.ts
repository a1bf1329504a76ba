import { expect, test } from 'vitest'
import { Visitor } from '../../testing/visitor.ts'
import { Belongings } from '../belongings.ts'
import { sweep } from '../sweep.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** Who has only a name, and what becomes of it. */
export function guestTests(people: PeopleForTests): void {
  test('a name is enough to play, and the cookie is for the server alone', async () => {
    const visitor = new Visitor(people.origin)
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
    expect(await people.identity.identify({ headers: { cookie: visitor.cookie } })).toEqual({
      id: answer.json.me.id,
      name: 'Anna',
      guest: true,
      session: expect.any(String),
    })
    expect((await visitor.post('/api/auth/guest', { name: 'Berta' })).json.me.name).toBe('Anna')
  })

  test('nobody is identified without a cookie, with another one or with a changed one', async () => {
    const { cookie } = await people.guest('Anna')
    const [name, value] = cookie.split('=')
    for (const other of [undefined, 'a=b', `${name}=`, `${name}=x${value}`, `${name}=${value.slice(0, -2)}`])
      expect(await people.identity.identify({ headers: { cookie: other } })).toBeNull()
  })

  test('a guest who signs in to an account takes everything along', async () => {
    const anna = await people.account('Anna')
    const id = await people.idOf(anna)
    const visitor = await people.guest('Somebody')
    const guestId = await people.idOf(visitor)
    const apart = await people.tableOf([guestId, 'other'])
    const together = await people.tableOf([guestId, id], { status: 'playing', startedAt: 1 })
    await people.say(guestId, 'hello')
    people.changes = []
    const answer = await visitor.post('/api/auth/sign-in/email', ANNA)
    expect(answer.json.me.id).toBe(id)
    expect(answer.text).not.toContain('token')
    const moved = await people.database.store.tables.find(apart)
    expect(moved).toMatchObject({ host: id, hostName: 'Anna', version: 2 })
    expect(moved?.seats[0]).toMatchObject({ kind: 'person', user: id, name: 'Anna' })
    const shared = await people.database.store.tables.find(together)
    expect(shared?.seats.map((seat) => seat.kind)).toEqual(['bot', 'person'])
    expect((await people.database.store.chat.ofUser(id)).map(({ text }) => text)).toEqual(['hello'])
    expect(await people.database.store.chat.ofUser(guestId)).toEqual([])
    expect(people.told.map((table) => table.id).sort()).toEqual([apart, together].sort())
    expect(people.changes).toContainEqual({ kind: 'merged', from: guestId, into: id, name: 'Anna' })
  })

  test('a hundred new names are not written a hundred times', async () => {
    const anna = await people.guest('Anna')
    const statuses = []
    for (let at = 0; at < 20; at++)
      statuses.push((await anna.post('/api/auth/rename', { name: `Anna ${at}` })).status)
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
  })

  test('refusals speak the language of the browser', async () => {
    const visitor = new Visitor(people.origin)
    const answer = await visitor.post('/api/auth/guest', { name: 'x' }, { 'Accept-Language': 'nl' })
    expect(answer.json).toEqual({ code: 'name-too-short', words: 'Een naam heeft minstens 2 tekens.' })
  })

  test('another name stands at all tables', async () => {
    const visitor = await people.guest('Anna')
    const id = await people.idOf(visitor)
    const table = await people.tableOf([id, 'other'])
    people.changes = []
    expect((await visitor.post('/api/auth/rename', { name: 'Annette' })).json.me.name).toBe('Annette')
    const kept = await people.database.store.tables.find(table)
    expect(kept).toMatchObject({
      hostName: 'Annette',
      seats: [{ name: 'Annette' }, { name: 'name of other' }],
    })
    expect(people.changes).toEqual([{ kind: 'renamed', user: id, name: 'Annette' }])
    expect((await visitor.post('/api/auth/rename', { name: 'Admin' })).json.code).toBe('name-reserved')
  })

  test('guests who stay away are swept away, unless they left something', async () => {
    const [idle, seated, present] = await Promise.all(
      ['Anna', 'Berta', 'Clara'].map((name) => people.guest(name)),
    )
    const table = await people.tableOf([await people.idOf(seated)])
    await idle.post('/api/auth/sign-out')
    await seated.post('/api/auth/sign-out')
    await people.account('Dora')
    const names = async () => {
      const rows = await people.rows.selectFrom('users').select('name').execute()
      return new Set(rows.map(({ name }) => name))
    }
    const day = 24 * 60 * 60 * 1000
    await people.identity.sweep(new Date(Date.now() + day / 12))
    expect(await names()).toEqual(new Set(['Berta', 'Clara', 'Dora']))
    expect((await present.get('/api/auth/me')).json.me).not.toBeNull()
    await people.identity.sweep(new Date(Date.now() + 6 * day))
    expect(await names()).toEqual(new Set(['Berta', 'Clara', 'Dora']))
    await people.identity.sweep(new Date(Date.now() + 8 * day))
    expect(await names()).toEqual(new Set(['Berta', 'Dora']))
    expect((await present.get('/api/auth/me')).json.me).toBeNull()
    expect(await people.database.store.tables.find(table)).not.toBeNull()
  })

  test('nobody is swept away who has a name already and gets a session in the next moment', async () => {
    const anna = await people.guest('Anna')
    const id = await people.idOf(anna)
    await people.rows.deleteFrom('sessions').where('userId', '=', id).execute()
    const isThere = async () =>
      (await people.rows.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1
    await people.identity.sweep()
    expect(await isThere()).toBe(true)
    await people.identity.sweep(new Date(Date.now() + 2 * 60 * 60 * 1000))
    expect(await isThere()).toBe(false)
  })

  test('a guest who comes back while the house is swept stays', async () => {
    const anna = await people.guest('Anna')
    const id = await people.idOf(anna)
    const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)
    const { kind, store } = people.database
    /** Hears the broom ask what a guest has left, and lets the guest come back in that moment. */
    class Returning extends Belongings {
      override async any(user: string): Promise<boolean> {
        const updatedAt = kind === 'sqlite' ? nextMonth.toISOString() : nextMonth
        await people.rows.updateTable('sessions').set({ updatedAt }).where('userId', '=', user).execute()
        return super.any(user)
      }
    }
    await sweep(people.database, new Returning(store, async () => {}), nextMonth)
    expect((await anna.get('/api/auth/me')).json.me).toMatchObject({ id, name: 'Anna' })
  })
}
