import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chronik } from '../chronik.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const house = { games: [], root: '' }

it('wants to know where the matches are kept, in one place', async () => {
  expect(await chronik(['check-upgrade'], house)).toBe(2)
  expect(await chronik(['check-upgrade', '--data', 'x', '--database', 'postgres://x'], house)).toBe(2)
})

it('fails where there is no database', async () => {
  expect(await chronik(['check-upgrade', '--data', folder], house)).toBe(1)
})
