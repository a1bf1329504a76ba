import { freshRequest } from '@chronik/protocol'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiAt, Inn } from '../live/testing/inn.ts'
import { attachApi } from './api.ts'

let inn: Inn
beforeAll(async () => {
  inn = await Inn.open()
})
afterAll(() => inn[Symbol.asyncDispose]())

const seats = [{ kind: 'me' }, { kind: 'open' }] as const

describe('the OpenAPI document', () => {
  interface Operation {
    readonly operationId: string
    readonly responses: { readonly [status: string]: { readonly content: object } }
  }
  let paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  let text: string
  beforeAll(async () => {
    const answer = await inn.get('/api/openapi.json')
    text = await answer.text()
    const document = JSON.parse(text) as { openapi: string; paths: typeof paths }
    expect(document.openapi).toMatch(/^3\.1\./)
    paths = document.paths
  })

  test('names every operation once, and how each refuses', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(operations.length).toBeGreaterThanOrEqual(24)
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '422', '429'])
      expect(JSON.stringify(responses['409'].content)).toContain('#/components/schemas/Refused')
    }
  })

  test('has a schema for everything, and asks nobody to leave out what must be sent', () => {
    expect(text).not.toContain('"not":{}')
    expect(text).not.toContain('readOnly')
  })
})

test('games tell what a form needs, and their figures with provenance', async () => {
  const games = await inn.api(null).games.list()
  expect(games.map(({ id }) => id)).toEqual(['village', 'my-village', 'world-without-end'])
  expect(games[0]).toMatchObject({
    players: { min: 1, max: 5 },
    colours: ['red', 'yellow', 'blue', 'white', 'purple'],
  })
  expect(games[0].options).toContainEqual({ id: 'round-limit', kind: 'number', default: 30, min: 1, max: 99 })
  const edition = await inn.api(null).games.edition({ game: 'village' })
  expect(Object.keys(edition.marks).length).toBeGreaterThan(10)
  await expect(inn.api(null).games.edition({ game: 'chess' })).rejects.toMatchObject({ status: 404 })
})

test('a table is played with corrected figures', async () => {
  const { figures } = await inn.api(null).games.edition({ game: 'world-without-end' })
  const [path, value] = firstNumber(figures, '')
  const edition = { id: 'my-box', corrections: [{ path, value: value + 1, mark: 'B' as const }] }
  const plan = { request: freshRequest(), game: 'world-without-end', seats, edition }
  const { table } = await inn.api('ann').tables.create(plan)
  expect(table.setup.edition).toEqual(edition)
  const wrong = { ...edition, corrections: [{ path: 'no.such.figure', value: 1, mark: 'B' as const }] }
  await expect(
    inn.api('ann').tables.create({ ...plan, edition: wrong, request: freshRequest() }),
  ).rejects.toMatchObject({
    status: 422,
    data: { code: 'bad-setup', path: 'edition.figures.no.such.figure' },
  })
})

test('a code leads to a table while it gathers players, however it is typed', async () => {
  const { table } = await inn.api('ann').tables.create({ request: freshRequest(), game: 'village', seats })
  const code = table.code ?? ''
  expect(code).toMatch(/^[B-DF-HJ-KMNP-TV-Z2-9]{6}$/)
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase()
  expect(await inn.api(null).tables.byCode({ code: typed })).toEqual({ table: table.id })
  await inn.api('ann').tables.arrange({ table: table.id, seat: 1, to: { kind: 'bot', level: 'random' } })
  expect((await inn.api('ann').tables.start({ table: table.id })).table.code).toBeNull()
  await expect(inn.api(null).tables.byCode({ code })).rejects.toMatchObject({
    status: 404,
    data: { code: 'no-code' },
  })
  await expect(inn.api(null).tables.byCode({ code: 'hello!' })).rejects.toMatchObject({ status: 400 })
})

