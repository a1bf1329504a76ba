import { CLOSE, freshRequest, Live, TablePlan } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { NatsBus } from './bus/nats/bus.ts'
import { connectNats } from './bus/nats/connection.ts'
import { hosted } from './hosted.ts'
import { Guest, played, playInTurn } from './live/testing/guest.ts'
import { games } from './play/games.ts'
import { openPostgres } from './store/postgres/open.ts'
import { Ear } from './testing/ear.ts'
import { NatsForTests } from './testing/nats.ts'
import { PostgresForTests } from './testing/postgres.ts'
import { PushBrowser } from './testing/push-browser.ts'
import { ServerForTests } from './testing/server.ts'
import { Visitor } from './testing/visitor.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const SECRET = 'a secret that all processes of this house share'
const WITHIN = { timeout: 120_000 }
const MINUTE = 60_000

let postgres: PostgresForTests
let nats: NatsForTests
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([PostgresForTests.start(), NatsForTests.start()])
})
afterAll(async () => {
  await postgres?.stop()
  await nats?.stop()
})

/** Two servers on one database, and people who come to one or the other. */
class Pair implements AsyncDisposable {
  readonly #lives: Live[] = []
  readonly one: ServerForTests
  readonly other: ServerForTests

  private constructor(one: ServerForTests, other: ServerForTests) {
    this.one = one
    this.other = other
  }

  static async open(env: Record<string, string> = {}): Promise<Pair> {
    const shared = {
      CHRONIK_DATABASE: await postgres.database(),
      CHRONIK_NATS: nats.url,
      CHRONIK_SECRET: SECRET,
      CHRONIK_RATE_LIMITS: 'off',
      CHRONIK_BOT_THREADS: '1',
      ...env,
    }
    return new Pair(await ServerForTests.open(shared), await ServerForTests.open(shared))
  }

  /** A live connection of somebody to a server: the cookie is good at each of them. */
  live({ address }: ServerForTests, visitor: Visitor | null): Live {
    const headers = { origin: address, ...(visitor !== null && { cookie: visitor.cookie }) }
    const live = new Live({
      url: `${address.replace('http', 'ws')}/live`,
      open: (url) => new WebSocket(url, { headers } as never),
      patience: { first: 20, longest: 200 },
    })
    this.#lives.push(live)
    return live
  }

  /** A match of two people that has begun; the first is known at one server, the second came to the other. */
  async match(plan: object = {}) {
    const [ann, ben] = [await this.one.guest('Ann'), await this.other.guest('Ben')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const wish = { request: freshRequest(), game: 'my-village', seats, ...plan }
    const created = await ann.post('/api/tables', wish)
    const id = created.json.table.id as string
    expect((await ben.post(`/api/tables/${id}/join`)).status).toBe(200)
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200)
    return { id, ann, ben }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const live of this.#lives) live.close()
    await this.one[Symbol.asyncDispose]()
    await this.other[Symbol.asyncDispose]()
  }
}

