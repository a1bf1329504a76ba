import { village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { silenced } from './chat-rooms.ts'
import { refit } from './opening.ts'
import { after, ann, ben, cid, doing, NOW, opened, value, why } from './testing/table.ts'

describe('a new table', () => {
  test('has the seats that were planned, each with a colour of its own', () => {
    const table = value(
      opened({
        seats: [
          { kind: 'me', colour: 'blue' },
          { kind: 'open' },
          { kind: 'invited' },
          { kind: 'bot', level: 'novice', colour: 'red' },
        ],
      }),
    )
    expect(table.seats).toMatchObject([
      { kind: 'person', user: 'ann', colour: 'blue' },
      { kind: 'open', colour: 'yellow' },
      { kind: 'invited', colour: 'white' },
      { kind: 'bot', level: 'novice', colour: 'red' },
    ])
    expect(table).toMatchObject({ status: 'gathering', host: 'ann', setup: { players: 4 }, version: 1 })
  })

  test('keeps all options, also those that were not named', () => {
    const table = value(opened({ options: { expansions: ['inn'] } }))
    expect(table.setup.options).toMatchObject({ expansions: ['inn'], 'round-limit': 30 })
  })

  test.each([
    [{ options: { wolf: true } }, 'options.wolf'],
    [{ options: { 'round-limit': 1000 } }, 'options.round-limit'],
    [{ seats: Array.from({ length: 6 }, () => ({ kind: 'open' as const })) }, 'players'],
    [
      { edition: { id: 'mine', corrections: [{ path: 'no.such', value: 1, mark: 'B' as const }] } },
      'edition.figures.no.such',
    ],
  ])('that does not fit the game is refused with the place: %j', (plan, path) => {
    expect(opened(plan)).toMatchObject({ ok: false, refusal: { code: 'bad-setup', params: { path } } })
  })

  test('tells a game for one the colour of its player', () => {
    const table = value(opened({ seats: [{ kind: 'me', colour: 'white' }] }))
    expect(table.setup.options).toMatchObject({ colour: 'white' })
  })

  test('is fitted to the rules of today and to the colours that were chosen when it starts', () => {
    const table = value(opened({ seats: [{ kind: 'me', colour: 'white' }] }))
    const blue = after(table, [ann, { kind: 'colour', seat: 0, colour: 'blue' }])
    expect(value(refit(village, { ...blue, rules: 0 }))).toMatchObject({
      rules: village.rulesVersion,
      setup: { options: { colour: 'blue' } },
    })
    const setup = { ...table.setup, options: { wolf: true } }
    expect(why(refit(village, { ...table, setup }))).toBe('bad-setup')
  })

  test('gives nobody two seats, a colour twice or a colour of another box', () => {
    expect(why(opened({ seats: [{ kind: 'me' }, { kind: 'me' }] }))).toBe('seated-twice')
    const red = { kind: 'open', colour: 'red' } as const
    expect(why(opened({ seats: [red, red] }))).toBe('colour-taken')
    expect(why(opened({ seats: [{ kind: 'me', colour: 'green' }, red] }))).toBe('no-colour')
  })
})

describe('joining', () => {
  const table = value(opened({ seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'open' }] }))
  const secret = table.seats[1].kind === 'invited' ? table.seats[1].invitation : ''

  test('takes the first open seat, and again changes nothing', () => {
    const joined = after(table, [ben, { kind: 'join' }])
    expect(joined.seats[2]).toMatchObject({ kind: 'person', user: 'ben', name: 'Ben' })
    expect(value(doing(joined, ben, { kind: 'join' }))).toBe(joined)
    expect(why(doing(joined, cid, { kind: 'join' }))).toBe('full')
  })

  test('an invited seat needs its secret, and the secret is good once', () => {
    expect(why(doing(table, ben, { kind: 'join', seat: 1 }))).toBe('seat-taken')
    expect(why(doing(table, ben, { kind: 'join', invitation: 'guess' }))).toBe('no-invitation')
    const joined = after(table, [ben, { kind: 'join', invitation: secret }])
    expect(joined.seats[1]).toMatchObject({ kind: 'person', user: 'ben' })
    expect(value(doing(joined, ben, { kind: 'join', invitation: secret }))).toBe(joined)
    expect(why(doing(joined, cid, { kind: 'join', invitation: secret }))).toBe('no-invitation')
  })

  test('another seat frees the one before', () => {
    const moved = after(table, [ann, { kind: 'join', seat: 2 }])
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['open', 'invited', 'person'])
  })

  test('is over when the match has begun', () => {
    const full = after(
      table,
      [ben, { kind: 'join' }],
      [cid, { kind: 'join', invitation: secret }],
      [ann, { kind: 'start' }],
    )
    expect(why(doing(full, { id: 'dot', name: 'Dot' }, { kind: 'join' }))).toBe('not-gathering')
  })
})

