// `npm run bench -- server --processes 1,2,3`: several servers on one PostgreSQL and one NATS, all on this machine.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { NatsForTests } from '../../packages/server/src/testing/nats.ts'
import { PostgresForTests } from '../../packages/server/src/testing/postgres.ts'
import { type Load, type Played, RECITERS, SERVER, SETTINGS, timesInWords } from './load.ts'
import { familySeconds, Measured } from './process.ts'

const RATE = 500
/** Tables at an even rate, as in the other benchmark. */
const FEW = 60

/** What each part of the house took of the processors while so many servers were under load. */
export interface ClusterLoad extends Load {
  readonly processes: number
  readonly postgresCpu: number
  readonly natsCpu: number
  /** Of the busiest server: which part of the time its main thread was at work. */
  readonly busiest: number
}

interface House {
  readonly postgres: PostgresForTests
  readonly nats: NatsForTests
}

/** Measures so many servers at a time, one number after the other. */
export async function benchCluster(
  numbers: readonly number[],
  { seconds, tables }: { readonly seconds: string; readonly tables: string },
): Promise<ClusterLoad[]> {
  const house = { postgres: await PostgresForTests.start(), nats: await NatsForTests.start() }
  const loads: ClusterLoad[] = []
  try {
    for (const processes of numbers) loads.push(...(await benchOne(house, processes, { seconds, tables })))
    return loads
  } finally {
    await house.postgres.stop()
    await house.nats.stop()
  }
}

async function benchOne(
  house: House,
  processes: number,
  { seconds, tables }: { readonly seconds: string; readonly tables: string },
): Promise<ClusterLoad[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chronik-bench-'))
  const seed = randomBytes(32).toString('hex')
  const env = {
    ...SETTINGS,
    CHRONIK_DATA: folder,
    CHRONIK_DATABASE: await house.postgres.database(),
    CHRONIK_NATS: house.nats.url,
    CHRONIK_SECRET: randomBytes(32).toString('hex'),
    BENCH_SEED: seed,
  }
  const servers: Measured[] = []
  try {
    const addresses: string[] = []
    for (let at = 0; at < processes; at++) {
      const server = new Measured(SERVER, [], env)
      servers.push(server)
      addresses.push(await server.line())
    }
    const list = addresses.join(',')
    const loads: ClusterLoad[] = []
    const what = processes === 1 ? '1 process' : `${processes} processes`
    for (const [name, many, rate] of [
      [`${what} at ${RATE}/s`, FEW, RATE],
      [`${what}, warming up`, tables, 0],
      [`${what} at saturation`, tables, 0],
    ] as const)
      loads.push(await load(name, house, servers, [list, many, rate, seconds, seed]))
    return loads
  } finally {
    for (const server of servers) await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(
  what: string,
  { postgres, nats }: House,
  servers: readonly Measured[],
  args: readonly (string | number)[],
): Promise<ClusterLoad> {
  const clients = new Measured(RECITERS, args.map(String))
  try {
    await clients.line()
    const read = () => ({
      servers: servers.map((server) => server.cpuSeconds()),
      mains: servers.map((server) => server.mainSeconds()),
      postgres: familySeconds(postgres.pid),
      nats: familySeconds(nats.pid),
    })
    const before = read()
    clients.tell('go')
    const played = await clients.json<Played>()
    const after = read()
    const grown = (key: 'servers' | 'mains') => after[key].map((value, at) => value - before[key][at])
    const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)
    const result: ClusterLoad = {
      what,
      ...played,
      processes: servers.length,
      serverCpu: sum(grown('servers')),
      mainCpu: sum(grown('mains')),
      postgresCpu: after.postgres - before.postgres,
      natsCpu: after.nats - before.nats,
      busiest: Math.max(...grown('mains')) / played.seconds,
    }
    console.log(inWords(result))
    return result
  } finally {
    await clients.end()
  }
}

function inWords(load: ClusterLoad): string {
  const { what, moves, seconds, serverCpu, postgresCpu, natsCpu, clientCpu, busiest, refused } = load
  const each = (cpu: number) => `${((1e6 * cpu) / moves).toFixed(0)} µs`
  const share = (cpu: number) => `${Math.round((100 * cpu) / seconds / cpus().length)} %`
  const parts = [
    ['servers', serverCpu],
    ['PostgreSQL', postgresCpu],
    ['NATS', natsCpu],
    ['clients', clientCpu],
  ] as const
  const costs = parts.map(([name, cpu]) => `${name} ${each(cpu)} (${share(cpu)})`).join(', ')
  return `${what.padEnd(26)} ${Math.round(moves / seconds)}/s; ${timesInWords(load)}; ${costs} of the machine; busiest main thread ${Math.round(100 * busiest)} %; ${refused} refused`
}
