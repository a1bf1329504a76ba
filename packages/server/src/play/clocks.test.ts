import type { Pace } from '@chronik/protocol'
import { expect, test } from 'vitest'
import type { KeptClock } from '../store/port/clocks.ts'
import { tableForTests } from '../testing/tables.ts'
import { Clocks } from './clocks.ts'
import type { LoadedMatch } from './loaded.ts'

const BANK: Pace = { kind: 'bank', bank: 600_000, increment: 0 }
const NOON = 1_000_000_000_000

/** A process that has just come, what it has heard of the others, and a match that it has not seen begin. */
function arrival({ kept = null, lastAt }: { readonly kept?: KeptClock | null; readonly lastAt: number }) {
  const time = { wall: NOON, steady: 0, aliveSince: NOON }
  const clocks = new Clocks({
    store: { keep: async () => {}, of: async () => kept, forget: async () => {} },
    clock: { wall: () => time.wall, steady: () => time.steady },
    aliveSince: () => time.aliveSince,
    ranOut: () => {},
    voteIsOver: () => {},
    changed: () => {},
    warn: () => {},
  })
  const table = tableForTests({ status: 'playing', pace: BANK })
  const loaded = {
    table,
    seq: 3,
    over: false,
    due: 0,
    followed: false,
    lastAt,
    clock: { left: () => 600_000 },
  }
  const pass = (milliseconds: number) => {
    time.wall += milliseconds
    time.steady += milliseconds
  }
  return { clocks, table, time, pass, loaded: loaded as unknown as LoadedMatch }
}

test('who comes and learns later that others were there all along counts what they have seen', () => {
  const { clocks, table, time, pass, loaded } = arrival({ lastAt: NOON - 20_000 })
  clocks.look(loaded)
  // As far as is known nobody was there before: those minutes are nobody's.
  pass(1_000)
  expect(clocks.read(table.id)?.left[0]).toBe(599_000)
  time.aliveSince = NOON - 3_600_000
  pass(1_000)
  expect(clocks.read(table.id)?.left[0]).toBe(600_000 - 22_000)
  expect(clocks.spent(table.id, 3, 0)).toBe(22_000)
})

test('of the time before the house was there nothing counts, of the rest all, and each moment once', () => {
  const { clocks, table, time, pass, loaded } = arrival({ lastAt: NOON - 20_000 })
  clocks.look(loaded)
  time.aliveSince = NOON - 5_000
  for (let look = 0; look < 3; look++) pass(1_000)
  clocks.tick()
  clocks.look(loaded)
  expect(clocks.spent(table.id, 3, 0)).toBe(8_000)
})

test('what was kept goes before, and time that was given is not taken again', async () => {
  const { clocks, table, time, loaded } = arrival({
    kept: { table: '', seq: 3, spent: 7_000, counting: true, at: NOON - 4_000 },
    lastAt: NOON - 20_000,
  })
  await clocks.recall(table)
  clocks.look(loaded)
  expect(clocks.spent(table.id, 3, 0)).toBe(7_000)
  time.aliveSince = 0
  expect(clocks.spent(table.id, 3, 0)).toBe(11_000)
  await clocks.grant(table.id, 60_000)
  time.aliveSince = -1
  expect(clocks.spent(table.id, 3, 0)).toBe(-49_000)
})