describe('people at one table, connected to different servers', () => {
  it('see each other, hear each other and see each move come about', async () => {
    await using pair = await Pair.open()
    const { id, ann, ben } = await pair.match()
    const guests = [new Guest(pair.live(pair.one, ann), id, 1), new Guest(pair.live(pair.other, ben), id, 2)]
    for (const guest of guests) {
      await guest.until(({ updates }) => updates.length > 0)
      await guest.until(({ presences }) => presences.at(-1)?.seats.every((here) => here) === true)
    }
    for (let turn = 0; turn < 4; turn++) {
      const due = guests.find((guest) => guest.due) as Guest
      const watching = guests.find((guest) => guest !== due) as Guest
      const seq = played(await due.play())
      await watching.reached(seq)
      const update = watching.updates.findLast((one) => one.seq === seq)
      // Told entry by entry, as at the server where it was played.
      expect(update?.after).toBe(seq - 1)
      expect(update?.beats.every(({ changes }) => changes !== null)).toBe(true)
      expect(watching.watched.turn).toEqual(due.watched.turn)
    }
    const said = await guests[0].watched.say('players', 'Hello over there')
    expect(said).toMatchObject({ said: true })
    await guests[1].until(({ lines }) => lines.some(({ text }) => text === 'Hello over there'))

    const spectator = new Guest(pair.live(pair.other, null), id, 3)
    await spectator.arrived()
    await guests[0].until(({ presences }) => presences.at(-1)?.spectators === 1)
    guests[1].live.close()
    await guests[0].until(({ presences }) => presences.at(-1)?.seats[1] === false)
  })

  it('cannot both move from the same position, and who was slower is told', async () => {
    await using pair = await Pair.open()
    const { id, ann, ben } = await pair.match()
    const spectator = new Guest(pair.live(pair.one, null), id, 1)
    await spectator.until(({ watched }) => watched.turn?.over === false)
    const { turn } = spectator.watched
    const due = turn?.over === false && turn.seat === 0 ? ann : ben
    const tabs = [pair.one, pair.other].map((server, at) => new Guest(pair.live(server, due), id, at + 2))
    for (const tab of tabs) await tab.until((one) => one.due)
    const answers = await Promise.all(tabs.map((tab) => tab.watched.submit(tab.series())))
    const told = answers.map((answer) => (answer.played ? answer.seq : answer.refused.code))
    expect(new Set(told)).toEqual(new Set([1, 'stale']))
  })

  it('have the same clocks, wherever the move was kept', async () => {
    await using pair = await Pair.open()
    const pace = { kind: 'bank', bank: 10 * MINUTE, increment: 20_000 }
    const { id, ann, ben } = await pair.match({ pace })
    const guests = [new Guest(pair.live(pair.one, ann), id, 1), new Guest(pair.live(pair.other, ben), id, 2)]
    for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
    const due = guests.find((guest) => guest.due) as Guest
    const seat = due.watched.viewer
    let seq = 0
    while (due.due) seq = played(await due.play())
    await Promise.all(guests.map((guest) => guest.reached(seq)))
    const clocks = guests.map(({ updates }) => updates.at(-1)?.clock)
    expect(clocks.map((clock) => clock?.running)).toEqual([1 - seat, 1 - seat])
    // What the deed has cost is kept with it: who waits has exactly the same time left everywhere.
    expect(clocks[0]?.left[seat]).toBe(clocks[1]?.left[seat])
    const [one = 0, other = 0] = clocks.map((clock) => clock?.left[1 - seat] ?? 0)
    expect(Math.abs(one - other)).toBeLessThan(5_000)
    // They vote at different servers, and their clocks stop and go on at both.
    expect((await ann.post(`/api/tables/${id}/pause`, { agree: true })).status).toBe(200)
    await guests[1].until(({ watched }) => watched.table?.proposals.length === 1)
    expect((await ben.post(`/api/tables/${id}/pause`, { agree: true })).status).toBe(200)
    for (const guest of guests) {
      await guest.until(({ watched }) => watched.table?.paused !== null)
      await guest.until(({ watched }) => watched.clock?.running === null)
    }
    expect((await ann.post(`/api/tables/${id}/resume`)).status).toBe(200)
    for (const guest of guests) await guest.until(({ watched }) => watched.clock?.running === 1 - seat)
  })
})

