import { CLOSE, LIVE_VERSION } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'
import { KNOCK, knocking, masked, Raw, upgraded } from './testing/raw.ts'

test('a connection greets, answers pings and tells who one is', async () => {
  await using inn = await Inn.open()
  const [ann, nobody] = [new Raw(inn.socket(undefined, 'ann')), new Raw(inn.socket())]
  expect(await ann.next('hello')).toMatchObject({
    version: LIVE_VERSION,
    me: { id: 'ann', name: 'Ann', guest: true },
  })
  expect(await nobody.next('hello')).toMatchObject({ me: null })
  ann.send({ type: 'ping', at: 7 })
  expect(await ann.next('pong')).toEqual({ type: 'pong', at: 7 })
})

test('only our own pages may connect, and only by an upgrade', async () => {
  await using inn = await Inn.open()
  for (const origin of ['https://evil.example', '', 'null', `https://${inn.address}`]) {
    const raw = new Raw(inn.socket(undefined, 'ann', { origin }))
    raw.socket.addEventListener('error', () => {})
    await raw.closed
    expect(raw.frames).toEqual([])
  }
  expect((await inn.get('/live')).status).toBe(426)
})

describe('a frame that is none is refused and kills nothing', () => {
  let inn: Inn
  beforeAll(async () => {
    inn = await Inn.open()
  })
  afterAll(() => inn[Symbol.asyncDispose]())

  test.each([
    'no json',
    '[]',
    'null',
    '{"type":"submit"}',
    '{"type":"submit","table":"t","seq":-1,"request":"12345678","moves":["a"]}',
    '{"type":"watch","table":"../../etc"}',
    '{"type":"watch","table":7}',
    '{"type":"dance"}',
    '{"__proto__":{"type":"ping"}}',
    '{"type":"say","table":"t","request":"12345678","room":"players","text":"   "}',
  ])('%s', async (text) => {
    const raw = new Raw(inn.socket(undefined, 'ann'))
    await raw.next('hello')
    raw.send(text)
    expect(await raw.next('refused')).toMatchObject({ code: 'no-frame' })
    raw.send({ type: 'ping' })
    await raw.next('pong')
  })
})

test('too many frames that are none, frames that are too big and frames that are no text end the connection', async () => {
  await using inn = await Inn.open()
  const open = async () => {
    const raw = new Raw(inn.socket(undefined, 'ann'))
    await raw.next('hello')
    return raw
  }
  const [many, big, binary] = [await open(), await open(), await open()]
  for (let index = 0; index < 20; index++) many.send('?')
  big.send('x'.repeat(20_000))
  binary.socket.send(new Uint8Array([1, 2, 3]))
  expect(await many.closed).toBe(CLOSE.malformed)
  expect(await big.closed).toBe(CLOSE.tooBig)
  expect(await binary.closed).toBe(CLOSE.notText)
  const after = await open()
  after.send({ type: 'ping' })
  await after.next('pong')
})

test('a flood of frames ends the connection, others go on', async () => {
  await using inn = await Inn.open({ limits: { burst: 50, rate: 1 } })
  const [flood, calm] = [new Raw(inn.socket(undefined, 'ann')), new Raw(inn.socket(undefined, 'ben'))]
  await Promise.all([flood.next('hello'), calm.next('hello')])
  for (let index = 0; index < 200; index++) flood.send({ type: 'ping' })
  expect(await flood.closed).toBe(CLOSE.tooMany)
  calm.send({ type: 'ping' })
  await calm.next('pong')
})

test('one person has so many connections and no more', async () => {
  await using inn = await Inn.open({ limits: { ofPerson: 2 } })
  const [one, two] = [new Raw(inn.socket(undefined, 'ann')), new Raw(inn.socket(undefined, 'ann'))]
  await Promise.all([one.next('hello'), two.next('hello')])
  const three = new Raw(inn.socket(undefined, 'ann'))
  three.socket.addEventListener('error', () => {})
  await three.closed
  expect(three.frames).toEqual([])
  one.socket.close()
  await one.closed
  await new Raw(inn.socket(undefined, 'ben')).next('hello')
})

test('one connection watches so many tables and no more', async () => {
  await using inn = await Inn.open({ limits: { watches: 2 } })
  const raw = new Raw(inn.socket(undefined, 'ann'))
  await raw.next('hello')
  for (const names of [['ann'], ['ann'], ['ann']]) {
    raw.send({ type: 'watch', table: await inn.match(names) })
  }
  expect(await raw.next('refused')).toMatchObject({ code: 'too-many-watches' })
  raw.send({ type: 'watch', table: 'no-such-table' })
  expect(await raw.next('refused')).toMatchObject({ code: 'too-many-watches' })
})

