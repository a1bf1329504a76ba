// `vite build`, and what it leaves to us: the list of files that the app takes along for offline. Ended on
// purpose: the compiler of the messages leaves a worker behind that would keep the process for half a minute.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'

// `--sample <folder>`: for tests, with the sample game among the others, into a folder of its own.
const [, , kind, folder] = process.argv
const sample = kind === '--sample' && folder !== undefined ? folder : null
const built = sample ?? join(import.meta.dirname, 'build')
process.env.CHRONIK_BUILT = built
if (sample !== null) process.env.CHRONIK_SAMPLE = '1'
// Tests build it too: it must not be built for them, with everything that helps while developing.
process.env.NODE_ENV = 'production'

try {
  const builder = await createBuilder({ root: import.meta.dirname, logLevel: 'warn' })
  await builder.buildApp()
  // SvelteKit lists what pages import, and not what workers import: here is everything.
  const files = globSync('_app/immutable/**/*.{js,css,woff2,svg}', { cwd: built })
  writeFileSync(join(built, 'offline.json'), JSON.stringify(files.map(asAddress).sort()))
} catch (error) {
  console.error(error)
  process.exit(1)
}
process.exit(0)

function asAddress(file: string): string {
  return `/${file.replaceAll('\\', '/')}`
}
