// `npm run format`: formats the sources, sorts imports and applies the safe fixes of the linter.
import { runTool } from './tools.ts'

const { ok } = await runTool('biome', ['check', '--write', ...process.argv.slice(2), '.'], { live: true })
process.exit(ok ? 0 : 1)
