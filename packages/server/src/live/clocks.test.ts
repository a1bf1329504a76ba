import type { Pace } from '@chronik/protocol'
import { expect, test, vi } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

/** Bots give way to everything else on the machine; where much else runs, they take their time. */
vi.setConfig({ testTimeout: 600_000 })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BANK: Pace = { kind: 'bank', bank: 10 * MINUTE, increment: 20_000 }
const DAILY: Pace = { kind: 'move', limit: 24 * HOUR, quiet: null }

/** Clocks that stand still until somebody turns them. */
class Turned {
  wallNow = Date.parse('2026-11-16T12:00:00Z')
  steadyNow = 0
  readonly wall = () => this.wallNow
  readonly steady = () => this.steadyNow

  pass(milliseconds: number): void {
    this.wallNow += milliseconds
    this.steadyNow += milliseconds
  }
}

async function opened(pace: Pace, names = ['ann', 'ben']) {
  const clock = new Turned()
  const inn = await Inn.open({ clock })
  const id = await inn.match(names, { pace })
  const guests = await Promise.all(names.map((name, at) => new Guest(inn.live(name), id, at + 1).arrived()))
  for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
  const due = guests.find((guest) => guest.due) as Guest
  const other = guests.find((guest) => !guest.due) as Guest
  return { clock, inn, id, guests, due, other, seat: due.watched.viewer }
}

/** The time is over, and a bot has moved for who was due. */
async function timeIsOver(
  { clock, due, other }: { clock: Turned; due: Guest; other: Guest },
  left: number,
): Promise<void> {
  const seq = due.watched.position.seq ?? 0
  clock.pass(left + 2_000)
  await Promise.all([due.reached(seq + 1), other.reached(seq + 1)])
}

/** The other plays until it is the same one's turn again, and nothing is left of their time. */
async function timeIsOverAgain({ clock, other, seat }: { clock: Turned; other: Guest; seat: number }) {
  while (other.due) {
    const answer = await other.watched.submit(other.series())
    expect(answer).toMatchObject({ played: true })
    await other.reached(answer.played ? answer.seq : 0)
  }
  clock.pass(2_000)
  await other.until(({ watched }) => watched.table?.overdue?.seat === seat)
}

test('every update tells the clocks, and who is awaited since when', async () => {
  const { clock, inn, due, other, seat } = await opened(BANK)
  await using _ = inn
  const began = clock.wallNow
  expect(due.watched.clock).toEqual({
    pace: BANK,
    left: [10 * MINUTE, 10 * MINUTE],
    running: seat,
    at: began,
  })
  expect(due.watched.awaited).toEqual({ seat, since: began })
  clock.pass(90_000)
  const answer = await due.watched.submit(due.series())
  expect(answer).toMatchObject({ played: true })
  await other.reached(1)
  const told = other.watched.clock
  const moved = other.watched.awaited?.seat !== seat
  expect(told?.left[seat]).toBe(10 * MINUTE - 90_000 + (moved ? 20_000 : 0))
  expect(told?.left[1 - seat]).toBe(10 * MINUTE)
  expect(told).toMatchObject({ running: other.watched.awaited?.seat, at: clock.wallNow })
})

test('a wall clock that jumps changes nothing', async () => {
  const { clock, inn, id, due, seat } = await opened(BANK)
  await using _ = inn
  clock.pass(MINUTE)
  clock.wallNow += 2 * HOUR
  const leftOf = async () => (await inn.api('ann').play.catchUp({ table: id })).clock?.left[seat]
  // The first answer is the one from before; a fresh look is asked for by the list.
  const fresh = async () => (await inn.api('ann').tables.mine({})).tables[0].clock?.left[seat]
  expect(await fresh()).toBe(9 * MINUTE)
  clock.wallNow -= 5 * HOUR
  expect(await fresh()).toBe(9 * MINUTE)
  expect(await leftOf()).toBe(10 * MINUTE)
  expect(due.watched.table?.overdue).toBeNull()
})

test('when the time is over a bot makes this one move; the second time the table votes to wait', async () => {
  const match = await opened({ kind: 'bank', bank: MINUTE, increment: 0 })
  const { inn, id, due, other, seat } = match
  await using _ = inn
  await timeIsOver(match, MINUTE)
  expect(due.watched.table?.seats[seat].kind).toBe('person')
  const said = { code: 'clock-moved', words: expect.stringContaining(['Ann', 'Ben'][seat]) }
  for (const guest of [due, other]) {
    await guest.until(({ notices }) => notices.length > 0)
    expect(guest.notices).toEqual([said])
  }
  // What the clock asked for is nothing that a client has to wait for.
  const caughtUp = await inn.api(['ann', 'ben'][seat]).play.catchUp({ table: id, seen: 0 })
  expect(caughtUp).toMatchObject({ after: 0, own: [] })
  await timeIsOverAgain(match)
  expect(other.watched.clock?.running ?? null).toBeNull()
  const refused = (name: string, about: number) =>
    inn.api(name).tables.vote({ table: id, seat: about, choice: 'bot' })
  const [dueName, otherName] = seat === 0 ? ['ann', 'ben'] : ['ben', 'ann']
  await expect(refused(dueName, seat)).rejects.toMatchObject({ data: { code: 'own-seat' } })
  await expect(refused(otherName, 1 - seat)).rejects.toMatchObject({ data: { code: 'no-vote' } })
  const { table } = await inn.api(otherName).tables.vote({ table: id, seat, choice: 'wait' })
  expect([table.overdue, table.seats[seat].kind]).toEqual([null, 'person'])
  await other.until(({ watched }) => watched.clock?.left[seat] === 5 * MINUTE)
  expect(other.watched.clock?.running).toBe(seat)
})

