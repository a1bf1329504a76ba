import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, serve } from '@chronik/server'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chronik } from '../chronik.ts'

const house = { games: [], root: '' }
const folder = mkdtempSync(join(tmpdir(), 'chronik-backup-'))
const at = (name: string) => join(folder, name)
let said = ''

afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  said = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
})
afterEach(() => vi.restoreAllMocks())

async function serveFrom(data: string): Promise<Awaited<ReturnType<typeof serve>>> {
  const read = readConfig({ PORT: '0', CHRONIK_DATA: data, CHRONIK_LOG: 'silent' })
  if ('problems' in read) throw new Error(read.problems.join())
  return serve(read.config, { web: '' })
}

/** Who a server takes somebody for. */
async function nameAt(port: number, cookie: string): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}/api/me`, { headers: { cookie } })
  return ((await answer.json()) as { me: { name: string } | null }).me?.name
}

it('a backup is made with one command while the server runs, and brought back with another', async () => {
  const server = await serveFrom(at('data'))
  const origin = `http://localhost:${server.port}`
  const answer = await fetch(`${origin}/api/auth/guest`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Ann' }),
    headers: { 'Content-Type': 'application/json', Origin: origin },
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(await chronik(['export', at('backup.gz'), '--data', at('data')], house)).toBe(0)
  expect(said).toContain(`Written: 1 people, 0 tables, 0 deeds of matches (${at('backup.gz')}).`)
  await server.close()

  expect(await chronik(['import', at('backup.gz'), '--data', at('restored')], house)).toBe(0)
  expect(said).toContain('Imported: 1 people')
  // The secret came along: whoever was signed in still is.
  const restored = await serveFrom(at('restored'))
  expect(await nameAt(restored.port, cookie)).toBe('Ann')
  await restored.close()

  expect(await chronik(['import', at('backup.gz'), '--data', at('restored')], house)).toBe(1)
  expect(said).toContain('There is something in this database already: import into an empty one.')
  expect(await chronik(['export', at('none.gz'), '--data', at('nowhere')], house)).toBe(1)
  expect(said).toContain('There is no database in the folder')
})
