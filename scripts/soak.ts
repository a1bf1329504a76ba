// `npm run soak`: the same tests with the long budgets (CHRONIK_SOAK=1), for as long as they take.
//   npm run soak -- conformance      only files whose name contains "conformance"
import { mkdirSync } from 'node:fs'
import { countTests } from './test/report.ts'
import { runTests } from './test/vitest.ts'
import { cache } from './tools.ts'

mkdirSync(cache, { recursive: true })
const run = await runTests(['--testTimeout=0', ...process.argv.slice(2)], { CHRONIK_SOAK: '1' })
const { passed, failed } = countTests(run)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