describe('what holds for people holds at every server', () => {
  it('who signs out at one is shown out at the other', async () => {
    await using pair = await Pair.open()
    const ann = await pair.one.guest('Ann')
    const elsewhere = new Visitor(pair.other.address)
    const me = await elsewhere.get('/api/auth/me', { Cookie: ann.cookie })
    expect(me.json.me.name).toBe('Ann')
    const headers = { origin: pair.other.address, cookie: ann.cookie }
    const socket = new WebSocket(`${pair.other.address.replace('http', 'ws')}/live`, { headers } as never)
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
    await ann.post('/api/auth/sign-out')
    expect(await closed).toBe(CLOSE.signedOut)
  })

  it('who is banned at one is shown out at the other, and let in nowhere', async () => {
    const token = 'a-token-of-some-length'
    await using pair = await Pair.open({ CHRONIK_OPERATOR_TOKEN: token })
    const ann = await pair.one.guest('Ann')
    const login = { email: 'ann@example.org', password: 'long enough to be one' }
    expect((await ann.post('/api/auth/set-password', login)).status).toBe(200)
    const { id } = (await ann.get('/api/auth/me')).json.me as { id: string }
    const headers = { origin: pair.other.address, cookie: ann.cookie }
    const socket = new WebSocket(`${pair.other.address.replace('http', 'ws')}/live`, { headers } as never)
    const closed = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
    const shown = { Authorization: `Bearer ${token}` }
    const banned = await pair.one.visitor().post(`/api/operator/people/${id}/ban`, { reason: 'loud' }, shown)
    expect(banned.json).toMatchObject({ ban: { reason: 'loud', until: null }, sessions: 0 })
    expect(await closed).toBe(CLOSE.signedOut)
    const refused = await pair.other.visitor().post('/api/auth/sign-in/email', login)
    expect(refused.json.code).toBe('banned')
  })

  it('who guesses codes at one has to wait at the other as well', async () => {
    await using pair = await Pair.open({ CHRONIK_RATE_LIMITS: 'on' })
    const guess = (server: ServerForTests) => server.visitor().get('/api/codes/BCDFGH')
    for (let tries = 0; tries < 55; tries++) expect((await guess(pair.one)).status).toBe(404)
    const statuses: number[] = []
    await expect
      .poll(async () => {
        statuses.push((await guess(pair.other)).status)
        return statuses.at(-1)
      }, WITHIN)
      .toBe(429)
    expect(statuses.length).toBeLessThan(30)
  })
})

describe('a match that is looked back on', () => {
  it('is read wherever bots think, and seen and ended at every server', async () => {
    await using pair = await Pair.open()
    const { id, ann, ben } = await pair.match()
    const guests = [new Guest(pair.live(pair.one, ann), id, 1), new Guest(pair.live(pair.other, ben), id, 2)]
    for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
    await playInTurn(guests, 6)
    expect((await ben.post(`/api/tables/${id}/concede`)).status).toBe(200)
    const path = `/api/tables/${id}/analysis`
    expect((await ann.post(path, { iterations: 2_000 })).json).toMatchObject({ status: 'running' })
    const found = async () => (await ben.get(path)).json
    await expect.poll(async () => (await found()).read, WITHIN).toBeGreaterThan(0)
    const stopped = (await ben.post(`${path}/stop`)).json
    expect(stopped.status).toBe('stopped')
    expect((await ann.get(path)).json.status).toBe('stopped')

    expect((await ben.post(path, { iterations: 5 })).status).toBe(200)
    await expect.poll(async () => (await found()).status, WITHIN).toBe('done')
    const { read, events, moves } = (await ann.get(path)).json
    expect(read).toBe(events)
    expect(moves.length).toBeGreaterThanOrEqual(6)
  })
})

