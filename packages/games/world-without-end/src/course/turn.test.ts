import { entryFor, HIDDEN, type Move, TentativeTurn, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'
import { worldWithoutEnd } from '../game.ts'

const turnOf = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, seats: [seat] })

describe('a turn', () => {
  test('W-401, W-402, W-405 lay a card open, use it, put another one face down', () => {
    const table = turnOf({})
    expect(table.due).toBe('1 open-card')
    expect(table.options.length).toBe(12)
    table.play('1 play:act-grain')
    expect([table.due, table.options]).toEqual(['1 use', ['use', 'forgo']])
    table.play('1 use')
    expect([table.due, table.options.length]).toEqual(['1 discard', 11])
    expect(table.refusal('1 discard:act-grain')).toMatchObject({ code: 'card-in-open-pile', rule: 'W-405' })
    table.play('1 discard:act-cloth')
    expect([table.due, table.piles[0], table.goods(0)]).toEqual(['over', '1/1/10', { grain: 1 }])
    expect(table.match.log).toContainEqual({
      code: 'discard',
      seat: 0,
      card: 'act-cloth',
      why: 'turn',
      secret: ['card'],
    })
  })

  test('W-401 a card that was laid or discarded in this chapter is not in the hand', () => {
    const table = turnOf({ open: ['act-grain'], down: ['act-sale'] })
    expect(table.refusal('1 play:act-grain')).toMatchObject({ code: 'card-in-open-pile', rule: 'W-401' })
    expect(table.refusal('1 play:act-sale')).toMatchObject({ code: 'card-in-discard-pile', rule: 'W-401' })
    const first = turnOf({}, { options: { 'first-game': true } })
    expect(first.refusal('1 play:act-rent')).toMatchObject({ code: 'card-not-in-play', rule: 'W-111' })
  })

  test('W-403, W-408 whoever forgoes his action still lays one card open and one face down', () => {
    const table = turnOf({}).play('1 play:act-grain', '1 forgo')
    expect(table.due).toBe('1 discard')
    table.play('1 discard:act-rent')
    expect([table.piles[0], table.goods(0)]).toEqual(['1/1/10', {}])
  })

  test('W-404 a card that can do nothing may be laid; nothing happens and nobody is asked', () => {
    const table = turnOf({}).play('1 play:act-house')
    expect(table.due).toBe('1 discard')
    const forgone = {
      code: 'forgo',
      seat: 0,
      card: 'act-house',
      reason: 'good-missing',
      missing: 'money',
      secret: ['reason', 'missing'],
    }
    expect(table.match.log).toContainEqual(forgone)
    const seen = table.match.log.map((entry) => entryFor(entry, 1))
    expect(seen, 'what is missing behind the screen is not told').toContainEqual({
      code: 'forgo',
      seat: 0,
      card: 'act-house',
    })
    expect(turnOf({}, { stock: { grain: 0 } }).play('1 play:act-grain').told).not.toContain('gain')
  })

  test('W-111, W-943 in chapter I of a first game nothing is discarded; afterwards the full set is there', () => {
    const table = turnOf({}, { options: { 'first-game': true } }).play('1 play:act-grain', '1 use')
    expect([table.due, table.piles[0]]).toEqual(['over', '1/0/5'])
    const second = worldAt({ options: { 'first-game': true }, next: 'chapter', chapter: 1, round: 6 })
    expect(second.piles).toEqual(['0/0/12', '0/0/12', '0/0/12', '0/0/12'])
  })

  test('W-406, W-205 after six rounds the hand is empty, and a new chapter begins with all twelve cards', () => {
    const table = turnOf({ piles: [5, 5] }).play('1 play:act-piety', '1 forgo')
    expect([table.due, table.piles[0]], 'the last card goes down by itself').toEqual(['over', '6/6/0'])
    expect(worldAt({ next: 'chapter', chapter: 1, seats: [{ piles: [6, 6] }] }).piles[0]).toBe('0/0/12')
  })

  test('W-407, W-R07 a player whose discard pile is ahead does not discard until the piles are level', () => {
    const ahead = turnOf({ piles: [1, 3] }).play('1 play:act-grain', '1 use')
    expect([ahead.due, ahead.piles[0]]).toEqual(['over', '2/3/7'])
    const level = turnOf({ piles: [2, 3] }).play('1 play:act-grain', '1 use')
    expect([level.due, level.piles[0]]).toEqual(['over', '3/3/6'])
    expect(turnOf({ piles: [3, 3] }).play('1 play:act-grain', '1 use').due).toBe('1 discard')
  })

  test('W-410, W-R09 the cards in both slots and the one of this round bind together', () => {
    const table = worldAt({
      next: 'actions',
      players: 2,
      chapter: 4,
      slots: ['wool-staple', 'book-of-cures'],
      council: 'masons-demands',
      seats: [{ wool: 1, money: 0, stone: 1 }],
    })
    const { terms } = table.state
    expect([terms[0], terms[4], terms[8]], 'wool price, toll of projects, counted knowledge').toEqual([
      3, 1, 1,
    ])
    expect(table.play('1 play:act-project').due, 'without money no project').toBe('1 discard')
  })

  test('W-R38 where two long-term events contradict, the later one wins', () => {
    const later = worldAt({ next: 'actions', slots: ['wool-staple'], council: 'wool-slump' })
    expect(later.state.terms[0]).toBe(1)
    const earlier = worldAt({ next: 'actions', slots: ['wool-slump', 'wool-staple'], council: 'fleece-fair' })
    expect(earlier.state.terms[0]).toBe(3)
  })

  test('W-411 a long-term swap may be made before the open card or after its action, once per round', () => {
    const before = turnOf({ money: 5 }, { slots: ['priory-alms'] })
    expect([before.due, before.options]).toEqual(['1 long-term-swap', ['lt-swap:priory-alms', 'pass']])
    before.play('1 lt-swap:priory-alms', '1 play:act-grain', '1 use')
    expect([before.due, before.goods(0)]).toEqual(['1 discard', { money: 3, piety: 1, grain: 1 }])
    const after = turnOf({ money: 1, wool: 1 }, { slots: ['priory-alms'] }).play('1 play:act-sale', '1 use')
    expect([after.due, after.goods(0)], 'only now he can pay').toEqual(['1 long-term-swap', { money: 3 }])
    expect(after.refusal('1 lt-swap:scarlet-dye')).toMatchObject({ code: 'no-such-swap', rule: 'W-411' })
    after.play('1 lt-swap:priory-alms')
    expect(after.due).toBe('1 discard')
    const passed = turnOf({ money: 5 }, { slots: ['priory-alms'] }).play(
      '1 pass',
      '1 play:act-grain',
      '1 use',
    )
    expect(passed.due).toBe('1 long-term-swap')
  })

  test('W-411 a swap that was made is not offered again in this round, but in the next', () => {
    const seat = { money: 5, swapped: [0] }
    expect(turnOf(seat, { slots: ['priory-alms'] }).due).toBe('1 open-card')
    const both = turnOf({ money: 5, wool: 1, swapped: [0] }, { slots: ['priory-alms', 'scarlet-dye'] })
    expect(both.refusal('1 lt-swap:priory-alms')).toMatchObject({ code: 'swap-made', rule: 'W-411' })
    const again = worldAt({
      next: 'actions',
      players: 2,
      slots: ['priory-alms'],
      council: 'fleece-fair',
      seats: [seat],
    })
    expect(again.due).toBe('1 long-term-swap')
  })

  test('W-412 without a turn there is no long-term swap', () => {
    const court = worldAt({
      next: 'actions',
      players: 2,
      chapter: 2,
      slots: ['scarlet-dye'],
      council: 'visitation',
      seats: [{ wool: 2, money: 2, penalties: ['royal-court'], piles: [1, 1] }],
    })
    expect(court.due).toBe('2 open-card')
    const war = worldAt({
      next: 'actions',
      players: 2,
      chapter: 2,
      slots: ['scarlet-dye'],
      council: 'war-with-france',
      seats: [{ wool: 2, money: 2 }],
    })
    expect(war.due).toBe('over')
  })

  test('W-R10, W-R11 laying a card that can do nothing counts as forgoing, and a long-term swap goes with it', () => {
    const table = turnOf({ wool: 1, money: 1 }, { chapter: 2, slots: ['taking-the-veil', 'scarlet-dye'] })
    table.play('1 lt-swap:scarlet-dye', '1 play:act-house')
    expect(table.goods(0)).toEqual({ cloth: 1, 'medical-knowledge': 1 })
  })

  test('W-411 two long-term swaps in one window: one after the other, each once', () => {
    const table = turnOf({ money: 5, wool: 2 }, { slots: ['priory-alms', 'scarlet-dye'] })
    expect(table.options).toEqual(['lt-swap:priory-alms', 'lt-swap:scarlet-dye', 'pass'])
    table.play('1 lt-swap:scarlet-dye')
    expect(table.options).toEqual(['lt-swap:priory-alms', 'pass'])
    table.play('1 lt-swap:priory-alms')
    expect([table.due, table.goods(0)]).toEqual(['1 open-card', { money: 2, wool: 1, cloth: 1, piety: 1 }])
  })

  test('W-405 the end of a turn binds: until then it may be taken back', () => {
    const { state } = worldAt({ next: 'actions', players: 2, council: 'fleece-fair' })
    const tentative = new TentativeTurn(worldWithoutEnd, viewOf(worldWithoutEnd, state, 0), 0)
    const play = (text: string) => tentative.play(worldWithoutEnd.notation.parse(text) as Move)
    for (const text of ['play:act-grain', 'use', 'discard:act-rent']) expect(play(text)).toBe(null)
    expect([tentative.stop, tentative.state.players[0].goods[2]]).toEqual(['barrier', 1])
    tentative.restart()
    expect([tentative.stop, tentative.state.players[0].goods[2]]).toEqual(['choice', 0])
    const alone = new TentativeTurn(worldWithoutEnd, viewOf(worldWithoutEnd, turnOf({}).state, 0), 0)
    for (const text of ['play:act-grain', 'use', 'discard:act-rent'])
      alone.play(worldWithoutEnd.notation.parse(text) as Move)
    expect(alone.stop).toBe('barrier')
  })

  test('W-311 orientation, income, favour and turn of the active player are one tentative stretch', () => {
    const { state } = worldAt({ next: 'round', players: 2, favour: 8 }, { events: ['cloth-stalls'] })
    const tentative = new TentativeTurn(worldWithoutEnd, viewOf(worldWithoutEnd, state, 0), 0)
    for (const text of ['orient:2', 'play:act-grain', 'use'])
      tentative.play(worldWithoutEnd.notation.parse(text) as Move)
    expect([...tentative.state.players[0].goods]).toEqual([0, 0, 2, 1, 0, 0, 0, 0, 0])
    expect(tentative.state.players[1].goods.every((good) => good === HIDDEN)).toBe(true)
    expect(tentative.stop).toBe('choice')
  })
})

