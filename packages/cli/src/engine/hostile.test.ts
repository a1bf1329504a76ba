import { afterAll, describe, expect, test } from 'vitest'
import { type Reply, Talk } from '../../test/process.ts'

const talk = new Talk()
await talk.ask({ op: 'new', game: 'fair', players: 2, seed: 7 })
afterAll(async () => {
  expect(await talk.end()).toBe(0)
  expect(talk.unasked).toBe(0)
})

interface Position {
  stands: { coins: number; cards: number; hand: { [card: string]: number | string } }[]
  steps: { step: string; seat: number; args: number[] }[]
  bag: { [fruit: string]: number }
  draws: { [source: string]: number }
  [field: string]: unknown
}

async function position(): Promise<Position> {
  return (await talk.ask({ op: 'state' })).state as Position
}

describe('lines that are no request', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  test.each([
    ['garbage', 'bad-json'],
    ['', 'bad-json'],
    ['null', 'bad-json'],
    ['[]', 'bad-json'],
    ['"op"', 'bad-json'],
    ['{"op":"turn"', 'bad-json'],
    [deep, 'bad-json'],
    [`{"op":"turn","tag":${deep}}`, 'bad-request'],
    [`{"op":"set","state":${deep}}`, 'bad-state'],
    [`{"op":"new","game":"fair","players":2,"options":${deep}}`, 'bad-setup'],
    [`{"op":"new","game":"fair","players":2,"edition":{"id":"x","figures":${deep},"marks":{}}}`, 'bad-setup'],
    ['{}', 'bad-request'],
    ['{"op":5}', 'bad-request'],
    ['{"op":"dance"}', 'unknown-op'],
    ['{"op":"__proto__"}', 'unknown-op'],
    ['{"op":"constructor"}', 'unknown-op'],
    ['{"op":"turn","lang":"fr"}', 'bad-request'],
    ['{"op":"turn","match":"__proto__"}', 'unknown-match'],
    ['{"op":"turn","match":1}', 'bad-request'],
    ['{"op":"turn","mtach":"1"}', 'bad-request'],
    ['{"op":"turn","__proto__":{"match":"9"}}', 'bad-request'],
    ['{"op":"new","game":"chess","players":2}', 'unknown-game'],
    ['{"op":"new","game":"fair","players":2.5}', 'bad-request'],
    ['{"op":"new","game":"fair","players":9}', 'bad-request'],
    ['{"op":"new","game":"fair","players":2,"match":"a b"}', 'bad-request'],
    ['{"op":"new","game":"fair","players":2,"seed":{}}', 'bad-request'],
    ['{"op":"new","game":"fair","players":2,"options":[]}', 'bad-setup'],
    ['{"op":"new","game":"fair","players":2,"options":{"__proto__":1}}', 'bad-setup'],
    ['{"op":"new","game":"fair","players":2,"options":{"modules":"raven"}}', 'bad-setup'],
    ['{"op":"new","game":"fair","players":2,"edition":null}', 'bad-setup'],
    ['{"op":"new","game":"fair","players":2,"edition":{"id":"x","corrections":[null]}}', 'bad-setup'],
    [
      '{"op":"new","game":"fair","players":2,"edition":{"id":"x","corrections":[{"path":"__proto__.x","value":1,"mark":"B"}]}}',
      'bad-setup',
    ],
    ['{"op":"play"}', 'bad-request'],
    ['{"op":"play","moves":"fetch"}', 'bad-request'],
    ['{"op":"play","moves":[1]}', 'bad-request'],
    [`{"op":"play","moves":[${'"fetch",'.repeat(1000)}"fetch"]}`, 'bad-request'],
    ['{"op":"play","moves":["fetch"],"seat":7}', 'bad-request'],
    ['{"op":"explain","move":null}', 'bad-request'],
    ['{"op":"view"}', 'bad-request'],
    ['{"op":"set"}', 'bad-state'],
    ['{"op":"load","record":"chronik-record 1\\n"}', 'bad-record'],
    ['{"op":"load","record":7}', 'bad-request'],
  ])('%.80s gets the error %s', async (line, code) => {
    const before = await position()
    const reply = await talk.send(line)
    expect(reply).toMatchObject({ ok: false, error: { code, words: expect.stringMatching(/\S/) } })
    expect(reply.error?.words).not.toMatch(/\{\w+\}/)
    expect(await position()).toEqual(before)
  })

  test('a huge line is refused without being kept, and what follows is read', async () => {
    const megabyte = Buffer.alloc(1_000_000, 'x')
    for (let part = 0; part < 50; part++) talk.child.stdin.write(megabyte)
    const reply = await talk.send('x')
    expect(reply).toMatchObject({ ok: false, error: { code: 'line-too-long' } })
    expect(await talk.ask({ op: 'turn' })).toMatchObject({ ok: true })
  })

  test('bytes that are no text are refused', async () => {
    expect(await talk.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({
      error: { code: 'not-utf8' },
    })
  })

  test('a last line without an end is answered too', async () => {
    const other = new Talk()
    const reply = other.send('{"op":"games"}')
    other.child.stdin.write('{"op":"games"}')
    expect((await reply).ok).toBe(true)
    expect(await other.end()).toBe(0)
    expect(other.unasked).toBe(1)
  })
})

