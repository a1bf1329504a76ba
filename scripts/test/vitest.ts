// Runs the tests of all packages before our eyes and keeps Vitest's report.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, runTool } from '../tools.ts'

export interface TestRun {
  readonly ok: boolean
  readonly reportFile: string
}

/** Only a run of everything may write the report that says which rules are tested. */
export async function runTests(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestRun> {
  const reportFile = join(cache, args.length === 0 ? 'vitest.json' : 'vitest-some.json')
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { ok } = await runTool('vitest', ['run', ...reporters, ...args], { live: true, env })
  return { ok, reportFile }
}
