// A worker as a process of its own, as the environment says; tells in a line that it is there.
import { writeSync } from 'node:fs'
import { work } from '../work.ts'

process.exitCode = await work({
  env: process.env,
  say: () => {},
  complain: (line) => writeSync(2, `${line}\n`),
  opened: (threads) => writeSync(1, `${threads}\n`),
})
process.exit()
