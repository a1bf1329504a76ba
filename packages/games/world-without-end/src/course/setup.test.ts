import { Match, ScriptedChance, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, EVENTS, GOODS, LINES, PROJECTS, STAGES, STARRED, TILES } from '../box/vocabulary.ts'
import { worldWithoutEnd } from '../game.ts'

function opened(players: number, options: { readonly [id: string]: boolean } = {}, start = 'seat-1') {
  const script = { 'start-player': [start], events: ['fleece-fair'] }
  const chance = new ScriptedChance(script, new SeededChance(1))
  return new Match(worldWithoutEnd, { players, options }, chance).state
}

describe('setup', () => {
  test('W-101 two to four players, and no piece count depends on their number', () => {
    expect(() => worldWithoutEnd.open({ players: 1 })).toThrow('a whole number from 2 to 4')
    expect(() => worldWithoutEnd.open({ players: 5 })).toThrow('a whole number from 2 to 4')
    for (const players of [2, 3, 4]) {
      const state = opened(players)
      const all = GOODS.list.slice(0, 8).map((_, good) => {
        let sum = state.stock[good]
        for (let seat = 0; seat < players; seat++) sum += state.players[seat].goods[good]
        return sum
      })
      expect(all).toEqual([25, 15, 10, 15, 12, 12, 14, 20])
    }
  })

  test('W-102 seats take the sides of the board in order, two players sit opposite each other', () => {
    const sides = (players: number) => worldWithoutEnd.open({ players }).sides
    expect(sides(2)).toEqual([0, 2])
    expect(sides(3)).toEqual([0, 1, 2])
    expect(sides(4)).toEqual([0, 1, 2, 3])
  })

  test('W-103, W-104 the stock lies ready; everyone has 1 wool, 2 money, 8 points, 4 houses and 2 seals', () => {
    const state = worldWithoutEnd.begin(worldWithoutEnd.open({ players: 4 }))
    expect([...state.stock]).toEqual([25, 15, 10, 11, 12, 12, 14, 20])
    for (const player of state.players) {
      expect([...player.goods]).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 2])
      expect([player.vp, player.houses, player.seals]).toEqual([8, 4, 2])
      expect(player.sheet[LINES.at.start]).toBe(8)
    }
  })

  test('W-105, W-201 each chapter uses six different cards of its own eleven, four chapters make 24 rounds', () => {
    const match = new Match(worldWithoutEnd, { players: 2 }, new SeededChance(4))
    while (!match.turn.over) match.play([match.turn.moves[0]])
    const drawn = match.events.filter((event) => event.type === 'chance' && event.source.id === 'events')
    const cards = drawn.map((event) => (event.type === 'chance' ? event.outcome : -1))
    expect(new Set(cards).size).toBe(24)
    expect(cards.map((card) => Math.floor(card / 11))).toEqual(
      [0, 1, 2, 3].flatMap((chapter) => Array(6).fill(chapter)),
    )
    expect(match.log.filter(({ code }) => code === 'round').length).toBe(24)
  })

  test('W-106, W-107, W-108 the empty bridge, a covered cloth space, the stone with the outlaws, no plague yet', () => {
    const state = worldWithoutEnd.begin(worldWithoutEnd.open({ players: 3 }))
    expect(state.projects.map(({ stage }) => STAGES.list[stage])).toEqual([
      'in-play',
      ...Array(6).fill('aside'),
    ])
    expect([...state.projects[PROJECTS.at.bridge].built]).toEqual([0, 0])
    expect(state.clothCovered).toBe(1)
    expect(state.coveredFavours.every((cover) => cover === 0)).toBe(true)
    expect(state.favour).toBe(3)
    expect(state.tiles.every((tile) => tile === TILES.at.aside)).toBe(true)
    expect(state.metal).toBe(0)
    expect([state.council, state.rotation, state.spared, ...state.slots]).toEqual([-1, -1, -1, -1, -1])
    expect(state.players.every(({ pile }) => pile.every((card) => card === -1))).toBe(true)
    expect([...state.terms], 'prices and costs as printed').toEqual([2, 4, 1, 0, 0, 2, 3, 1, 0, 0, 0])
    expect(state.sites.every((owner) => owner === -1)).toBe(true)
    expect(state.players[0].goods[GOODS.at.money], 'no favour was triggered').toBe(2)
  })

  test('W-109 the start player is drawn among the seats and gets the shield', () => {
    expect(opened(3, {}, 'seat-3').active).toBe(2)
    expect(() => opened(3, {}, 'seat-4')).toThrow('"seat-4" cannot come from start-player now')
  })

  test('W-110 goods, hand and discards are hidden from others; points, houses, seals, open piles and sizes are not', () => {
    const state = opened(3)
    const view = viewOf(worldWithoutEnd, state, 1)
    expect(view.players[1]).toEqual(expect.objectContaining({ goods: state.players[1].goods }))
    for (const { goods, hand, discarded } of [view.players[0], view.players[2]]) {
      for (const field of [goods, hand, discarded])
        expect(field.every((value) => value === -32768)).toBe(true)
    }
    for (const { vp, houses, seals, opened, discards } of view.players.slice(0, 3)) {
      expect([vp, houses, seals, opened, discards]).toEqual([8, 4, 2, 0, 0])
    }
    expect([...view.stock]).toEqual([...state.stock])
  })

  test('W-111 in chapter I of a first game everyone holds the six starred cards only', () => {
    const first = opened(2, { 'first-game': true })
    const usual = opened(2)
    const held = (hand: Int16Array) => CARDS.list.filter((_, card) => hand[card] === 1)
    expect(held(first.players[0].hand)).toEqual([
      'act-grain',
      'act-piety',
      'act-material',
      'act-project',
      'act-sale',
      'act-privilege',
    ])
    expect(held(first.players[0].hand).length).toBe(STARRED)
    expect(held(usual.players[1].hand)).toEqual([...CARDS.list])
  })

  test('the box holds 44 event cards', () => {
    expect(EVENTS.size).toBe(44)
  })
})
