import { expect, test } from 'vitest'
import { checkMatches } from '../play/check.ts'
import { games } from '../play/games.ts'
import { Guest, played, playInTurn } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

const FIRST = { options: { 'start-seat': '1' } }

/** Two people at a table, and somebody who watches them; all see the opening. */
async function seated(inn: Inn): Promise<{ id: string; ann: Guest; ben: Guest; cid: Guest }> {
  const id = await inn.match(['ann', 'ben'], FIRST)
  const [ann, ben, cid] = ['ann', 'ben', 'cid'].map((name, seed) => new Guest(inn.live(name), id, seed + 1))
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(0)))
  return { id, ann, ben, cid }
}

test('a finished turn is taken back when all agree, for everybody and for good', async () => {
  await using inn = await Inn.open()
  const { id, ann, ben, cid } = await seated(inn)
  const openings = [ann, ben, cid].map(({ watched }) => watched.position.memory.slice())
  const first = ann.series()
  played(await ann.watched.submit(first))
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(1)))

  await inn.api('ann').tables.undo({ table: id, seat: 0 })
  await ben.until(({ watched }) => watched.table?.proposals.length === 1)
  expect(ben.watched.table?.proposals).toEqual([{ kind: 'undo', seat: 0, to: 0, seq: 1, by: ['ann'] }])
  await inn.api('ben').tables.undo({ table: id, seat: 0 })
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(2)))
  expect([ann, ben, cid].map(({ watched }) => watched.position.memory)).toEqual(openings)
  expect([ann.due, ben.due]).toEqual([true, false])
  await ben.until(({ watched }) => watched.table?.proposals.length === 0)

  // The match goes on from there, also for who comes later and after a restart.
  await inn.restart()
  const late = new Guest(inn.live('ann'), id, 9)
  await late.reached(2)
  expect(late.watched.position.memory).toEqual(openings[0])
  const second = late.series()
  played(await late.watched.submit(second))
  await inn.api('ann').tables.concede({ table: id })
  const record = await (await inn.api(null).tables.record({ table: id })).text()
  expect(record).toContain(second[0])
  expect(record).not.toContain('undo')
  expect(record.match(/^1 /gm)).toHaveLength(second.length)
  expect((await checkMatches(inn.database.store, games)).differences).toEqual([])
})

test('what was asked about an earlier position is void, and strangers have no say', async () => {
  await using inn = await Inn.open()
  const { id, ann, ben } = await seated(inn)
  const undo = (name: string, seat: number, agree = true) =>
    inn.api(name).tables.undo({ table: id, seat, agree })
  await expect(undo('ann', 0)).rejects.toMatchObject({ data: { code: 'no-undo' } })
  await playInTurn([ann, ben], 1)
  await expect(undo('cid', 0)).rejects.toMatchObject({ data: { code: 'not-seated' } })
  // Nobody asks for another's turn.
  await expect(undo('ben', 0)).rejects.toMatchObject({ data: { code: 'no-undo' } })
  await expect(undo('ben', 1)).rejects.toMatchObject({ data: { code: 'no-undo' } })

  await undo('ann', 0)
  await undo('ann', 0, false)
  await ben.until(({ tables }) => tables.some(({ proposals }) => proposals.length === 1))
  await ben.until(({ watched }) => watched.table?.proposals.length === 0)
  await undo('ann', 0)
  await ben.until(({ watched }) => watched.table?.proposals.length === 1)
  await playInTurn([ben, ann], 1)
  await ben.until(({ watched }) => watched.table?.proposals.length === 0)
  await expect(undo('ben', 0)).rejects.toMatchObject({ data: { code: 'no-undo' } })
  expect(ann.watched.position.seq).toBe(2)
})

test('nothing is taken back behind what was drawn', async () => {
  await using inn = await Inn.open()
  const { id, ann, ben } = await seated(inn)
  const drawn = async () => {
    const [last] = (await inn.database.store.deeds.from(id, 0)).slice(-1)
    return last.seq > 0 && last.lines.some((line) => line.startsWith('* ')) ? last.seat : null
  }
  let seat = await drawn()
  for (; seat === null; seat = await drawn()) await playInTurn([ann, ben], 1)
  const name = ['ann', 'ben'][seat]
  await expect(inn.api(name).tables.undo({ table: id, seat })).rejects.toMatchObject({
    status: 409,
    data: { code: 'no-undo' },
  })
})

test('who plays against bots alone takes back at once, with what the bots did since', async () => {
  await using inn = await Inn.open()
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }]
  const id = await inn.match(['ann'], { ...FIRST, seats })
  const ann = new Guest(inn.live('ann'), id)
  await ann.reached(0)
  const opening = ann.watched.position.memory.slice()
  const { seq } = { seq: played(await ann.play()) }
  await ann.until(({ watched, due }) => due && (watched.position.seq ?? 0) > seq)
  const before = ann.watched.position.seq ?? 0
  await inn.api('ann').tables.undo({ table: id, seat: 0 })
  await ann.reached(before + 1)
  expect(ann.watched.position.memory).toEqual(opening)
  expect(ann.due).toBe(true)
  played(await ann.play())
})

test('the time that went by is not given back, and asking brings none', async () => {
  let steady = 0
  const clock = { wall: () => 1_700_000_000_000 + steady, steady: () => steady }
  await using inn = await Inn.open({ clock })
  const pace = { kind: 'bank', bank: 600_000, increment: 10_000 } as const
  const id = await inn.match(['ann', 'ben'], { ...FIRST, pace })
  const [ann, ben] = ['ann', 'ben'].map((name) => new Guest(inn.live(name), id))
  await Promise.all([ann.reached(0), ben.reached(0)])
  steady += 60_000
  await playInTurn([ann, ben], 1)
  steady += 30_000
  await inn.api('ann').tables.undo({ table: id, seat: 0 })
  await inn.api('ben').tables.undo({ table: id, seat: 0 })
  await ann.reached(2)
  // Ann: ten minutes, one spent, ten seconds for the turn that was played; Ben thought for half a minute.
  expect(ann.watched.clock).toMatchObject({ left: [550_000, 570_000], running: 0 })
  await inn.restart({ clock })
  const late = new Guest(inn.live('ann'), id)
  await late.reached(2)
  expect(late.watched.clock).toMatchObject({ left: [550_000, 570_000], running: 0 })
})
