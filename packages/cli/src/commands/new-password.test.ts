import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chronik } from '../../test/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik-password-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  [['--data', folder], 'Expected <account>, found nothing'],
  [['anna'], 'Either --data or --database'],
  [['anna', '--data', folder, '--database', 'postgres://x'], 'Either --data or --database'],
])('%j is called wrongly', async (args, words) => {
  const { code, out, err } = await chronik(['new-password', ...args])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(words)
})

it('fails where there is no database, and leaves none behind', async () => {
  const { code, out, err } = await chronik(['new-password', 'anna', '--data', folder])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(`There is no database in the folder ${folder}.\n`)
  expect(readdirSync(folder)).toEqual([])
})
