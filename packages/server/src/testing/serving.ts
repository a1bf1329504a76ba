// The whole server as a process of its own, as the environment says; tells its address in a line. All matches have the
// seed of BENCH_SEED, if there is one.
import { writeSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { run } = await import('../run.ts')

const { BENCH_SEED: seed } = process.env

process.exitCode = await run({
  env: process.env,
  log: 'warn',
  web: () => '',
  say: () => {},
  complain: (line) => writeSync(2, `${line}\n`),
  opened: (address) => writeSync(1, `${address}\n`),
  ...(seed !== undefined && { seed: () => seed }),
})
process.exit()
