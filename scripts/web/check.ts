// The types of the app, in its components too, and of its browser tests.
import { runInWeb } from './prepare.ts'

const failures = [
  await runInWeb('svelte-check/bin/svelte-check', ['--tsconfig', 'tsconfig.json', '--fail-on-warnings']),
  await runInWeb('@typescript/native/bin/tsc', ['--noEmit', '-p', '../../e2e/tsconfig.json']),
].filter((failure) => failure !== null)
process.stdout.write(failures.join('\n'))
process.exitCode = failures.length === 0 ? 0 : 1
