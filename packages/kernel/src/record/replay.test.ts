import { describe, expect, test } from 'vitest'
import { fair } from '../../sample/game.ts'
import { fairAt } from '../../sample/position.ts'
import { treat } from '../../sample/turn.ts'
import { exampleText } from '../../test/example.ts'
import { randomMatch } from '../../test/matches.ts'
import { SealedChance } from '../chance/sealed.ts'
import { SeededChance } from '../chance/seeded.ts'
import { correct } from '../edition.ts'
import { hash, sameState, toJson } from '../game.ts'
import { Match } from '../match.ts'
import { RecordError } from './error.ts'
import { formatRecord } from './format.ts'
import { parseRecord } from './parse.ts'
import { Replay } from './replay.ts'
import { resume } from './resume.ts'
import { recordOf } from './write.ts'

const text = exampleText()
const setup = { players: 3, options: { modules: ['raven'] } }

function errorOf(from: string, to: string): RecordError {
  if (!text.includes(from)) throw new Error(`no "${from}" in the example`)
  try {
    new Replay(parseRecord(text.replace(from, to)), fair)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a match that is written down', () => {
  test('is played again to the same end, whatever the match', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = randomMatch(fair, fair.samples()[seed % 6], seed)
      const written = formatRecord(recordOf(match, { id: `m-${seed}` }))
      const replay = new Replay(parseRecord(written), fair)
      expect(sameState(replay.state, match.state)).toBe(true)
      expect(replay.bound.events).toEqual(match.events)
      expect(Array.from({ length: replay.length + 1 }, (_, at) => replay.logOf(at)).flat()).toEqual(match.log)
      expect(replay.due).toEqual(match.turn)
      expect(
        formatRecord(recordOf(resume(parseRecord(written), fair, new SeededChance(0)), { id: `m-${seed}` })),
      ).toBe(written)
    }
  })

  test('writes options and figures only where they differ', () => {
    const plain = formatRecord(recordOf(new Match(fair, { players: 2 }, new SeededChance(1)), { id: 'm' }))
    expect(plain).toMatch(/^chronik-record 1\ngame fair\nrules 1\nmatch m\nplayers 2\n\n\* deck /)
    const edition = correct(fair.editions, 'mine', [{ path: 'coins', value: 3, mark: 'S' }])
    const own = recordOf(new Match(fair, { ...setup, edition }, new SeededChance(1)), {
      id: 'm',
      names: [null, 'Eva'],
    })
    expect(formatRecord(own)).toContain(
      'players 3\nname 2 Eva\noption modules ["raven"]\nedition mine\nfigure coins S 3\n\n* deck ',
    )
  })

  test.each([
    ['an id with a line feed', { id: 'a\nb' }],
    ['a name with a line feed', { id: 'm', names: ['Anna\nseed 00'] }],
    ['an empty name', { id: 'm', names: [''] }],
    ['a bad date', { id: 'm', date: '2026-02-30' }],
    ['a bad seed', { id: 'm', seed: 'secret' }],
    ['a bad commitment', { id: 'm', commitment: '' }],
  ])('is not written with %s', (_, tags) => {
    expect(() => recordOf(randomMatch(fair, { players: 2 }, 1), tags)).toThrow(RecordError)
  })

  test('goes on from an unfinished record as if it had never stopped', () => {
    for (let decisions = 0; decisions < 12; decisions++) {
      const seed = '7'.repeat(64)
      const stopped = randomMatch(fair, setup, 4, decisions, new SealedChance(seed))
      const record = recordOf(stopped, { id: 'm' })
      expect(record.result).toBeUndefined()
      const match = resume(record, fair, new SealedChance(seed))
      expect(match.turn).toEqual(stopped.turn)
      for (const one of [match, stopped]) {
        for (let { turn } = one; !turn.over; turn = one.turn) one.play([turn.moves[0]])
      }
      expect(match.events).toEqual(stopped.events)
      expect(match.log).toEqual(stopped.log)
    }
  })

  test('may begin with a position', () => {
    const stands = [{ hand: ['card-8', 'card-2'] }, { coins: 1, hand: ['card-3'] }]
    const { match } = fairAt({ bag: { wheat: 3 }, stands }).play('1 offer card-8', '2 haggle')
    const written = formatRecord(recordOf(match, { id: 'm' }))
    expect(written).toContain('\nposition {"round":1,')
    expect(written.endsWith('}\n\n1 offer card-8\n2 haggle\n')).toBe(true)
    const record = parseRecord(written)
    expect(sameState(new Replay(record, fair).state, match.state)).toBe(true)
    const resumed = resume(record, fair, new SeededChance(1))
    expect(sameState(resumed.state, match.state)).toBe(true)
    expect(formatRecord(recordOf(resumed, { id: 'm' }))).toBe(written)
  })

  test('with a position that cannot be played is refused in words', () => {
    const match = randomMatch(fair, { players: 2 }, 1, 3)
    const state = toJson(fair, match.state)
    const position = {
      ...state,
      steps: [
        { step: 'snatch', seat: 1, args: [0, 0, 0] },
        { step: 'sale', seat: 3, args: [0, 0, 0] },
      ],
    }
    const bad = { ...recordOf(match, { id: 'm' }), events: [], position }
    expect(() => new Replay(bad, fair)).toThrow(RecordError)
    const odd = { ...position, steps: [{ step: 'sale', seat: -1, args: [0, 0, 0] }] }
    expect(() => new Replay({ ...bad, position: odd }, fair)).toThrow(
      'line 6: expected a position that can be played, found TypeError',
    )
  })
})

