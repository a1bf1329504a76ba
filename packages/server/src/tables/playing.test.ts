import type { TableView } from '@chronik/protocol'
import { describe, expect, test } from 'vitest'
import { mayRead, maySay, silenced } from './chat-rooms.ts'
import { openVote, timeToVoteIsOver } from './overdue.ts'
import { rematch } from './rematch.ts'
import { playedResult } from './result.ts'
import { cardOfTable, hiddenFrom, mayWatch, ownTable, viewerOf, viewOfTable } from './sight.ts'
import { after, ann, ben, cid, doing, dot, NOW, opened, playing, value, why } from './testing/table.ts'

const bot = { kind: 'bot', colour: 'blue', level: 'adept' } as const

describe('conceding', () => {
  test('of one of two ends the match; the other one wins', () => {
    const ended = after(playing(ben), [ann, { kind: 'concede' }])
    expect(ended).toMatchObject({
      status: 'over',
      endedAt: NOW,
      result: { reason: 'conceded', ranks: [2, 1], scores: [] },
    })
    expect(value(doing(ended, ann, { kind: 'concede' }))).toBe(ended)
  })

  test('of one of three lets the others play on, under the next host', () => {
    const given = after(playing(ben, cid), [ann, { kind: 'concede' }])
    expect(given).toMatchObject({ status: 'playing', host: 'ben' })
    expect(given.seats[0]).toMatchObject({ kind: 'person', conceded: true })
    expect(why(doing(given, ann, { kind: 'abandon', agree: true }))).toBe('conceded')
    const last = after(given, [cid, { kind: 'concede' }])
    expect(last).toMatchObject({ status: 'over', result: { ranks: [2, 1, 2] } })
  })

  test('who conceded stands behind everybody else at the end', () => {
    const given = after(playing(ben, cid), [ben, { kind: 'concede' }])
    const score = { lines: [], totals: [30, 50, 40], places: [3, 1, 2] }
    expect(playedResult(given, score)).toEqual({
      scores: [30, 50, 40],
      ranks: [2, 3, 1],
      reason: 'played',
    })
  })
})

describe('abandoning', () => {
  test('needs everybody, and can be taken back', () => {
    const table = playing(ben, cid)
    const asked = after(
      table,
      [ann, { kind: 'abandon', agree: true }],
      [ben, { kind: 'abandon', agree: true }],
    )
    expect(asked).toMatchObject({ status: 'playing', proposals: [{ kind: 'abandon', by: ['ann', 'ben'] }] })
    expect(value(doing(asked, ann, { kind: 'abandon', agree: true }))).toBe(asked)
    const back = after(
      asked,
      [ann, { kind: 'abandon', agree: false }],
      [cid, { kind: 'abandon', agree: true }],
    )
    expect(back).toMatchObject({ status: 'playing', proposals: [{ by: ['ben', 'cid'] }] })
    const ended = after(back, [ann, { kind: 'abandon', agree: true }])
    expect(ended).toMatchObject({ status: 'abandoned', result: { reason: 'agreed' }, proposals: [] })
  })

  test('does not wait for who conceded, nor for strangers', () => {
    const table = after(
      playing(ben, cid),
      [ann, { kind: 'abandon', agree: true }],
      [ben, { kind: 'abandon', agree: true }],
      [cid, { kind: 'concede' }],
    )
    expect(table).toMatchObject({ status: 'abandoned', result: { reason: 'agreed' } })
    expect(why(doing(playing(ben), dot, { kind: 'abandon', agree: true }))).toBe('not-seated')
  })
})

