import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Ticks of the processor clock in a second, as Linux counts for programs. */
const TICKS = 100

/** What stands in a file of Linux about a process or a thread. */
function fieldsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function secondsIn(path: string): number {
  const fields = fieldsOf(path)
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Seconds of processor time of a process that others started, and of the processes that it has started itself. */
export function familySeconds(pid: number): number {
  let seconds = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const path = `/proc/${name}/stat`
      if (Number(name) === pid || Number(fieldsOf(path)[1]) === pid) seconds += secondsIn(path)
    } catch {
      // It has ended meanwhile.
    }
  }
  return seconds
}

/** A process of a benchmark: says JSON lines, and tells what it costs. */
export class Measured {
  readonly #process: ChildProcess
  readonly #lines: AsyncIterator<string, undefined>

  constructor(script: URL, args: readonly string[] = [], env: Record<string, string> = {}) {
    this.#process = spawn(process.execPath, [fileURLToPath(script), ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    const { stdout } = this.#process
    if (stdout === null) throw new Error('no output')
    this.#lines = createInterface(stdout)[Symbol.asyncIterator]()
  }

  async line(): Promise<string> {
    const line: IteratorResult<string, undefined> = await this.#lines.next()
    if (line.done === true) throw new Error('the process has ended')
    return line.value
  }

  async json<T>(): Promise<T> {
    return JSON.parse(await this.line()) as T
  }

  /** Lets it go on. */
  tell(line: string): void {
    this.#process.stdin?.write(`${line}\n`)
  }

  /** Seconds of processor time so far, all threads together. */
  cpuSeconds(): number {
    return secondsIn(`/proc/${this.#process.pid}/stat`)
  }

  /** The same of the thread that speaks to everybody: there is one, and what it cannot do waits. */
  mainSeconds(): number {
    const { pid } = this.#process
    return secondsIn(`/proc/${pid}/task/${pid}/stat`)
  }

  /** Bytes in memory. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8')
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGKILL')
    await exit
  }
}
