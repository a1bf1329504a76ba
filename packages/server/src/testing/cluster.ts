import { join } from 'node:path'
import { ChildForTests } from './child.ts'
import { FolderForTests } from './folder.ts'
import type { NatsForTests } from './nats.ts'
import { freePort } from './port.ts'
import type { PostgresForTests } from './postgres.ts'

const SERVING = new URL('./serving.ts', import.meta.url)
const WORKING = new URL('./working.ts', import.meta.url)
/** A busy machine may not let it reach its database in time. */
const MOST_STARTS = 5
const SECRET = 'a secret that all processes of this house share'

/** A process of the house that is killed or replaced, and started again at the same address. */
export class ClusterProcess {
  readonly address: string
  readonly #script: URL
  readonly #env: Record<string, string>
  #child: ChildForTests | null = null
  #leaving = false

  constructor(script: URL, env: Record<string, string>) {
    this.#script = script
    this.#env = env
    this.address = `http://localhost:${env.PORT}`
  }

  /** Whether somebody who comes now is let in. */
  get running(): boolean {
    return !this.#leaving && this.#child?.running === true
  }

  /** Starts it, and again if it could not start: what looks after processes does the same (`Restart=on-failure`). */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      this.#child = new ChildForTests(this.#script, [], this.#env)
      try {
        await this.#child.said(1)
        this.#leaving = false
        return
      } catch (error) {
        if (tries === MOST_STARTS) throw error
      }
    }
  }

  async kill(): Promise<void> {
    this.#leaving = true
    await this.#child?.kill()
  }

  /** Asks it to end in order, as an upgrade does; gives its exit code. */
  async end(): Promise<number | null> {
    this.#leaving = true
    return (await this.#child?.end()) ?? null
  }
}

/** Three servers, which leave bots to a worker, on a real PostgreSQL and a real NATS. */
export class ClusterForTests implements AsyncDisposable {
  readonly postgres: PostgresForTests
  readonly nats: NatsForTests
  readonly database: string
  readonly servers: readonly ClusterProcess[]
  readonly worker: ClusterProcess
  readonly #folder: FolderForTests

  private constructor(
    houses: { readonly postgres: PostgresForTests; readonly nats: NatsForTests },
    database: string,
    processes: { readonly servers: readonly ClusterProcess[]; readonly worker: ClusterProcess },
    folder: FolderForTests,
  ) {
    this.postgres = houses.postgres
    this.nats = houses.nats
    this.database = database
    this.servers = processes.servers
    this.worker = processes.worker
    this.#folder = folder
  }

  static async open(postgres: PostgresForTests, nats: NatsForTests): Promise<ClusterForTests> {
    const folder = new FolderForTests()
    const database = await postgres.database()
    const env = {
      CHRONIK_DATABASE: database,
      CHRONIK_NATS: nats.url,
      CHRONIK_SECRET: SECRET,
      CHRONIK_RATE_LIMITS: 'off',
      CHRONIK_LOG: 'fatal',
      CHRONIK_DATA: join(folder.path, 'data'),
    }
    const servers: ClusterProcess[] = []
    for (let at = 0; at < 3; at++) {
      const port = String(await freePort())
      servers.push(new ClusterProcess(SERVING, { ...env, CHRONIK_BOT_THREADS: '0', PORT: port }))
    }
    const worker = new ClusterProcess(WORKING, { ...env, CHRONIK_BOT_THREADS: '2' })
    const cluster = new ClusterForTests({ postgres, nats }, database, { servers, worker }, folder)
    await Promise.all([...servers, worker].map((one) => one.start()))
    return cluster
  }

  /** Where somebody is connected: to another server each time, and never to one that is not there. */
  anywhere(): (person: number) => string {
    let times = 0
    return (person) => {
      const running = this.servers.filter((server) => server.running)
      return (running[(person + times++) % running.length] ?? this.servers[0]).address
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.servers, this.worker].map((one) => one.kill()))
    this.#folder[Symbol.dispose]()
  }
}