describe('going through a record', () => {
  // Everybody fetches and treats: 99 rounds of four turns with a draw and a side move each.
  const edition = correct(
    fair.editions,
    'long',
    ['rounds', 'bag.wheat', 'bag.apple', 'bag.rot', 'points.apple'].map((path) => ({
      path,
      value: 99,
      mark: 'R',
    })),
  )
  const match = new Match(fair, { players: 4, edition }, new SeededChance(9))
  for (let { turn } = match; !turn.over; turn = match.turn) {
    match.play([turn.moves.find((move) => treat.is(move)) ?? turn.moves[0]])
  }
  const record = recordOf(match, { id: 'm' })
  const replay = new Replay(record, fair)
  const hashes = Array.from({ length: replay.length + 1 }, (_, index) => hash(replay.goTo(index).state))

  test('visits more than a few snapshots', () => {
    expect(replay.length).toBeGreaterThan(1000)
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('shows before each move the position of the match', () => {
    const again = resume({ ...record, events: record.events.slice(0, 12), names: [] }, fair, {
      outcome: () => drawn.shift() ?? 0,
    })
    const drawn = match.events.slice(12).flatMap((event) => (event.type === 'chance' ? [event.outcome] : []))
    for (const [index, event] of match.events.entries()) {
      if (event.type === 'chance') continue
      expect(again.events.length).toBe(index)
      expect(hash(again.state)).toBe(hashes[index])
      again.play([event.move])
    }
  })

  test('leads to the same position from wherever one comes', () => {
    for (const [from, to] of [
      [0, 50],
      [replay.length, 0],
      [64, 63],
      [63, 64],
      [31, 32],
      [33, 97],
      [40, 1001],
      [1001, 999],
      [90, 2],
      [70, 70],
    ]) {
      expect(hash(replay.goTo(from).state)).toBe(hashes[from])
      expect(hash(replay.goTo(to).state), `from ${from} to ${to}`).toBe(hashes[to])
      expect(replay.index).toBe(to)
    }
    expect(sameState(replay.goTo(replay.length).state, match.state)).toBe(true)
  })

  test('stays within the record', () => {
    expect(replay.goTo(-3).index).toBe(0)
    expect(replay.goTo(Number.NaN).index).toBe(0)
    expect(replay.goTo(1e9).index).toBe(replay.length)
    expect(replay.goTo(2.9).index).toBe(2)
  })

  test('tells at each point what is due, and what the last event told', () => {
    expect(replay.goTo(0).due).toEqual({ over: false, source: 'deck' })
    expect(replay.log).toEqual([])
    expect(replay.eventAt(0)?.type).toBe('chance')
    expect(replay.goTo(1).log).toMatchObject([{ code: 'deal', seat: 0 }])
    expect(replay.goTo(12).due).toMatchObject({ over: false, seat: 0, decision: 'turn' })
    expect(replay.goTo(replay.length).due).toEqual(match.turn)
    expect(replay.eventAt(replay.length)).toBeUndefined()
    for (let index = 0; index < replay.length; index++) {
      const event = replay.eventAt(index)
      const { due } = replay.goTo(index)
      const next = event?.type === 'chance' ? { source: event.source.id } : { seat: event?.seat }
      expect(due).toMatchObject({ over: false, ...next })
    }
  })

  test('tells nothing twice', () => {
    const before = replay.logOf(20)
    replay.goTo(30)
    replay.goTo(5)
    replay.goTo(30)
    expect(replay.logOf(20)).toBe(before)
    expect(replay.state.log).toBe(null)
  })

  test('names the line of each event', () => {
    const lines = formatRecord(record).split('\n')
    for (const index of [0, 12, replay.length - 1]) {
      const event = record.events[index]
      const end = event.type === 'move' ? event.move : event.outcome
      expect(lines[replay.lineOf(index) - 1].endsWith(` ${end}`)).toBe(true)
    }
  })

  test('is instant in a match of a thousand moves', () => {
    const walk = new Replay(record, fair)
    expect(walk.length).toBeGreaterThan(1000)
    const started = process.cpuUsage().user
    for (let step = 0; step < 1000; step++) walk.goTo((step * 37) % walk.length)
    expect((process.cpuUsage().user - started) / 1000 / 1000, 'milliseconds a step').toBeLessThan(2)
  })
})

describe('a record that cannot be is refused with the line', () => {
  test.each<[string, string, string, number, string, string]>([
    ['1 offer card-9', '1 offer card-10', 'illegal', 22, 'a move of seat 1', 'Card 10 is not in your hand.'],
    ['1 offer card-9', '2 offer card-1', 'illegal', 22, 'a move of seat 1', 'Another player is to decide'],
    ['2 haggle', '1 haggle', 'illegal', 23, 'a move of seat 2', 'Another player is to decide'],
    ['1 treat', '1 rest', 'illegal', 26, 'a move of seat 1', 'Resting is for those'],
    ['* deck card-4', '* deck card-9', 'chance', 17, 'an outcome of deck that is left', '"card-9"'],
    ['* deck card-4', '* bag wheat', 'chance', 17, 'an outcome of deck', '"* bag wheat"'],
    ['* deck card-4', '1 fetch', 'chance', 17, 'an outcome of deck', '"1 fetch"'],
    ['1 offer card-9', '* bag wheat', 'chance', 22, 'a move of seat 1', '"* bag wheat"'],
    ['* bag apple\n', '* bag apple\n1 fetch\n', 'illegal', 31, 'the match is over', '"1 fetch"'],
    ['* bag apple\n', '* bag apple\n* bag apple\n', 'illegal', 31, 'the match is over', '"* bag apple"'],
    ['* bag apple\n', '', 'incomplete', 30, 'an outcome of bag', 'the end of what happened'],
  ])('%j as %j: %s', (from, to, code, line, expected, found) => {
    const error = errorOf(from, to)
    expect({ code: error.code, line: error.line }).toEqual({ code, line })
    expect(error.expected).toContain(expected)
    expect(error.found).toContain(found)
  })

  test('an illegal move carries its refusal', () => {
    expect(errorOf('1 offer card-9', '1 offer card-10').refusal).toEqual({
      code: 'card-not-held',
      rule: 'F-301',
      params: { card: 'card-10' },
    })
  })
})
