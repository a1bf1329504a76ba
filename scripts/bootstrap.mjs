// Runs a command of the repository on any Node from 18 on: installs what the lockfile asks for,
// finds the Node that Chronik needs and hands over to it. Uses nothing but Node itself.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './bootstrap/install.mjs'
import { canRun, chooseRuntime, whichNodeIsNeeded } from './bootstrap/runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Commands that live elsewhere; every other one is `scripts/<command>.ts`. @type {Record<string, string>} */
const elsewhere = {
  bench: 'bench/main.ts',
  'by-ear': 'e2e/by-ear.ts',
  chronik: 'packages/cli/src/main.ts',
  shots: 'e2e/shots.ts',
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** The child gets our terminal, our signals and decides our exit code. @param {string} runtime @param {string[]} args */
function handOver(runtime, args) {
  const child = spawn(runtime, args, { stdio: 'inherit' })
  const atTerminal = Boolean(process.stdin.isTTY)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well: passing it on would count twice.
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal)
    })
  }
  if (process.env.npm_lifecycle_event) stopWhenOrphaned(() => child.kill('SIGTERM'))
  child.on('error', (error) => giveUp(`Could not start ${runtime}: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
  })
}

/** A signal to `npm` ends the shell between npm and us and never arrives here: but then we have a new parent. @param {() => void} stop */
function stopWhenOrphaned(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

const [command = '', ...args] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(command)) giveUp('Usage: node scripts/bootstrap.mjs <command> [arguments]')
if (!canRun(process.platform, process.arch, process.version)) giveUp(whichNodeIsNeeded())

const problem = await install(root)
if (problem) giveUp(problem)

const runtime = chooseRuntime(root)
if (!runtime) giveUp(whichNodeIsNeeded())

const entry = join(root, elsewhere[command] ?? `scripts/${command}.ts`)
if (!existsSync(entry)) giveUp(`There is no command "${command}" yet (${entry} is missing).`)
handOver(runtime, [entry, ...args])
