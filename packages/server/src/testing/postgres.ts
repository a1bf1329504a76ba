import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

/** A real PostgreSQL on loopback, with a data folder of its own, for as long as a test runs. */
export class PostgresForTests {
  #process: ChildProcess
  readonly #start: () => ChildProcess
  readonly #folder: string
  readonly #port: number
  readonly #password: string
  #databases = 0

  private constructor(start: () => ChildProcess, folder: string, port: number, password: string) {
    this.#start = start
    this.#process = start()
    this.#folder = folder
    this.#port = port
    this.#password = password
  }

  static async start(): Promise<PostgresForTests> {
    const binaries = await postgresBinaries()
    const folder = mkdtempSync(join(tmpdir(), 'chronik-postgres-'))
    const password = randomBytes(16).toString('hex')
    const owner = unprivileged()
    writeFileSync(join(folder, 'password'), password)
    if (owner.uid !== undefined && owner.gid !== undefined) {
      chownSync(folder, owner.uid, owner.gid)
      chownSync(join(folder, 'password'), owner.uid, owner.gid)
    }
    const data = join(folder, 'data')
    const access = ['-U', 'chronik', '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
    const form = ['--encoding=UTF8', '--locale=C', '--no-sync']
    execFileSync(join(binaries, 'initdb'), ['-D', data, ...access, ...form], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const port = await freePort()
    const start = () => {
      const server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', ''],
        { ...owner, cwd: folder, stdio: 'ignore' },
      )
      process.once('exit', () => server.kill('SIGQUIT'))
      return server
    }
    const postgres = new PostgresForTests(start, folder, port, password)
    await postgres.#answering()
    return postgres
  }

  /** An empty database. */
  async database(): Promise<string> {
    const name = `chronik_${++this.#databases}`
    const client = new Client({ connectionString: this.#url('postgres') })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return this.#url(name)
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** Stops at once, as after a fault: every connection is cut, nothing is tidied up. */
  async halt(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGQUIT')
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

  #url(database: string): string {
    return `postgres://chronik:${this.#password}@127.0.0.1:${this.#port}/${database}`
  }

  async #answering(): Promise<void> {
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error('PostgreSQL for the tests did not start')
      const client = new Client({ connectionString: this.#url('postgres') })
      try {
        await client.connect()
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50))
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, user: string): number | null => {
    try {
      return Number(
        execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    } catch {
      return null
    }
  }
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)]
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody".')
}