describe('leaving', () => {
  const two = after(value(opened()), [ben, { kind: 'join' }])

  test('opens the seat; who is not there has left already', () => {
    const left = after(two, [ben, { kind: 'leave' }])
    expect(left.seats[1]).toEqual({ kind: 'open', colour: 'yellow' })
    expect(value(doing(left, ben, { kind: 'leave' }))).toBe(left)
  })

  test('makes the next person host', () => {
    expect(after(two, [ann, { kind: 'leave' }])).toMatchObject({
      host: 'ben',
      hostName: 'Ben',
      status: 'gathering',
    })
  })

  test('closes the table after the last', () => {
    const left = after(two, [ann, { kind: 'leave' }], [ben, { kind: 'leave' }])
    expect(left).toMatchObject({ status: 'abandoned', endedAt: NOW })
  })
})

describe('the host', () => {
  const two = after(value(opened()), [ben, { kind: 'join' }])

  test('sends somebody away, who comes back by invitation only', () => {
    const without = after(two, [ann, { kind: 'kick', user: 'ben' }])
    expect(without.seats[1].kind).toBe('open')
    expect(value(doing(without, ann, { kind: 'kick', user: 'ben' }))).toBe(without)
    expect(why(doing(without, ben, { kind: 'join' }))).toBe('kicked')
    const invited = after(without, [ann, { kind: 'arrange', seat: 2, to: { kind: 'invited' } }])
    const back = after(invited, [ben, { kind: 'join', invitation: 'secret' }])
    expect(back.seats[2]).toMatchObject({ kind: 'person', user: 'ben' })
    expect(back.kicked).toEqual([])
  })

  test('arranges seats where nobody sits', () => {
    const bot = after(two, [ann, { kind: 'arrange', seat: 2, to: { kind: 'bot', level: 'master' } }])
    expect(bot.seats[2]).toEqual({ kind: 'bot', level: 'master', colour: 'blue' })
    expect(why(doing(two, ann, { kind: 'arrange', seat: 1, to: { kind: 'open' } }))).toBe('seat-taken')
    expect(why(doing(two, ann, { kind: 'arrange', seat: 7, to: { kind: 'open' } }))).toBe('no-seat')
    expect(why(doing(two, ben, { kind: 'arrange', seat: 2, to: { kind: 'open' } }))).toBe('not-host')
  })

  test('alone may kick, start and end', () => {
    expect(why(doing(two, ben, { kind: 'kick', user: 'ann' }))).toBe('not-host')
    expect(why(doing(two, ben, { kind: 'start' }))).toBe('not-host')
    expect(why(doing(two, ben, { kind: 'end' }))).toBe('not-host')
    expect(after(two, [ann, { kind: 'end' }])).toMatchObject({ status: 'abandoned', result: null })
  })

  test('starts when all seats are taken', () => {
    expect(why(doing(two, ann, { kind: 'start' }))).toBe('seats-open')
    const full = after(two, [cid, { kind: 'join' }])
    const started = after(full, [ann, { kind: 'start' }])
    expect(started).toMatchObject({ status: 'playing', startedAt: NOW })
    expect(value(doing(started, ann, { kind: 'start' }))).toBe(started)
  })
})

describe('colours', () => {
  const two = after(value(opened()), [ben, { kind: 'join' }])

  test('of empty seats give way, those of persons do not', () => {
    const swapped = after(two, [ann, { kind: 'colour', seat: 0, colour: 'blue' }])
    expect(swapped.seats.map(({ colour }) => colour)).toEqual(['blue', 'yellow', 'red'])
    expect(why(doing(two, ann, { kind: 'colour', seat: 0, colour: 'yellow' }))).toBe('colour-taken')
    expect(after(two, [ann, { kind: 'colour', seat: 0, colour: 'purple' }]).seats[0].colour).toBe('purple')
  })

  test('are one’s own, or for the host those of seats without a person', () => {
    expect(why(doing(two, ann, { kind: 'colour', seat: 1, colour: 'white' }))).toBe('own-seat')
    expect(why(doing(two, ben, { kind: 'colour', seat: 2, colour: 'white' }))).toBe('not-host')
    expect(after(two, [ann, { kind: 'colour', seat: 2, colour: 'white' }]).seats[2].colour).toBe('white')
    expect(why(doing(two, ann, { kind: 'colour', seat: 0, colour: 'green' }))).toBe('no-colour')
  })
})

test('who was sent away is not heard in the waiting room any more', () => {
  const sent = after(value(opened()), [ben, { kind: 'join' }], [ann, { kind: 'kick', user: 'ben' }])
  expect(silenced(sent, 'ben', 'spectators')).toBe('kicked')
  expect(silenced(sent, 'cid', 'spectators')).toBeNull()
  expect(silenced(sent, 'ann', 'players')).toBeNull()
})
