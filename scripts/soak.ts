// `npm run soak`: the same tests with the long budgets (CHRONIK_SOAK=1), for as long as they take.
//   npm run soak -- conformance                  only files whose name contains "conformance"
//   npm run soak -- --game fair --matches 10000  the conformance suite on one game, with progress
import { mkdirSync } from 'node:fs'
import { soakMatches } from './soak/matches.ts'
import { countTests } from './test/report.ts'
import { runTests } from './test/vitest.ts'
import { cache } from './tools.ts'

const args = process.argv.slice(2)
if (args.some((arg) => arg.startsWith('--game'))) process.exit((await soakMatches(args)) ? 0 : 1)

mkdirSync(cache, { recursive: true })
const run = await runTests(['--testTimeout=0', ...args], { CHRONIK_SOAK: '1' })
const { passed, failed } = countTests(run)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
