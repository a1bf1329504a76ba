// `npm test`: every check of the repository, one after the other, and one line that counts them.
//   npm test -- market                 only tests whose file name contains "market"
//   npm test -- -t V-412               only tests whose title contains "V-412"
//   npm test -- --only types,lint      only these stages
//   npm test -- --changed              only what a change since the last commit can touch
//   npm test -- --changed=main         the same for everything since that revision
//   npm test -- --verbose              what every stage says, also when it is content
import { mkdirSync } from 'node:fs'
import { parseTestArguments } from './test/arguments.ts'
import { changedSince, type Touched, touchedBy } from './test/changed.ts'
import { type Count, countTests } from './test/report.ts'
import { runStages, type Stage, stageNames, stages } from './test/stages.ts'
import { runTests } from './test/vitest.ts'
import { cache } from './tools.ts'
import { prepareTypes, prepareWords } from './web/prepare.ts'

const asked = parseTestArguments(process.argv.slice(2))
if ('error' in asked) {
  console.error(asked.error)
  process.exit(2)
}
const { only, verbose, changed, forVitest } = asked
const touched: Touched =
  changed === null ? { stages: stageNames, sources: null, browser: 'all' } : touchedBy(since(changed))

mkdirSync(cache, { recursive: true })

let passed = 0
let failed = 0

function add(count: Count): void {
  passed += count.passed
  failed += count.failed
}

function since(revision: string): string[] {
  try {
    return changedSince(revision)
  } catch (error) {
    console.error(`What has changed since "${revision}" cannot be told: ${String(error)}`)
    process.exit(2)
  }
}

/** Tests whose imports have changed, and browser tests of what has changed on the screen. */
async function runTouched(revision: string): Promise<void> {
  const modules = [`--changed=${revision}`, '--project=rules', '--project=engine', '--project=web']
  add(countTests(await runTests([...modules, ...forVitest])))
  if (touched.browser === 'none') return
  const names = touched.browser === 'all' ? [] : touched.browser.map((name) => `e2e/${name}`)
  add(countTests(await runTests(['--project=e2e', ...names, ...forVitest])))
}

const chosen: readonly Stage[] = stages.filter(
  ({ name }) => only.includes(name) && touched.stages.includes(name),
)
const testing = only.includes('tests') && touched.stages.includes('tests')
// What both lanes and the tests read is written before they start.
if (testing || chosen.some(({ name }) => name !== 'types' && name !== 'lint')) {
  await prepareTypes()
  await prepareWords()
}
for (const ok of await runStages(chosen, verbose, touched.sources))
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
if (testing) {
  if (changed === null) add(countTests(await runTests(forVitest)))
  else await runTouched(changed)
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
