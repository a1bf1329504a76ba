import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freshRequest, Live } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Guest } from '../live/testing/guest.ts'
import { ChildForTests } from '../testing/child.ts'
import { FolderForTests } from '../testing/folder.ts'
import { type Place, reopenPlace } from '../testing/place.ts'
import { freePort } from '../testing/port.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { Visitor } from '../testing/visitor.ts'
import { checkMatches } from './check.ts'
import { games } from './games.ts'

vi.setConfig({ testTimeout: 7_200_000 })

/** `npm run soak -- killed` makes the long run. */
const KILLS = process.env.CHRONIK_SOAK === '1' ? 100 : 8
/** Where the database is a server of its own, every so many times it is stopped instead, at once and in mid-play. */
const EVERY = 4
/** Together they have turns for all the kills. */
const TABLES = KILLS > 20 ? 48 : 12
const SERVING = new URL('../testing/serving.ts', import.meta.url)

/** A series that a client was told is played. */
interface Acknowledged {
  readonly table: string
  readonly seat: number
  readonly seq: number
  readonly moves: readonly string[]
}

/** Counts what was acknowledged, and wakes who waits for a number of them the very moment it is reached. */
class Tally {
  count = 0
  #wanted = 0
  #wake: () => void = () => {}

  add(): void {
    this.count++
    if (this.count >= this.#wanted) this.#wake()
  }

  /** Resolves after so many more. */
  more(many: number): Promise<void> {
    this.#wanted = this.count + many
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

/** A server on one place that is killed and started again at the same address. */
class Victim {
  readonly #env: Record<string, string>
  #child: ChildForTests | null = null
  readonly address: string

  constructor(place: Place, folder: string, port: number) {
    const database = place.startsWith('postgres:') ? { CHRONIK_DATABASE: place } : {}
    const env = { PORT: String(port), CHRONIK_DATA: folder, CHRONIK_RATE_LIMITS: 'off', CHRONIK_LOG: 'warn' }
    this.#env = { ...env, ...database }
    this.address = `http://localhost:${port}`
  }

  async start(): Promise<void> {
    this.#child = new ChildForTests(SERVING, [], this.#env)
    await this.#child.said(1)
  }

  get running(): boolean {
    return this.#child?.running === true
  }

  async kill(): Promise<void> {
    await this.#child?.kill()
  }
}

/** Sits at a table over a live connection and plays at random, whatever becomes of the server. */
class Regular {
  readonly guest: Guest
  readonly acknowledged: Acknowledged[] = []
  readonly refused: string[] = []
  readonly #live: Live
  readonly #tally: Tally
  readonly #stopped = Promise.withResolvers<'stopped'>()

  constructor(visitor: Visitor, table: string, seed: number, tally: Tally) {
    const { origin, cookie } = visitor
    this.#tally = tally
    this.#live = new Live({
      url: `${origin.replace('http', 'ws')}/live`,
      open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
      patience: { first: 20, longest: 200 },
    })
    this.guest = new Guest(this.#live, table, seed)
  }

  async play(): Promise<void> {
    const { watched } = this.guest
    for (;;) {
      if (await this.#stoppedBefore(() => this.guest.due || this.guest.over)) return
      if (this.guest.over) return
      const moves = this.guest.series()
      const seat = watched.viewer
      const answer = await watched.submit(moves)
      if (answer.played) {
        this.acknowledged.push({ table: watched.id, seat, seq: answer.seq, moves })
        this.#tally.add()
      } else this.refused.push(answer.refused.code)
      const seen = answer.played ? answer.seq : 0
      if (await this.#stoppedBefore(() => (watched.position.seq ?? 0) >= seen)) return
    }
  }

  stop(): void {
    this.#stopped.resolve('stopped')
    this.#live.close()
  }

  async #stoppedBefore(holds: () => boolean): Promise<boolean> {
    return (await Promise.race([this.#stopped.promise, this.guest.until(holds)])) === 'stopped'
  }
}

/** Some tables of two people, and some of a person and a bot. */
async function seatEverybody(address: string, tally: Tally): Promise<Regular[]> {
  const regulars: Regular[] = []
  for (let index = 0; index < TABLES; index++) {
    const people = [new Visitor(address), new Visitor(address)].slice(index % 4 === 3 ? 1 : 0)
    for (const one of people) await one.post('/api/auth/guest', { name: `Guest ${index}` })
    const [host, other] = people
    const seats = [{ kind: 'me' }, other === undefined ? { kind: 'bot', level: 'random' } : { kind: 'open' }]
    const game = games.ids[index % games.ids.length]
    const created = await host.post('/api/tables', { request: freshRequest(), game, seats })
    const table = created.json.table.id as string
    if (other !== undefined) await other.post(`/api/tables/${table}/join`)
    expect((await host.post(`/api/tables/${table}/start`)).status).toBe(200)
    for (const one of people) regulars.push(new Regular(one, table, index, tally))
  }
  return regulars
}

async function loseNothing(place: Place, database?: PostgresForTests): Promise<void> {
  using folder = new FolderForTests()
  const victim = new Victim(place, place.startsWith('postgres:') ? folder.path : place, await freePort())
  await victim.start()
  const tally = new Tally()
  const survived: boolean[] = []
  const regulars = await seatEverybody(victim.address, tally)
  try {
    const playing = regulars.map((regular) => regular.play())
    const allOver = Promise.all(playing).then(() => {
      throw new Error('all matches were over before the last kill')
    })
    allOver.catch(() => {})
    for (let kill = 0; kill < KILLS; kill++) {
      // In the middle of play, each time at another moment.
      await Promise.race([tally.more(6 + ((kill * 7) % 23)), allOver])
      if (database !== undefined && kill % EVERY === EVERY - 1) {
        await database.halt()
        survived.push(victim.running)
        await database.resume()
      } else {
        await victim.kill()
        await victim.start()
      }
    }
    expect(survived).toEqual(survived.map(() => true))
    // Everybody came back by themselves and plays on.
    const before = regulars.map(({ guest }) => guest.watched.position.seq ?? 0)
    const goesOn = () =>
      regulars.every(({ guest }, index) => guest.over || (guest.watched.position.seq ?? 0) > before[index])
    await expect.poll(goesOn, { timeout: 180_000 }).toBe(true)
    for (const regular of regulars) regular.stop()
    await Promise.all(playing)
  } finally {
    for (const regular of regulars) regular.stop()
    await victim.kill()
  }

  const { store } = await reopenPlace(place)
  const all = regulars.flatMap(({ acknowledged }) => acknowledged)
  for (const { table, seat, seq, moves } of all) {
    const [deed] = await store.deeds.from(table, seq)
    expect(deed).toMatchObject({ seq, seat })
    const own = deed.lines.filter((line) => line.startsWith(`${seat + 1} `))
    expect(own).toEqual(moves.map((move) => `${seat + 1} ${move}`))
  }
  expect(all.length).toBeGreaterThan(KILLS * 5)
  expect((await checkMatches(store, games)).differences).toEqual([])
  for (const { guest } of regulars) {
    const deeds = await store.deeds.from(guest.watched.id, 0)
    expect(deeds.map(({ seq }) => seq)).toEqual(deeds.map((_, index) => index))
  }
  // A retry after a lost answer is no other move: nothing was ever refused, unless the database was away.
  const away = database === undefined ? ['closed'] : ['closed', 'no-database', 'stale']
  expect(regulars.flatMap(({ refused }) => refused).filter((code) => !away.includes(code))).toEqual([])
  await store.close()
}

it('a second server on the same folder does not start, and says who is there', async () => {
  using folder = new FolderForTests()
  const env: Record<string, string> = { PORT: '0', CHRONIK_DATA: folder.path, CHRONIK_LOG: 'warn' }
  await using first = new ChildForTests(SERVING, [], env)
  await first.said(1)
  const second = spawnSync(process.execPath, [fileURLToPath(SERVING)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect(second.status).toBe(1)
  expect(second.stdout).toBe('')
  expect(second.stderr).toContain(`The data folder ${folder.path} is in use by process ${first.pid} `)
})

describe(`a server that is killed ${KILLS} times in the middle of play`, () => {
  let postgres: PostgresForTests | undefined
  beforeAll(async () => {
    postgres = await PostgresForTests.start()
  })
  afterAll(() => postgres?.stop())

  it('has every acknowledged move, no corrupt match, and everybody plays on (SQLite)', async () => {
    using folder = new FolderForTests()
    await loseNothing(folder.path)
  })

  it('has every acknowledged move, no corrupt match, and everybody plays on (PostgreSQL)', async () => {
    await loseNothing((await postgres?.database()) ?? '', postgres)
  })
})
