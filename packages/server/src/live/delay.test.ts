import { expect, test } from 'vitest'
import { Guest, playInTurn } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

const PLAN = { options: { 'start-seat': '1' }, delay: 2 }

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
