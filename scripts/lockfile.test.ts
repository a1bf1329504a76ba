import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLockfile, type Lockfile, missingPackages } from './lock/complete.mjs'
import { root } from './tools.ts'

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile

test('the lockfile names no registry', () => {
  const elsewhere = Object.values(lockfile.packages).filter(({ resolved }) => resolved?.includes('://'))
  expect(elsewhere).toEqual([])
})

test('the lockfile names the packages of every platform (else: npm run lock)', () => {
  expect(missingPackages(lockfile).map(({ name }) => name)).toEqual([])
})

test('the lockfile names every package of ours (else: npm run lock)', () => {
  const manifests = globSync('packages/{*,games/*}/package.json', { cwd: root })
  expect(manifests.map(dirname).filter((folder) => !lockfile.packages[folder])).toEqual([])
})

test('a missing platform package is named with the platform that its name tells', () => {
  const some: Lockfile = {
    packages: {
      'node_modules/a': {
        dev: true,
        optionalDependencies: {
          '@a/a-linux-arm64-musl': '1.2.3',
          '@a/win32-x64': '1.2.3',
          '@a/here': '1.2.3',
        },
      },
      'node_modules/a/node_modules/@a/here': { version: '1.2.3', optional: true },
    },
  }
  expect(completeLockfile(some)).toEqual(['@a/a-linux-arm64-musl', '@a/win32-x64'])
  expect(some.packages['node_modules/@a/a-linux-arm64-musl']).toEqual({
    version: '1.2.3',
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
    optional: true,
    dev: true,
  })
  expect(some.packages['node_modules/@a/win32-x64']).toEqual({
    version: '1.2.3',
    os: ['win32'],
    cpu: ['x64'],
    optional: true,
    dev: true,
  })
})
