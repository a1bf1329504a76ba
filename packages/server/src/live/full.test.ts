import { freshRequest } from '@chronik/protocol'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from '../http/health.ts'
import { fillSqlite, makeRoomInSqlite } from '../store/testing/full.ts'
import { Guest, playInTurn } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

const timeout = 600_000

test('on a full disk nothing counts that is not kept; with room again the match goes on', {
  timeout,
}, async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const guests = [new Guest(inn.live('ann'), id, 1), new Guest(inn.live('ben'), id, 2)]
  for (const guest of guests) await guest.until(({ watched }) => watched.turn !== null)
  await playInTurn(guests, 4)
  const { db, store } = inn.database
  const ready = async () => {
    await using app = fastify()
    healthRoutes(app, { ping: () => store.ping(), closing: () => false })
    const { statusCode, json } = await app.inject('/readyz')
    return [statusCode, json().status]
  }
  expect(await ready()).toEqual([200, 'ready'])

  await fillSqlite(db)
  // Where deeds lie already there may be room for a few more.
  let answer = await due(guests).watched.submit(due(guests).series())
  while (answer.played) {
    const { seq } = answer
    await Promise.all(guests.map((guest) => guest.reached(seq)))
    answer = await due(guests).watched.submit(due(guests).series())
  }
  expect(answer.refused).toMatchObject({ code: 'cannot-keep', words: expect.stringContaining('disk') })
  expect(await ready()).toEqual([503, 'cannot write'])
  await expect(createMany(inn)).rejects.toMatchObject({
    status: 503,
    data: { code: 'cannot-keep', words: expect.stringContaining('schijf') },
  })

  // What is kept, what the players see and what somebody sees who comes now is the same.
  const kept = (await store.deeds.from(id, 0)).at(-1)?.seq
  expect(kept).toBeGreaterThanOrEqual(4)
  const witness = new Guest(inn.live('cora'), id)
  await witness.until(({ watched }) => watched.turn !== null)
  for (const guest of [...guests, witness]) expect(guest.watched.position.seq).toBe(kept)
  expect(witness.watched.turn).toMatchObject({ over: false, seat: due(guests).watched.viewer })

  await makeRoomInSqlite(db)
  expect(await ready()).toEqual([200, 'ready'])
  await playInTurn(guests, 4)
  const after = (await store.deeds.from(id, 0)).map(({ seq }) => seq)
  expect(after.at(-1)).toBe((kept ?? 0) + 4)
  expect(after).toEqual(after.map((_, index) => after[0] + index))
})

/** Opens tables until there is no room for another. */
async function createMany(inn: Inn): Promise<void> {
  for (;;)
    await inn.api('ann', 'nl').tables.create({
      request: freshRequest(),
      game: 'village',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
}

function due(guests: readonly Guest[]): Guest {
  const found = guests.find((guest) => guest.due)
  if (found === undefined) throw new Error('nobody is due')
  return found
}
