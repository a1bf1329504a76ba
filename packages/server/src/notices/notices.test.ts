import { createPublicKey, verify } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Bell, Live } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, played } from '../live/testing/guest.ts'
import { Ear } from '../testing/ear.ts'
import { MailServerForTests } from '../testing/mail-server.ts'
import { freePort } from '../testing/port.ts'
import { PushBrowser } from '../testing/push-browser.ts'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'
import { signatureOf } from './webhook.ts'

const LOGIN = { user: 'chronik', pass: 'a secret' }

/** What a program of somebody's own is told. */
interface Body {
  readonly title: string
  readonly notices: readonly { readonly kind: string; readonly text: string; readonly link: string }[]
}

let mail: MailServerForTests
let server: ServerForTests
let ear: Ear
const lives: Live[] = []

beforeAll(async () => {
  mail = await MailServerForTests.start(LOGIN)
  ear = new Ear()
  await ear.open()
  const port = await freePort()
  server = await ServerForTests.open({
    PORT: String(port),
    CHRONIK_ORIGIN: `http://localhost:${port}`,
    CHRONIK_RATE_LIMITS: 'off',
    CHRONIK_SMTP: `smtp://${LOGIN.user}:${encodeURIComponent(LOGIN.pass)}@127.0.0.1:${mail.port}`,
    CHRONIK_MAIL_FROM: 'Chronik <chronik@example.org>',
    CHRONIK_PRIVATE_NOTICES: 'on',
    CHRONIK_NOTICE_SECONDS: '0',
  })
})
afterAll(async () => {
  for (const live of lives) live.close()
  await server?.[Symbol.asyncDispose]()
  await mail?.[Symbol.asyncDispose]()
  await ear?.close()
})

interface Somebody {
  readonly visitor: Visitor
  readonly id: string
  readonly email: string
}

async function somebody(name: string): Promise<Somebody> {
  const visitor = await server.guest(name)
  const email = `${name.toLowerCase()}@example.org`
  const set = await visitor.post('/api/auth/set-password', { email, password: 'a long enough one' })
  return { visitor, id: set.json.me.id, email }
}

const openWay = ({ visitor }: Somebody, plan: object, language = 'en') =>
  visitor.post('/api/me/notices/ways', plan, { 'accept-language': language })

const webhook = (path: string, format: string) => ({ kind: 'webhook', url: ear.at(path), format })

