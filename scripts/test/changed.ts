// What a change can touch: which stages have something to look at, which browser tests could come out differently.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools.ts'
import { type StageName, stageNames } from './stages.ts'

export interface Touched {
  /** Sources that changed and still exist; null where all are looked at. */
  readonly sources: readonly string[] | null
  readonly stages: readonly StageName[]
  /** Browser tests by the beginning of their file names; `all` where anything could come out differently. */
  readonly browser: 'none' | 'all' | readonly string[]
}

/** Files that differ from a revision, those not yet known to git among them; throws if there is no such revision. */
export function changedSince(revision: string): string[] {
  const asked = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr.trim() || 'git does not answer')
    return stdout.split('\n').filter((line) => line !== '')
  }
  return [
    ...asked('diff', '--name-only', '--relative', revision, '--'),
    ...asked('ls-files', '--others', '--exclude-standard'),
  ]
}

/** What everything is built and run with. */
const FOUNDATION =
  /^(package\.json|package-lock\.json|tsconfig\.json|vitest\.config\.ts|biome\.json|\.oxlintrc\.json|scripts\/)/
const SOURCE = /\.(ts|mjs|svelte)$/
/** What the app is made of. */
const APP = /^(packages\/(web|kernel|games|bots|protocol)|e2e)\/.*\.(ts|svelte|json|css|html)$/
const PROSE = /\.md$/
const TEST = /\.test\.ts$/
/** A folder of one game: in the rules, in the bots, in the app. */
const GAME = /^packages\/(?:games|bots\/src\/games|web\/src\/lib\/games|web\/messages)\/([^/.]+)\//

export function touchedBy(files: readonly string[]): Touched {
  if (files.length === 0) return { stages: [], sources: [], browser: 'none' }
  if (files.some((file) => FOUNDATION.test(file)))
    return { stages: stageNames, sources: null, browser: 'all' }
  const sources = files.filter((file) => SOURCE.test(file) && existsSync(join(root, file)))
  const app = files.some((file) => APP.test(file))
  const stages = stageNames.filter(
    (stage) =>
      stage === 'lint' ||
      stage === 'tests' ||
      (stage === 'web' || stage === 'build' ? app : files.some((file) => SOURCE.test(file))),
  )
  return { stages, sources, browser: browserTests(files) }
}

/** The app in the browser is made of all packages; a game that changes is met at its own table. */
function browserTests(files: readonly string[]): Touched['browser'] {
  const met = new Set<string>()
  for (const file of files) {
    if (PROSE.test(file) || TEST.test(file)) {
      const own = /^e2e\/([^/]+)\.test\.ts$/.exec(file)
      if (own !== null) met.add(own[1])
      continue
    }
    if (!/^(packages|e2e)\//.test(file)) continue
    const game = GAME.exec(file)
    if (game === null) return 'all'
    met.add(game[1])
  }
  return met.size === 0 ? 'none' : [...met].toSorted()
}
