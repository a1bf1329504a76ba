// `npm run bench -- server [--seconds 10] [--tables 400] [--processes 1,2,3] [--json file]`: the whole server under load, over real sockets and on a real disk.
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Latencies, type Summary } from '../../packages/server/src/testing/load/latencies.ts'
import { benchCluster } from './cluster.ts'
import {
  ECHO,
  ECHOERS,
  type Load,
  PLAYERS,
  type Played,
  RECITERS,
  SERVER,
  SETTINGS,
  SPECTATORS,
  timesInWords,
} from './load.ts'
import { Measured } from './process.ts'

const RATE = 500
const SPECTATING = 5_000
/** Of all matches that are measured, so that somebody can know them by heart. */
const SEED = randomBytes(32).toString('hex')

/** Plays for a while against a server that is there already. */
async function load(
  what: string,
  server: Measured,
  players: URL,
  args: readonly (string | number)[],
): Promise<Load> {
  const clients = new Measured(players, args.map(String))
  try {
    await clients.line()
    const before = [server.cpuSeconds(), server.mainSeconds()]
    clients.tell('go')
    const played = await clients.json<Played>()
    const [serverCpu, mainCpu] = [server.cpuSeconds(), server.mainSeconds()].map(
      (now, at) => now - before[at],
    )
    const result = { what, ...played, serverCpu, mainCpu }
    console.log(inWords(result))
    return result
  } finally {
    await clients.end()
  }
}

function inWords(load: Load): string {
  const { what, moves, seconds, serverCpu, mainCpu, clientCpu, refused } = load
  const each = (cpu: number) => `${((1e6 * cpu) / moves).toFixed(0)} µs`
  const rate = `${Math.round(moves / seconds)}/s (${Math.round(moves / serverCpu)} per CPU second of the server)`
  return `${what.padEnd(26)} ${rate}; ${timesInWords(load)}; server ${each(serverCpu)} (main thread ${each(mainCpu)}), clients ${each(clientCpu)} each; ${refused} refused`
}

async function serverOn(folder: string): Promise<[Measured, string]> {
  const env = { ...SETTINGS, CHRONIK_DATA: folder, BENCH_SEED: SEED }
  const database = process.env.CHRONIK_DATABASE
  const server = new Measured(
    SERVER,
    [],
    database === undefined ? env : { ...env, CHRONIK_DATABASE: database },
  )
  return [server, await server.line()]
}

/** Measures and tells; the exit code is 0 whatever the numbers are: they depend on what else runs here. */
export async function benchServer(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      tables: { type: 'string', default: '400' },
      processes: { type: 'string' },
    },
  })
  const { seconds, tables } = values
  if (values.processes !== undefined) {
    const loads = await benchCluster(values.processes.split(',').map(Number), { seconds, tables })
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ loads }, null, 2)}\n`)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'chronik-bench-'))
  const loads: Load[] = []
  try {
    const echo = new Measured(ECHO)
    const at = await echo.line()
    const [server, address] = await serverOn(folder)
    const disk = diskTimes(folder)
    console.log(
      `disk: a write that is safe takes p50 ${disk.p50.toFixed(2)} ms, p99 ${disk.p99.toFixed(2)} ms`,
    )
    loads.push(await load(`echo at ${RATE}/s`, echo, ECHOERS, [at, 60, RATE, seconds]))
    loads.push(await load(`server at ${RATE}/s`, server, PLAYERS, [address, 60, RATE, seconds]))
    loads.push(await load('echo at saturation', echo, ECHOERS, [at, tables, 0, seconds]))
    loads.push(await load('server at saturation', server, PLAYERS, [address, tables, 0, seconds]))
    const byHeart = [address, tables, 0, seconds, SEED]
    for (const time of ['once', 'twice'])
      loads.push(await load(`moves by heart, ${time}`, server, RECITERS, byHeart))
    await echo.end()
    await server.end()
    const memory = await spectating(folder)
    if (values.json !== undefined)
      writeFileSync(values.json, `${JSON.stringify({ disk, loads, memory }, null, 2)}\n`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the disk itself takes to keep a few kilobytes: no server can answer faster. */
function diskTimes(folder: string): Summary {
  const times = new Latencies()
  const file = openSync(join(folder, 'disk'), 'w')
  const page = Buffer.alloc(4096, 7)
  for (let written = 0; written < 500; written++) {
    const before = performance.now()
    writeSync(file, page)
    fsyncSync(file)
    times.add(performance.now() - before)
  }
  closeSync(file)
  return times.summary()
}

async function spectating(folder: string): Promise<{ before: number; after: number }> {
  const [server, address] = await serverOn(folder)
  const before = server.memory()
  const spectators = new Measured(SPECTATORS, [address, String(SPECTATING)])
  await spectators.line()
  const after = server.memory()
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  console.log(`${SPECTATING} idle spectators: ${megabytes(after)} in memory (${megabytes(before)} before)`)
  await spectators.end()
  await server.end()
  return { before, after }
}
