import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik report '))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('tests are counted', () => {
  expect(count(false, 5, 2, [['failed', ['failed', 'failed', 'passed']]])).toEqual({ passed: 5, failed: 2 })
})

test('a file that could not be loaded counts as a failure', () => {
  expect(count(false, 5, 0, [['failed', []]])).toEqual({ passed: 5, failed: 1 })
})

test('an error outside of tests counts as a failure', () => {
  expect(count(false, 5, 0, [['passed', ['passed']]])).toEqual({ passed: 5, failed: 1 })
})

test('no report is a failure', () => {
  expect(countTests({ ok: false, reportFile: join(folder, 'nowhere.json') })).toEqual({
    passed: 0,
    failed: 1,
  })
})

function count(ok: boolean, passed: number, failed: number, files: readonly [string, readonly string[]][]) {
  const reportFile = join(folder, 'report.json')
  const testResults = files.map(([status, tests]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  }))
  writeFileSync(reportFile, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }))
  return countTests({ ok, reportFile })
}