describe('set', () => {
  async function refused(change: (state: Position) => void): Promise<Reply> {
    const before = await position()
    const state = structuredClone(before)
    change(state)
    const reply = await talk.ask({ op: 'set', state })
    expect(reply.ok).toBe(false)
    expect(await position()).toEqual(before)
    return reply
  }

  test('puts a position back exactly', async () => {
    const before = await position()
    const { turn } = await talk.ask({ op: 'turn' })
    await talk.ask({ op: 'play', moves: [turn?.moves?.[0]] })
    expect(await position()).not.toEqual(before)
    expect(await talk.ask({ op: 'set', state: before })).toMatchObject({ ok: true, turn })
    expect(await position()).toEqual(before)
  })

  test('its match can be saved, loaded and goes on', async () => {
    const state = await position()
    await talk.ask({ op: 'set', state })
    await talk.ask({ op: 'play', moves: ['fetch'] })
    const { record } = await talk.ask({ op: 'save', match: '1' })
    expect(record).toContain('\nposition {')
    const loaded = await talk.ask({ op: 'load', record, match: 'again' })
    expect(loaded).toMatchObject({ ok: true, turn: { seat: 1 } })
    await talk.ask({ op: 'close', match: 'again' })
  })

  test.each<[string, string, (state: Position) => void]>([
    ['an unknown field', 'state.gold', (state) => Object.assign(state, { gold: 1 })],
    ['a missing field', 'state.bag', (state) => Reflect.deleteProperty(state, 'bag')],
    ['a wrong type', 'state.round', (state) => Object.assign(state, { round: 'one' })],
    ['a fraction', 'state.stands[0].coins', (state) => Object.assign(state.stands[0], { coins: 0.5 })],
    ['a number out of range', 'state.bag.rot', (state) => Object.assign(state.bag, { rot: 1e9 })],
    [
      'a hidden card',
      'state.stands[1].hand.card-3',
      (state) => Object.assign(state.stands[1].hand, { 'card-3': '?' }),
    ],
    ['a seat nobody has', 'state.steps[0].seat', (state) => Object.assign(state.steps[0], { seat: 2 })],
    ['nobody to decide', 'state.steps[0].seat', (state) => Object.assign(state.steps[0], { seat: -1 })],
    ['an unknown step', 'state.steps[0].step', (state) => Object.assign(state.steps[0], { step: 'dance' })],
    ['a broken invariant', 'state', (state) => Object.assign(state.stands[0], { cards: 9 })],
  ])('refuses %s at %s', async (_, path, change) => {
    expect((await refused(change)).error).toMatchObject({ code: 'bad-state', path })
  })

  test('a position from which the rules cannot go on is refused as internal', async () => {
    const reply = await refused((state) => {
      for (const fruit of Object.keys(state.bag)) state.bag[fruit] = 0
      state.steps = [{ step: 'draw', seat: 0, args: [0, 0, 0] }]
    })
    expect(reply.error?.code).toBe('internal')
  })

  test('a move that breaks the rules on such a position leaves the match as it was', async () => {
    const state = await position()
    const sane = structuredClone(state)
    state.steps = [
      { step: 'sale', seat: 0, args: [32000, 0, 0] },
      { step: 'deal', seat: 0, args: [0, 0, 0] },
      ...Array.from({ length: 45 }, () => ({ step: 'turn-end', seat: 1, args: [0, 0, 0] })),
      { step: 'turn', seat: 0, args: [0, 0, 0] },
    ]
    expect(await talk.ask({ op: 'set', state })).toMatchObject({ ok: true })
    const before = await position()
    const { turn } = await talk.ask({ op: 'turn' })
    const offer = turn?.moves?.find((move) => move.startsWith('offer'))
    expect(await talk.ask({ op: 'play', moves: [offer] })).toMatchObject({ error: { code: 'internal' } })
    expect(await position()).toEqual(before)
    expect(await talk.ask({ op: 'turn' })).toMatchObject({ turn })
    await talk.ask({ op: 'set', state: sane })
  })
})
