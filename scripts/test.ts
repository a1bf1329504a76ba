// `npm test`: every check of the repository, one after the other, and one line that counts them.
//   npm test -- market                 only tests whose file name contains "market"
//   npm test -- -t V-412               only tests whose title contains "V-412"
//   npm test -- --only types,lint      only these stages
//   npm test -- --verbose              what every stage says, also when it is content
import { mkdirSync } from 'node:fs'
import { parseTestArguments } from './test/arguments.ts'
import { type Count, countTests } from './test/report.ts'
import { runStage, type Stage, stages } from './test/stages.ts'
import { runTests } from './test/vitest.ts'
import { cache } from './tools.ts'

const asked = parseTestArguments(process.argv.slice(2))
if ('error' in asked) {
  console.error(asked.error)
  process.exit(2)
}
const { only, verbose, forVitest } = asked

mkdirSync(cache, { recursive: true })

let passed = 0
let failed = 0

function add(count: Count): void {
  passed += count.passed
  failed += count.failed
}

const chosen: readonly Stage[] = stages.filter((stage) => only.includes(stage.name))
for (const stage of chosen) {
  const ok = await runStage(stage, verbose)
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}
if (only.includes('tests')) add(countTests(await runTests(forVitest)))

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
