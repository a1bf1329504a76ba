import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { PASSWORD, Scene } from './testing/scene.ts'

let scene: Scene
/** Has an account, and was blocked by Anna. */
let eve: Visitor

beforeAll(async () => {
  scene = await Scene.open()
  eve = await scene.server.guest('Eve')
  await eve.post('/api/auth/set-password', { email: 'eve@example.org', password: PASSWORD })
  const user = (await eve.get('/api/auth/me')).json.me.id
  await eve.post(`/api/tables/${scene.gathering}/join`)
  const blocked = await scene.anna.post('/api/me/blocked', { user, table: scene.gathering })
  expect(blocked.status).toBe(200)
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

const ask = (who: Visitor, user: unknown, more: object = {}) => who.post('/api/me/friends', { user, ...more })

const attacks: readonly (readonly [
  what: string,
  status: number,
  code: string,
  attack: () => Promise<Answer>,
])[] = [
  ['reads the history of nobody', 401, 'sign-in', () => scene.stranger.get('/api/me/history')],
  ['reads the friends of nobody', 401, 'sign-in', () => scene.stranger.get('/api/me/friends')],
  ['asks without a name', 401, 'sign-in', () => ask(scene.stranger, scene.ids.anna)],
  ['asks as a guest', 403, 'friends-account', () => ask(scene.mallory, scene.ids.anna)],
  ['asks a guest', 403, 'not-asked', () => ask(scene.anna, scene.ids.berta)],
  ['asks herself', 403, 'not-asked', () => ask(scene.anna, scene.ids.anna)],
  ['asks who has blocked her', 403, 'not-asked', () => ask(eve, scene.ids.anna)],
  ['asks somebody who is nobody', 403, 'not-asked', () => ask(eve, 'nobody')],
  ['asks with SQL', 403, 'not-asked', () => ask(eve, "' or 1=1; --")],
  ['asks a list of people', 400, 'bad-request', () => ask(eve, [scene.ids.anna])],
  ['asks for a very long id', 400, 'bad-request', () => ask(eve, 'x'.repeat(65))],
  ['is friends by force', 400, 'bad-request', () => ask(eve, scene.ids.anna, { friends: 'yes' })],
  ['looks for somebody who is nobody', 404, 'nobody-there', () => eve.get('/api/people/nobody')],
  ['looks for SQL', 404, 'nobody-there', () => eve.get(`/api/people/${encodeURIComponent("' or ''='")}`)],
  ['looks at a board of no game', 404, 'no-game', () => eve.get('/api/boards/chess/2')],
  ['looks at a board of a prototype', 404, 'no-game', () => eve.get('/api/boards/__proto__/2')],
  ['looks at a board of too many', 400, 'bad-request', () => eve.get('/api/boards/village/99')],
  ['looks at a board of one', 400, 'bad-request', () => eve.get('/api/boards/village/1')],
  ['looks at a board of a half', 400, 'bad-request', () => eve.get('/api/boards/village/2.5')],
  [
    'looks at friends without a name',
    401,
    'sign-in',
    () => scene.stranger.get('/api/boards/village/2?friends=true'),
  ],
  ['wants a history without end', 400, 'bad-request', () => eve.get('/api/me/history?limit=100000')],
  ['wants less than nothing of it', 400, 'bad-request', () => eve.get('/api/me/history?limit=-1')],
]

describe('how people do, and who their friends are', () => {
  test.each(attacks)('%s: %i, %s', async (_, status, code, attack) => {
    const answer = await attack()
    expect(answer.json).toMatchObject({ code, words: expect.any(String) })
    expect(answer.status).toBe(status)
    scene.expectNoSecretIn(answer.text)
  })

  test('nobody learns from a page who was blocked, where somebody plays, or how they are reached', async () => {
    const page = await eve.get(`/api/people/${scene.ids.anna}`)
    expect(page.status).toBe(200)
    expect(page.json.bond).toBe('none')
    scene.expectNoSecretIn(page.text)
    for (const table of [scene.closed, scene.shown, scene.gathering]) expect(page.text).not.toContain(table)
  })

  test('who was turned down is not told, and asking again is not heard', async () => {
    const hal = await scene.server.guest('Hal')
    await hal.post('/api/auth/set-password', { email: 'hal@example.org', password: PASSWORD })
    const user = (await hal.get('/api/auth/me')).json.me.id
    expect((await ask(hal, scene.ids.anna)).json.friends).toMatchObject([{ bond: 'asked' }])
    expect((await ask(scene.anna, user, { friends: false })).json.friends).toEqual([])
    expect((await ask(hal, scene.ids.anna)).json.friends).toMatchObject([{ bond: 'asked' }])
    expect((await scene.anna.get('/api/me/friends')).json.friends).toEqual([])
  })
})
