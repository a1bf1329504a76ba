import { expect, onTestFinished, test, vi } from 'vitest'
import { Visitor } from '../../testing/visitor.ts'
import { ANNA, type PeopleForTests } from './people.ts'

/** What somebody takes along and leaves behind. */
export function leavingTests(people: PeopleForTests): void {
  test('an account is deleted with the password, or by who has just signed in', async () => {
    const anna = await people.account('Anna')
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + 11 * 60_000)
    const old = await anna.post('/api/auth/delete-account')
    expect([old.status, old.json.code]).toEqual([403, 'sign-in-again'])
    const again = new Visitor(people.origin)
    await again.post('/api/auth/sign-in/email', ANNA)
    expect((await again.post('/api/auth/delete-account')).json).toEqual({ me: null })
  })

  test('an export holds what is ours and no secret of a table', async () => {
    const visitor = await people.account('Anna')
    const id = await people.idOf(visitor)
    const over = await people.tableOf([id, 'other'], { status: 'over', startedAt: 1, endedAt: 2 })
    const playing = await people.tableOf(['other', id], { status: 'playing', startedAt: 1 })
    await people.say(id, 'hello')
    const { social } = people.database.store
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
    expect((await new Visitor(people.origin).get('/api/auth/export')).status).toBe(401)
  })

  test('a deleted account leaves no trace of the person, and the others their matches', async () => {
    const visitor = await people.account('Anna')
    const id = await people.idOf(visitor)
    const gathering = await people.tableOf([id, 'other'])
    const alone = await people.tableOf([id])
    const playing = await people.tableOf(['other', id, 'third'], { status: 'playing', startedAt: 1 })
    const over = await people.tableOf([id, 'other'], { status: 'over', startedAt: 1, endedAt: 2 })
    await people.say(id, 'hello')
    const { social } = people.database.store
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
    people.changes = []
    const wrong = await visitor.post('/api/auth/delete-account', { password: 'wrong' })
    expect([wrong.status, wrong.json.code]).toEqual([403, 'password-wrong'])
    expect((await visitor.post('/api/auth/delete-account', { password: ANNA.password })).status).toBe(200)

    expect((await visitor.get('/api/auth/me')).json.me).toBeNull()
    expect(await people.database.store.tables.ofUser(id, 10)).toEqual([])
    expect(await people.database.store.chat.ofUser(id)).toEqual([])
    const find = (table: string) => people.database.store.tables.find(table)
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
    expect(people.changes).toContainEqual({ kind: 'deleted', user: id })
    expect((await new Visitor(people.origin).post('/api/auth/sign-in/email', ANNA)).status).toBe(401)
    await people.account('Berta')
  })
}