/** A match of two that begins with the second. */
async function begun(host: Somebody, other: Somebody): Promise<string> {
  const created = await host.visitor.post('/api/tables', {
    request: crypto.randomUUID(),
    game: 'village',
    options: { 'start-seat': '2' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const { id } = created.json.table
  expect((await other.visitor.post(`/api/tables/${id}/join`)).status).toBe(200)
  expect((await host.visitor.post(`/api/tables/${id}/start`)).status).toBe(200)
  return id
}

/** Plays until it is the turn of somebody else, and leaves. */
async function playsTurn({ visitor }: Somebody, table: string, seed: number): Promise<void> {
  const { origin, cookie } = visitor
  const live = new Live({
    url: `${origin.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
    patience: { first: 10, longest: 200 },
  })
  lives.push(live)
  const guest = new Guest(live, table, seed)
  await guest.until(({ updates }) => updates.length > 0)
  while (guest.due) await guest.reached(played(await guest.play()))
  live.close()
}

/** What somebody has not heard of yet, read from the disk behind the server's back. */
function pendingOf({ id }: Somebody): string[] {
  const database = new DatabaseSync(join(server.config.data, 'chronik.sqlite'), { readOnly: true })
  const rows = database.prepare('select kind, subject from notices where user_id = ? and told = 0').all(id)
  database.close()
  return rows.map(({ kind, subject }) => `${String(kind)} ${String(subject)}`).sort()
}

const WISHES = { language: 'en', quiet: null }
const wish = ({ visitor }: Somebody, wishes: object) =>
  visitor.post('/api/me/notices', { ...WISHES, ...wishes })

/** Hours in which it is quiet now, and for most of a day. */
function quietNow() {
  const hour = new Date().getUTCHours()
  return { from: hour, to: (hour + 23) % 24, zone: 'UTC' }
}

const mailsTo = ({ email }: Somebody) => mail.mails.filter(({ to }) => to.includes(email))
const PATIENT = { timeout: 60_000 }

describe('what people hear of while they are away', { timeout: 120_000 }, () => {
  test('several tables come in one message on every way, in the language of the person, after the quiet hours', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')]
    const browser = new PushBrowser()
    expect((await openWay(anna, browser.subscription(ear.at('/push')), 'de')).status).toBe(200)
    const { secret } = (await openWay(anna, webhook('/json', 'json'), 'de')).json
    for (const format of ['discord', 'slack'])
      expect((await openWay(anna, webhook(`/${format}`, format), 'de')).json.secret).toBeNull()
    const asked = await openWay(anna, { kind: 'mail' }, 'de')
    expect(asked.json.ways[4]).toMatchObject({ kind: 'mail', label: anna.email, confirmed: false })
    // Mail comes only to who has opened the link in the first one.
    await expect.poll(() => mailsTo(anna).length, PATIENT).toBe(1)
    const [first] = mailsTo(anna)
    expect(first.subject).toBe('Chronik: Mails einschalten?')
    const key = /\/notices\?confirm=(\S+)/.exec(first.text)?.[1]
    expect((await server.visitor().post('/api/notices/confirm', { key })).json).toEqual({ done: true })
    expect((await anna.visitor.get('/api/me/notices')).json).toMatchObject({
      wishes: { language: 'de', turn: true },
      ways: [
        { kind: 'push', confirmed: true },
        { kind: 'webhook' },
        { kind: 'webhook' },
        { kind: 'webhook' },
        { kind: 'mail', confirmed: true },
      ],
    })

    const { notices } = (await anna.visitor.get('/api/auth/export')).json
    expect(notices).toMatchObject({ wishes: { language: 'de' }, ways: { length: 5 } })
    expect(JSON.stringify(notices)).not.toContain(secret)

    // In quiet hours everything waits.
    await wish(anna, { language: 'de', quiet: quietNow() })
    const tables = [await begun(anna, ben), await begun(anna, ben)]
    for (const [seed, table] of tables.entries()) await playsTurn(ben, table, seed)
    const waiting = tables.map((table) => `turn ${table}`).sort()
    await expect.poll(() => pendingOf(anna), PATIENT).toEqual(waiting)
    await wish(anna, { language: 'de' })

    await expect.poll(() => mailsTo(anna).length, PATIENT).toBe(2)
    const { subject, text } = mailsTo(anna)[1]
    expect(subject).toBe('Chronik: Du bist an 2 Tischen am Zug')
    expect(text).toContain('Hallo Anna,')
    expect(text).toContain('Village mit Ben: Du bist am Zug.')
    for (const table of tables) expect(text).toContain(`${server.config.origin}/t/${table}`)
    // A sentence of the story: what Ben did last.
    expect(text.match(/am Zug\. .*Ben /g)?.length ?? 0).toBeGreaterThan(0)

    await expect.poll(() => ear.of('/slack').length, PATIENT).toBe(2)
    const [, push] = ear.of('/push')
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
    const message = browser.opened(push.body)
    expect(message.title).toBe('Du bist an 2 Tischen am Zug')
    expect(message.body.split('\n')).toHaveLength(2)
    expect(push.body.toString('latin1')).not.toContain('Village')
    const [, json] = ear.of('/json')
    const told = JSON.parse(json.body.toString())
    expect(told.notices).toMatchObject([{ kind: 'turn' }, { kind: 'turn' }])
    const [, at = '', signature] = /^t=(\d+),v1=(\w+)$/.exec(`${json.headers['x-chronik-signature']}`) ?? []
    expect(signatureOf(secret, at, json.body.toString())).toBe(signature)
    expect(signatureOf(secret, at, json.body.toString().replace('turn', 'over'))).not.toBe(signature)
    expect(JSON.parse(ear.of('/discord')[1].body.toString())).toMatchObject({
      content: expect.stringContaining('Village mit Ben'),
      allowed_mentions: { parse: [] },
    })
    expect(JSON.parse(ear.of('/slack')[1].body.toString()).text).toContain('Village mit Ben')
    expect(pendingOf(anna)).toEqual([])

    // Each is switched off where it arrives, and no other.
    for (const link of [told.off, message.off, /Abschalten: (\S+)/.exec(text)?.[1]]) {
      const off = { key: new URL(link).searchParams.get('off') }
      expect((await server.visitor().post('/api/notices/off', off)).json).toEqual({ done: true })
      expect((await server.visitor().post('/api/notices/off', off)).json.code).toBe('no-way-here')
    }
    const { ways } = (await anna.visitor.get('/api/me/notices')).json
    expect(ways).toMatchObject([{ kind: 'webhook' }, { kind: 'webhook' }])
  })

  test('the service in between can check that a push comes from us', async () => {
    const cem = await somebody('Cem')
    const endpoint = ear.at('/vapid')
    await openWay(cem, new PushBrowser().subscription(endpoint))
    const { authorization = '' } = ear.of('/vapid')[0].headers
    const [, token = '', known = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
    const [header = '', claims = '', signature = ''] = token.split('.')
    const { push } = (await cem.visitor.get('/api/me/notices')).json.offers
    expect(known).toBe(push)
    const whole = Buffer.from(known, 'base64url')
    const [x, y] = [whole.subarray(1, 33), whole.subarray(33)].map((part) => part.toString('base64url'))
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const signed = Buffer.from(`${header}.${claims}`)
    const proof = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).aud).toBe(new URL(endpoint).origin)
  })

  test('the end of a match, a table that waits and a friend who asks are told', async () => {
    const [dora, eva] = [await somebody('Dora'), await somebody('Eva')]
    await openWay(dora, webhook('/dora', 'json'))
    await wish(dora, { quiet: quietNow() })
    const table = await begun(dora, eva)
    await playsTurn(eva, table, 3)
    expect((await eva.visitor.post(`/api/tables/${table}/concede`)).status).toBe(200)
    expect((await eva.visitor.post('/api/me/friends', { user: dora.id })).status).toBe(200)
    const next = await eva.visitor.post(`/api/tables/${table}/rematch`)
    // That it was her turn does not matter any more.
    const waiting = [`friend ${eva.id}`, `invited ${next.json.table.id}`, `over ${table}`]
    await expect.poll(() => pendingOf(dora), PATIENT).toEqual(waiting)
    await wish(dora, {})
    await expect.poll(() => ear.of('/dora').length, PATIENT).toBe(2)
    const { title, notices } = JSON.parse(ear.of('/dora')[1].body.toString()) as Body
    expect(title).toBe('3 pieces of news')
    expect(notices.map(({ text }) => text).sort()).toEqual([
      'Eva would like to be your friend.',
      'Eva would like to play Village with you.',
      'Village with Eva: the match is over, you came in at place 1.',
    ])
  })

  test('what does not matter any more is not told, and a browser that is gone is forgotten', async () => {
    const [fritz, gil] = [await somebody('Fritz'), await somebody('Gil')]
    await openWay(fritz, webhook('/fritz', 'json'))
    await wish(fritz, { over: false, quiet: quietNow() })
    const table = await begun(fritz, gil)
    await playsTurn(gil, table, 5)
    await expect.poll(() => pendingOf(fritz), PATIENT).toEqual([`turn ${table}`])
    await playsTurn(fritz, table, 6)
    await gil.visitor.post('/api/me/friends', { user: fritz.id })
    await expect.poll(() => pendingOf(fritz), PATIENT).toHaveLength(2)
    ear.status = 410
    await wish(fritz, {})
    await expect.poll(() => ear.of('/fritz').length, PATIENT).toBe(2)
    const { notices } = JSON.parse(ear.of('/fritz')[1].body.toString())
    expect(notices).toMatchObject([{ kind: 'friend' }])
    await expect.poll(async () => (await fritz.visitor.get('/api/me/notices')).json.ways, PATIENT).toEqual([])
    ear.status = 201
  })

  test('a page that is open tells what awaits its person, and nothing of the table where they are', async () => {
    const [hanna, ivo] = [await somebody('Hanna'), await somebody('Ivo')]
    const bell = async (language = 'de') =>
      (await hanna.visitor.get('/api/me/news', { 'accept-language': language })).json as Bell
    expect(await bell()).toMatchObject({ on: true, news: [] })
    expect((await server.visitor().get('/api/me/news')).status).toBe(401)
    const table = await begun(hanna, ivo)
    await playsTurn(ivo, table, 7)
    expect((await ivo.visitor.post('/api/me/friends', { user: hanna.id })).status).toBe(200)
    const { news } = await bell()
    expect(news.map(({ kind, title, link }) => ({ kind, title, link }))).toEqual([
      { kind: 'friend', title: 'Ivo möchte mit dir befreundet sein', link: '/people' },
      { kind: 'turn', title: 'Du bist am Zug', link: `/t/${table}` },
    ])
    expect(news[1].text).toMatch(/^Village mit Ivo: Du bist am Zug\. .*Ivo /)
    expect((await bell('nl')).news[1].title).toBe('Je bent aan de beurt')
    expect((await bell()).news[1].id, 'the same turn is the same news').toBe(news[1].id)

    // Who is at the table sees it there.
    const { cookie, origin } = hanna.visitor
    const live = new Live({
      url: `${origin.replace('http', 'ws')}/live`,
      open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
    })
    lives.push(live)
    const guest = new Guest(live, table, 8)
    await guest.until(({ due }) => due)
    await expect.poll(async () => (await bell()).news.map(({ kind }) => kind), PATIENT).toEqual(['friend'])
    live.close()
    await expect.poll(async () => (await bell()).news.length, PATIENT).toBe(2)

    // What somebody does not want to hear of is not told here either, and all of it can be switched off.
    await wish(hanna, { friend: false })
    expect((await bell()).news.map(({ kind }) => kind)).toEqual(['turn'])
    expect((await hanna.visitor.post('/api/me/news', { on: false })).json).toMatchObject({
      on: false,
      news: [],
    })
    expect((await hanna.visitor.get('/api/me/notices')).json.wishes).toMatchObject({
      page: false,
      friend: false,
    })
    expect((await hanna.visitor.post('/api/me/news', { on: true })).json.news).toHaveLength(1)

    // The next turn at the same table is other news.
    await playsTurn(hanna, table, 9)
    expect((await bell()).news).toEqual([])
    await playsTurn(ivo, table, 10)
    const [again] = (await bell()).news
    expect(again).toMatchObject({ kind: 'turn' })
    expect(again.id).not.toBe(news[1].id)
    expect((await ivo.visitor.post(`/api/tables/${table}/concede`)).status).toBe(200)
    await ivo.visitor.post(`/api/tables/${table}/rematch`)
    expect((await bell('en')).news.map(({ text }) => text)).toEqual([
      'Ivo would like to play Village with you.',
      'Village with Ivo: the match is over, you came in at place 1.',
    ])
  })

  test('nothing that is told holds a secret of a match', () => {
    const database = new DatabaseSync(join(server.config.data, 'chronik.sqlite'), { readOnly: true })
    const seeds = database
      .prepare("select body->>'seed' as seed from tables where body->>'seed' is not null")
      .all()
    database.close()
    const said = [
      ...ear.heard.map(({ body }) => body.toString('latin1')),
      ...mail.mails.map((one) => one.text),
    ]
    expect(seeds.length).toBeGreaterThan(0)
    for (const { seed } of seeds) for (const text of said) expect(text).not.toContain(String(seed))
  })
})