test('what the host settles must fit the game', async () => {
  const { table } = await inn.api('ann').tables.create({ request: freshRequest(), game: 'village', seats })
  const settle = (options: Record<string, boolean | number>) =>
    inn.api('ann').tables.settle({ table: table.id, options })
  expect((await settle({ 'round-limit': 3 })).table.setup.options).toMatchObject({ 'round-limit': 3 })
  await expect(settle({ wolf: true })).rejects.toMatchObject({ status: 422, data: { code: 'bad-setup' } })
  // A start player whose seat is gone does not fit, until another one is named.
  const fewer = (start: string) =>
    inn.api('ann').tables.settle({ table: table.id, players: 2, options: { 'start-seat': start } })
  await expect(fewer('3')).rejects.toMatchObject({ status: 422, data: { code: 'bad-setup' } })
  expect((await fewer('2')).table.seats).toHaveLength(2)
  const { table: after } = await inn.api('ann').tables.get({ table: table.id })
  expect(after.setup.options).toMatchObject({ 'round-limit': 3 })
})

function firstNumber(figures: unknown, path: string): [string, number] {
  if (typeof figures === 'number') return [path, figures]
  for (const [name, inner] of Object.entries(figures ?? {})) {
    const found = firstNumber(inner, path === '' ? name : `${path}.${name}`)
    if (found[0] !== '') return found
  }
  return ['', 0]
}

