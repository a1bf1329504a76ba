import { readFileSync } from 'node:fs'
import {
  clone,
  entryFor,
  FastRandom,
  HIDDEN,
  Narrator,
  parseRecord,
  resume,
  SeededChance,
  SPECTATOR,
  viewOf,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { worldAt } from '../../test/position.ts'
import { CARDS } from '../box/vocabulary.ts'
import { worldWithoutEnd } from '../game.ts'

const seats = [
  { money: 3, loyalty: 2, down: ['act-rent'] },
  { stone: 4, down: ['act-sale'] },
] as const

describe('hidden information', () => {
  test('W-R35 movements of goods are told to everybody', () => {
    const { match } = worldAt({ next: { turnOf: 0 }, seats: [{ wool: 2 }] }).play(
      '1 play:act-sale',
      '1 use',
      '1 sell-wool:2',
    )
    const seen = match.log.map((entry) => entryFor(entry, 3))
    expect(seen).toContainEqual({
      code: 'give',
      seat: 0,
      good: 'wool',
      amount: 2,
      to: 'stock',
      why: 'action',
    })
    expect(seen).toContainEqual({
      code: 'gain',
      seat: 0,
      good: 'money',
      amount: 4,
      from: 'stock',
      why: 'action',
    })
  })

  test('W-405 only its owner is told which card went face down', () => {
    const { match } = worldAt({ next: { turnOf: 0 } }).play('1 play:act-grain', '1 use', '1 discard:act-rent')
    const entry = match.log.find(({ code }) => code === 'discard')
    expect(entry && entryFor(entry, 0)).toEqual({ code: 'discard', seat: 0, card: 'act-rent', why: 'turn' })
    expect(entry && entryFor(entry, 1)).toEqual({ code: 'discard', seat: 0, why: 'turn' })
    expect(entry && entryFor(entry, SPECTATOR)).toEqual({ code: 'discard', seat: 0, why: 'turn' })
  })

  test('W-R36 the owner sees his own discard pile, the others only the open one', () => {
    const { state } = worldAt({ next: { turnOf: 0 }, seats: [{ open: ['act-grain'], down: ['act-rent'] }] })
    const own = viewOf(worldWithoutEnd, state, 0).players[0]
    expect(CARDS.list.filter((_, card) => own.discarded[card] === 1)).toEqual(['act-rent'])
    const others = viewOf(worldWithoutEnd, state, 2).players[0]
    expect([others.discarded[0], others.hand[0], CARDS.list[others.pile[0]], others.discards]).toEqual([
      HIDDEN,
      HIDDEN,
      'act-grain',
      1,
    ])
  })

  test('W-110 with open goods the goods lie open and the cards do not', () => {
    const { state } = worldAt({ next: { turnOf: 0 }, seats, options: { 'open-goods': true } })
    const view = viewOf(worldWithoutEnd, state, 3)
    expect([...view.players[0].goods]).toEqual([...state.players[0].goods])
    expect([view.players[0].hand[0], view.players[1].discarded[0]]).toEqual([HIDDEN, HIDDEN])
    expect(viewOf(worldWithoutEnd, state, SPECTATOR).players[1].goods[0]).toBe(4)
  })

  test('W-954 when the match is over the screens fall', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        seats: Array(4).fill({ piety: 2, grain: 2, money: 2, wool: 1 }),
      },
      { 'tax-die': ['2'] },
    )
    expect(viewOf(worldWithoutEnd, table.state, SPECTATOR).players[2].goods[3]).toBe(1)
  })

  test('W-954 the screens fall only then: nothing that is told before shows the goods of others', () => {
    const record = readFileSync(
      new URL('../../fixtures/3-players-all-penalties.record', import.meta.url),
      'utf8',
    )
    const match = resume(parseRecord(record), worldWithoutEnd, new SeededChance(0))
    const narrator = new Narrator(match)
    const state = clone(worldWithoutEnd, match.state)
    const final = match.log.findIndex(({ code }) => code === 'final')
    const opened = match.log.slice(0, final).flatMap(({ code }, at) => {
      state.mem.set(narrator.after(at + 1) ?? [])
      const { goods } = viewOf(worldWithoutEnd, state, SPECTATOR).players[1]
      return goods[0] === HIDDEN ? [] : [code]
    })
    expect(opened).toEqual([])
  })

  test('W-R34 at the metal and the visitation all see the counts, at medicine only that it suffices', () => {
    const { match } = worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      sick: { 3: 2 },
      seats: [{ 'medical-knowledge': 4 }],
    }).play('1 play:act-medicine', '1 use', '1 treat')
    expect(JSON.stringify(match.log.map((entry) => entryFor(entry, 1)))).not.toContain('medical-knowledge')
  })

  test('an imagined world keeps every piece and leaves the one who decides his choice', () => {
    const { state } = worldAt(
      { next: 'reveal', chapter: 3, healed: [6], seats: [{ cloth: 1, stone: 1, grain: 3 }, { wool: 9 }] },
      { events: ['new-earl'] },
    )
    for (let seed = 0; seed < 40; seed++) {
      const world = viewOf(worldWithoutEnd, state, 2)
      worldWithoutEnd.imagine(world, 2, new FastRandom(seed))
      expect(worldWithoutEnd.invariants(world).filter((broken) => !broken.startsWith('W-I14'))).toEqual([])
      const kinds = [8, 3, 4, 0, 1, 2].filter((good) => world.players[0].goods[good] > 0).length
      expect(kinds).toBeGreaterThan(1)
    }
  })
})

