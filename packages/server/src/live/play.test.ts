import { freshRequest } from '@chronik/protocol'
import { expect, test } from 'vitest'
import { Guest, played, playInTurn } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'

test('several tabs of one player stay in step', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const [one, other, ben] = [inn.live('ann'), inn.live('ann'), inn.live('ben')].map(
    (live, index) => new Guest(live, id, index),
  )
  await Promise.all([one, other, ben].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  for (let turn = 0; turn < 6; turn++) {
    await playInTurn(turn % 2 === 0 ? [other, one, ben] : [one, other, ben], 1)
  }
  expect(other.watched.position.memory).toEqual(one.watched.position.memory)
  expect(other.log).toEqual(one.log)
  expect([one, other, ben].map(({ watched }) => watched.viewer)).toEqual([0, 0, 1])
})

test('who loses the connection in mid-turn catches up from the last deed and goes on', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const sockets: WebSocket[] = []
  const ann = new Guest(inn.live('ann', { tap: (socket) => sockets.push(socket) }), id, 1)
  const ben = new Guest(inn.live('ben'), id, 2)
  await Promise.all([ann, ben].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  for (let turn = 0; turn < 8; turn++) {
    const due = ann.due ? ann : ben
    const seq = played(await due.play())
    sockets.at(-1)?.close()
    await Promise.all([ann.reached(seq), ben.reached(seq)])
  }
  await playInTurn([ann, ben], 6)
  expect(sockets.length).toBeGreaterThan(4)
  // Nothing was told twice, nothing was left out.
  expect(ann.updates.slice(1).every(({ after }, index) => after === ann.updates[index].seq)).toBe(true)
  const fresh = new Guest(inn.live('ann'), id)
  await fresh.until(({ updates }) => updates.length > 0)
  expect(fresh.watched.position.memory).toEqual(ann.watched.position.memory)
  expect(fresh.log).toEqual(ann.log)
})

test('a retry after a lost answer never plays twice', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const frames: string[] = []
  const swallow = (socket: WebSocket) => {
    // The answer to the first submission is lost together with the connection.
    socket.addEventListener('message', (event) => {
      if (!String(event.data).includes('"played"') || frames.push(String(event.data)) > 1) return
      event.stopImmediatePropagation()
      socket.close()
    })
  }
  const live = inn.live('ann', { tap: swallow })
  const ann = new Guest(live, id, 1)
  const ben = new Guest(inn.live('ben'), id, 2)
  await Promise.all([ann, ben].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  while (ben.due) await playInTurn([ben, ann], 1)
  const before = ann.watched.position.seq ?? 0
  expect(await ann.play()).toEqual({ played: true, seq: before + 1 })
  expect(frames).toHaveLength(2)
  await ben.reached(before + 1)

  const submission = { table: id, seq: before, request: freshRequest(), moves: ['no such move'] }
  const api = inn.api(ann.due ? 'ann' : 'ben')
  await expect(api.play.submit(submission)).rejects.toMatchObject({ data: { code: 'stale' } })
  const due = ann.due ? ann : ben
  const next = { table: id, seq: before + 1, request: freshRequest(), moves: due.series() }
  const first = await api.play.submit(next)
  expect(await api.play.submit(next)).toEqual(first)
  expect(first).toEqual({ seq: before + 2 })
})

test('an unanswered submission is sent again when the server is back', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const ann = new Guest(inn.live('ann'), id, 1)
  const ben = new Guest(inn.live('ben'), id, 2)
  await Promise.all([ann, ben].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  const due = ann.due ? ann : ben
  const restarting = inn.restart()
  const answer = due.play()
  await restarting
  const seq = played(await answer)
  await Promise.all([ann.reached(seq), ben.reached(seq)])
  await playInTurn([ann, ben], 4)
})

test('nobody plays for another seat, and refusals come in the language of the client', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const lives = [inn.live('ann'), inn.live('ben'), inn.live('cid'), inn.live(null)]
  const [ann, ben, cid, nobody] = lives.map((live, index) => new Guest(live, id, index))
  await Promise.all([ann, ben, cid, nobody].map((guest) => guest.until(({ updates }) => updates.length > 0)))
  const [due, other] = ann.due ? [ann, ben] : [ben, ann]
  const series = due.series()
  expect(await cid.watched.submit(series)).toMatchObject({ refused: { code: 'not-seated' } })
  expect(await nobody.watched.submit(series)).toMatchObject({ refused: { code: 'sign-in' } })
  lives[due === ann ? 1 : 0].speak('de')
  expect(await other.watched.submit(series)).toMatchObject({
    refused: { code: 'not-your-turn', words: 'Jetzt entscheidet jemand anderes.', index: 0 },
  })
  lives[due === ann ? 0 : 1].speak('nl')
  expect(await due.watched.submit(['jump'])).toMatchObject({
    refused: { code: 'notation', words: expect.stringContaining('geen zet') },
  })
  const illegal = await due.watched.submit(['take crafts knowledge', 'take crafts knowledge'])
  expect(illegal).toMatchObject({ played: false })
  expect(due.watched.position.seq).toBe(0)
})
