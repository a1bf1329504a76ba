import { FastRandom, formatRecord, parseRecord, verify } from '@chronik/kernel'
import { fair } from '@chronik/kernel/sample'
import { afterAll, describe, expect, test } from 'vitest'
import { type Reply, Talk } from '../../test/process.ts'

const talk = new Talk()
afterAll(async () => {
  expect(await talk.end()).toBe(0)
  expect(talk.unasked).toBe(0)
})

let matches = 0

/** Opens a match of its own for a test. */
async function opened(request: { [key: string]: unknown } = {}): Promise<string> {
  const match = `test-${++matches}`
  const reply = await talk.ask({ op: 'new', game: 'fair', players: 2, seed: 7, match, ...request })
  expect(reply).toMatchObject({ ok: true, match })
  return match
}

async function playOut(match: string, first: Reply, random: FastRandom): Promise<Reply> {
  let reply = first
  while (reply.turn?.over === false) {
    const moves = reply.turn.moves ?? []
    reply = await talk.ask({ op: 'play', match, moves: [moves[random.below(moves.length)]] })
    expect(reply.ok).toBe(true)
  }
  return reply
}

describe('a match over the protocol', () => {
  test('is played at random to its end, saved, verified and loaded again', async () => {
    const match = await opened({ players: 3, options: { modules: ['raven'] } })
    const last = await playOut(match, await talk.ask({ op: 'turn', match }), new FastRandom(5))
    expect(last.turn).toMatchObject({ over: true, score: { totals: expect.any(Array) } })
    expect(await talk.ask({ op: 'score', match })).toMatchObject({
      ok: true,
      over: true,
      score: last.turn?.score,
    })
    expect(await talk.ask({ op: 'play', match, moves: ['fetch'] })).toMatchObject({
      ok: false,
      error: { code: 'over', index: 0 },
    })
    const { record } = await talk.ask({ op: 'save', match })
    const parsed = parseRecord(String(record))
    expect(formatRecord(parsed)).toBe(record)
    expect(verify(parsed, fair)).toMatchObject({ ok: true, proven: true })
    const loaded = await talk.ask({ op: 'load', record, match: 'loaded' })
    expect(loaded).toMatchObject({ ok: true, match: 'loaded', turn: last.turn })
    expect(await talk.ask({ op: 'save', match: 'loaded' })).toMatchObject({ record })
    await talk.ask({ op: 'close', match: 'loaded' })
  })

  test('goes on after loading exactly as it would have gone on', async () => {
    const match = await opened({ seed: 'harvest' })
    for (let turn = 0; turn < 4; turn++) {
      const { turn: due } = await talk.ask({ op: 'turn', match })
      await talk.ask({ op: 'play', match, moves: [due?.moves?.[0]] })
    }
    const { record } = await talk.ask({ op: 'save', match })
    const loaded = await talk.ask({ op: 'load', record, match: 'half' })
    const one = await playOut(match, await talk.ask({ op: 'turn', match }), new FastRandom(9))
    const other = await playOut('half', loaded, new FastRandom(9))
    expect(other.turn).toEqual(one.turn)
    await talk.ask({ op: 'close', match: 'half' })
  })

  test('the same seed gives the same match, whatever it is called', async () => {
    const states = await Promise.all(
      [7, 7, '7', 8].map(async (seed) => {
        const match = await opened({ seed })
        return (await talk.ask({ op: 'state', match })).state
      }),
    )
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
    expect(states[3]).not.toEqual(states[0])
  })

  test('without a seed nobody can guess it, unless the engine was given one to draw from', async () => {
    const states = await Promise.all(
      [['--seed', 'x'], ['--seed', 'x'], ['--seed', 'y'], [], []].map(async (args) => {
        const other = new Talk(args)
        await other.ask({ op: 'new', game: 'fair', players: 4 })
        await other.ask({ op: 'new', game: 'fair', players: 4 })
        const told = await Promise.all(['1', '2'].map((match) => other.ask({ op: 'save', match })))
        expect(await other.end()).toBe(0)
        return told.map(({ record }) => /^seed (\w+)$/m.exec(String(record))?.[1])
      }),
    )
    expect(states[1]).toEqual(states[0])
    expect(new Set(states.flat()).size).toBe(8)
  })

  test('an edition with corrected figures changes the match', async () => {
    const corrections = [{ path: 'coins', value: 5, mark: 'B' }]
    const match = await opened({ edition: { id: 'mine', corrections } })
    expect(await talk.ask({ op: 'state', match })).toMatchObject({
      state: { stands: [{ coins: 5 }, { coins: 5 }, {}, {}] },
    })
  })
})

