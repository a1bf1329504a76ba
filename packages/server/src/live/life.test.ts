import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseRecord, verify } from '@chronik/kernel'
import { freshRequest, Live } from '@chronik/protocol'
import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { ServerForTests } from '../testing/server.ts'
import type { Visitor } from '../testing/visitor.ts'
import { Guest } from './testing/guest.ts'
import { apiAt } from './testing/inn.ts'

const apiOf = ({ origin, cookie }: Visitor) => apiAt(origin, cookie === '' ? { origin } : { origin, cookie })

// Bots give way to everything else on the machine; where much else runs, they take their time.
const timeout = 600_000

test('the whole life of a table: two persons and a bot, from the plan to the proven record', {
  timeout,
}, async () => {
  await using server = await ServerForTests.open({ CHRONIK_RATE_LIMITS: 'off' })
  await using lives = new AsyncDisposableStack()
  const live = ({ origin, cookie }: Visitor) => {
    const headers = { origin, ...(cookie === '' ? {} : { cookie }) }
    const open = (url: string) => new WebSocket(url, { headers } as never)
    return lives.adopt(new Live({ url: `${origin.replace('http', 'ws')}/live`, open }), (one) => one.close())
  }
  const [anna, berta, stranger] = [await server.guest('Anna'), await server.guest('Berta'), server.visitor()]
  const plan = {
    request: freshRequest(),
    game: 'village',
    options: { expansions: ['inn'], 'round-limit': 2 },
    seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'novice' }],
    open: true,
  } as const
  const created = await apiOf(anna).tables.create(plan)
  const { id } = created.table
  expect(await apiOf(anna).tables.create(plan)).toEqual(created)
  expect((await apiOf(stranger).tables.lobby({})).tables.map((table) => table.id)).toEqual([id])

  const [{ invitation }] = created.invitations
  expect(await apiOf(berta).tables.join({ table: id, invitation })).toMatchObject({
    seat: 1,
    invitations: [],
  })
  const started = await apiOf(anna).tables.start({ table: id })
  expect(started.table).toMatchObject({ status: 'playing', seed: null })
  expect(started.table.commitment).toMatch(/^[0-9a-f]{64}$/)

  const [a, b] = [new Guest(live(anna), id, 1), new Guest(live(berta), id, 2)]
  const spectator = new Guest(live(stranger), id)
  await expect(apiOf(anna).tables.record({ table: id })).rejects.toMatchObject({ data: { code: 'not-over' } })
  await Promise.all([a.playOn(), b.playOn()])

  await a.until(({ tables }) => tables.at(-1)?.status === 'over')
  await spectator.until(({ over }) => over)
  expect(a.tables.at(-1)?.seed).toMatch(/^[0-9a-f]{64}$/)
  expect(a.tables.at(-1)?.commitment).toBe(started.table.commitment)
  const file = await apiOf(stranger).tables.record({ table: id })
  const record = parseRecord(await file.text())
  expect(record.names).toEqual(['Anna', 'Berta', 'novice'])
  expect(verify(record, village)).toMatchObject({ proven: true })
  const { turn } = a.watched
  expect(turn?.over === true && turn.score).toEqual(record.result)
  expect(a.tables.at(-1)?.result).toMatchObject({ reason: 'played', scores: record.result?.totals })
  expect(await apiOf(berta).tables.mine({})).toMatchObject({
    tables: [{ seat: 1, table: { id, status: 'over' }, awaited: null, clock: null }],
    next: null,
  })
})

test('who is connected is shown out when the session has run out, and comes back as nobody', {
  timeout,
}, async () => {
  await using server = await ServerForTests.open({ CHRONIK_RATE_LIMITS: 'off' }, { recheck: 50 })
  const [anna, berta] = [await server.guest('Anna'), await server.guest('Berta')]
  const { table } = await apiOf(anna).tables.create({
    request: freshRequest(),
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await using lives = new AsyncDisposableStack()
  const [a, b] = [anna, berta].map(({ origin, cookie }) => {
    const open = (url: string) => new WebSocket(url, { headers: { origin, cookie } } as never)
    const live = new Live({ url: `${origin.replace('http', 'ws')}/live`, open, patience: { first: 10 } })
    return new Guest(
      lives.adopt(live, (one) => one.close()),
      table.id,
    )
  })
  await Promise.all([a.until(({ live }) => live.me?.name === 'Anna'), b.arrived()])
  // Nobody tells the server: time has passed for this session only.
  using database = new DatabaseSync(join(server.config.data, 'chronik.sqlite'))
  database
    .prepare(`update sessions set expiresAt = ? where userId in (select id from users where name = 'Anna')`)
    .run(new Date(Date.now() - 1_000).toISOString())
  await a.until(({ live }) => live.me === null)
  expect(b.live.me?.name).toBe('Berta')
})
