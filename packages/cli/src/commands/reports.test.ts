import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chronik } from '../chronik.ts'
import { reportInWords } from './report-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const house = { games: [], root: '' }
const AT = Date.UTC(2026, 10, 16, 18, 2)

it('wants to know where the reports are, and what came of one that is closed', async () => {
  expect(await chronik(['reports'], house)).toBe(2)
  expect(await chronik(['reports', '--data', folder, '--close', '7'], house)).toBe(2)
  expect(await chronik(['reports', '--data', folder, '--outcome', 'warned'], house)).toBe(2)
})

it('fails where there is no database', async () => {
  expect(await chronik(['reports', '--data', folder], house)).toBe(1)
})

const REPORT = {
  id: 7,
  at: AT,
  table: 'the-table',
  by: { user: 'u1', name: 'Anna' },
  about: { user: 'u2', name: 'Mallory' },
  reason: 'insult' as const,
  text: 'twice',
  lines: [
    {
      id: 3,
      table: 'the-table',
      room: 'players' as const,
      user: 'u2',
      name: 'Mallory',
      text: 'boo',
      about: null,
      at: AT,
    },
  ],
  moves: [{ seq: 12, seat: 1, lines: ['2 harvest', '2 end'], at: AT }],
  closedAt: AT,
  outcome: 'warned',
}

it('shows who, whom, why, and what was said and played', () => {
  expect(reportInWords(REPORT)).toBe(
    `Report 7, 2026-11-16 18:02 UTC: Anna (u1) about Mallory (u2)
  for: insult; table the-table
  "twice"
  Mallory said:
    2026-11-16 18:02 UTC  players: boo
  played:
    2026-11-16 18:02 UTC  12. 2 harvest | 2 end
  closed 2026-11-16 18:02 UTC: warned
`,
  )
})

it('lets nobody steer the terminal of who reads it', () => {
  const steering = `\u001b]0;mine\u0007\u001b[2J\r\n\u202e`
  const words = reportInWords({
    ...REPORT,
    text: steering,
    outcome: steering,
    lines: [{ ...REPORT.lines[0], text: steering }],
    about: { user: 'u2', name: steering },
  })
  expect(words.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
})
