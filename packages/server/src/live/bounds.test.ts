import { freshRequest } from '@chronik/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Guest } from './testing/guest.ts'
import { Inn } from './testing/inn.ts'
import { PING, Raw, upgraded } from './testing/raw.ts'

test('pings count like every frame', async () => {
  await using inn = await Inn.open({ limits: { burst: 60, rate: 0 } })
  const flood = new Raw(inn.socket(undefined, 'ann'))
  await flood.next('hello')
  const wire = await upgraded(inn, 'ben')
  for (let times = 0; times < 61; times++) wire.write(PING)
  await expect.poll(() => inn.gateway.connections).toBe(1)
  wire.destroy()
})

test('answers that nobody asked for count like every frame', async () => {
  await using inn = await Inn.open({ limits: { burst: 60, rate: 0 } })
  const wire = await upgraded(inn, 'ben')
  expect(inn.gateway.connections).toBe(1)
  const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
  wire.write(Buffer.concat(Array.from({ length: 61 }, () => pong)))
  await expect.poll(() => inn.gateway.connections).toBe(0)
  wire.destroy()
})

test('a frame in endless pieces ends the connection', async () => {
  await using inn = await Inn.open()
  const wire = await upgraded(inn, 'ben')
  expect(inn.gateway.connections).toBe(1)
  const [first, more] = [0x01, 0x00].map((head) => Buffer.from([head, 0x80, 0, 0, 0, 0]))
  wire.write(Buffer.concat([first, ...Array.from({ length: 100 }, () => more)]))
  await expect.poll(() => inn.gateway.connections).toBe(0)
  wire.destroy()
})

test('a socket that sends pings and never reads the answers is let go', async () => {
  await using inn = await Inn.open({ limits: { backlog: 50_000, burst: Number.POSITIVE_INFINITY } })
  const deaf = await upgraded(inn, 'ben')
  deaf.pause()
  const pings = Buffer.concat(Array.from({ length: 500 }, () => PING))
  while (inn.gateway.connections > 0) {
    deaf.write(pings)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  deaf.destroy()
  await new Raw(inn.socket(undefined, 'ann')).next('hello')
})

test('one address has so many connections and no more, with or without a name', async () => {
  await using inn = await Inn.open({ limits: { ofAddress: 3 } })
  const first = [new Raw(inn.socket(undefined, 'ann')), new Raw(inn.socket()), new Raw(inn.socket())]
  await Promise.all(first.map((raw) => raw.next('hello')))
  const late = new Raw(inn.socket())
  late.socket.addEventListener('error', () => {})
  await late.closed
  expect(late.frames).toEqual([])
  first[0].socket.close()
  await first[0].closed
  await expect.poll(() => inn.gateway.connections).toBe(2)
  await new Raw(inn.socket()).next('hello')
})

test('a crowd of one person that knocks in the same moment gets no more places than were left', async () => {
  await using inn = await Inn.open({ limits: { ofPerson: 5 } })
  const crowd = Array.from({ length: 30 }, () => new Raw(inn.socket(undefined, 'ann')))
  for (const { socket } of crowd) socket.addEventListener('error', () => {})
  const came = await Promise.all(
    crowd.map((raw) => Promise.race([raw.next('hello').then(() => 1), raw.closed.then(() => 0)])),
  )
  expect(came.filter((one) => one === 1)).toHaveLength(5)
})

test('a clock that is set back or forward neither ends a connection nor makes its limits longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await using inn = await Inn.open({ limits: { burst: 5, rate: 1_000 } })
  const ann = new Raw(inn.socket(undefined, 'ann'))
  await ann.next('hello')
  for (const jump of [-3_600_000, 7_200_000, -86_400_000]) {
    vi.setSystemTime(Date.now() + jump)
    ann.send({ type: 'ping', at: jump })
    expect(await ann.next('pong')).toEqual({ type: 'pong', at: jump })
  }
})

test('moves that are under way when the server stops are answered before everybody is shown out', async () => {
  await using inn = await Inn.open()
  const id = await inn.match(['ann', 'ben'])
  const guests = await Promise.all(['ann', 'ben'].map((name) => new Guest(inn.live(name), id).arrived()))
  for (const guest of guests) await guest.until(({ updates }) => updates.length > 0)
  const due = guests.find((guest) => guest.due) ?? guests[0]
  const disk = Promise.withResolvers<void>()
  const { deeds } = inn.database.store
  const append = deeds.append.bind(deeds)
  const held = vi.spyOn(deeds, 'append').mockImplementation(async (deed) => {
    await disk.promise
    return append(deed)
  })
  const answer = due.watched.submit(due.series())
  await expect.poll(() => held.mock.calls.length).toBe(1)
  const drained = inn.gateway.drain()
  disk.resolve()
  await drained
  expect(await answer).toEqual({ played: true, seq: 1 })
  // What comes now is not taken on: it is asked again on the next connection.
  const late = new Raw(inn.socket(undefined, 'ann'))
  await late.next('hello')
  late.socket.send(
    JSON.stringify({ type: 'say', table: id, request: freshRequest(), room: 'players', text: 'x' }),
  )
  late.send({ type: 'ping' })
  await late.next('pong')
  expect(late.frames).toEqual([])
})
