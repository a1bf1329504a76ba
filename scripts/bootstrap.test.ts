import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explainFailure } from './bootstrap/failure.mjs'
import { takeLock } from './bootstrap/lock.mjs'
import { canRun, isNewEnough, whichNodeIsNeeded } from './bootstrap/runtime.mjs'
import { isUpToDate, writeStamp } from './bootstrap/stamp.mjs'
import { root } from './tools.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chronik boot '))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('which Node runs Chronik', () => {
  test.each(['v24.11.0', 'v24.21.0', 'v26.0.0', 'v30.1.0'])('%s is new enough', (version) => {
    expect(isNewEnough(version)).toBe(true)
  })

  test.each(['v18.0.0', 'v20.20.2', 'v24.10.9', 'v25.9.0'])('%s is not', (version) => {
    expect(isNewEnough(version)).toBe(false)
  })

  test('Linux and Windows get theirs, a Mac with an old Node is told what to install', () => {
    expect(canRun('linux', 'x64', 'v18.0.0')).toBe(true)
    expect(canRun('win32', 'x64', 'v20.0.0')).toBe(true)
    expect(canRun('darwin', 'arm64', 'v24.11.0')).toBe(true)
    expect(canRun('darwin', 'arm64', 'v20.0.0')).toBe(false)
    expect(whichNodeIsNeeded('darwin', 'arm64', 'v20.0.0')).toMatch(
      /Node 24.*20\.0\.0 on darwin arm64.*brew/s,
    )
  })
})

describe('installed is what the lockfile says', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'node_modules'))
    lock('package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  })

  test('not without a stamp, yes with it, no longer with another lockfile', () => {
    expect(isUpToDate(folder)).toBe(false)
    writeStamp(folder)
    expect(isUpToDate(folder)).toBe(true)
    lock('package-lock.json', { 'node_modules/a': { version: '1.0.1' } })
    expect(isUpToDate(folder)).toBe(false)
  })

  test('an npm install by hand counts, unless a package of this platform is missing', () => {
    const ours = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
    const other = { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['x64'] }
    const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/ours': ours }
    lock('package-lock.json', { ...packages, 'node_modules/other': other })
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isUpToDate(folder)).toBe(false)
    lock('node_modules/.package-lock.json', packages)
    expect(isUpToDate(folder)).toBe(true)
  })

  function lock(file: string, packages: Record<string, object>): void {
    writeFileSync(join(folder, file), JSON.stringify({ packages }))
  }
})

describe('one install at a time', () => {
  test('the second waits for the first', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const path = join(folder, 'lock')
    const order: string[] = []
    const release = await takeLock(path)
    const second = takeLock(path).then((releaseSecond) => {
      order.push('second')
      releaseSecond()
    })
    order.push('first')
    release()
    await second
    expect(order).toEqual(['first', 'second'])
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining('Another install'))
    stderr.mockRestore()
  })

  test('a lock whose owner died is taken over', async () => {
    const path = join(folder, 'lock')
    writeFileSync(path, 'somebody')
    utimesSync(path, new Date(0), new Date(0))
    const release = await takeLock(path)
    release()
  })
})

test.each([
  ['npm error code EACCES', /can't be written/],
  ['npm error code EAI_AGAIN', /registry could not be reached/],
  ['npm error network ECONNREFUSED', /registry could not be reached/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EUSAGE', /do not fit together/],
  ['something new', /something new.*could not be installed/s],
])('"%s" is explained', (output, words) => {
  expect(explainFailure(output, folder)).toMatch(words)
})

test('the command gets its arguments, and its exit code is ours, in a folder with a space', () => {
  cpSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
  cpSync(join(root, 'scripts/bootstrap'), join(folder, 'scripts/bootstrap'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
  writeStamp(folder)
  const hello = 'const args: string[] = process.argv.slice(2)\nconsole.log(args.join())\nprocess.exit(7)'
  writeFileSync(join(folder, 'scripts/hello.ts'), hello)
  const { status, stdout } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'hello', 'a b', '--c'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 7, stdout: 'a b,--c\n' })
})
