// `npm run lock`: installs, and sees to it that the lockfile names the packages of every platform.
// npm leaves out platform packages which the registry at hand does not hold, and `npm ci` then refuses the
// lockfile. Their versions are known exactly, so they can be named without having been seen.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLockfile } from './lock/complete.mjs'

const file = new URL('../package-lock.json', import.meta.url)

/** @param {string[]} flags */
function npmInstall(flags) {
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
}

npmInstall([])
const lockfile = /** @type {import('./lock/complete.mjs').Lockfile} */ (
  JSON.parse(readFileSync(file, 'utf8'))
)
const added = completeLockfile(lockfile)
if (added.length > 0) {
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  npmInstall(['--package-lock-only'])
}
console.log(`package-lock.json is complete (${added.length} platform packages added).`)
