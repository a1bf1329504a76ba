import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NatsForTests } from '../../testing/nats.ts'
import { tableForTests } from '../../testing/tables.ts'
import { type News, newsOf } from '../news.ts'
import { owns } from '../owner.ts'
import type { MembersChange } from '../port.ts'
import { busConformance } from '../testing/conformance.ts'
import { NatsBus } from './bus.ts'
import { connectNats, type NatsLine, NatsRefused } from './connection.ts'

const RHYTHM = { beat: 50, silence: 2_000, greeting: 200, reminder: 100 }
const WITHIN = { timeout: 60_000 }

let nats: NatsForTests
const lines: NatsLine[] = []
beforeAll(async () => {
  nats = await NatsForTests.start()
})
afterAll(async () => {
  for (const { connection } of lines) await connection.close()
  await nats?.stop()
})

async function line(secret = 'secret'): Promise<NatsLine> {
  const one = await connectNats(nats.url, secret, 'test')
  lines.push(one)
  return one
}

async function open(secret?: string): Promise<NatsBus> {
  return NatsBus.open(await line(secret), RHYTHM)
}

busConformance('over NATS', () => open('conformance'))

describe('several processes', () => {
  it('know each other, and hear in order what any of them tells', async () => {
    const buses = [await open('a'), await open('a'), await open('a')]
    const members = buses.map(({ self }) => self).sort()
    for (const bus of buses) await expect.poll(() => bus.members, WITHIN).toEqual(members)
    const heard = buses.map(() => [] as string[])
    buses.forEach((bus, at) => {
      bus.listen((news, from) => {
        if (news.kind === 'deed' && from !== bus.self) heard[at].push(`${from} ${news.seq}`)
      })
    })
    for (let seq = 1; seq <= 50; seq++) buses[0].tell({ kind: 'deed', table: 't', seq })
    const expected = Array.from({ length: 50 }, (_, at) => `${buses[0].self} ${at + 1}`)
    await expect.poll(() => heard, WITHIN).toEqual([[], expected, expected])
    for (const bus of buses) await bus.close()
  })

  it('never get a table with its seed, nor what concerns one process alone', async () => {
    const [teller, hearer] = [await open('b'), await open('b')]
    const heard: News[] = []
    hearer.listen((news) => heard.push(news))
    teller.tell({
      kind: 'clock',
      table: 't',
      clock: { pace: { kind: 'none' }, left: [], running: null, at: 0 },
    })
    teller.tell(newsOf(tableForTests({ id: 't', seed: 'the seed', version: 7, status: 'playing' })))
    await expect
      .poll(() => heard, WITHIN)
      .toEqual([{ kind: 'table', id: 't', version: 7, status: 'playing' }])
    await teller.close()
    await hearer.close()
  })

  it('share the tables: each has one owner, and those of a process that goes have another at once', async () => {
    const buses = [await open('c'), await open('c'), await open('c')]
    for (const bus of buses) await expect.poll(() => bus.members.length, WITHIN).toBe(3)
    const tables = Array.from({ length: 300 }, (_, at) => `table-${at}`)
    const ownersOf = (all: readonly NatsBus[]) =>
      tables.map((table) => all.filter((bus) => owns(bus, table)).map(({ self }) => self))
    const before = ownersOf(buses)
    expect(before.every((owners) => owners.length === 1)).toBe(true)
    for (const bus of buses) expect(before.filter(([owner]) => owner === bus.self).length).toBeGreaterThan(60)
    const [gone, ...left] = buses
    await gone.close()
    for (const bus of left) await expect.poll(() => bus.members.length, WITHIN).toBe(2)
    const after = ownersOf(left)
    expect(after.every((owners) => owners.length === 1)).toBe(true)
    // Nobody else's tables have changed hands.
    expect(tables.filter((_, at) => before[at][0] !== gone.self && before[at][0] !== after[at][0])).toEqual(
      [],
    )
    for (const bus of left) await bus.close()
  })

  it('notice who is gone without a word, and that another house is none of theirs', async () => {
    const [one, stranger] = [await open('d'), await open('e')]
    const silent = await line('d')
    const other = await NatsBus.open(silent, RHYTHM)
    await expect.poll(() => one.members.length, WITHIN).toBe(2)
    const changes: MembersChange[] = []
    one.onMembers((change) => changes.push(change))
    await silent.connection.close()
    await expect.poll(() => changes, WITHIN).toEqual([{ came: [], went: [other.self] }])
    expect(stranger.members).toEqual([stranger.self])
    for (const bus of [one, other, stranger]) await bus.close()
  })

  it('the house is as old as the oldest that was there without a break', async () => {
    const first = await NatsBus.open(await line('f'), RHYTHM, () => 1_000)
    const second = await NatsBus.open(await line('f'), RHYTHM, () => 2_000)
    await first.close()
    const third = await NatsBus.open(await line('f'), RHYTHM, () => 3_000)
    await expect.poll(() => third.aliveSince, WITHIN).toBe(1_000)
    await second.close()
    await third.close()
    const later = await NatsBus.open(await line('f'), RHYTHM, () => 4_000)
    expect(later.aliveSince).toBe(4_000)
    await later.close()
  })

  it('are told when they may have missed something, and go on when NATS is back', async () => {
    const [one, other] = [await open('g'), await open('g')]
    await expect.poll(() => one.members.length, WITHIN).toBe(2)
    let gaps = 0
    one.onGap(() => gaps++)
    await nats.halt()
    // Nobody counts as gone because nobody can be heard.
    await expect.poll(() => gaps, WITHIN).toBeGreaterThan(2)
    expect(one.members.length).toBe(2)
    await nats.resume()
    const heard: News[] = []
    other.listen((news) => heard.push(news))
    await expect
      .poll(() => {
        one.tell({ kind: 'wishes', user: 'u' })
        return heard.length
      }, WITHIN)
      .toBeGreaterThan(0)
    await one.close()
    await other.close()
  })

  it('say why NATS cannot be used, and never the password', async () => {
    const refused = await connectNats('nats://me:hidden@127.0.0.1:1', 'x', 'test').catch(
      (error: Error) => error,
    )
    expect(refused).toBeInstanceOf(NatsRefused)
    expect(String(refused)).toContain('nats://127.0.0.1:1 cannot be used (CHRONIK_NATS)')
    expect(String(refused)).not.toContain('hidden')
  })
})
