import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, serve } from '@chronik/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { chronik } from '../chronik.ts'

const TOKEN = 'a-token-of-some-length'
const house = { games: [], root: '' }
const folder = mkdtempSync(join(tmpdir(), 'chronik-office-'))
let served: Awaited<ReturnType<typeof serve>>
let said = ''
let complained = ''

beforeAll(async () => {
  const env = { PORT: '0', CHRONIK_DATA: folder, CHRONIK_OPERATOR_TOKEN: TOKEN, CHRONIK_LOG: 'silent' }
  const read = readConfig(env)
  if ('problems' in read) throw new Error(read.problems.join())
  served = await serve(read.config, { web: '' })
  await guest('Ann')
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  said = ''
  complained = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    complained += String(text)
    return true
  })
  vi.stubEnv('CHRONIK_OPERATOR_TOKEN', TOKEN)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
})

const address = () => `http://localhost:${served.port}`

async function guest(name: string): Promise<string> {
  const answer = await fetch(`${address()}/api/auth/guest`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    headers: { 'Content-Type': 'application/json', Origin: address() },
  })
  return answer.headers.getSetCookie().join('; ')
}

const asked = (...args: string[]) => chronik([...args, '--server', address()], house)

it('lists people, bans somebody by name, and shows who is banned', async () => {
  expect(await asked('people', '--search', 'an')).toBe(0)
  expect(said).toMatch(/^\S+ {2}Ann, guest, since .* UTC\n$/)
  said = ''
  expect(await asked('person', 'Ann', '--ban', '--reason', 'loud\u001b[2J', '--days', '2')).toBe(0)
  expect(said).toMatch(/banned until .* UTC: loud·\[2J\n {2}sessions: 0\n/)
  said = ''
  expect(await asked('people', '--banned', '--json')).toBe(0)
  expect(JSON.parse(said).people).toMatchObject([{ name: 'Ann', ban: { reason: 'loud\u001b[2J' } }])
  expect(await asked('person', 'Ann', '--unban')).toBe(0)
  said = ''
  expect(await asked('people', '--banned')).toBe(0)
  expect(said).toBe('Nobody is found.\n')
})

it('asks which of several is meant, and deletes by id', async () => {
  await guest('Ann')
  expect(await asked('person', 'ann')).toBe(1)
  expect(complained).toContain('Several people are "ann"')
  const id = /\n(\S+) {2}Ann/.exec(complained)?.[1] ?? ''
  said = ''
  expect(await asked('person', id, '--delete')).toBe(0)
  expect(said).toBe(`${id} is deleted.\n`)
  expect(await asked('person', id)).toBe(1)
})

it('lists tables and reports of the running server', async () => {
  expect(await asked('tables', '--status', 'playing')).toBe(0)
  expect(await asked('reports')).toBe(0)
  expect(said).toBe('There is no such table.\nNothing has been reported.\n')
})

it('says what is missing or wrong', async () => {
  expect(await asked('person', 'Ann', '--ban')).toBe(2)
  expect(await asked('person', 'Ann', '--ban', '--unban', '--reason', 'x')).toBe(2)
  expect(await asked('tables', '--end')).toBe(2)
  expect(await asked('tables', '--status', 'lost')).toBe(2)
  vi.stubEnv('CHRONIK_OPERATOR_TOKEN', 'another-token-of-length')
  said = ''
  expect(await asked('people')).toBe(1)
  expect(complained).toContain('does not know this CHRONIK_OPERATOR_TOKEN')
  expect(await chronik(['people', '--server', 'http://localhost:9'], house)).toBe(1)
  vi.stubEnv('CHRONIK_OPERATOR_TOKEN', '')
  expect(await asked('people')).toBe(2)
})
