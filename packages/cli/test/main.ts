/** The chronik command with the sample game instead of the games for players; the first argument is the root. */
import { fair } from '@chronik/kernel/sample'
import { chronik } from '../src/chronik.ts'

const [root, ...args] = process.argv.slice(2)
process.exitCode = await chronik(args, { games: [{ id: 'fair', load: async () => fair }], root })
