import { FastRandom } from '@chronik/kernel'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ClusterForTests } from '../testing/cluster.ts'
import { NatsForTests } from '../testing/nats.ts'
import { openPlace } from '../testing/place.ts'
import { PostgresForTests } from '../testing/postgres.ts'
import { clockErrors, expectNothingLost, type Regular, seatRegulars, Tally } from '../testing/regulars.ts'

vi.setConfig({ testTimeout: 7_200_000, hookTimeout: 600_000 })

/** `npm run soak -- cluster` makes the long run: that many matches, and something is killed all the time. */
const SOAK = process.env.CHRONIK_SOAK === '1'
const TABLES = SOAK ? 200 : 6
/** Tables at which people play while servers are replaced, and milliseconds that they think. */
const ROLLED = SOAK ? 100 : 6
const SHORT_THOUGHT = SOAK ? 1_000 : 100
/** After so many moves something is killed, at least and at most. */
const [SOONEST, LATEST] = SOAK ? [10, 100] : [4, 16]
const KILLS = SOAK ? 1_000 : 6
/** Milliseconds that a decision may be counted for longer or shorter than it lasted: the seat's line and a change of hands. */
const TOO_LONG = 1_000
const TOO_SHORT = 30_000
const LONGEST_THOUGHT = 8_000
const KNOWN = ['closed', 'no-database', 'stale', 'over', 'not-watching']

let postgres: PostgresForTests
let nats: NatsForTests
let cluster: ClusterForTests
beforeAll(async () => {
  ;[postgres, nats] = await Promise.all([PostgresForTests.start(), NatsForTests.start()])
  cluster = await ClusterForTests.open(postgres, nats)
})
afterAll(async () => {
  await cluster?.[Symbol.asyncDispose]()
  await postgres?.stop()
  await nats?.stop()
})

/** What may happen to a cluster in the middle of play. */
function misfortunes({
  servers,
  worker,
}: ClusterForTests): readonly (readonly [string, () => Promise<void>])[] {
  const killed = servers.map((server) => async () => {
    await server.kill()
    await server.start()
  })
  const replaced = async () => {
    await servers[0].end()
    await servers[0].start()
  }
  return [
    ...killed.map((kill) => ['server', kill] as const),
    ['replaced', replaced],
    [
      'worker',
      async () => {
        await worker.kill()
        await worker.start()
      },
    ],
    [
      'nats',
      async () => {
        await nats.halt()
        await nats.resume()
      },
    ],
    [
      'postgres',
      async () => {
        await postgres.halt()
        await postgres.resume()
      },
    ],
  ]
}

/** Everything once in an order of chance, then again: each kind happens, and nothing can be foreseen. */
class Fate {
  readonly #random: FastRandom
  readonly #all: ReturnType<typeof misfortunes>
  #coming: (readonly [string, () => Promise<void>])[] = []
  readonly happened: { [what: string]: number } = {}

  constructor(seed: number, all: ReturnType<typeof misfortunes>) {
    this.#random = new FastRandom(seed)
    this.#all = all
  }

  moves(): number {
    return SOONEST + this.#random.below(LATEST - SOONEST + 1)
  }

  /** Whoever takes part thinks for a while: otherwise everything would be over before the second misfortune. */
  thought(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#random.below(LONGEST_THOUGHT)))
  }

  async strike(): Promise<void> {
    if (this.#coming.length === 0) this.#coming = [...this.#all]
    const [[what, strike]] = this.#coming.splice(this.#random.below(this.#coming.length), 1)
    this.happened[what] = (this.happened[what] ?? 0) + 1
    await strike()
  }
}

/** What became of all these tables, each kind once. */
async function statusesOf(database: string, regulars: readonly Regular[]): Promise<(string | undefined)[]> {
  const { store } = await openPlace(database)
  const found = await Promise.all(regulars.map(({ guest }) => store.tables.find(guest.watched.id)))
  await store.close()
  return [...new Set(found.map((table) => table?.status))]
}

it('servers are replaced one after the other under load: people see a connection that is made again, and nothing else', async () => {
  const tally = new Tally()
  const regulars = await seatRegulars(ROLLED, tally, cluster.anywhere(), {
    pause: () => new Promise((resolve) => setTimeout(resolve, SHORT_THOUGHT)),
  })
  const codes: (number | null)[] = []
  const began = performance.now()
  try {
    const playing = Promise.all(regulars.map((regular) => regular.play()))
    for (const server of cluster.servers) {
      // In the middle of play, and not before everybody is in play again.
      await Promise.race([tally.more(ROLLED * 3), playing])
      codes.push(await server.end())
      await server.start()
    }
    await Promise.race([tally.more(ROLLED * 3), playing])
  } finally {
    for (const regular of regulars) regular.stop()
  }
  const seconds = (performance.now() - began) / 1_000
  // Each has ended in order, and whatever was under way at the moment was answered, there or elsewhere.
  expect(codes).toEqual([0, 0, 0])
  const stopped = regulars.flatMap(({ refused }) => refused).filter((code) => code !== 'closed')
  expect(stopped).toEqual([])
  for (const { connections } of regulars) expect(connections).toBeLessThanOrEqual(1 + codes.length)
  const { store } = await openPlace(cluster.database)
  const acknowledged = await expectNothingLost(store, regulars)
  await store.close()
  if (!SOAK) return
  const longest = Math.max(...regulars.map((regular) => regular.longest))
  const made = regulars.reduce((sum, { connections }) => sum + connections - 1, 0)
  const story = { seconds, matches: ROLLED, people: regulars.length, acknowledged, made, longest }
  console.log('replaced:', JSON.stringify(story))
})

it(`${TABLES} matches are played to the end while something is killed all along: nothing is lost or doubled`, async () => {
  const tally = new Tally()
  const began = performance.now()
  const fate = new Fate(Number(process.env.CHRONIK_SEED ?? 1), misfortunes(cluster))
  const regulars = await seatRegulars(TABLES, tally, cluster.anywhere(), {
    pace: { kind: 'bank', bank: 12 * 3_600_000, increment: 0 },
    ...(SOAK && { pause: () => fate.thought() }),
  })
  try {
    const playing = Promise.all(regulars.map((regular) => regular.play()))
    for (let kill = 0; kill < KILLS; kill++) {
      // In the middle of play, each time at another moment and at another place.
      const more = tally.more(fate.moves())
      if ((await Promise.race([more.then(() => 'on'), playing.then(() => 'over')])) === 'over') break
      await fate.strike()
      if (SOAK) console.log(`${new Date().toISOString()} ${tally.count} moves`, JSON.stringify(fate.happened))
    }
    await playing
    expect(regulars.every(({ guest }) => guest.over)).toBe(true)
    // The last move is told before its table is closed.
    await expect.poll(() => statusesOf(cluster.database, regulars), { timeout: 60_000 }).toEqual(['over'])
  } finally {
    for (const regular of regulars) regular.stop()
  }
  const { store } = await openPlace(cluster.database)
  const acknowledged = await expectNothingLost(store, regulars)
  expect(acknowledged).toBeGreaterThan(TABLES * 10)
  expect(regulars.flatMap(({ refused }) => refused).filter((code) => !KNOWN.includes(code))).toEqual([])
  const { longest, shortest } = await clockErrors(store, regulars)
  expect(longest).toBeLessThanOrEqual(TOO_LONG)
  expect(shortest).toBeLessThanOrEqual(TOO_SHORT)
  await store.close()
  if (!SOAK) return
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const story = { minutes, matches: TABLES, acknowledged, ...fate.happened, longest, shortest }
  console.log('chaos:', JSON.stringify(story))
})
