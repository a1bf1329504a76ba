import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../testing/visitor.ts'
import { EMAIL, PASSWORD, plan, Scene } from './testing/scene.ts'
import { onTheWire } from './testing/wire.ts'

let scene: Scene

beforeAll(async () => {
  scene = await Scene.open()
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

type Attack = readonly [what: string, status: number, code: string, attack: (scene: Scene) => Promise<Answer>]

const JSON_TYPE = { 'Content-Type': 'application/json' }
const EVIL = { Origin: 'https://evil.example' }

/** What a page from elsewhere makes the browser of Anna send. */
const forged: readonly Attack[] = [
  [
    'a page from elsewhere opens a table',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/tables', plan(), EVIL),
  ],
  ['a page in a sandbox', 403, 'wrong-origin', (s) => s.anna.post('/api/tables', plan(), { Origin: 'null' })],
  [
    'a page on another port',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/tables', plan(), { Origin: 'http://localhost:1' }),
  ],
  [
    'a page of a name that begins like ours',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/tables', plan(), { Origin: `${s.anna.origin}.evil.example` }),
  ],
  [
    'a form from elsewhere',
    403,
    'wrong-origin',
    (s) => s.anna.ask('POST', '/api/auth/delete-account', 'a=b', { ...EVIL, 'Content-Type': 'text/plain' }),
  ],
  [
    'no page at all, but a cookie',
    403,
    'wrong-origin',
    (s) => s.anna.ask('POST', '/api/auth/sign-out', '{}', JSON_TYPE),
  ],
  [
    'a page from elsewhere signs out',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/auth/sign-out', {}, EVIL),
  ],
  [
    'a page from elsewhere signs somebody in',
    403,
    'wrong-origin',
    (s) => s.stranger.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }, EVIL),
  ],
  [
    'a page from elsewhere deletes the account',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/auth/delete-account', {}, EVIL),
  ],
  [
    'the typed API from elsewhere',
    403,
    'wrong-origin',
    (s) => s.anna.post('/api/rpc/tables/create', { json: plan() }, EVIL),
  ],
]

