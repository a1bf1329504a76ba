// `npm start`: builds the app if it is stale and opens the server. docs/operations.md says what can be set.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWeb, built } from './build-web.ts'
import { root } from './tools.ts'

// Compiled sources are kept: the second start is a matter of a second.
enableCompileCache(join(root, 'node_modules/.cache/chronik/compiled'))
const { run } = await import('@chronik/server')

process.exitCode = await run({
  env: process.env,
  log: 'warn',
  web: async () => {
    await buildWeb()
    return built
  },
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  opened: (address) => console.log(`Chronik: ${address}/  (stop with Ctrl-C)`),
})
