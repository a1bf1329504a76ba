import { once } from 'node:events'
import { freshRequest } from '@chronik/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ServerForTests } from '../testing/server.ts'
import type { Answer } from '../testing/visitor.ts'
import { Scene } from './testing/scene.ts'
import { closing, pause, wire } from './testing/wire.ts'

// However long a slow machine takes: all of this happens within one moment.
vi.useFakeTimers({ toFake: ['Date', 'performance'] })

describe('with the limits of every day', () => {
  let server: ServerForTests

  beforeAll(async () => {
    server = await ServerForTests.open()
  })

  afterAll(() => server[Symbol.asyncDispose]())

  async function many(times: number, ask: (at: number) => Promise<Answer>): Promise<Map<number, number>> {
    const statuses = new Map<number, number>()
    for (let at = 0; at < times; at += 50) {
      const batch = await Promise.all(
        Array.from({ length: Math.min(50, times - at) }, (_, each) => ask(at + each)),
      )
      for (const { status } of batch) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    return statuses
  }

  async function expectAnswering(): Promise<void> {
    expect((await server.visitor().get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await server.visitor().get('/readyz')).status).toBe(200)
  }

  test('seven hundred questions in a minute: six hundred are answered', async () => {
    const statuses = await many(700, () => server.visitor().get('/api/games'))
    expect(statuses).toEqual(
      new Map([
        [200, 600],
        [429, 100],
      ]),
    )
    await expectAnswering()
  })

  test('a hundred codes in a moment: sixty are looked up, however they are written', async () => {
    await using another = await ServerForTests.open()
    const signs = 'BCDFGHJKMN'
    const statuses = await many(100, (at) =>
      another.visitor().get(`/api/codes/BBBB${signs[at % 10]}${signs[Math.floor(at / 10)]}`),
    )
    expect(statuses).toEqual(
      new Map([
        [404, 60],
        [429, 40],
      ]),
    )
  })

  test('forty guests in a minute: thirty come in, whatever they say where they are from', async () => {
    const statuses = await many(40, (at) =>
      server.visitor().post(
        '/api/auth/guest',
        { name: `Guest ${at}` },
        {
          'X-Forwarded-For': `192.0.2.${at}`,
          'X-Real-IP': `192.0.2.${at}`,
          Forwarded: `for=192.0.2.${at}`,
          'CF-Connecting-IP': `192.0.2.${at}`,
        },
      ),
    )
    expect(statuses).toEqual(
      new Map([
        [200, 30],
        [429, 10],
      ]),
    )
    await expectAnswering()
  })

  test('passwords can not be guessed once that is spent, not even with other addresses', async () => {
    const statuses = await many(50, (at) =>
      server
        .visitor()
        .post('/api/auth/sign-in/email', { email: `a${at}@example.org`, password: 'guess guess' }),
    )
    expect(statuses).toEqual(new Map([[429, 50]]))
  })

  test('addresses that were made up are not kept in the metrics', async () => {
    await many(100, (at) => server.visitor().get(`/table/${at}`))
    const { text } = await server.visitor().get('/metrics')
    expect(text).toContain('route="/*"')
    expect(text).not.toMatch(/table\/\d/)
    expect(
      text.split('\n').filter((line) => line.startsWith('chronik_http_requests_total')).length,
    ).toBeLessThan(30)
  })

  test('two hundred connections in a minute: the last are not let in', async () => {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, { origin: server.address })
      socket.on('error', () => {})
      return socket
    })
    const answers = await Promise.all(
      sockets.map((socket) =>
        Promise.race([
          once(socket, 'open').then(() => 101),
          once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode)),
        ]),
      ),
    )
    expect(answers.filter((status) => status === 429)).toHaveLength(80)
    for (const socket of sockets) socket.terminate()
    await expectAnswering()
  })
})

test('behind a proxy the visitor counts, not what the visitor writes in front', async () => {
  await using server = await ServerForTests.open({ CHRONIK_TRUST_PROXY: '1' })
  const ask = (at: number, from: string) =>
    server
      .visitor()
      .post('/api/auth/guest', { name: `Guest ${at}` }, { 'X-Forwarded-For': `192.0.2.${at}, ${from}` })
  const liar = []
  for (let at = 0; at < 31; at++) liar.push((await ask(at, '198.51.100.7')).status)
  expect(liar.at(-1)).toBe(429)
  expect((await ask(1, '198.51.100.8')).status).toBe(200)
})

describe('without limits a minute', () => {
  let scene: Scene

  beforeAll(async () => {
    scene = await Scene.open()
  })

  afterAll(async () => {
    await scene.expectAlive()
    await scene[Symbol.asyncDispose]()
  })

  test('a hundred who send a letter now and then are shown out, and nobody waits for them', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, () => wire(scene.server.port)))
    const closed = Promise.all(sockets.map((socket) => closing(socket.resume())))
    for (const [at, socket] of sockets.entries())
      socket.write(
        at % 2
          ? 'GET / HTTP/1.1\r\nX-Slow: '
          : 'POST /api/auth/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      )
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 500)
    expect((await scene.anna.get('/api/games')).status).toBe(200)
    await closed
    clearInterval(drip)
  })

  test('three hundred connections that say nothing keep nobody out', async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => wire(scene.server.port)))
    await scene.ready()
    for (const socket of sockets) socket.destroy()
  })

  test('who asks for everything and reads nothing costs no more than that', async () => {
    const socket = await wire(scene.server.port)
    socket.pause()
    const question = `GET /api/openapi.json HTTP/1.1\r\nHost: localhost:${scene.server.port}\r\n\r\n`
    for (let times = 0; times < 500; times++) socket.write(question)
    await pause(200)
    await scene.ready()
    socket.destroy()
  })

  test('who talks without end is asked to wait', async () => {
    const path = `/api/tables/${scene.shown}/chat`
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        scene.mallory.post(path, { request: freshRequest(), room: 'spectators', text: `line ${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(
      answers.filter(({ status, json }) => status === 429 && json.code === 'too-many-lines'),
    ).toHaveLength(22)
  })

  test('two hundred passwords at once leave room for everybody else', async () => {
    const guesses = Array.from({ length: 200 }, (_, at) =>
      scene.server
        .visitor()
        .post('/api/auth/sign-in/email', { email: `nobody${at}@example.org`, password: 'guess guess' }),
    )
    expect((await scene.anna.get(`/api/tables/${scene.shown}`)).status).toBe(200)
    const statuses = new Set((await Promise.all(guesses)).map(({ status }) => status))
    // Most of them are not even looked at: they come from one address.
    expect(statuses).toEqual(new Set([401, 429, 503]))
  })
})