describe('somebody who is away from the table', () => {
  /** Tells what a browser was pushed, one title after the other. */
  const titles = (ear: Ear, browser: PushBrowser) =>
    ear.of('/push').map(({ body }) => browser.opened(body).title)

  it('hears once that it is their turn, whatever server they and the others are connected to', async () => {
    const ear = new Ear()
    await ear.open()
    await using pair = await Pair.open({ CHRONIK_PRIVATE_NOTICES: 'on', CHRONIK_NOTICE_SECONDS: '0' })
    const { id, ann, ben } = await pair.match({ options: { 'start-seat': '2' }, game: 'village' })
    const cleo = await pair.other.guest('Cleo')
    for (const [at, one] of [ann, ben, cleo].entries()) {
      const login = { email: `somebody-${at}@example.org`, password: 'long enough to be one' }
      expect((await one.post('/api/auth/set-password', login)).status).toBe(200)
    }
    const browser = new PushBrowser()
    const subscribed = await ann.post('/api/me/notices/ways', browser.subscription(ear.at('/push')))
    expect(subscribed.status).toBe(200)
    const annId = (await ann.get('/api/auth/me')).json.me.id as string

    // She is at another table, at one server; it becomes her turn at this table, at the other server.
    const other = await ann.post('/api/tables', {
      request: freshRequest(),
      game: 'village',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const elsewhere = new Guest(pair.live(pair.one, ann), other.json.table.id as string, 1)
    await elsewhere.arrived()
    const playing = new Guest(pair.live(pair.other, ben), id, 2)
    await playing.until(({ updates }) => updates.length > 0)
    while (playing.due) await playing.reached(played(await playing.play()))
    const TRIAL = 'Chronik'
    await expect.poll(() => titles(ear, browser), WITHIN).toEqual([TRIAL, 'It is your turn'])

    // At the table she hears nothing, also if the others are elsewhere: what comes next is something else.
    const here = new Guest(pair.live(pair.one, ann), id, 3)
    await here.until(({ due }) => due)
    while (here.due) await here.reached(played(await here.play()))
    await playing.until(({ due }) => due)
    while (playing.due) await playing.reached(played(await playing.play()))
    await here.until(({ due }) => due)
    expect((await ben.post('/api/me/friends', { user: annId })).status).toBe(200)
    const friend = 'Ben would like to be your friend'
    await expect.poll(() => titles(ear, browser), WITHIN).toEqual([TRIAL, 'It is your turn', friend])

    // She leaves without having moved, and hears of it; nobody tells her twice.
    here.live.close()
    const all = [TRIAL, 'It is your turn', friend, 'It is your turn']
    await expect.poll(() => titles(ear, browser), WITHIN).toEqual(all)
    expect((await cleo.post('/api/me/friends', { user: annId })).status).toBe(200)
    const last = 'Cleo would like to be your friend'
    await expect.poll(() => titles(ear, browser), WITHIN).toEqual([...all, last])
    await ear.close()
  })
})

describe('the clock of a match whose server is gone', () => {
  /** Clocks that stand still until somebody turns them. */
  class Turned {
    wallNow = Date.parse('2026-11-16T12:00:00Z')
    steadyNow = 0
    readonly wall = () => this.wallNow
    readonly steady = () => this.steadyNow

    pass(milliseconds: number): void {
      this.wallNow += milliseconds
      this.steadyNow += milliseconds
    }
  }

  it('goes on at another one, and not while there was none', async () => {
    const [url, clock] = [await postgres.database(), new Turned()]
    const open = async () => {
      const line = await connectNats(nats.url, url, 'test')
      const rhythm = { beat: 50, silence: 2_000, greeting: 200 }
      const bus = await NatsBus.open(line, rhythm, () => clock.wallNow)
      const { store } = await openPostgres(url)
      const house = hosted({ store, games, bus, secret: SECRET, clock, threads: 1, tick: 20 })
      await house.wake()
      return { ...house, line, store }
    }
    const leftAt = async ({ matches }: Awaited<ReturnType<typeof open>>, id: string, seat: number) =>
      (await matches.awaited(id))?.clock?.left[seat]
    const close = async ({ matches, bus, line, store }: Awaited<ReturnType<typeof open>>) => {
      await matches.close()
      await bus.close()
      await line.connection.close()
      await store.close()
    }
    const [first, second] = [await open(), await open()]
    const [ann, ben] = ['ann', 'ben'].map((id) => ({ id, name: id }))
    const plan = TablePlan.parse({
      request: freshRequest(),
      game: 'village',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'bank', bank: 10 * MINUTE, increment: 0 },
    })
    const created = await first.tables.create(ann, plan)
    if (!created.ok) throw new Error(created.refusal.code)
    const { id } = created.value
    await first.tables.act(id, ben, { kind: 'join' })
    const started = await first.tables.act(id, ann, { kind: 'start' })
    expect(started.ok).toBe(true)
    const seat = (await first.matches.awaited(id))?.awaited?.seat ?? -1
    clock.pass(MINUTE)
    expect(await leftAt(first, id, seat)).toBe(9 * MINUTE)
    // The first is gone without a word; the second was there all the time.
    await first.line.connection.close()
    clock.pass(MINUTE)
    await expect.poll(() => second.bus.members.length, WITHIN).toBe(1)
    expect(await leftAt(second, id, seat)).toBe(8 * MINUTE)
    await first.matches.close()
    await first.store.close()
    await close(second)
    // All are gone for an hour: that was nobody's time.
    clock.pass(60 * MINUTE)
    const third = await open()
    expect(await leftAt(third, id, seat)).toBe(8 * MINUTE)
    await close(third)
  })
})