test.each([
  [
    'de',
    'Diesen Tisch gibt es nicht. Sieh nach, ob der Link vollständig ist, oder lass dir einen neuen schicken.',
    'Wähle zuerst einen Namen, dann kannst du mitmachen.',
  ],
  [
    'en',
    'There is no such table. See whether the link is complete, or ask for a new one.',
    'Choose a name first, then you can take part.',
  ],
  [
    'nl',
    'Deze tafel bestaat niet. Kijk of de link volledig is, of vraag om een nieuwe.',
    'Kies eerst een naam, dan kun je meedoen.',
  ],
] as const)('refusals are told in the language of the request: %s', async (language, none, name) => {
  await expect(inn.api('ann', language).tables.get({ table: 'none' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    message: none,
    data: { code: 'no-table', words: none },
  })
  await expect(inn.api(null, language).tables.leave({ table: 'none' })).rejects.toMatchObject({
    status: 401,
    data: { code: 'sign-in', words: name },
  })
  const answer = await inn.get('/api/tables/none', null, { 'accept-language': language })
  expect(await answer.json()).toEqual({ code: 'no-table', words: none })
})

test.each([
  ['a request without an id', { request: undefined }, 'request'],
  ['an option that is too long', { options: { colour: 'x'.repeat(65) } }, 'options.colour'],
  ['an option that is no option', { options: { colour: { red: true } } }, 'options.colour'],
  ['no seat', { seats: [] }, 'seats'],
  ['nine seats', { seats: Array(9).fill(seats[1]) }, 'seats'],
  ['a bot of no level', { seats: [{ kind: 'bot', level: 'god' }] }, 'seats.0.level'],
  [
    'figures within figures without end',
    {
      edition: {
        id: 'deep',
        corrections: [{ path: 'a', value: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`), mark: 'B' }],
      },
    },
    'edition.corrections.0.value',
  ],
  [
    'an edition that is too large',
    {
      edition: {
        id: 'big',
        corrections: Array.from({ length: 400 }, () => ({
          path: 'p'.repeat(190),
          value: 'v'.repeat(100),
          mark: 'B',
        })),
      },
    },
    'edition',
  ],
])('the schema refuses %s with the place', async (_, change, path) => {
  const plan = { request: freshRequest(), game: 'village', seats, ...change }
  await expect(inn.api('ann').tables.create(plan as never)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { code: 'bad-request', path },
  })
})

test('a body without a bottom is refused and harms nobody', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  for (const path of ['/api/tables', '/api/rpc/tables/create']) {
    const answer = await fetch(`http://${inn.address}${path}`, {
      method: 'POST',
      headers: { cookie: 'name=ann', 'content-type': 'application/json' },
      body: path.includes('rpc') ? `{"json":{"edition":${deep}}}` : `{"edition":${deep}}`,
    })
    expect([path, answer.status]).toEqual([path, 400])
  }
  expect(await inn.api('ann').me.get()).toMatchObject({ me: { id: 'ann' } })
})

test('what goes wrong on our side is told in words and nothing else', async () => {
  const app = fastify()
  const broken = () => Promise.reject(new Error('the disk of /srv/data is full'))
  attachApi(app, { tables: { find: broken } as never, identify: async () => null } as never)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}/api/tables/t`, { headers: { 'accept-language': 'de' } })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    code: 'internal',
    words: 'Auf unserer Seite ist etwas schiefgegangen.',
  })
  await expect(apiAt(address, {}).tables.get({ table: 't' })).rejects.toMatchObject({
    status: 500,
    data: { code: 'internal' },
  })
  await app.close()
})

test('private tables are not in the lobby, and invitations are for the host', async () => {
  const [ann, ben] = [inn.api('ann'), inn.api('ben')]
  const { table, invitations } = await ann.tables.create({
    request: freshRequest(),
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  })
  expect(invitations).toHaveLength(1)
  expect((await ben.tables.lobby({})).tables.map(({ id }) => id)).not.toContain(table.id)
  const seen = await ben.tables.get({ table: table.id })
  expect(seen).toMatchObject({ seat: null, invitations: [] })
  expect(JSON.stringify(seen)).not.toContain(invitations[0].invitation)
  expect((await ann.tables.get({ table: table.id })).invitations).toEqual(invitations)
  expect((await ann.tables.mine({})).tables.map((own) => own.table.id)).toContain(table.id)
})

test('a table without spectators leaves the lobby when it starts', async () => {
  const open = { open: true, spectators: false } as const
  const { table } = await inn
    .api('ann')
    .tables.create({ request: freshRequest(), game: 'village', seats, ...open })
  const shown = async (name: string) =>
    (await inn.api(name).tables.lobby({})).tables.some(({ id }) => id === table.id)
  expect(await shown('cid')).toBe(true)
  await inn.api('ben').tables.join({ table: table.id })
  await inn.api('ann').tables.start({ table: table.id })
  expect([await shown('cid'), await shown('ben')]).toEqual([false, true])
})

test('asking for a table many times at once opens it once', async () => {
  const plan = { request: freshRequest(), game: 'village', seats }
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await inn.api('dot').tables.create(plan)).table.id),
  )
  expect(new Set(ids).size).toBe(1)
  expect((await inn.api('dot').tables.mine({})).tables).toHaveLength(1)
  // The same words of somebody else open another table.
  expect((await inn.api('eve').tables.create(plan)).table.id).not.toBe(ids[0])
})

test('everybody may want the last seat at once: one gets it', async () => {
  const { table } = await inn.api('ann').tables.create({ request: freshRequest(), game: 'village', seats })
  const names = ['ben', 'cid', 'dot', 'eve', 'fay']
  const joins = await Promise.allSettled(names.map((name) => inn.api(name).tables.join({ table: table.id })))
  expect(joins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const reasons: unknown[] = joins.flatMap((join) => (join.status === 'rejected' ? [join.reason] : []))
  expect(reasons).toHaveLength(4)
  for (const reason of reasons) expect(reason).toMatchObject({ data: { code: 'full' } })
})

test('the position is told whole or from the last deed that was seen', async () => {
  const id = await inn.match(['ann', 'ben'])
  const whole = await inn.api('ann').play.catchUp({ table: id })
  expect(whole).toMatchObject({ seq: 0, after: null, told: 0, base: expect.any(Array) })
  const none = await inn.api('ann').play.catchUp({ table: id, seen: 0 })
  expect(none).toMatchObject({ seq: 0, after: 0, base: null, beats: [], changes: [] })
  const answer = await inn.get(`/api/tables/${id}/position?seen=0`, 'ann')
  expect(await answer.json()).toEqual(none)
})

test('who is asking', async () => {
  expect(await inn.api('ann').me.get()).toEqual({ me: { id: 'ann', name: 'Ann', guest: true } })
  expect(await inn.api(null).me.get()).toEqual({ me: null })
})

test('a record is a file with the name of its match', async () => {
  const id = await inn.match(['ann', 'ben'])
  await inn.api('ann').tables.concede({ table: id })
  const answer = await inn.get(`/api/tables/${id}/record`)
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain(`village-${id}.chronik`)
  expect(await answer.text()).toMatch(/^chronik-record 1\n/)
})
