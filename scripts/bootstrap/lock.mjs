// One install at a time: a lock file whose owner shows every second that it is alive.
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT = 1_000
const DEAD_AFTER = 15_000

/** @param {string} path @param {{ deadAfter?: number }} [options] @returns {Promise<() => void>} gives the lock back */
export async function takeLock(path, { deadAfter = DEAD_AFTER } = {}) {
  const token = `${process.pid} ${Date.now()} ${Math.random()}`
  let told = false
  while (!tryToTake(path, token)) {
    if (removeDeadLock(path, token, deadAfter)) continue
    if (!told) process.stderr.write('Another install is running in this folder; waiting for it.\n')
    told = true
    await sleep(200)
  }
  const beat = setInterval(() => touch(path), BEAT)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}

/** @param {string} path @param {string} token */
function tryToTake(path, token) {
  try {
    writeFileSync(path, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} path @param {string} token @param {number} deadAfter */
function removeDeadLock(path, token, deadAfter) {
  const aside = `${path}.${token.replaceAll(' ', '-')}`
  try {
    const owner = readFileSync(path, 'utf8')
    if (Date.now() - statSync(path).mtimeMs < deadAfter) return false
    renameSync(path, aside)
    // Somebody else may have been faster and hold the lock anew: then it goes back.
    if (readFileSync(aside, 'utf8') === owner) rmSync(aside)
    else renameSync(aside, path)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true
    throw error
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder was removed under our feet; the install itself will say so.
  }
}

/** @param {unknown} error @param {string} code */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
