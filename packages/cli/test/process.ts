import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const repository = join(import.meta.dirname, '../../..')
const withFair = join(import.meta.dirname, 'main.ts')
const real = join(import.meta.dirname, '../src/main.ts')

/** An engine with the sample game, or with the games that players get. */
const ENGINES = { fair: [withFair, repository, 'engine'], real: [real, 'engine'] } as const

/** Without what makes Node itself talk on the streams: colours that contradict each other, options for debugging. */
const { FORCE_COLOR: _colour, NODE_OPTIONS: _options, NODE_DEBUG: _debug, ...kept } = process.env
const env = { ...kept, NO_COLOR: '1' }

export interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command as a process of its own, with the sample game in place of the real ones. */
export async function chronik(
  args: readonly string[],
  { root = repository, input = '' }: { root?: string; input?: string | Uint8Array } = {},
): Promise<Outcome> {
  return finish(spawn(process.execPath, ['--conditions=sample', withFair, root, ...args], { env }), input)
}

/** Runs the command that players get. */
export async function realChronik(args: readonly string[]): Promise<Outcome> {
  return finish(spawn(process.execPath, [real, ...args], { env }), '')
}

async function finish(child: ChildProcessWithoutNullStreams, input: string | Uint8Array): Promise<Outcome> {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? -1, out, err }
}

/** A reply of the engine, whatever it says. */
export interface Reply {
  readonly ok: boolean
  readonly tag?: string | number
  readonly match?: string
  readonly turn?: {
    readonly over: boolean
    readonly seat?: number
    readonly decision?: string
    readonly moves?: readonly string[]
    readonly score?: { readonly totals: readonly number[] }
  }
  readonly error?: {
    readonly code: string
    readonly words: string
    readonly rule?: string
    readonly path?: string
    readonly index?: number
  }
  readonly [key: string]: unknown
}

/** Talks to an engine process line by line and counts: one reply for each line. */
export class Talk {
  readonly child: ChildProcessWithoutNullStreams
  readonly #waiting: ((reply: Reply) => void)[] = []
  unasked = 0

  constructor(args: readonly string[] = [], engine: keyof typeof ENGINES = 'fair') {
    this.child = spawn(process.execPath, [...ENGINES[engine], ...args], { env })
    this.child.stderr.pipe(process.stderr)
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const waiting = this.#waiting.shift()
      if (waiting === undefined) this.unasked++
      else waiting(JSON.parse(line) as Reply)
    })
  }

  ask(request: unknown): Promise<Reply> {
    return this.send(JSON.stringify(request))
  }

  /** Sends one line as it is and resolves to the reply. */
  send(line: string | Uint8Array): Promise<Reply> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.child.stdin.write(line)
      this.child.stdin.write('\n')
    })
  }

  get unanswered(): number {
    return this.#waiting.length
  }

  /** Ends the input and resolves to the exit code. */
  async end(): Promise<number | null> {
    const closed = once(this.child, 'close') as Promise<[number | null]>
    this.child.stdin.end()
    return (await closed)[0]
  }
}
