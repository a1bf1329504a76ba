import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process of a test: its lines are collected, and it is killed for good when the test is done with it. */
export class ChildForTests {
  readonly lines: string[] = []
  readonly #process: ChildProcess
  readonly #closed: Promise<unknown>

  constructor(script: URL, args: readonly string[], env: Record<string, string> = {}) {
    this.#process = spawn(process.execPath, [fileURLToPath(script), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    this.#closed = once(this.#process, 'close')
    const { stdout } = this.#process
    if (stdout === null) throw new Error('no output')
    createInterface(stdout).on('line', (line) => this.lines.push(line))
  }

  /** Whether the process is still there. */
  get running(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Asks the process to end, and gives its exit code. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#process.kill(signal)
    await this.#closed
    return this.#process.exitCode
  }

  get pid(): number {
    return this.#process.pid ?? 0
  }

  /** Resolves when the process has said so many lines. */
  async said(count: number): Promise<void> {
    while (this.lines.length < count) {
      if (this.#process.exitCode !== null) throw new Error(`ended with ${this.#process.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Without any chance to tidy up; resolves when all its words are heard. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL')
    await this.#closed
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}
