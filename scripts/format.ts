// `npm run format`: formats the sources, sorts imports and applies the safe fixes of both linters.
import { runTool } from './tools.ts'
import { prepareTypes, prepareWords } from './web/prepare.ts'

// In a fresh clone the app's types and words are not there yet; without them nearly everything looks unsafe.
await prepareTypes()
await prepareWords()
const fixed = await runTool('oxlint', ['--fix', '--quiet'])
const formatted = await runTool('biome', ['check', '--write', '.'], { live: true })
if (!fixed.ok) process.stdout.write(fixed.output)
process.exit(fixed.ok && formatted.ok ? 0 : 1)
