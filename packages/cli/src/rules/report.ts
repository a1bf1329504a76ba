import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Failure } from '../command.ts'

/** What we read of Vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** How the tests of a game went: the titles of those that ran and passed, and how many did not. */
export interface TestRun {
  readonly passed: readonly string[]
  readonly failed: number
}

/** Takes a report that is newer than everything it speaks of, or runs the tests of the game. */
export async function testsOf(root: string, game: string): Promise<TestRun> {
  const folder = join(root, 'packages/games', game)
  const cache = join(root, 'node_modules/.cache/chronik')
  const own = join(cache, `rules-${game}.json`)
  const changed = Math.max(newest(folder), newest(join(root, 'packages/kernel/src')))
  const files = testFilesIn(folder)
  const usable = [own, join(cache, 'vitest.json')].find((file) => isAbout(file, changed, files))
  if (usable === undefined) {
    mkdirSync(cache, { recursive: true })
    rmSync(own, { force: true })
    await runTests(root, folder, own)
  }
  return summary(readReport(usable ?? own), folder)
}

function isAbout(file: string, changed: number, testFiles: readonly string[]): boolean {
  if (!existsSync(file) || statSync(file).mtimeMs <= changed) return false
  const tested = new Set(readReport(file).testResults.map((result) => result.name))
  return testFiles.every((name) => tested.has(name))
}

function summary({ testResults }: Report, folder: string): TestRun {
  const tests = testResults
    .filter((result) => result.name.startsWith(folder + sep))
    .flatMap((result) => result.assertionResults)
  return {
    passed: tests.filter((test) => test.status === 'passed').map((test) => test.fullName),
    failed: tests.filter((test) => test.status === 'failed').length,
  }
}

function readReport(file: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>
    return { testResults: report.testResults ?? [] }
  } catch {
    return { testResults: [] }
  }
}

async function runTests(root: string, folder: string, file: string): Promise<void> {
  const vitest = join(import.meta.dirname, '../../../../node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', folder, '--reporter=json', `--outputFile.json=${file}`, '--passWithNoTests']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  if (!existsSync(file)) throw new Failure(`The tests could not be run.\n${words}`)
}

function entriesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
}

function testFilesIn(folder: string): string[] {
  return entriesIn(folder).filter((name) => name.endsWith('.test.ts'))
}

function newest(folder: string): number {
  return Math.max(0, ...entriesIn(folder).map((name) => statSync(name).mtimeMs))
}
