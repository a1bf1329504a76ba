// Reads Vitest's JSON report and counts.
import { existsSync, readFileSync } from 'node:fs'
import type { TestRun } from './vitest.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** A run that went wrong without a failed test (no report, an error outside of tests) counts as one failure. */
export function countTests({ ok, reportFile }: TestRun): Count {
  if (!existsSync(reportFile)) return { passed: 0, failed: ok ? 0 : 1 }
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const failed = report.numFailedTests + brokenFiles(report)
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed }
}

/** Files that could not even be loaded have no tests that could fail. */
function brokenFiles(report: Report): number {
  return report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
}
