// Where the tools are and how they are started: always by the Node that runs us, never by what is on the path.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Reports and caches of a run; `chronik rules` reads the report of the tests from here. */
export const cache = join(root, 'node_modules', '.cache', 'chronik')

const tools = {
  biome: '@biomejs/biome/bin/biome',
  build: '../scripts/web/build-sample.ts',
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  tsc: '@typescript/native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  web: '../scripts/web/check.ts',
} as const

export type Tool = keyof typeof tools

export interface Outcome {
  readonly ok: boolean
  /** What the tool wrote; empty when it wrote to our terminal. */
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  /** Let the tool write to our terminal instead of keeping its words. */
  readonly live?: boolean
  readonly env?: Readonly<Record<string, string>>
}

export async function runTool(
  tool: Tool,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now()
  const stdio = options.live ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [join(root, 'node_modules', tools[tool]), ...args], {
    cwd: root,
    env: { ...process.env, ...(!options.live && { NO_COLOR: '1', FORCE_COLOR: undefined }), ...options.env },
    stdio: ['inherit', stdio, stdio],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = () => {
    child.kill()
    process.exit(143)
  }
  process.once('SIGTERM', end)
  const ok = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0))
    child.on('error', (error) => {
      output += error.message
      resolve(false)
    })
  })
  process.off('SIGTERM', end)
  return { ok, output, seconds: (performance.now() - started) / 1000 }
}
