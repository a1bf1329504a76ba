// How we know that node_modules is what the lockfile asks for on this platform.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */

/** @param {string} root */
export function isUpToDate(root) {
  const file = stampFile(root)
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp(root)) return true
  if (!matchesLockfile(root)) return false
  writeStamp(root)
  return true
}

/** @param {string} root */
export function writeStamp(root) {
  writeFileSync(stampFile(root), stamp(root))
}

/** @param {string} root */
export function removeStamp(root) {
  rmSync(stampFile(root), { force: true })
  rmSync(npmsOwnList(root), { force: true })
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.chronik-installed')
}

/** @param {string} root */
function npmsOwnList(root) {
  return join(root, 'node_modules', '.package-lock.json')
}

/** @param {string} root */
function stamp(root) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lockfile} ${process.platform}-${process.arch}\n`
}

/** After an `npm install` by hand, npm's own list of what it installed says the same as the lockfile. @param {string} root */
function matchesLockfile(root) {
  if (!existsSync(npmsOwnList(root))) return false
  const there = packagesOf(npmsOwnList(root))
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    const found = there[path]
    if (!found) return !isNeededHere(wanted)
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link
    )
  })
}

/** @param {string} file */
function packagesOf(file) {
  const { packages } = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  )
  return packages
}

/** An optional package is needed when it is made for this very platform. @param {Package} wanted */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true
  return !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch))
}
