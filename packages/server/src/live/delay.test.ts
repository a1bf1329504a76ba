import { freshRequest, type Pace, type ServerFrame } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { Guest, playInTurn } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

const PLAN = { options: { 'start-seat': '1' }, delay: 2 }
const PACE: Pace = { kind: 'bank', bank: 600_000, increment: 20_000 }

test('spectators are some deeds behind, whatever they ask, until the match has ended', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], PLAN)
  const [ann, ben, cid] = ['ann', 'ben', 'cid'].map((name, at) => new Guest(inn.live(name), id, at + 1))
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(0)))
  expect(cid.watched.table?.delay).toBe(2)
  const positions: number[][] = [[...cid.watched.position.memory]]
  const logs: number[] = [cid.log.length]
  for (let deed = 1; deed <= 6; deed++) {
    await playInTurn([ann, ben], 1)
    if (deed > 2) await cid.reached(deed - 2)
    expect(cid.watched.position.seq).toBe(Math.max(0, deed - 2))
    if (deed > 2) {
      positions.push([...cid.watched.position.memory])
      logs.push(cid.log.length)
    }
  }
  // Nobody else who only watches learns more, by whatever way.
  const late = new Guest(inn.live(null), id)
  await late.reached(4)
  expect([...late.watched.position.memory]).toEqual(positions[4])
  const { seq, turn } = await inn.api(null).play.catchUp({ table: id })
  expect([seq, turn]).toEqual([4, cid.watched.turn])
  expect((await inn.api(null).play.catchUp({ table: id, seen: 6 })).seq).toBe(4)
  const told = ann.log.length
  expect(await ann.watched.visit(told)).not.toBeNull()
  expect(await late.watched.visit(told)).toBeNull()
  expect(await late.watched.visit(logs[3])).not.toBeNull()

  await inn.restart()
  const after = new Guest(inn.live(null), id)
  await after.reached(4)
  expect([...after.watched.position.memory]).toEqual(positions[4])
  expect(after.watched.turn).toEqual(cid.watched.turn)

  await inn.api('ann').tables.concede({ table: id })
  await after.reached(6)
  const [end, own] = [await inn.api(null).play.catchUp({ table: id }), after.watched.position.memory]
  expect(end.base).toEqual([...own])
})

test('what spectators see goes on step by step', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], PLAN)
  const [ann, ben, cid] = ['ann', 'ben', 'cid'].map((name, at) => new Guest(inn.live(name), id, at + 1))
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(0)))
  await playInTurn([ann, ben], 5)
  await cid.reached(3)
  expect(cid.updates.map(({ after, seq }) => [after, seq])).toEqual([
    [null, 0],
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  expect(cid.updates.slice(1).every(({ base }) => base === null)).toBe(true)
})

test('a turn that is taken back is seen by those who are behind, too', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], PLAN)
  const [ann, ben, cid] = ['ann', 'ben', 'cid'].map((name, at) => new Guest(inn.live(name), id, at + 1))
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(0)))
  await playInTurn([ann, ben], 1)
  for (const name of ['ann', 'ben']) await inn.api(name).tables.undo({ table: id, seat: 0 })
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(2)))
  await playInTurn([ann, ben], 3)
  await cid.reached(3)
  expect(cid.watched.position.seq).toBe(3)
})

test('who is behind hears nothing of the present: no clock, no vote, nobody who comes or goes', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'], { ...PLAN, pace: PACE })
  const frames: ServerFrame[] = []
  const tap = (socket: WebSocket) =>
    socket.addEventListener('message', ({ data }) => {
      frames.push(JSON.parse(String(data)) as ServerFrame)
    })
  const [ann, ben] = ['ann', 'ben'].map((name, at) => new Guest(inn.live(name), id, at + 1))
  const cid = new Guest(inn.live('cid', { tap }), id)
  await Promise.all([ann, ben, cid].map((guest) => guest.reached(0)))
  await playInTurn([ann, ben], 3)
  await cid.reached(1)
  expect(ann.watched.clock).not.toBeNull()
  await inn.api('ann').tables.pause({ table: id, agree: true })
  await ben.until(({ watched }) => watched.table?.proposals.length === 1)
  expect((await inn.api('cid').tables.get({ table: id })).table.proposals).toEqual([])
  await inn.api('ben').tables.pause({ table: id, agree: true })
  await ann.until(({ watched }) => watched.clock?.running === null)
  ben.live.close()
  await ann.until(({ watched }) => watched.presence?.seats[1] === false)
  await cid.until(({ watched }) => watched.table?.paused !== null)
  expect(frames.filter(({ type }) => type === 'clock')).toEqual([])
  const updates = frames.filter((frame) => frame.type === 'update')
  const tables = frames.filter((frame) => frame.type === 'table' || frame.type === 'watching')
  const presences = frames.filter((frame) => frame.type === 'presence' || frame.type === 'watching')
  expect([updates.length, tables.length, presences.length]).not.toContain(0)
  for (const frame of updates) expect([frame.clock, frame.awaited]).toEqual([null, null])
  for (const { table } of tables) expect(table.proposals).toEqual([])
  for (const { presence } of presences) expect(presence).toMatchObject({ seats: [], away: [] })
  const { clock, awaited } = await inn.api(null).play.catchUp({ table: id })
  expect([clock, awaited]).toEqual([null, null])

  // When the match has ended, everything is told.
  await inn.api('ann').tables.concede({ table: id })
  await cid.reached(3)
  await cid.until(({ watched }) => watched.presence?.seats.length === 2)
})

test('a host who only watches is as far behind as everybody else', async () => {
  await using inn = await Inn.open()
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const plan = { request: freshRequest(), game: 'village', seats, ...PLAN, pace: PACE }
  const { table } = await inn.api('dot').tables.create(plan)
  for (const name of ['ann', 'ben']) await inn.api(name).tables.join({ table: table.id })
  await inn.api('dot').tables.start({ table: table.id })
  const mine = async (name: string) => (await inn.api(name).tables.mine({})).tables[0]
  expect(await mine('ann')).toMatchObject({ awaited: { seat: 0 }, clock: { running: 0 } })
  expect(await mine('dot')).toMatchObject({ seat: null, awaited: null, clock: null })
})

test('who goes away is told to be away for so long', async () => {
  let steady = 0
  const clock = { wall: () => 1_700_000_000_000, steady: () => steady }
  await using inn = await Inn.open({ clock })
  const id = await inn.match(['ann', 'ben'])
  const leaving = inn.live('ben')
  await new Guest(leaving, id).arrived()
  const ann = await new Guest(inn.live('ann'), id).arrived()
  await ann.until(({ watched }) => watched.presence?.seats[1] === true)
  expect(ann.watched.presence?.away).toEqual([null, null])
  leaving.close()
  await ann.until(({ watched }) => watched.presence?.seats[1] === false)
  steady += 300_000
  const late = await new Guest(inn.live('ann'), id).arrived()
  expect(late.watched.presence).toMatchObject({ seats: [true, false], away: [null, 300_000] })
})
