// What the app's sources refer to and git does not keep: the types of its routes and its messages as functions.
import { spawn } from 'node:child_process'
import { globSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools.ts'

export const web = join(root, 'packages', 'web')

/** Runs a tool of the app in its folder; its words come back only if it failed. */
export async function runInWeb(tool: string, args: readonly string[], live = false): Promise<string | null> {
  const stdio = live ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: web,
    env: { ...process.env, ...(!live && { NO_COLOR: '1', FORCE_COLOR: undefined }) },
    stdio: ['ignore', stdio, stdio],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const code = await new Promise<number>((resolve) => {
    child.on('close', (exit) => resolve(exit ?? 1))
    child.on('error', (error) => {
      said += error.message
      resolve(1)
    })
  })
  return code === 0 ? null : said
}

/** The types of the routes, for checks. */
export async function prepareTypes(): Promise<void> {
  complain(await runInWeb('@sveltejs/kit/svelte-kit.js', ['sync']))
}

/** The messages as functions, written again only if they changed. */
export async function prepareWords(): Promise<void> {
  const sources = globSync(['messages/*/*.json', 'project.inlang/settings.json', 'words.ts'], { cwd: web })
  const stamp = join(web, 'src', 'lib', 'words', '.written')
  const written = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (sources.every((file) => statSync(join(web, file)).mtimeMs < written)) return
  complain(await runInWeb('../packages/web/compile-words.ts', []))
  writeFileSync(stamp, '')
}

function complain(failure: string | null): void {
  if (failure !== null) throw new Error(`The app could not be prepared:\n${failure}`)
}
