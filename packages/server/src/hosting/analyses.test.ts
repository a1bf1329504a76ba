import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Guest, playInTurn } from '../live/testing/guest.ts'
import { Inn } from '../live/testing/inn.ts'

vi.setConfig({ testTimeout: 300_000 })

const SOON = { timeout: 120_000, interval: 50 }
const FEW = 5

let inn: Inn
beforeEach(async () => {
  inn = await Inn.open()
})
afterEach(() => inn[Symbol.asyncDispose]())

/** A match of two that somebody gives up after some turns. */
async function given(turns: number): Promise<string> {
  const table = await inn.match(['ann', 'ben'], { game: 'my-village' })
  const guests = ['ann', 'ben'].map((name, at) => new Guest(inn.live(name), table, at + 1))
  for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
  await playInTurn(guests, turns)
  await inn.api('ben').tables.concede({ table })
  return table
}

const statusOf = async (table: string) => (await inn.api(null).tables.analysis({ table })).status

test('a match that is over is looked back on for those who played, and kept for everybody who may see it', async () => {
  const table = await given(4)
  expect(await inn.api('ann').tables.analysis({ table })).toMatchObject({ status: 'none', read: 0 })
  const begun = await inn.api('ann').tables.analyse({ table, iterations: FEW })
  expect(begun).toMatchObject({ status: 'running', iterations: FEW })
  await expect.poll(() => statusOf(table), SOON).toBe('done')
  const found = await inn.api(null).tables.analysis({ table })
  const record = await (await inn.api('ann').tables.record({ table })).text()
  const decisions = record.split('\n').filter((line) => /^[12] /.test(line))
  expect(found.read).toBe(found.events)
  expect(found.moves.map(({ seat, played }) => `${seat + 1} ${played}`)).toEqual(decisions)
  for (const { chances, before, after } of found.moves) {
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2)
    expect(before).toBeGreaterThanOrEqual(after)
  }

  // Only what is new is told again, and nothing is done twice.
  expect((await inn.api('ben').tables.analysis({ table, have: found.moves.length - 1 })).moves).toEqual(
    found.moves.slice(-1),
  )
  expect(await inn.api('ben').tables.analyse({ table, iterations: FEW })).toMatchObject({ status: 'done' })

  // It outlives the server, and can be made more thorough.
  await inn.restart()
  expect(await inn.api('ben').tables.analysis({ table })).toEqual(found)
  expect(await inn.api('ben').tables.analyse({ table, iterations: 2 * FEW })).toMatchObject({
    status: 'running',
    iterations: 2 * FEW,
    moves: [],
  })
  await expect.poll(() => statusOf(table), SOON).toBe('done')
})

test('whoever did not play cannot ask for it, and nobody before the end', async () => {
  const running = await inn.match(['ann', 'ben'], { game: 'my-village' })
  const wish = { table: running, iterations: FEW }
  await expect(inn.api('ann').tables.analyse(wish)).rejects.toMatchObject({ data: { code: 'not-over' } })
  await inn.api('ben').tables.concede({ table: running })
  await expect(inn.api('cem').tables.analyse(wish)).rejects.toMatchObject({
    status: 403,
    data: { code: 'not-seated' },
  })
  await expect(inn.api(null).tables.analyse(wish)).rejects.toMatchObject({ status: 401 })
  await expect(inn.api('cem').tables.stopAnalysis({ table: running })).rejects.toMatchObject({ status: 403 })
  expect(await statusOf(running)).toBe('none')
})

test('it can be ended, and goes on from there; one person has one of them at a time', async () => {
  const [table, other] = [await given(6), await given(2)]
  const much = { table, iterations: 2_000 }
  await inn.api('ann').tables.analyse(much)
  await expect(inn.api('ann').tables.analyse({ ...much, table: other })).rejects.toMatchObject({
    status: 429,
    data: { code: 'analysing' },
  })
  await expect
    .poll(async () => (await inn.api(null).tables.analysis({ table })).moves.length, SOON)
    .toBeGreaterThan(0)
  const stopped = await inn.api('ben').tables.stopAnalysis({ table })
  expect(stopped.status).toBe('stopped')
  expect(stopped.moves.length).toBeGreaterThan(0)
  const again = await inn.api('ben').tables.analyse(much)
  expect(again).toMatchObject({ status: 'running', read: stopped.read })
  expect(again.moves).toEqual(stopped.moves)
  await inn.api('ben').tables.stopAnalysis({ table })
})

test('a server that closes leaves it for whoever asks next', async () => {
  const table = await given(6)
  await inn.api('ann').tables.analyse({ table, iterations: 300 })
  await inn.restart()
  // Nothing is heard of it for long enough: nobody is at it any more.
  const kept = await inn.database.store.analyses.find(table)
  expect(kept?.status).toBe('running')
  if (kept !== null) await inn.database.store.analyses.touch(table, kept.run, kept.at - 60_000)
  expect(await statusOf(table)).toBe('stopped')
  await inn.api('ben').tables.analyse({ table, iterations: FEW })
  await expect.poll(() => statusOf(table), SOON).toBe('done')
})
