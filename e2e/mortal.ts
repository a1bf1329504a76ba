// A server of a test that is killed and started again on the same data and at the same address.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVING = fileURLToPath(new URL('./serving.ts', import.meta.url))

export class MortalServer {
  readonly origin: string
  readonly #env: Readonly<Record<string, string>>
  readonly #data: string
  #kill: () => Promise<void> = async () => {}

  static async start(): Promise<MortalServer> {
    const server = new MortalServer(await freePort())
    await server.start()
    return server
  }

  constructor(port: number) {
    this.#data = mkdtempSync(join(tmpdir(), 'chronik-mortal-'))
    this.origin = `http://localhost:${port}`
    this.#env = { PORT: String(port), CHRONIK_DATA: this.#data, CHRONIK_RATE_LIMITS: 'off' }
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [SERVING], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.#env },
    })
    const closed = once(child, 'close')
    this.#kill = async () => {
      child.kill('SIGKILL')
      await closed
    }
    await Promise.race([
      once(child.stdout, 'data'),
      closed.then(() => Promise.reject(new Error('the server did not start'))),
    ])
  }

  /** Without any chance to tidy up. */
  async kill(): Promise<void> {
    await this.#kill()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