test('whoever stops after one material has used his action: no reward from the veil', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 2,
    slots: ['taking-the-veil'],
    seats: [{ stone: 2 }],
  })
  table.play('1 play:act-project', '1 use', '1 stop')
  expect(table.goods(0)).toEqual({ stone: 1 })
})

test('gates closed in round 6: the last card is laid open by itself and no card is due', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 3,
      round: 6,
      players: 2,
      healed: [7],
      seats: [{ piles: [5, 5] }, { piles: [5, 6] }],
    },
    { events: ['gates-closed'] },
  )
  expect(table.options).toEqual(['event-discard:act-grain', 'event-discard:act-piety'])
  table.play('1 event-discard:act-grain')
  expect([table.due, table.piles]).toEqual(['1 orientation', ['5/6/1', '5/6/1']])
  table.play('1 orient:1')
  expect([table.due, table.piles[0]]).toEqual(['1 use', '6/6/0'])
})

test('alms revealed in this round can be given in it, before the card or after it, not twice', () => {
  const table = worldAt(
    { next: 'round', players: 2, seats: [{ money: 4 }] },
    { events: ['priory-alms'] },
  ).play('1 orient:1')
  expect(table.due).toBe('1 long-term-swap')
  table.play('1 pass', '1 play:act-grain', '1 use', '1 lt-swap:priory-alms')
  expect([table.due, table.good('piety')[0], table.good('money')[0]]).toEqual(['1 discard', 1, 2])
})

