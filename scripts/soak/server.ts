// The whole server under load for as long as wanted: people who play, come and go, and others who stall and flood.
// Tells the memory and the times every minute, and whether the memory stayed flat.
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Measured } from '../../bench/server/process.ts'
import type { Summary } from '../../packages/server/src/testing/load/latencies.ts'

const SERVER = new URL('../../packages/server/src/testing/serving.ts', import.meta.url)
const PLAYERS = new URL('../../packages/server/src/testing/load/players.ts', import.meta.url)

/** So many seconds one crowd of players stays before another comes. */
const SHIFT = '30'
const TABLES = 60
/** Sockets that never read, and sockets that send as much as they can. */
const STALLING = 20
const FLOODING = 5
/** The memory after the first half, when as many matches are in memory as are kept there, and at the end. */
const FLAT = 1.2

interface Played {
  readonly moves: number
  readonly refused: number
  readonly seconds: number
  readonly acknowledged: Summary
}

/** Runs and tells; true if the memory stayed flat and nothing was refused. */
export async function soakServer(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '200' },
      shift: { type: 'string', default: SHIFT },
    },
  })
  const minutes = Number(values.minutes)
  const folder = mkdtempSync(join(tmpdir(), 'chronik-soak-'))
  const database = process.env.CHRONIK_DATABASE
  const server = new Measured(SERVER, [], {
    PORT: '0',
    CHRONIK_DATA: folder,
    CHRONIK_RATE_LIMITS: 'off',
    CHRONIK_LOG: 'error',
    ...(database !== undefined && { CHRONIK_DATABASE: database }),
  })
  const samples: number[] = []
  const all: Played[] = []
  try {
    const address = await server.line()
    const pests = new Pests(address)
    const end = performance.now() + 60_000 * minutes
    while (performance.now() < end) {
      pests.renew()
      const left = Math.ceil((end - performance.now()) / 1000)
      const played = await shift(address, values.rate, Math.max(5, Math.min(Number(values.shift), left)))
      all.push(played)
      samples.push(server.memory())
      console.log(lineOf(played, samples.at(-1) ?? 0, server.cpuSeconds()))
    }
    pests.end()
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
  return verdict(samples, all)
}

async function shift(address: string, rate: string, seconds: number): Promise<Played> {
  const players = new Measured(PLAYERS, [address, String(TABLES), rate, String(seconds)])
  try {
    await players.line()
    players.tell('go')
    return await players.json<Played>()
  } finally {
    await players.end()
  }
}

function lineOf({ moves, seconds, acknowledged, refused }: Played, memory: number, cpu: number): string {
  const rate = `${Math.round(moves / seconds)} moves/s`
  const times = `p50 ${acknowledged.p50.toFixed(1)} ms, p99 ${acknowledged.p99.toFixed(1)} ms`
  return `${rate}; ${times}; ${(memory / 1e6).toFixed(0)} MB; ${cpu.toFixed(0)} CPU seconds; ${refused} refused`
}

function verdict(samples: readonly number[], all: readonly Played[]): boolean {
  const settled = samples[Math.floor(samples.length / 2)] ?? 0
  const last = samples.at(-1) ?? 0
  const moves = all.reduce((sum, played) => sum + played.moves, 0)
  const refused = all.reduce((sum, played) => sum + played.refused, 0)
  const p99 = Math.max(...all.map(({ acknowledged }) => acknowledged.p99))
  const flat = last <= settled * FLAT
  console.log(
    `${moves} moves, ${refused} refused, worst p99 ${p99.toFixed(1)} ms; memory ${(settled / 1e6).toFixed(0)} MB after the first half, ${(last / 1e6).toFixed(0)} MB at the end: ${flat ? 'flat' : 'GROWING'}`,
  )
  return flat && refused === 0
}

/** Those who do not keep to the rules: they are let go, and come again. */
class Pests {
  readonly #address: URL
  #sockets: Socket[] = []
  readonly #flood: NodeJS.Timeout

  constructor(address: string) {
    this.#address = new URL(address)
    this.#flood = setInterval(() => {
      for (const socket of this.#sockets.slice(0, FLOODING)) if (!socket.destroyed) socket.write(PINGS)
    }, 20)
  }

  renew(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets = Array.from({ length: STALLING + FLOODING }, () => this.#connect())
  }

  end(): void {
    clearInterval(this.#flood)
    for (const socket of this.#sockets) socket.destroy()
  }

  #connect(): Socket {
    const { hostname, port, host } = this.#address
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    // It never reads what it is sent.
    socket.pause()
    socket.write(
      `GET /live HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    )
    return socket
  }
}

const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 120)])
const PINGS = Buffer.concat(Array.from({ length: 50 }, () => PING))
