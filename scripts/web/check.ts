// The types of the app, in its components too.
import { prepareTypes, prepareWords, runInWeb } from './prepare.ts'

await prepareTypes()
await prepareWords()
const failure = await runInWeb('svelte-check/bin/svelte-check', [
  '--tsconfig',
  'tsconfig.json',
  '--fail-on-warnings',
  '--output',
  'human',
])
if (failure !== null) {
  process.stdout.write(failure)
  process.exitCode = 1
}
