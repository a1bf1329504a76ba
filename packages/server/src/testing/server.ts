import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLog } from '../http/log.ts'
import { type Served, type ServeNeeds, serve } from '../serve.ts'
import { type Config, readConfig } from '../settings/config.ts'
import { FolderForTests } from './folder.ts'
import { seedsForTests } from './seeds.ts'
import { Visitor } from './visitor.ts'

/** A small app, as the build would write it. */
const APP: { readonly [file: string]: string } = {
  'index.html': '<!doctype html><script>start()</script><p>home</p>',
  'app.html': '<!doctype html><script>app()</script><p>app</p>',
  'about.html': '<!doctype html><p>about</p>',
  '_app/immutable/start.js': 'start()',
  '_app/immutable/start.js.br': 'compressed',
  '_app/version.json': '{}',
  'art/village.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.built': 'secret of the build',
}

/** The whole server on a free port, with real data in a folder of its own. */
export class ServerForTests implements AsyncDisposable {
  readonly folder = new FolderForTests()
  readonly #env: Record<string, string>
  readonly #seeds = seedsForTests()
  readonly #live: NonNullable<ServeNeeds['live']>
  #served: Served | null = null
  logged = ''

  private constructor(env: Record<string, string>, live: NonNullable<ServeNeeds['live']>) {
    this.#live = live
    this.#env = { PORT: '0', CHRONIK_DATA: join(this.folder.path, 'data'), CHRONIK_LOG: 'debug', ...env }
    for (const [file, content] of Object.entries(APP)) {
      const path = join(this.web, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    writeFileSync(join(this.folder.path, 'outside.txt'), 'outside')
  }

  static async open(
    env: Record<string, string> = {},
    live: NonNullable<ServeNeeds['live']> = {},
  ): Promise<ServerForTests> {
    const server = new ServerForTests(env, live)
    await server.start()
    return server
  }

  get web(): string {
    return join(this.folder.path, 'web')
  }

  /** Where it is on this machine, whatever it believes to be called. */
  get address(): string {
    if (this.#served === null) throw new Error('the server is closed')
    return `http://localhost:${this.#served.port}`
  }

  get port(): number {
    return Number(new URL(this.address).port)
  }

  get config(): Config {
    const read = readConfig(this.#env)
    if ('problems' in read) throw new Error(read.problems.join())
    return read.config
  }

  async start(): Promise<void> {
    const write = (line: string) => {
      this.logged += line
    }
    const log = createLog('debug', { write })
    this.#served = await serve(this.config, { web: this.web, log, seed: this.#seeds, live: this.#live })
  }

  async stop(): Promise<void> {
    await this.#served?.close()
    this.#served = null
  }

  visitor(): Visitor {
    return new Visitor(this.address)
  }

  /** Somebody with a name. */
  async guest(name: string): Promise<Visitor> {
    const visitor = this.visitor()
    const answer = await visitor.post('/api/auth/guest', { name })
    if (answer.status !== 200) throw new Error(answer.text)
    return visitor
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    this.folder[Symbol.dispose]()
  }
}