test.each(['bot', 'end', 'nobody votes'] as const)('the table votes: %s', async (choice) => {
  const match = await opened({ kind: 'bank', bank: MINUTE, increment: 0 })
  const { clock, inn, id, other, seat } = match
  await using _ = inn
  await timeIsOver(match, MINUTE)
  await timeIsOverAgain(match)
  const [dueName, otherName] = seat === 0 ? ['ann', 'ben'] : ['ben', 'ann']
  if (choice === 'nobody votes') clock.pass(2 * MINUTE)
  else await inn.api(otherName).tables.vote({ table: id, seat, choice })
  await other.until(({ watched }) => watched.table?.overdue === null)
  const { table } = await inn.api(otherName).tables.get({ table: id })
  const expected =
    choice === 'end'
      ? { status: 'over', result: { reason: 'time', ranks: seat === 0 ? [2, 1] : [1, 2] } }
      : { status: 'playing', result: null }
  expect(table).toMatchObject(expected)
  expect(table.result?.scores.length ?? 0).toBe(choice === 'end' ? 2 : 0)
  expect(table.seats[seat]).toMatchObject(
    choice === 'end' ? { kind: 'person' } : { kind: 'bot', instead: { user: dueName } },
  )
})

test('who moves while the table votes keeps the seat', async () => {
  const match = await opened({ kind: 'bank', bank: MINUTE, increment: 0 })
  const { inn, due, seat } = match
  await using _ = inn
  await timeIsOver(match, MINUTE)
  await timeIsOverAgain(match)
  await due.until(({ watched }) => watched.table?.overdue?.seat === seat)
  await due.until((guest) => guest.due)
  expect(await due.watched.submit(due.series())).toMatchObject({ played: true })
  await due.until(({ watched }) => watched.table?.overdue === null)
  expect(due.watched.table?.seats[seat].kind).toBe('person')
})

test('clocks outlive the server: minutes stand still while it is away', async () => {
  const { clock, inn, seat } = await opened(BANK)
  await using _ = inn
  clock.pass(4 * MINUTE)
  await inn.restart({ clock: later(clock, HOUR) })
  const { tables } = await inn.api('ann').tables.mine({})
  expect(tables[0].clock).toMatchObject({ running: seat, pace: BANK })
  expect(tables[0].clock?.left[seat]).toBe(6 * MINUTE)
})

test('clocks outlive the server: days go on while it is away', async () => {
  const { clock, inn, seat } = await opened(DAILY)
  await using _ = inn
  clock.pass(4 * HOUR)
  await inn.restart({ clock: later(clock, 2 * HOUR) })
  expect((await inn.api('ann').tables.mine({})).tables[0].clock?.left[seat]).toBe(18 * HOUR)
})

test('all clocks stand still when everybody agrees, until somebody goes on', async () => {
  const { clock, inn, id, due, other, seat } = await opened(BANK)
  await using _ = inn
  const [ann, ben] = [inn.api('ann').tables, inn.api('ben').tables]
  await expect(ann.resume({ table: id })).rejects.toMatchObject({ data: { code: 'not-paused' } })
  expect((await ann.pause({ table: id })).table.paused).toBeNull()
  clock.pass(MINUTE)
  expect((await ben.pause({ table: id })).table).toMatchObject({ paused: clock.wallNow, proposals: [] })
  await due.until(({ watched }) => watched.clock?.running === null)
  clock.pass(3 * HOUR)
  expect((await ann.resume({ table: id })).table.paused).toBeNull()
  await other.until(({ watched }) => watched.clock?.running === seat)
  expect(other.watched.clock?.left[seat]).toBe(9 * MINUTE)
})

test('clocks by days stand still in quiet hours and on vacation', async () => {
  // It is 13 o'clock in Berlin.
  const quiet = { from: 14, to: 16, zone: 'Europe/Berlin' }
  const { clock, inn, due, seat } = await opened({ kind: 'move', limit: 24 * HOUR, quiet })
  await using _ = inn
  clock.pass(HOUR)
  await due.until(({ watched }) => watched.clock?.running === null)
  clock.pass(2 * HOUR)
  await due.until(({ watched }) => watched.clock?.running === seat)
  expect(due.watched.clock?.left[seat]).toBe(23 * HOUR)
  const me = inn.api(seat === 0 ? 'ann' : 'ben').me
  const DAY = 24 * HOUR
  await expect(me.takeVacation({ until: clock.wallNow + 31 * DAY })).rejects.toMatchObject({
    data: { code: 'no-vacation' },
  })
  expect(await me.takeVacation({ until: clock.wallNow + 10 * DAY })).toMatchObject({ left: 30 })
  await due.until(({ watched }) => watched.clock?.running === null)
  clock.pass(5 * DAY)
  expect(await me.takeVacation({ until: null })).toEqual({ until: null, left: 25 })
  await due.until(({ watched }) => watched.clock?.running === seat)
  expect(due.watched.clock?.left[seat]).toBe(23 * HOUR)
})

test('without a clock, who is there and does not move can be replaced after a while', async () => {
  const { clock, inn, id, seat } = await opened({ kind: 'none' })
  await using _ = inn
  const other = inn.api(seat === 0 ? 'ben' : 'ann').tables
  clock.pass(14 * MINUTE)
  await expect(other.takeover({ table: id, seat })).rejects.toMatchObject({ data: { code: 'is-here' } })
  clock.pass(MINUTE)
  expect((await other.takeover({ table: id, seat })).table.seats[seat].kind).toBe('bot')
})

/** The clock of a server that was away for so long; the steady one begins anew. */
function later(clock: Turned, away: number): Turned {
  const next = new Turned()
  next.wallNow = clock.wallNow + away
  return next
}
