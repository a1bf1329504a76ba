import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret } from './secret.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chronik-secret-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('it is made once, long and for the owner alone', () => {
  const secret = readSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(readSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('a file that others could read is closed again', () => {
  readSecret(folder)
  chmodSync(join(folder, 'secret'), 0o644)
  readSecret(folder)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

test('an emptied file is no secret', () => {
  writeFileSync(join(folder, 'secret'), '\n')
  expect(() => readSecret(folder)).toThrow(/holds no secret/)
})
