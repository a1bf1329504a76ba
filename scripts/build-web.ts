// `node scripts/build-web.ts`: builds the app if its sources are newer than what was built.
import { existsSync, globSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.ts'
import { runInWeb, web } from './web/prepare.ts'

/** Where the built app is. */
export const built = join(web, 'build')
/** The same with the sample game, for tests. */
export const builtWithSample = join(root, 'node_modules', '.cache', 'chronik', 'web-sample')
/** Written last: a build that was broken off does not count. */
const STAMP = '.built'

/** What the app is made of: itself, the engine it carries along, the rules it shows, the tools that build it. */
const SOURCES = [
  'packages/web/{src,sample,static,messages}/**/*',
  'packages/web/*.{ts,json}',
  'packages/web/project.inlang/settings.json',
  'packages/{kernel,bots,protocol}/{src,sample}/**/*.{ts,json}',
  'packages/games/*/src/**/*.{ts,json}',
  'docs/{rules,rulebook}/**/*.md',
  'package-lock.json',
]

/** Builds the app unless the last build is newer than all sources; throws with the words of the build if it fails. */
export async function buildWeb(say: (line: string) => void = console.log, into = built): Promise<void> {
  const stamp = join(into, STAMP)
  if (isFresh(stamp)) return
  const started = performance.now()
  say('Building the app …')
  const beat = setInterval(() => say(`Building the app … ${seconds(started)} s`), 5000)
  rmSync(stamp, { force: true })
  const failure = await runInWeb(
    '../packages/web/build-app.ts',
    into === built ? [] : ['--sample', into],
  ).finally(() => clearInterval(beat))
  if (failure !== null) throw new Error(`The app could not be built:\n${failure}`)
  writeFileSync(stamp, '')
  say(`The app is built (${seconds(started)} s).`)
}

function isFresh(stamp: string): boolean {
  if (!existsSync(stamp)) return false
  const age = statSync(stamp).mtimeMs
  return globSync(SOURCES, { cwd: root, exclude: isLeftOut }).every((file) => {
    // A file may vanish between listing and looking.
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    return found === undefined || found.isDirectory() || found.mtimeMs <= age
  })
}

/** Tests change nothing in what is built; the messages as functions are written by the build itself. */
function isLeftOut(file: string): boolean {
  return (
    file.endsWith('.test.ts') || file.split(/[\\/]/).slice(0, 5).join('/') === 'packages/web/src/lib/words'
  )
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(0)
}

if (import.meta.main) await buildWeb()
