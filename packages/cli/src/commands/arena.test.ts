import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { chronik, realChronik } from '../../test/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'chronik arena '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const arena = (...more: string[]) =>
  realChronik([
    'arena',
    '--game',
    'village',
    '--players',
    '2',
    '--options',
    '{"round-limit":1}',
    '--json',
    ...more,
  ])

interface Result {
  readonly blocks: number
  readonly standings: readonly {
    readonly bot: string
    readonly winShare: { readonly mean: number }
    readonly fairShare: number
    readonly score: { readonly mean: number }
    readonly lines: { readonly [line: string]: number }
  }[]
  readonly verdict?: string
}

describe('arena', () => {
  test('tells shares, places, scores and time per decision; the same seed plays the same', async () => {
    const [one, other] = await Promise.all([
      arena('--bots', 'novice,random', '--blocks', '3'),
      arena('--bots', 'novice,random', '--blocks', '3', '--workers', '1'),
    ])
    const { blocks, standings } = JSON.parse(one.out) as Result
    expect([one.code, blocks, standings.map(({ bot }) => bot)]).toEqual([0, 3, ['novice', 'random']])
    expect(standings[0].winShare.mean + standings[1].winShare.mean).toBeCloseTo(1, 10)
    // Where the points came from adds up to the points.
    for (const { score, lines } of standings)
      expect(Object.values(lines).reduce((sum, points) => sum + points, 0)).toBeCloseTo(score.mean, 10)
    const again = JSON.parse(other.out) as Result
    expect(again.standings.map(({ winShare }) => winShare)).toEqual(standings.map(({ winShare }) => winShare))
  })

  test('keeps finished blocks and records, and goes on from them', async () => {
    const file = join(folder, 'blocks.jsonl')
    const records = join(folder, 'records')
    await arena('--bots', 'random', '--blocks', '2', '--file', file, '--records', records)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
    expect(readdirSync(records)).toHaveLength(4)
    const { out } = await arena('--bots', 'random', '--blocks', '3', '--file', file)
    expect((JSON.parse(out) as Result).blocks).toBe(3)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
  })

  test('blocks of another tournament are not mixed in, nor lines that are none', async () => {
    const file = join(folder, 'others.jsonl')
    await arena('--bots', 'random', '--blocks', '1', '--file', file)
    const before = readFileSync(file, 'utf8')
    const other = await arena('--bots', 'novice', '--blocks', '1', '--file', file)
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('line 1, holds a block of another')])
    expect(readFileSync(file, 'utf8')).toBe(before)
    writeFileSync(file, 'nothing')
    const broken = await arena('--bots', 'random', '--blocks', '1', '--file', file)
    expect([broken.code, broken.err]).toEqual([2, expect.stringContaining('line 1 holds no block')])
  })

  test('an analysis reads the records that were kept', async () => {
    const records = join(folder, 'one record')
    await arena('--bots', 'random', '--blocks', '1', '--records', records, '--workers', '1')
    const [record] = readdirSync(records)
    const analysed = await realChronik(['analyse', join(records, record), '--iterations', '5', '--json'])
    expect(analysed.code).toBe(0)
    expect((JSON.parse(analysed.out) as { moves: unknown[] }).moves.length).toBeGreaterThan(10)
  })

  test('a program that answers with moves can take a seat', async () => {
    const program = join(folder, 'first.mjs')
    writeFileSync(
      program,
      `import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify({ move: JSON.parse(line).moves[0] }))`,
    )
    const { code, out } = await arena(
      '--bots',
      `random,program:"${process.execPath}" "${program}"`,
      '--blocks',
      '1',
      '--workers',
      '1',
    )
    expect([code, (JSON.parse(out) as Result).blocks]).toEqual([0, 1])
  })

  test('searches may be set in detail, and play by other weights', async () => {
    const bots =
      'search:4+rollout=turn+weights=hand-set,search:4+rollout=3:chance+horizon=turn+sharpness=0+weights=none'
    const { code, out } = await arena('--bots', bots, '--blocks', '1')
    expect([code, (JSON.parse(out) as Result).standings.map(({ bot }) => bot)]).toEqual([0, bots.split(',')])
  })

  test('says what would be fair where a bot has more seats than the other', async () => {
    const { out } = await arena('--bots', 'random,random', '--players', '3', '--blocks', '1')
    const { standings } = JSON.parse(out) as Result
    expect(standings.map(({ fairShare }) => fairShare)).toEqual([2 / 3, 1 / 3])
  })

  test('a house with the sample game has bots for it, the one that players get has not', async () => {
    const fair = [
      'arena',
      '--game',
      'fair',
      '--players',
      '3',
      '--bots',
      'adept,random',
      '--blocks',
      '2',
      '--json',
    ]
    const { code, out } = await chronik(fair)
    expect([code, (JSON.parse(out) as Result).blocks]).toEqual([0, 2])
    expect((await realChronik(fair)).err).toContain('There is no game "fair"')
  })

  test('stops when it is clear who is better', async () => {
    const sure = ['--bots', 'search:4,random', '--blocks', '60', '--sprt', '--workers']
    const [one, many] = await Promise.all([arena(...sure, '1'), arena(...sure, '6')])
    const { blocks, verdict } = JSON.parse(one.out) as Result
    expect(verdict).toBe('better')
    expect(blocks).toBeLessThan(60)
    const again = JSON.parse(many.out) as Result
    expect([again.blocks, again.verdict]).toEqual([blocks, verdict])
  })

  test.each([
    [['--bots', 'wizard'], '"wizard" is no bot'],
    [['--bots', 'search:0'], '"search:0" is no bot'],
    [['--bots', 'search:5+speed=3'], '"speed=3" is no setting'],
    [['--bots', 'search:5+boldness=much'], 'expected a number from 0 to 100'],
    [['--bots', 'search:5+horizon=week'], 'expected turn'],
    [['--bots', 'search:5+rollout=week'], 'expected a number, turn, cycle or end'],
    [['--bots', 'impression:1+rollout=turn'], 'is no bot'],
    [['--bots', 'novice+weights=nowhere.json'], 'nowhere.json holds no weights'],
    [['--bots', 'plan+way=customers'], 'no way "customers" of village'],
    [['--bots', 'random,random,random'], '3 bots do not fit on 2 seats'],
    [['--bots', 'random', '--sprt'], '--sprt compares two bots'],
    [['--bots', 'random', '--options', '{"nope":1}'], 'options.nope'],
    [['--bots', 'random', '--options', '{'], '--options expects a JSON object'],
  ])('%j is refused with what was expected', async (args, words) => {
    const { code, err } = await arena(...args)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})