describe('a bot instead of somebody who stays away', () => {
  const vote = (seat: number) => ({ kind: 'takeover', seat, level: 'adept', agree: true }) as const

  test('comes when all others agree, and goes when the person comes back', () => {
    const one = after(playing(ben, cid), [ann, vote(2)])
    expect(one.proposals).toMatchObject([{ kind: 'takeover', seat: 2, by: ['ann'] }])
    const taken = after(one, [ben, vote(2)])
    expect(taken.seats[2]).toMatchObject({
      kind: 'bot',
      level: 'adept',
      instead: { user: 'cid', name: 'Cid' },
    })
    expect(taken.proposals).toEqual([])
    expect(value(doing(taken, ann, vote(2)))).toBe(taken)
    const back = after(taken, [cid, { kind: 'take-back' }])
    expect(back.seats[2]).toMatchObject({ kind: 'person', user: 'cid', conceded: false })
    expect(value(doing(back, cid, { kind: 'take-back' }))).toBe(back)
  })

  test('never comes by one’s own vote, or for a bot', () => {
    const table = playing(ben)
    expect(why(doing(table, ann, vote(0)))).toBe('own-seat')
    expect(why(doing(table, dot, vote(1)))).toBe('not-seated')
    expect(why(doing(table, ann, vote(5)))).toBe('no-seat')
  })

  test('for the host makes the next person host', () => {
    const taken = after(playing(ben, cid), [ben, vote(0)], [cid, vote(0)])
    expect(taken).toMatchObject({ host: 'ben', seats: [{ kind: 'bot' }, {}, {}] })
  })

  test('settles what only the absent one had not agreed to', () => {
    const agreed = after(
      playing(ben, cid),
      [ann, { kind: 'abandon', agree: true }],
      [ben, { kind: 'abandon', agree: true }],
      [ann, vote(2)],
      [ben, vote(2)],
    )
    expect(agreed).toMatchObject({ status: 'abandoned', endedAt: NOW })
  })
})

test('the host cannot end a match that others still play, and can when nobody else does', () => {
  const table = playing(ben, cid)
  expect(why(doing(table, ben, { kind: 'end' }))).toBe('not-host')
  expect(why(doing(table, ann, { kind: 'end' }))).toBe('needs-consent')
  const fewer = after(table, [ben, { kind: 'concede' }])
  expect(why(doing(fewer, ann, { kind: 'end' }))).toBe('needs-consent')
  const solo = { ...table, seats: [table.seats[0], bot, bot] }
  expect(after(solo, [ann, { kind: 'end' }])).toMatchObject({
    status: 'abandoned',
    result: { reason: 'host' },
  })
})

test('the host sends spectators away and silences them, and nobody else does', () => {
  const table = playing(ben)
  expect(why(doing(table, ben, { kind: 'kick', user: 'dot' }))).toBe('not-host')
  expect(why(doing(table, ben, { kind: 'mute', user: 'dot', muted: true }))).toBe('not-host')
  expect(why(doing(table, ben, { kind: 'spectators', allowed: false }))).toBe('not-host')
  expect(why(doing(table, ann, { kind: 'kick', user: 'ben' }))).toBe('not-gathering')
  expect(why(doing(table, ann, { kind: 'mute', user: 'ben', muted: true }))).toBe('own-seat')
  const muted = after(table, [ann, { kind: 'mute', user: 'dot', muted: true }])
  expect(silenced(muted, 'dot', 'spectators')).toBe('muted')
  expect(silenced(muted, 'ben', 'players')).toBeNull()
  expect(
    silenced(after(muted, [ann, { kind: 'mute', user: 'dot', muted: false }]), 'dot', 'spectators'),
  ).toBeNull()
  const kicked = after(table, [ann, { kind: 'kick', user: 'dot' }])
  expect([hiddenFrom(kicked, 'dot'), hiddenFrom(kicked, 'cid'), hiddenFrom(kicked, null)]).toEqual([
    'kicked',
    null,
    null,
  ])
  const alone = after(table, [ann, { kind: 'spectators', allowed: false }])
  expect([hiddenFrom(alone, 'cid'), hiddenFrom(alone, 'ben')]).toEqual(['no-spectators', null])
})

describe('a vote about somebody whose time is over', () => {
  const table = { ...playing(ben, cid, dot), pace: { kind: 'bank', bank: 60_000, increment: 0 } as const }
  const open = openVote(table, 0, NOW)
  const choose = (choice: 'wait' | 'bot' | 'end') => ({ kind: 'vote', seat: 0, choice }) as const

  test('is decided by more than half of the others', () => {
    const one = after(open, [ben, choose('bot')])
    expect(one.overdue?.votes).toEqual([{ user: 'ben', choice: 'bot' }])
    expect(after(one, [cid, choose('bot')])).toMatchObject({
      overdue: null,
      host: 'ben',
      seats: [{ kind: 'bot', instead: { user: 'ann' } }, {}, {}, {}],
    })
  })

  test('of which all want something else waits', () => {
    const apart = after(open, [ben, choose('bot')], [cid, choose('end')], [dot, choose('wait')])
    expect([apart.overdue, apart.seats[0].kind]).toEqual([null, 'person'])
  })

  test('ends with what those wanted who voted, and with a bot if nobody did', () => {
    expect(timeToVoteIsOver(open, NOW).seats[0].kind).toBe('bot')
    const ended = timeToVoteIsOver(after(open, [dot, choose('end')]), NOW)
    expect(ended).toMatchObject({ status: 'over', result: { reason: 'time' }, overdue: null })
  })

  test('can be changed by a second vote, and not by who it is about', () => {
    const changed = after(open, [ben, choose('bot')], [ben, choose('wait')])
    expect(changed.overdue?.votes).toEqual([{ user: 'ben', choice: 'wait' }])
    expect(why(doing(open, ann, choose('wait')))).toBe('own-seat')
    expect(why(doing(table, ben, choose('wait')))).toBe('no-vote')
  })
})

