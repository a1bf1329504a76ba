import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './install.ts'
import { freePort } from './port.ts'

const PROGRAM = 'nats-server'

/** A real NATS with JetStream on loopback, with a data folder of its own, for as long as a test runs. */
export class NatsForTests {
  readonly url: string
  readonly #start: () => ChildProcess
  readonly #folder: string
  readonly #port: number
  #process: ChildProcess

  private constructor(start: () => ChildProcess, folder: string, port: number) {
    this.#start = start
    this.#folder = folder
    this.#port = port
    this.#process = start()
    this.url = `nats://127.0.0.1:${port}`
  }

  static async start(): Promise<NatsForTests> {
    await installOnDebian('NATS', PROGRAM, `{ command -v ${PROGRAM} || ls /usr/sbin/${PROGRAM}; }`)
    const program = find()
    const folder = mkdtempSync(join(tmpdir(), 'chronik-nats-'))
    const port = await freePort()
    const start = () => {
      const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
        stdio: 'ignore',
      })
      process.once('exit', () => server.kill('SIGKILL'))
      return server
    }
    const nats = new NatsForTests(start, folder, port)
    await nats.#answering()
    return nats
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** Stops at once, as after a fault: every connection is cut, nothing is tidied up. */
  async halt(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exit
  }

  /** Starts again on the same data, at the same address. */
  async resume(): Promise<void> {
    this.#process = this.#start()
    await this.#answering()
  }

  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answering(): Promise<void> {
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error('NATS for the tests did not start')
      const socket = connectTo(this.#port, '127.0.0.1')
      try {
        await once(socket, 'connect')
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20))
      } finally {
        socket.destroy()
      }
    }
  }
}

function find(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  const found = folders.map((folder) => join(folder, PROGRAM)).find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'These tests need nats-server 2.9 or later. Debian, Ubuntu: apt-get install nats-server. macOS: brew install nats-server. Elsewhere: https://nats.io/download. They start a server of their own on a free port, with a data folder of their own.',
  )
}
