import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ChildForTests } from '../testing/child.ts'
import { FolderForTests } from '../testing/folder.ts'
import { type Place, reopenPlace } from '../testing/place.ts'
import { freePort } from '../testing/port.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { expectNothingLost, seatRegulars, Tally } from '../testing/regulars.ts'

vi.setConfig({ testTimeout: 7_200_000 })

/** `npm run soak -- killed` makes the long run. */
const KILLS = process.env.CHRONIK_SOAK === '1' ? 100 : 8
/** Where the database is a server of its own, every so many times it is stopped instead, at once and in mid-play. */
const EVERY = 4
/** Together they have turns for all the kills. */
const TABLES = KILLS > 20 ? 48 : 12
const SERVING = new URL('../testing/serving.ts', import.meta.url)

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

async function loseNothing(place: Place, database?: PostgresForTests): Promise<void> {
  using folder = new FolderForTests()
  const victim = new Victim(place, place.startsWith('postgres:') ? folder.path : place, await freePort())
  await victim.start()
  const tally = new Tally()
  const survived: boolean[] = []
  const regulars = await seatRegulars(TABLES, tally, () => victim.address)
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
  const acknowledged = await expectNothingLost(store, regulars)
  expect(acknowledged).toBeGreaterThan(KILLS * 5)
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
