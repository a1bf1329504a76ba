// `npm run format`: formats the sources, sorts imports and applies the safe fixes of both linters.
import { runTool } from './tools.ts'

const fixed = await runTool('oxlint', ['--fix', '--quiet'])
const formatted = await runTool('biome', ['check', '--write', '.'], { live: true })
if (!fixed.ok) process.stdout.write(fixed.output)
process.exit(fixed.ok && formatted.ok ? 0 : 1)