describe('play', () => {
  test('is whole or nothing and names the move that was refused', async () => {
    const match = await opened()
    const before = await talk.ask({ op: 'state', match })
    const { turn } = await talk.ask({ op: 'turn', match })
    const offer = turn?.moves?.find((move) => move.startsWith('offer'))
    const refused = await talk.ask({ op: 'play', match, moves: [offer, 'agree', 'rest'], lang: 'de' })
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: 'must-act',
        rule: 'F-401',
        index: 2,
        words: 'Ausruhen darf nur, wer nichts anderes tun kann.',
      },
    })
    expect((await talk.ask({ op: 'state', match })).state).toEqual(before.state)
    expect((await talk.ask({ op: 'turn', match })).turn).toEqual(turn)
    const played = await talk.ask({ op: 'play', match, moves: [offer, 'agree'] })
    expect(played).toMatchObject({ ok: true, log: [{ code: 'offer' }, { code: 'sold' }], turn: { seat: 1 } })
  })

  test('with a seat is a turn of that seat, which may not pass what it cannot foresee', async () => {
    const match = await opened()
    const moves = ['fetch', 'fetch']
    expect(await talk.ask({ op: 'play', match, moves, seat: 0 })).toMatchObject({
      error: { code: 'past-barrier', index: 1 },
    })
    expect(await talk.ask({ op: 'play', match, moves: ['fetch'], seat: 1 })).toMatchObject({
      error: { code: 'not-your-turn', index: 0 },
    })
    expect(await talk.ask({ op: 'play', match, moves })).toMatchObject({ ok: true })
  })

  test('says what it expected of a text that is no move', async () => {
    const match = await opened()
    expect(await talk.ask({ op: 'play', match, moves: ['fetch', 'offer card-99'] })).toMatchObject({
      error: {
        code: 'notation',
        index: 1,
        words: expect.stringContaining('offer <card> with <card> one of card-1,'),
      },
    })
  })
})

describe('explain', () => {
  test('tells why not, in the language asked for, and changes nothing', async () => {
    const match = await opened()
    expect(await talk.ask({ op: 'explain', match, move: 'fetch' })).toEqual({
      ok: true,
      match,
      possible: true,
    })
    expect(await talk.ask({ op: 'explain', match, move: 'rest', lang: 'nl' })).toEqual({
      ok: true,
      match,
      possible: false,
      refusal: { code: 'must-act', rule: 'F-401', words: 'Rusten mag alleen wie niets anders kan.' },
    })
    expect(await talk.ask({ op: 'explain', match, move: 'fetch', seat: 1 })).toMatchObject({
      possible: false,
      refusal: { code: 'not-your-turn' },
    })
    expect(await talk.ask({ op: 'explain', match, move: 'jump' })).toMatchObject({
      error: { code: 'notation' },
    })
  })
})

describe('view', () => {
  test('hides what a seat may not know', async () => {
    const match = await opened()
    const { view } = (await talk.ask({ op: 'view', match, seat: 0 })) as Reply & {
      view: { stands: { hand: { [card: string]: unknown } }[] }
    }
    expect(Object.values(view.stands[0].hand)).not.toContain('?')
    expect(new Set(Object.values(view.stands[1].hand))).toEqual(new Set(['?']))
    const spectator = await talk.ask({ op: 'view', match, seat: -1 })
    expect(JSON.stringify(spectator.view)).toContain('"?"')
    expect(await talk.ask({ op: 'view', match, seat: 2 })).toMatchObject({
      error: { code: 'bad-request', path: 'seat' },
    })
  })
})

describe('several matches', () => {
  test('go side by side, and each has its own name', async () => {
    const other = new Talk(['--lang', 'de'])
    expect(await other.ask({ op: 'turn' })).toMatchObject({ error: { code: 'which-match' } })
    const one = await other.ask({ op: 'new', game: 'fair', players: 2, tag: 'a' })
    expect(one).toMatchObject({ ok: true, tag: 'a', match: '1' })
    expect(await other.ask({ op: 'turn', tag: 5 })).toMatchObject({ ok: true, tag: 5, match: '1' })
    expect(await other.ask({ op: 'new', game: 'fair', players: 4 })).toMatchObject({ match: '2' })
    expect(await other.ask({ op: 'turn', tag: 6 })).toMatchObject({ tag: 6, error: { code: 'which-match' } })
    expect(await other.ask({ op: 'new', game: 'fair', players: 2, match: '2' })).toMatchObject({
      error: { code: 'match-exists', words: 'Eine Partie 2 ist schon offen.' },
    })
    expect(await other.ask({ op: 'close', match: '1' })).toEqual({ ok: true, match: '1' })
    expect(await other.ask({ op: 'close', match: '1' })).toMatchObject({ error: { code: 'unknown-match' } })
    for (let open = 1; open < 1000; open++) void other.ask({ op: 'new', game: 'fair', players: 2 })
    expect(await other.ask({ op: 'new', game: 'fair', players: 2 })).toMatchObject({
      error: { code: 'too-many-matches' },
    })
    expect(await other.end()).toBe(0)
  })
})
