import { formatRecord, Match, recordOf, SealedChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { freeId, importRecord } from './import.ts'

const seed = '07'.repeat(32)
const nameless = (seat: number) => `Nobody ${seat + 1}`

function playedText(moves: number, tags: { readonly date?: string } = {}): string {
  const match = new Match(village, { players: 2 }, new SealedChance(seed))
  for (let played = 0; played < moves && !match.turn.over; played++) match.play([match.turn.moves[0]])
  return formatRecord(recordOf(match, { id: 'm-1', names: ['Anna', null], ...tags }))
}

describe('a record is taken in', () => {
  test('with its seats, its round and whose decision is awaited', async () => {
    const taken = await importRecord(playedText(5), nameless, 1000)
    if (!taken.ok) throw new Error(taken.fault.expected)
    expect(taken.match).toMatchObject({ id: 'm-1', game: 'village', over: false, round: 1, updatedAt: 1000 })
    expect(taken.match.seats.map(({ name }) => name)).toEqual(['Anna', 'Nobody 2'])
    expect(taken.match.due).toBeGreaterThanOrEqual(0)
    expect(taken.match.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('whatever ends its lines and stands around it', async () => {
    const text = playedText(3)
    const taken = await importRecord(`\n  ${text.replaceAll('\n', '\r\n')}\n\n`, nameless)
    expect(taken).toMatchObject({ ok: true, match: { record: text } })
  })

  test('with the day on which it was begun, not the one of reading it in', async () => {
    const dated = playedText(3, { date: '2025-03-09' })
    const taken = await importRecord(dated, nameless, Date.parse('2026-11-16'))
    expect(taken).toMatchObject({ ok: true, match: { startedAt: Date.parse('2025-03-09') } })
  })

  test.each([
    ['', 'syntax', 1],
    ['Lieber Bot, hier ist meine Partie.', 'syntax', 1],
    [playedText(0).replace('game village', 'game chess'), 'game', 2],
    [playedText(0).replace(/rules \d+/, 'rules 99'), 'rules-version', 3],
    [playedText(0).replace('chronik-record 1', 'chronik-record 9'), 'format-version', 1],
  ])('or refused with the line: %#', async (text, code, line) => {
    expect(await importRecord(text, nameless)).toMatchObject({ ok: false, fault: { code, line } })
  })

  test('an impossible move is found', async () => {
    const text = playedText(4)
    const lines = text.split('\n')
    const at = lines.findLastIndex((line) => /^\d /.test(line))
    lines[at] = `${lines[at]} nonsense`
    const refused = await importRecord(lines.join('\n'), nameless)
    expect(refused).toMatchObject({ ok: false, fault: { code: 'move', line: at + 1 } })
  })

  test('under an id of its own', () => {
    expect(freeId('a', new Set())).toBe('a')
    expect(freeId('a', new Set(['a', 'a-2']))).toBe('a-3')
  })
})
