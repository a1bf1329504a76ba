import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { chronik } from '../../test/process.ts'

const root = mkdtempSync(join(tmpdir(), 'chronik-rules-'))
const tests = join(root, 'packages/games/fair/fair.test.ts')

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  const then = new Date(Date.now() - 60_000)
  utimesSync(path, then, then)
}

async function coverage(...args: string[]): Promise<unknown> {
  const { code, out } = await chronik(['rules', '--json', ...args], { root })
  expect(code).toBe(0)
  return JSON.parse(out)
}

beforeAll(() => {
  write(join(root, 'docs/rules/fair.md'), '**F-1** Rounds: {{rounds}}.\n**F-2** Two.\n**F-3** Three.\n')
  write(
    join(root, 'docs/rules/fair-raven.md'),
    '**FR-1** Ravens: {{ bag.raven }}.\n**FR-E1** **FR-R1** More.\n',
  )
  write(join(root, 'docs/rules/fairy.md'), '**X-1** Another game.\n')
  write(join(root, 'vitest.config.mjs'), 'export default { test: { globals: true } }\n')
  write(
    tests,
    `describe('F-1', () => test('holds', () => {}))
test('F-2 fails', () => { throw new Error('no') })
test.skip('F-3 is skipped', () => {})
test('FR-E1, FR-R1 hold', () => {})\n`,
  )
  return () => rmSync(root, { recursive: true })
})

describe('rules', () => {
  test('counts numbers that a test names which ran and passed', async () => {
    const all = { total: 6, covered: 3, missing: ['FR-1', 'F-2', 'F-3'] }
    expect(await coverage('--game', 'fair')).toEqual(all)
    expect(await coverage()).toEqual(all)
  })

  test('uses a report while nothing changed, and runs the tests again when something did', async () => {
    const report = join(root, 'node_modules/.cache/chronik/rules-fair.json')
    const titles = [{ status: 'passed', fullName: 'F-1 to F-3, FR-1' }]
    writeFileSync(report, JSON.stringify({ testResults: [{ name: tests, assertionResults: titles }] }))
    expect(await coverage()).toMatchObject({ covered: 4, missing: ['FR-E1', 'FR-R1'] })
    utimesSync(tests, new Date(), new Date(Date.now() + 5000))
    expect(await coverage()).toMatchObject({ covered: 3 })
  })

  test('lists in words what is missing', async () => {
    const { out, err } = await chronik(['rules'], { root })
    expect(out).toContain('3 of 6 numbers are named by a test that passed (50.0 %).')
    expect(out).toContain('Missing: FR-1, F-2, F-3')
    expect(err).toContain('fair: 1 tests failed')
  })

  test('--print fills in the figures of the standard edition', async () => {
    const { code, out } = await chronik(['rules', '--game', 'fair', '--print'], { root })
    expect(code).toBe(0)
    expect(out).toContain('Ravens: 3.')
    expect(out).toContain('Rounds: 5.')
  })

  test('--print --language prints a translation, which is not counted', async () => {
    write(join(root, 'docs/rules/de/fair.md'), '**F-9** Runden: {{rounds}}.\n')
    const { code, out } = await chronik(['rules', '--game', 'fair', '--print', '--language', 'de'], { root })
    expect(code).toBe(0)
    expect(out).toBe('**F-9** Runden: 5.\n')
    expect(await coverage()).toMatchObject({ total: 6 })
    expect((await chronik(['rules', '--game', 'fair', '--print', '--language', 'nl'], { root })).code).toBe(1)
  })

  test('a figure that is not there is told', async () => {
    write(join(root, 'docs/rules/fair-wrong.md'), '{{bag.cheese}}')
    const { code, err } = await chronik(['rules', '--game', 'fair', '--print'], { root })
    rmSync(join(root, 'docs/rules/fair-wrong.md'))
    expect(code).toBe(1)
    expect(err).toContain('bag.cheese: expected a figure of the edition')
  })

  test.each([
    [['--game', 'chess'], 'There is no game "chess". Games: fair.'],
    [['--print'], '--print needs --game'],
    [['--game', 'fair', '--print', '--language', 'fr'], '--language expects one of de, en, nl, found "fr".'],
  ])('%j is refused', async (args, words) => {
    const { code, err } = await chronik(['rules', ...args], { root })
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})