test('a table that does not exist cannot be watched, nor played at without watching', async () => {
  await using inn = await Inn.open()
  const raw = new Raw(inn.socket(undefined, 'ann'))
  await raw.next('hello')
  raw.send({ type: 'watch', table: 'no-such-table' })
  expect(await raw.next('refused')).toMatchObject({ code: 'no-table', table: 'no-such-table' })
  raw.send({ type: 'submit', table: 'no-such-table', seq: 0, request: '12345678', moves: ['a'] })
  expect(await raw.next('refused')).toMatchObject({ code: 'not-watching', request: '12345678' })
})

test('who does not answer is gone', async () => {
  // Long enough for who does answer, also on a machine that has much else to do.
  await using inn = await Inn.open({ limits: { heartbeat: 500 } })
  const id = await inn.match(['ann', 'ben'])
  const ben = await new Guest(inn.live('ben'), id).arrived()
  const dead = await upgraded(inn, 'ann')
  // Each knock is answered until Ben has seen Ann: only from then on is she silent.
  const answer = (heard: Buffer) => {
    if (heard.includes(KNOCK)) dead.write(masked({ type: 'ping' }))
  }
  dead.on('data', answer)
  dead.write(masked({ type: 'watch', table: id }))
  await ben.until(({ presences }) => presences.some(({ seats }) => seats[0]))
  dead.off('data', answer).resume()
  await ben.until(({ presences }) => presences.at(-1)?.seats[0] === false)
  dead.destroy()
})

test('who does not read is let go, and the others do not notice', async () => {
  await using inn = await Inn.open({ limits: { backlog: 200_000, burst: Number.POSITIVE_INFINITY } })
  const id = await inn.match(['ann', 'ben'])
  const calm = new Guest(inn.live('ann'), id)
  await calm.until(({ updates }) => updates.length > 0)
  const deaf = await upgraded(inn, 'ben')
  deaf.pause()
  const frame = masked({ type: 'watch', table: id })
  while (inn.gateway.connections > 1) {
    // Asks for the table again and again, and never reads it.
    for (let times = 0; times < 100; times++) deaf.write(frame)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  deaf.destroy()
  expect(await calm.watched.say('players', 'still here')).toMatchObject({ said: true })
})

test('connections end when the session does', async () => {
  await using inn = await Inn.open()
  const [ann, ben] = [new Raw(inn.socket(undefined, 'ann')), new Raw(inn.socket(undefined, 'ben'))]
  await Promise.all([ann.next('hello'), ben.next('hello')])
  inn.change({ kind: 'signed-out', user: 'ann', session: 'another' })
  inn.change({ kind: 'signed-out', user: 'ann', session: 'of-ann' })
  expect(await ann.closed).toBe(CLOSE.signedOut)
  inn.change({ kind: 'deleted', user: 'ben' })
  expect(await ben.closed).toBe(CLOSE.signedOut)
})

test('connections end when the session has ended without a word, and only those', async () => {
  await using inn = await Inn.open({ limits: { recheck: 20 } })
  const [ann, ben, nobody] = [inn.socket(undefined, 'ann'), inn.socket(undefined, 'ben'), inn.socket()].map(
    (socket) => new Raw(socket),
  )
  await Promise.all([ann.next('hello'), ben.next('hello'), nobody.next('hello')])
  inn.ended.add('of-ann')
  expect(await ann.closed).toBe(CLOSE.signedOut)
  await expect.poll(() => inn.gateway.connections).toBe(2)
})

test('a server that shuts down says so', async () => {
  const inn = await Inn.open()
  const raw = new Raw(inn.socket(undefined, 'ann'))
  await raw.next('hello')
  await inn[Symbol.asyncDispose]()
  expect(await raw.closed).toBe(CLOSE.away)
})

test('a server shuts down although somebody knocks meanwhile and does not hang up', async () => {
  const knock = async () => {
    const line = knocking(inn, 'ann').resume()
    await new Promise((resolve) => line.once('close', resolve))
  }
  const inn = await Inn.open({ closing: knock })
  await inn[Symbol.asyncDispose]()
})

test('a server shuts down although somebody is just coming in', async () => {
  const asked = Promise.withResolvers<void>()
  const known = Promise.withResolvers<void>()
  const recognising = () => {
    asked.resolve()
    return known.promise
  }
  const inn = await Inn.open({ recognising })
  const raw = new Raw(inn.socket(undefined, 'ann'))
  await asked.promise
  const closed = inn[Symbol.asyncDispose]()
  // Everybody else has been shown out by now.
  await new Promise((resolve) => setImmediate(resolve))
  known.resolve()
  await closed
  expect(await raw.closed).toBe(CLOSE.away)
  expect(raw.frames).toEqual([])
})
