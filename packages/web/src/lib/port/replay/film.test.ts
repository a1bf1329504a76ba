import { HIDDEN, Narrator, parseRecord, Replay } from '@chronik/kernel'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { describe, expect, test } from 'vitest'
import { stateOf } from '../position.ts'
import { played } from '../testing/played.ts'
import { Film } from './film.ts'

const { match, record } = played(worldWithoutEnd, { players: 3 })
const film = new Film(record, worldWithoutEnd)
const at = (told: number, eyes: number | 'all') =>
  stateOf(worldWithoutEnd, match.box, film.position(told, eyes))
const goodsOf = (state: ReturnType<typeof at>, seat: number): number[] => [...state.players[seat].goods]

describe('a match that is watched once more', () => {
  test('has the position after every entry of its log', () => {
    const narrator = new Narrator(match)
    expect(film.length).toBe(match.log.length)
    for (let told = 1; told <= film.length; told += 13)
      expect(film.position(told, 'all')).toEqual(narrator.after(told))
    expect(film.position(film.length, 'all')).toEqual(match.state.mem)
  })

  test('shows through the eyes of a seat what that seat could know, and everything when all is open', () => {
    const middle = Math.floor(film.length / 2)
    const open = at(middle, 'all')
    const seen = at(middle, 1)
    expect(goodsOf(seen, 1)).toEqual(goodsOf(open, 1))
    expect(goodsOf(seen, 0).every((amount) => amount === HIDDEN)).toBe(true)
    expect(goodsOf(open, 0).every((amount) => amount !== HIDDEN)).toBe(true)
  })

  test('tells a seat nothing that was private to another', () => {
    const open = film.entries('all')
    const secrets = open.flatMap((entry, told) =>
      'secret' in entry && entry.seat !== 1 && entry.seat !== null ? [told] : [],
    )
    const seen = film.entries(1)
    expect(secrets.length).toBeGreaterThan(0)
    for (const told of secrets) expect(seen[told]).not.toEqual(open[told])
  })

  test('knows who decides next, and nobody at the end', () => {
    const replay = new Replay(parseRecord(record), worldWithoutEnd)
    replay.goTo(0)
    expect(film.due(0).seat).toBeGreaterThanOrEqual(0)
    expect(film.due(film.length)).toEqual({ seat: -1, decision: '' })
  })
})

describe('the moment at which somebody takes over', () => {
  const middle = Math.floor(film.length / 2)
  const fork = film.fork(middle)

  test('is the last decision that is not past', () => {
    const events = fork?.events ?? 0
    const replay = new Replay(parseRecord(record), worldWithoutEnd)
    const told = Array.from({ length: events + 1 }, (_, index) => replay.logOf(index).length)
    expect(told.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(middle)
    const { due } = replay.goTo(events)
    expect(due).toMatchObject({ over: false, seat: fork?.due })
  })

  test('is nowhere once the match is over', () => {
    expect(film.fork(film.length)).toBeNull()
  })

  test('gives the record up to there, which can be gone on with', () => {
    const text = film.beginning(fork ?? { events: 0, round: 1, due: 0 }, { id: 'm-2' })
    const beginning = parseRecord(text)
    expect(beginning).toMatchObject({ id: 'm-2', events: parseRecord(record).events.slice(0, fork?.events) })
    expect([beginning.seed, beginning.result]).toEqual([undefined, undefined])
    expect(() => new Replay(beginning, worldWithoutEnd)).not.toThrow()
  })
})
