// Brings node_modules in line with the lockfile, and does nothing when it already is.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { explainFailure } from './failure.mjs'
import { takeLock } from './lock.mjs'
import { startProgress } from './progress.mjs'
import { isUpToDate, removeStamp, writeStamp } from './stamp.mjs'

const flags = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  // Patient enough for a bad line, quick enough to say that there is none.
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
]

/** @param {string} root @returns {Promise<string | undefined>} what went wrong, in words */
export async function install(root) {
  try {
    if (isUpToDate(root)) return undefined
    mkdirSync(join(root, '.cache'), { recursive: true })
    const release = await takeLock(join(root, '.cache', 'install.lock'))
    try {
      return isUpToDate(root) ? undefined : await runNpm(root)
    } finally {
      release()
    }
  } catch (error) {
    return explainFailure(error instanceof Error ? error.message : String(error), root)
  }
}

/** `npm run` tells which npm it is; a bare `node scripts/bootstrap.mjs` takes the one on the path. */
function npmCommand() {
  const { npm_execpath: cli = '', npm_node_execpath: node } = process.env
  if (node && basename(cli) === 'npm-cli.js') return { file: node, args: [cli], shell: false }
  return { file: 'npm', args: [], shell: process.platform === 'win32' }
}

/** @param {string} root @returns {Promise<string | undefined>} */
async function runNpm(root) {
  removeStamp(root)
  const progress = startProgress('Installing what Chronik needs')
  const { file, args, shell } = npmCommand()
  // Windows can't replace the node.exe that is running us: there only what changed is replaced.
  const verb = process.platform === 'win32' ? ['install', '--no-save'] : ['ci']
  const { output, code } = await capture(file, [...args, ...verb, ...flags], { cwd: root, shell })
  progress.stop(code === 0)
  if (code !== 0) return explainFailure(output, root)
  writeStamp(root)
  return undefined
}

/** @param {string} file @param {string[]} args @param {{ cwd: string, shell: boolean }} options */
async function capture(file, args, options) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const stop = () => {
    output = 'interrupted'
    child.kill('SIGKILL')
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
    child.on('error', (error) => {
      output += error.message
      resolve(-1)
    })
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
  return { output, code }
}
