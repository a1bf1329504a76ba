// The server with the built app as a process of its own, so that it can be killed; tells its address in a line.
import { writeSync } from 'node:fs'
import { run } from '@chronik/server'
import { builtWithSample } from '../scripts/build-web.ts'

process.exitCode = await run({
  env: process.env,
  log: 'error',
  web: () => builtWithSample,
  say: () => {},
  complain: (line) => writeSync(2, `${line}\n`),
  opened: (address) => writeSync(1, `${address}\n`),
})
process.exit()
