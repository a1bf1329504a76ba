import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ChildForTests } from '../testing/child.ts'
import { FolderForTests } from '../testing/folder.ts'
import { NatsForTests } from '../testing/nats.ts'
import { openPlace } from '../testing/place.ts'
import { freePort } from '../testing/port.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { expectNothingLost, type Regular, seatRegulars, Tally } from '../testing/regulars.ts'

vi.setConfig({ testTimeout: 7_200_000, hookTimeout: 600_000 })

/** `npm run soak -- cluster` makes the long run: that many matches, and something is killed all the time. */
const SOAK = process.env.CHRONIK_SOAK === '1'
const TABLES = SOAK ? 200 : 6
const KILLS = SOAK ? 120 : 6
const SERVING = new URL('../testing/serving.ts', import.meta.url)
const WORKING = new URL('../testing/working.ts', import.meta.url)
const SECRET = 'a secret that all processes of this house share'

/** A process of the house that is killed and started again. */
class Process {
  readonly address: string
  readonly #script: URL
  readonly #env: Record<string, string>
  #child: ChildForTests | null = null

  constructor(script: URL, env: Record<string, string>) {
    this.#script = script
    this.#env = env
    this.address = `http://localhost:${env.PORT}`
  }

  get running(): boolean {
    return this.#child?.running === true
  }

  async start(): Promise<void> {
    this.#child = new ChildForTests(this.#script, [], this.#env)
    await this.#child.said(1)
  }

  async kill(): Promise<void> {
    await this.#child?.kill()
  }

  end(): Promise<number | null> {
    return this.#child?.end() ?? Promise.resolve(null)
  }
}

let postgres: PostgresForTests
let nats: NatsForTests
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([PostgresForTests.start(), NatsForTests.start()])
})
afterAll(async () => {
  await postgres?.stop()
  await nats?.stop()
})

/** Three servers, which leave bots to a worker, on one database. */
async function openCluster(folder: FolderForTests) {
  const database = await postgres.database()
  const env = {
    CHRONIK_DATABASE: database,
    CHRONIK_NATS: nats.url,
    CHRONIK_SECRET: SECRET,
    CHRONIK_RATE_LIMITS: 'off',
    CHRONIK_LOG: 'fatal',
    CHRONIK_DATA: join(folder.path, 'data'),
  }
  const servers: Process[] = []
  for (let at = 0; at < 3; at++)
    servers.push(new Process(SERVING, { ...env, CHRONIK_BOT_THREADS: '0', PORT: String(await freePort()) }))
  const worker = new Process(WORKING, { ...env, CHRONIK_BOT_THREADS: '2' })
  await Promise.all([...servers, worker].map((one) => one.start()))
  const close = () => Promise.all([...servers, worker].map((one) => one.kill()))
  return { database, servers, worker, close }
}

/** Where somebody is connected: to another server each time, and never to one that is not there. */
function anyOf(servers: readonly Process[]): (person: number) => string {
  let times = 0
  return (person) => {
    const running = servers.filter((server) => server.running)
    return (running[(person + times++) % running.length] ?? servers[0]).address
  }
}

/** What became of all these tables, each kind once. */
async function statusesOf(database: string, regulars: readonly Regular[]): Promise<(string | undefined)[]> {
  const { store } = await openPlace(database)
  const found = await Promise.all(regulars.map(({ guest }) => store.tables.find(guest.watched.id)))
  await store.close()
  return [...new Set(found.map((table) => table?.status))]
}

async function stopAll(regulars: readonly Regular[]): Promise<void> {
  for (const regular of regulars) regular.stop()
}

it(`${TABLES} matches are played to the end while ${KILLS} times something is killed: nothing is lost or doubled`, async () => {
  using folder = new FolderForTests()
  const { database, servers, worker, close } = await openCluster(folder)
  const tally = new Tally()
  const regulars = await seatRegulars(TABLES, tally, anyOf(servers))
  try {
    const playing = Promise.all(regulars.map((regular) => regular.play()))
    for (let kill = 0; kill < KILLS; kill++) {
      // In the middle of play, each time at another moment and at another place.
      const more = tally.more(4 + ((kill * 7) % 13))
      if ((await Promise.race([more.then(() => 'on'), playing.then(() => 'over')])) === 'over') break
      const which = kill % 6
      if (which === 1) {
        await worker.kill()
        await worker.start()
      } else if (which === 3) {
        await nats.halt()
        await nats.resume()
      } else if (which === 5) {
        await postgres.halt()
        await postgres.resume()
      } else {
        const server = servers[(which / 2) % servers.length]
        await server.kill()
        await server.start()
      }
    }
    await playing
    expect(regulars.every(({ guest }) => guest.over)).toBe(true)
    // The last move is told before its table is closed.
    await expect.poll(() => statusesOf(database, regulars), { timeout: 60_000 }).toEqual(['over'])
  } finally {
    await stopAll(regulars)
    await close()
  }
  const { store } = await openPlace(database)
  expect(await expectNothingLost(store, regulars)).toBeGreaterThan(TABLES * 10)
  const known = ['closed', 'no-database', 'stale', 'over', 'not-watching']
  expect(regulars.flatMap(({ refused }) => refused).filter((code) => !known.includes(code))).toEqual([])
  await store.close()
})
