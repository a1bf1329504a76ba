// `npm run soak`: the same tests with the long budgets (CHRONIK_SOAK=1) and another seed each time, for as long as they
// take. CHRONIK_SEED=N npm run soak: with this seed once more.
//   npm run soak -- conformance                  only files whose name contains "conformance"
//   npm run soak -- killed                       100 kills of the server and its database, on SQLite and PostgreSQL
//   npm run soak -- server --minutes 60          the whole server under load, with clients that stall and flood
//   npm run soak -- --game fair --matches 10000  the conformance suite on one game, with progress
import { mkdirSync } from 'node:fs'
import { soakMatches } from './soak/matches.ts'
import { soakServer } from './soak/server.ts'
import { countTests } from './test/report.ts'
import { freshSeed } from './test/seed.ts'
import { runTests } from './test/vitest.ts'
import { cache } from './tools.ts'

const args = process.argv.slice(2)
if (args[0] === 'server') process.exit((await soakServer(args.slice(1))) ? 0 : 1)
if (args.some((arg) => arg.startsWith('--game'))) process.exit((await soakMatches(args)) ? 0 : 1)

mkdirSync(cache, { recursive: true })
const seed = String(freshSeed())
console.log(
  `Everything is drawn with the seed ${seed}. Once more the same: CHRONIK_SEED=${seed} npm run soak`,
)
const run = await runTests(['--testTimeout=0', ...args], { CHRONIK_SOAK: '1', CHRONIK_SEED: seed })
const { passed, failed } = countTests(run)
console.log(`\n${passed} passed, ${failed} failed, seed ${seed}`)
process.exit(failed === 0 ? 0 : 1)
