/** The chronik command with the sample game in place of the real ones; the first argument is the root. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/chronik/compiled'))

const { chronik } = await import('../src/chronik.ts')
const [root, ...args] = process.argv.slice(2)
const fair = {
  id: 'fair',
  load: async () => (await import('@chronik/kernel/sample')).fair,
  story: async () => (await import('@chronik/kernel/sample/story')).story,
}
process.exitCode = await chronik(args, { games: [fair], root })