test('W-110, W-843, W-R34, W-R36 what the neighbour sees of a card drawn in vice and chaos', () => {
  const at = (options: { readonly [id: string]: boolean }) =>
    worldAt(
      {
        next: 'actions',
        council: 'shared-lore',
        chapter: 3,
        players: 2,
        options,
        slots: ['vice-and-chaos'],
        sick: { 2: 4 },
        seats: [{ open: ['act-rent'], down: ['act-sale'], money: 3, loyalty: 1, penalties: [] }, { wool: 2 }],
      },
      { 'vice-and-chaos': ['act-house'] },
    ).play('1 play:act-grain', '1 use')
  const table = at({})
  expect([table.due, table.piles[0]]).toEqual(['2 open-card', '2/2/8'])
  const drawn = table.match.log.find((entry) => 'card' in entry && entry.card === 'act-house')
  expect(drawn).toMatchObject({ seat: 0, secret: ['card'] })
  const [me, other] = viewOf(worldWithoutEnd, table.state, 1).players.slice(0, 2).reverse()
  expect([me.goods.includes(HIDDEN), me.hand.includes(HIDDEN), me.goods[3]]).toEqual([false, false, 2])
  for (const hidden of [other.goods, other.hand, other.discarded])
    expect(hidden.every((one) => one === HIDDEN)).toBe(true)
  expect([other.opened, other.discards, other.vp]).toEqual([2, 2, 8])
  expect(other.pile.slice(0, 2)).toEqual(table.state.players[0].pile.slice(0, 2))
  const own = viewOf(worldWithoutEnd, table.state, 0).players[0]
  expect([...own.discarded]).toEqual([...table.state.players[0].discarded])
  const open = viewOf(worldWithoutEnd, at({ 'open-goods': true }).state, 1).players[0]
  expect([open.goods.includes(HIDDEN), open.hand.every((one) => one === HIDDEN)]).toEqual([false, true])
  const idle = worldAt(
    { next: { turnOf: 0 }, chapter: 3, players: 2, slots: ['vice-and-chaos'], seats: [{ piles: [1, 2] }] },
    {},
  ).play('1 play:act-grain', '1 use')
  expect([idle.due, idle.piles[0]], 'nothing due, nothing drawn').toEqual(['over', '2/2/8'])
})
