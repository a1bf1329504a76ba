import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chronik, repository } from '../../test/process.ts'

const [, example] =
  /```text\n([\s\S]*?)```/.exec(readFileSync(join(repository, 'docs/record.md'), 'utf8')) ?? []
const folder = mkdtempSync(join(tmpdir(), 'chronik-records-'))

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const good = fileOf('good.record', example)
const touched = fileOf('touched.record', example.replace('* bag apple', '* bag wheat'))
const illegal = fileOf('illegal.record', example.replace('1 offer card-4', '1 offer card-1'))
const broken = fileOf('broken.record', example.replace('players 2', 'players two'))
const foreign = fileOf('foreign.record', example.replace('game fair', 'game chess'))

describe('replay', () => {
  test('prints what happened', async () => {
    const { code, out } = await chronik(['replay', good])
    expect(code).toBe(0)
    expect(out).toContain('fair, 2 players, 15 events')
    expect(out).toContain('    7  1 offer card-9\n')
    expect(out).toContain('Over: 10 3 (places 1 2).')
  })

  test('--json gives events and score', async () => {
    const { out } = await chronik(['replay', good, '--json'])
    const told = JSON.parse(out) as { events: unknown[]; score: { totals: number[] } }
    expect(told.events).toHaveLength(15)
    expect(told.events[6]).toEqual({ seat: 0, move: 'offer card-9' })
    expect(told.score.totals).toEqual([10, 3])
  })

  test.each([
    ['de', 'Karte 9', 'Endstand: Anna (10) und Björn (3).\nAnna gewinnt.\n'],
    ['en', 'card 9', 'Final score: Anna (10) and Björn (3).\nAnna wins.\n'],
    ['nl', 'kaart 9', 'Eindstand: Anna (10) en Björn (3).\nAnna wint.\n'],
  ])('--words tells the match in sentences: %s', async (language, card, end) => {
    const { code, out } = await chronik(['replay', good, '--words', '--lang', language])
    expect(code).toBe(0)
    expect(out).toContain(card)
    expect(out.slice(-end.length)).toBe(end)
    expect(out).not.toMatch(/[{}]|card-|undefined/)
  })

  test('--words keeps apart who is called alike', async () => {
    const alike = fileOf('alike.record', example.replace('Björn', 'Anna'))
    const { out } = await chronik(['replay', alike, '--words'])
    expect(out).toContain('Final score: Anna 1 (10) and Anna 2 (3).\nAnna 1 wins.\n')
  })

  test('--words tells nothing that only one seat may know, and knows its languages', async () => {
    const { out } = await chronik(['replay', good, '--words', '--json'])
    const { lines } = JSON.parse(out) as { lines: string[] }
    expect(lines[0]).toMatch(/^\S.* is dealt \d face-down cards\.$/)
    expect((await chronik(['replay', good, '--words', '--lang', 'fr'])).code).toBe(2)
    expect((await chronik(['replay', good, '--words', '--at', '3'])).code).toBe(2)
  })

  test('--at goes to a point', async () => {
    const { out } = await chronik(['replay', good, '--at', '7', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      game: 'fair',
      at: 7,
      of: 15,
      event: { seat: 0, move: 'offer card-9' },
      log: [{ code: 'offer', seat: 0, card: 'card-9' }],
      state: { round: 1 },
      due: { over: false, seat: 1, decision: 'reply', moves: ['agree', 'haggle'] },
    })
    const words = await chronik(['replay', good, '--at', '0'])
    expect(words.out).toContain('An outcome of deck is awaited.')
  })

  test('reads standard input', async () => {
    const { code, out } = await chronik(['replay', '-'], { input: example })
    expect(code).toBe(0)
    expect(out).toContain('15 events')
  })

  test.each([
    [illegal, 1, 'illegal.record:27: expected a move of seat 1 that is possible here'],
    [broken, 1, 'broken.record:5: expected'],
    [foreign, 2, 'There is no game "chess"'],
    [join(folder, 'missing.record'), 2, 'cannot be read: ENOENT'],
  ])('%s is refused', async (file, exit, words) => {
    const { code, out, err } = await chronik(['replay', file])
    expect({ code, out }).toEqual({ code: exit, out: '' })
    expect(err).toContain(words)
  })

  test.each(['16', '-1', 'x'])('--at=%s is refused', async (at) => {
    const { code, err } = await chronik(['replay', good, `--at=${at}`])
    expect(code).toBe(2)
    expect(err).toContain('--at expects a whole number from 0')
  })
})

describe('verify', () => {
  test('says what is proven', async () => {
    const { code, out } = await chronik(['verify', good, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ok: true, proven: true })
  })

  test('finds an outcome that somebody touched, with its line', async () => {
    const { code, out } = await chronik(['verify', touched])
    expect(code).toBe(1)
    expect(out).toContain('failed  all outcomes follow from the seed')
    expect(out).toMatch(/touched\.record:\d+: expected apple, found wheat/)
  })

  test('a record that is none is refused with its line', async () => {
    const { code, err } = await chronik(['verify', broken, '--json'])
    expect(code).toBe(1)
    expect(err).toContain('broken.record:5: expected')
  })
})