describe('forged by other pages', () => {
  test.each(forged)('%s: %i %s', async (_, status, code, attack) => {
    const answer = await attack(scene)
    expect([answer.status, answer.json?.code]).toEqual([status, code])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await scene.anna.get('/api/auth/me')).json.me.id).toBe(scene.ids.anna)
  })

  test('a page from elsewhere may not even ask whether it may', async () => {
    const answer = await scene.anna.ask('OPTIONS', '/api/tables', undefined, {
      ...EVIL,
      'Access-Control-Request-Method': 'POST',
    })
    expect(answer.status).toBe(404)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

const deep = (times: number) => `${'{"a":'.repeat(times)}1${'}'.repeat(times)}`

/** Bodies and headers that are none. */
const malformed: readonly Attack[] = [
  [
    'no JSON',
    400,
    'bad-request',
    (s) => s.mallory.ask('POST', '/api/tables', '{', { ...JSON_TYPE, Origin: s.mallory.origin }),
  ],
  [
    'a form',
    415,
    'wrong-type',
    (s) =>
      s.mallory.ask('POST', '/api/tables', 'a=b', {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: s.mallory.origin,
      }),
  ],
  [
    'plain text',
    415,
    'wrong-type',
    (s) =>
      s.mallory.ask('POST', '/api/auth/guest', '{"name":"x"}', {
        'Content-Type': 'text/plain',
        Origin: s.mallory.origin,
      }),
  ],
  [
    'XML',
    415,
    'wrong-type',
    (s) =>
      s.mallory.ask('POST', '/api/tables', '<a/>', {
        'Content-Type': 'application/xml',
        Origin: s.mallory.origin,
      }),
  ],
  ['a megabyte', 413, 'too-big', (s) => s.mallory.post('/api/tables', { x: 'x'.repeat(1_000_000) })],
  [
    'a hundred kilobytes about a name',
    413,
    'too-big',
    (s) => s.mallory.post('/api/auth/rename', { name: 'x'.repeat(100_000) }),
  ],
  [
    'a prototype',
    400,
    'bad-request',
    (s) =>
      s.mallory.ask('POST', '/api/tables', '{"__proto__":{"polluted":1}}', {
        ...JSON_TYPE,
        Origin: s.mallory.origin,
      }),
  ],
  [
    'a prototype deep inside',
    400,
    'bad-request',
    (s) =>
      s.mallory.ask('POST', '/api/auth/guest', '{"name":{"__proto__":{"polluted":1}}}', {
        ...JSON_TYPE,
        Origin: s.mallory.origin,
      }),
  ],
  [
    'a constructor',
    400,
    'bad-request',
    (s) =>
      s.mallory.ask('POST', '/api/tables', '{"constructor":{"prototype":{"polluted":1}}}', {
        ...JSON_TYPE,
        Origin: s.mallory.origin,
      }),
  ],
  [
    'ten thousand levels',
    400,
    'too-deep',
    (s) => s.mallory.ask('POST', '/api/tables', deep(10_000), { ...JSON_TYPE, Origin: s.mallory.origin }),
  ],
  ['a list in place of an object', 400, 'bad-request', (s) => s.mallory.post('/api/tables', [])],
  [
    'null',
    400,
    'bad-request',
    (s) => s.mallory.ask('POST', '/api/tables', 'null', { ...JSON_TYPE, Origin: s.mallory.origin }),
  ],
  [
    'a number larger than numbers',
    400,
    'bad-request',
    (s) =>
      s.mallory.ask(
        'POST',
        `/api/tables/${s.shown}/moves`,
        '{"seq":1e400,"request":"aaaaaaaa","moves":["x"]}',
        { ...JSON_TYPE, Origin: s.mallory.origin },
      ),
  ],
  [
    'a body for a question',
    200,
    'none',
    async (s) => ({
      ...(await s.mallory.get('/api/games?a[]=1&a[]=2&__proto__[x]=1')),
      json: { code: 'none' },
    }),
  ],
  [
    'another name of the server',
    421,
    'wrong-host',
    async (s) =>
      raw(
        await onTheWire(
          s.server.port,
          'GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        ),
      ),
  ],
  [
    'another name by a proxy header',
    200,
    'ours',
    async (s) => {
      const answer = await s.mallory.get('/api/games', {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '127.0.0.1',
      })
      expect(answer.text).not.toContain('evil')
      return { ...answer, json: { code: 'ours' } }
    },
  ],
]

describe('malformed', () => {
  test.each(malformed)('%s: %i %s', async (_, status, code, attack) => {
    const answer = await attack(scene)
    expect([answer.status, answer.json?.code]).toEqual([status, code])
    scene.expectNoSecretIn(answer.text)
    expect(answer.text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('methods', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s: there is nothing', async (method) => {
    for (const path of ['/', '/api/tables', `/api/tables/${scene.shown}`, '/api/auth/me', '/live']) {
      const answer = await scene.anna.ask(method, path, undefined, { Origin: scene.anna.origin })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  test('a question that changes something is not a question', async () => {
    for (const path of [`/api/tables/${scene.shown}/end`, '/api/auth/sign-out', '/api/auth/delete-account'])
      expect((await scene.anna.get(path)).status).toBe(404)
    const rpc = await scene.anna.get(
      `/api/rpc/tables/end?data=${encodeURIComponent(JSON.stringify({ json: { table: scene.shown } }))}`,
    )
    expect(rpc.status).toBe(405)
    const { headers } = await scene.anna.get(`/api/tables/${scene.shown}`, {
      'X-HTTP-Method-Override': 'DELETE',
    })
    expect(headers.get('content-type')).toContain('json')
    expect((await scene.anna.get(`/api/tables/${scene.shown}`)).json.table.status).toBe('playing')
  })

  test.each(['TRACE', 'CONNECT', 'BREW', 'get'])('%s is not answered with a page', async (method) => {
    const answer = await onTheWire(
      scene.server.port,
      `${method} / HTTP/1.1\r\nHost: localhost:${scene.server.port}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).not.toContain('home')
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  })
})

describe('paths', () => {
  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/_app/../../outside.txt',
    '/_app/..%5c..%5coutside.txt',
    '/..\\outside.txt',
    '/....//outside.txt',
    '/%252e%252e%252foutside.txt',
    '/_app/immutable/%00start.js',
    '//outside.txt',
    '/web/../outside.txt',
    '/data/secret',
    '/../data/secret',
    '/..%2fdata%2fchronik.sqlite',
    '/.built',
    '/.git/config',
    '/package.json',
    '/%c0%ae%c0%ae/outside.txt',
    '/%',
    '/%zz',
    'http://localhost/outside.txt',
    '/etc/passwd',
    'file:///etc/passwd',
  ])('%s leads nowhere', async (path) => {
    const { port } = scene.server
    const answer = await onTheWire(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
    )
    // An address without an ending may be a page of the app, which finds nothing there either.
    expect(answer.startsWith('HTTP/1.1 4') || answer.endsWith('<p>app</p>')).toBe(true)
    expect(answer).not.toMatch(/outside\s*$|root:|secret of|SQLite/)
    scene.expectNoSecretIn(answer)
  })
})

test('an address of ten thousand characters leads nowhere', async () => {
  const answer = await scene.mallory.get(`/${'a/'.repeat(5000)}`)
  expect(answer.status).toBe(404)
})

describe('bytes', () => {
  const line = (rest: string) => `POST /api/auth/guest HTTP/1.1\r\nHost: localhost\r\n${rest}`

  test.each([
    ['two lengths', line('Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello')],
    [
      'a length and chunks',
      line('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n'),
    ],
    ['a negative length', line('Content-Length: -1\r\n\r\n')],
    ['chunks that are none', line('Transfer-Encoding: chunked\r\n\r\nzz\r\n')],
    ['a header without an end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}`],
    [
      'a thousand headers',
      `GET / HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: 5000 }, (_, at) => `X-${at}: x\r\n`).join('')}\r\n`,
    ],
    [
      'a header with a line break',
      'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nSet-Cookie: b=c\r\n\r\n\u0000',
    ],
    ['no HTTP', 'hello\r\n\r\n'],
    ['TLS', Buffer.from('1603010200010001fc0303', 'hex')],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['nothing but zeros', Buffer.alloc(10_000)],
  ])('%s: refused', async (_, bytes) => {
    const answer = await onTheWire(scene.server.port, bytes)
    expect(answer === '' || /^HTTP\/1\.1 4\d\d /.test(answer)).toBe(true)
    expect(answer).not.toContain('chronik_')
  })

  test('a header of ours can not be made to carry another', async () => {
    for (const value of ['a\r\nX-Evil: 1', 'a%0d%0aX-Evil:%201', '\u0085X-Evil: 1']) {
      const answer = await scene.mallory.get(
        `/api/tables/${encodeURIComponent(value)}?lang=${encodeURIComponent(value)}`,
      )
      expect(answer.headers.get('x-evil')).toBeNull()
    }
    const fixed = await scene.mallory.get('/api/games', { 'X-Request-Id': 'mine', 'Request-Id': 'mine' })
    expect(fixed.headers.get('x-request-id')).not.toBe('mine')
  })
})

function raw(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), headers: new Headers(), text, json: JSON.parse(body) }
}