test('vice and chaos with one card left: it is drawn, and nothing is asked', () => {
  const table = worldAt(
    { next: { turnOf: 0 }, chapter: 3, round: 6, slots: ['vice-and-chaos'], seats: [{ piles: [5, 5] }] },
    { 'vice-and-chaos': ['act-piety'] },
  )
  table.play('1 play:act-grain', '1 forgo')
  expect([table.due, table.piles[0]]).toEqual(['over', '6/6/0'])
})

test('W-E14 forgoing while the veil is taken', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 2,
    slots: ['taking-the-veil'],
    seats: [{ wool: 2, piles: [2, 2] }],
  })
  table.play('1 play:act-sale', '1 forgo', '1 discard:act-grain')
  expect([table.piles[0], table.goods(0)]).toEqual(['3/3/6', { wool: 2, 'medical-knowledge': 1 }])
})

test('W-E19 a random discard in vice and chaos', () => {
  const table = worldAt(
    { next: { turnOf: 0 }, chapter: 3, slots: ['vice-and-chaos'], seats: [{ piles: [2, 2] }] },
    { 'vice-and-chaos': ['act-sale'] },
  )
  table.play('1 play:act-grain', '1 use')
  expect(table.piles[0]).toBe('3/3/6')
  expect(table.state.players[0].discarded[4]).toBe(1)
})
