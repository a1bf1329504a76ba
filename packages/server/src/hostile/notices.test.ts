import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../testing/port.ts'
import type { Answer, Visitor } from '../testing/visitor.ts'
import { Scene } from './testing/scene.ts'

let scene: Scene

beforeAll(async () => {
  const port = await freePort()
  scene = await Scene.open({
    PORT: String(port),
    CHRONIK_ORIGIN: `http://localhost:${port}`,
    CHRONIK_RATE_LIMITS: 'off',
  })
})

afterAll(async () => {
  await scene.expectAlive()
  await scene[Symbol.asyncDispose]()
})

const open = (who: Visitor, plan: object) => who.post('/api/me/notices/ways', plan)
const hook = (url: string, format = 'json') => open(scene.anna, { kind: 'webhook', url, format })
const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
}
const browser = (more: object) =>
  open(scene.anna, { kind: 'push', endpoint: 'https://push.example.org/1', ...keys, ...more })

type Attack = readonly [what: string, status: number, code: string, attack: () => Promise<Answer>]

/** The server is to knock where it has no business. */
const places: readonly Attack[] = (
  [
    ['this machine', 'https://127.0.0.1/', 403, 'way-private'],
    ['this machine by another name', 'https://localhost/', 403, 'way-private'],
    ['this machine as a number', 'https://2130706433/', 403, 'way-private'],
    ['this machine by IPv6', 'https://[::1]/', 403, 'way-private'],
    ['this machine by IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/', 403, 'way-private'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data', 403, 'way-private'],
    ['a neighbour', 'https://192.168.1.1/', 403, 'way-private'],
    ['a name of the house', 'https://database.internal/', 403, 'way-private'],
    ['a name without a dot', 'https://postgres/', 403, 'way-private'],
    ['a file', 'file:///etc/passwd', 422, 'way-form'],
    ['an open line', 'http://example.org/', 422, 'way-form'],
    ['somebody’s account', 'https://user:password@example.org/', 422, 'way-form'],
    ['nowhere', 'nowhere', 422, 'way-form'],
  ] as const
).flatMap(([what, url, status, code]): Attack[] => [
  [`lets a webhook lead to ${what}`, status, code, () => hook(url)],
  [`lets a push lead to ${what}`, status, code, () => browser({ endpoint: url })],
])

const attacks: readonly Attack[] = [
  ...places,
  ['looks what nobody hears of', 401, 'sign-in', () => scene.stranger.get('/api/me/notices')],
  ['opens a way for nobody', 401, 'sign-in', () => open(scene.stranger, { kind: 'mail' })],
  [
    'opens a webhook as a guest',
    403,
    'friends-account',
    () => open(scene.mallory, { kind: 'webhook', url: 'https://example.org/', format: 'json' }),
  ],
  ['wants mail where none is sent', 422, 'no-way', () => open(scene.anna, { kind: 'mail' })],
  ['wants pigeons', 400, 'bad-request', () => open(scene.anna, { kind: 'pigeon' })],
  ['wants a form that is none', 400, 'bad-request', () => hook('https://example.org/', 'xml')],
  ['brings a key that is none', 422, 'way-form', () => browser({ p256dh: 'AAAA' })],
  ['brings a secret that is too short', 422, 'way-form', () => browser({ auth: 'AAAA' })],
  [
    'wants an address without end',
    400,
    'bad-request',
    () => hook(`https://example.org/${'x'.repeat(2_000)}`),
  ],
  [
    'is quiet nowhere',
    400,
    'bad-request',
    () =>
      scene.anna.post('/api/me/notices', { language: 'en', quiet: { from: 22, to: 8, zone: '../../etc' } }),
  ],
  [
    'speaks no language',
    400,
    'bad-request',
    () => scene.anna.post('/api/me/notices', { language: 'xx', quiet: null }),
  ],
  [
    'switches off with a made-up key',
    404,
    'no-way-here',
    () => scene.stranger.post('/api/notices/off', { key: 'AAAAAAAAAAAAAAAA.AAAA' }),
  ],
  [
    'confirms with a made-up key',
    404,
    'no-way-here',
    () => scene.stranger.post('/api/notices/confirm', { key: 'AAAAAAAAAAAAAAAA.AAAA' }),
  ],
  [
    'switches off with something else',
    400,
    'bad-request',
    () => scene.stranger.post('/api/notices/off', { key: "' or 1=1; --" }),
  ],
]

describe('what people hear of', () => {
  test.each(attacks)('%s: %i, %s', async (_, status, code, attack) => {
    const answer = await attack()
    expect(answer.json).toMatchObject({ code, words: expect.any(String) })
    expect(answer.status).toBe(status)
    scene.expectNoSecretIn(answer.text)
    expect((await scene.anna.get('/api/me/notices')).json.ways).toEqual([])
  })
})