test('a rematch keeps the settings and invites everybody who was there', () => {
  let secrets = 0
  const opening = { id: 'next', now: 2, code: 'BCD234', secret: () => `s${++secrets}` }
  const over = [ann, ben, cid].reduce(
    (now, who) => after(now, [who, { kind: 'abandon', agree: true }]),
    playing(ben, cid),
  )
  expect(why(rematch(playing(ben), ann, opening))).toBe('not-over')
  expect(why(rematch(over, dot, opening))).toBe('not-seated')
  const next = value(rematch(over, ben, opening))
  expect(next).toMatchObject({ id: 'next', host: 'ben', rematchOf: 'table', setup: over.setup })
  expect(next.seats).toMatchObject([
    { kind: 'invited', awaited: { user: 'ann' } },
    { kind: 'person', user: 'ben' },
    { kind: 'invited', awaited: { user: 'cid' } },
  ])
  expect(after(next, [cid, { kind: 'join' }]).seats[2]).toMatchObject({ kind: 'person', user: 'cid' })
  expect(why(doing(next, dot, { kind: 'join' }))).toBe('full')
})

describe('what is seen of a table', () => {
  const table = {
    ...value(opened({ seats: [{ kind: 'me' }, { kind: 'invited' }], spectators: false })),
    seed: 'f'.repeat(64),
    kicked: ['dot'],
  }

  test('never holds seeds, invitations or whom the host sent away', () => {
    const seen = JSON.stringify([viewOfTable(table), ownTable(table, 'ben'), ownTable(table, null)])
    for (const secret of ['secret-', 'ffff', 'kicked', 'dot']) expect(seen).not.toContain(secret)
  })

  test('the host sees the invitations, and everybody the seed of an ended match', () => {
    expect(ownTable(table, 'ann').invitations).toMatchObject([{ seat: 1 }])
    expect(viewOfTable({ ...table, status: 'playing' }).seed).toBeNull()
    expect(viewOfTable({ ...table, status: 'over' }).seed).toBe(table.seed)
  })

  test('votes are about the present: who is behind does not see them', () => {
    const overdue = { seat: 1, since: 0, until: 9, votes: [] }
    const match = { ...playing(ben), delay: 2, overdue, proposals: [{ kind: 'pause' as const, by: ['ann'] }] }
    const seen = ({ overdue, proposals }: TableView) => [overdue, proposals.length]
    expect(seen(ownTable(match, 'ben').table)).toEqual([overdue, 1])
    expect(seen(ownTable(match, 'dot').table)).toEqual([null, 0])
    expect(cardOfTable(match).overdue).toBeNull()
    expect(seen(viewOfTable({ ...match, delay: 0 }))).toEqual([overdue, 1])
  })

  test('a match without spectators is for those who sit there', () => {
    const match = { ...playing(ben), spectators: false }
    expect([mayWatch(match, 'ann'), mayWatch(match, 'cid'), mayWatch(match, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([viewerOf(match, 'ben'), viewerOf(match, 'cid'), viewerOf(match, null)]).toEqual([1, -1, -1])
  })
})

test('players and spectators hear only themselves while the match runs', () => {
  const match = playing(ben)
  const hears = (user: string | null) => [mayRead(match, user, 'players'), mayRead(match, user, 'spectators')]
  expect(hears('ann')).toEqual([true, false])
  expect(hears('cid')).toEqual([false, true])
  expect(hears(null)).toEqual([false, true])
  expect([maySay(match, 'ann', 'players'), maySay(match, 'ann', 'spectators')]).toEqual([true, false])
  expect([maySay(match, 'cid', 'players'), maySay(match, 'cid', 'spectators')]).toEqual([false, true])
  const over = { ...match, status: 'over' as const }
  expect([mayRead(over, null, 'players'), mayRead(over, 'ann', 'spectators')]).toEqual([true, true])
})
