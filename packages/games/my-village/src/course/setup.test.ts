import { Match, ScriptedChance, SeededChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { deckOf, displayOf, villageAt } from '../../test/position.ts'
import { CARDS, MONK_STACK_CARDS, OFFER, TOP } from '../box/vocabulary.ts'
import { myVillage } from '../game.ts'

const begin = (players: number, script = {}, seed = 5) => {
  const match = new Match(myVillage, { players }, new ScriptedChance(script, new SeededChance(seed)))
  return { match, state: match.state }
}

test('M-101 two to four players, no solo game', () => {
  expect(() => myVillage.open({ players: 1 })).toThrow(/from 2 to 4/)
  expect(() => myVillage.open({ players: 5 })).toThrow(/from 2 to 4/)
  for (const players of [2, 3, 4]) expect(begin(players).match.over).toBe(false)
})

test.each([
  [2, 9],
  [3, 11],
  [4, 13],
])('M-103 with %i players the rat starts %i steps away', (players, steps) => {
  expect(begin(players).state.rat).toBe(steps)
})

test('M-102, M-114 to M-116 each village starts with five villagers, headman at home, Reaper on the bridge', () => {
  const { state } = begin(4)
  for (const seat of [1, 2, 3, 4]) {
    expect(villageAt({ state } as never, seat)).toMatchObject({
      headman: 'main-house',
      time: 0,
      cloud: 1,
      reaper: false,
      villagers: ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'],
      pupils: [],
      tree: 0,
      house: 0,
      cards: [],
      labourers: 0,
      tile: null,
    })
  }
})

test('M-104 the supply has no number: nothing in a state counts it', () => {
  expect(Object.keys(myVillage.fields)).not.toContain('supply')
})

test('M-105, M-106, M-109, M-112 churches, halls, fields and craft buildings are all on offer', () => {
  const { state } = begin(3)
  const offered = CARDS.list.filter((_, card) => state.cards[card] === OFFER)
  expect(offered.filter((card) => card.startsWith('church-'))).toHaveLength(4)
  expect(offered.filter((card) => card.startsWith('hall-'))).toHaveLength(4)
  expect(offered.filter((card) => card.startsWith('field-'))).toHaveLength(8)
  expect(
    offered.filter((card) => /^(stable|brewery|smithy|scriptorium|cartwright)-/.test(card)),
  ).toHaveLength(20)
})

test('M-107 four meeting places; a tile comes with each', () => {
  const { state } = begin(4)
  expect(
    CARDS.list.filter((id, card) => id.startsWith('meeting-place-') && state.cards[card] === OFFER),
  ).toHaveLength(4)
  expect(state.villages.every((village) => village.tile === -1)).toBe(true)
})

test('M-108 three stacks of 3, 4 and 5 monks with one open monk each, drawn by chance', () => {
  const script = {
    'monk-quill': ['monk-quill-3'],
    'monk-jug': ['monk-jug-2'],
    'monk-rosary': ['monk-rosary-5'],
  }
  const { state } = begin(2, script)
  expect(CARDS.list.filter((_, card) => state.cards[card] === TOP)).toEqual([
    'monk-quill-3',
    'monk-jug-2',
    'monk-rosary-5',
  ])
  expect(MONK_STACK_CARDS.map(({ first, end }) => end - first)).toEqual([3, 4, 5])
})

test('M-110 six of 33 customers are turned up by chance', () => {
  const customers = ['customer-33', 'customer-02', 'customer-17', 'customer-09', 'customer-21', 'customer-30']
  const { state } = begin(2, { customers })
  expect(displayOf({ state } as never)).toEqual([...customers].sort())
  expect(deckOf({ state } as never)).toBe(27)
})

test('M-111 travel stacks A to D hold 4 cards, E holds 3, and nobody knows their order', () => {
  const { state } = begin(2)
  const stack = (letter: string) =>
    CARDS.list.filter((id, card) => id.startsWith(`travel-${letter}-`) && state.cards[card] === OFFER)
  expect(['a', 'b', 'c', 'd', 'e'].map((letter) => stack(letter).length)).toEqual([4, 4, 4, 4, 3])
})

test('M-113, M-R03 boards and the start player are drawn from the seed, every board once', () => {
  const { state } = begin(3, { boards: ['board-4', 'board-1', 'board-3'], 'start-player': ['2'] })
  expect(state.villages.slice(0, 3).map(({ board }) => board + 1)).toEqual([4, 1, 3])
  expect(() => begin(2, { boards: ['board-4', 'board-4'] })).toThrow(/cannot come/)
  expect(() => begin(2, { 'start-player': ['3'] })).toThrow(/cannot come/)
})

test('M-117 the start player gets the hand, palm up', () => {
  const { state } = begin(3, { 'start-player': ['3'] })
  expect([state.hand.holder, state.hand.back, state.start]).toEqual([2, 0, 2])
})

test.each([
  [2, '2', [2, 1]],
  [3, '3', [2, 3, 1]],
  [4, '2', [4, 1, 2, 3]],
])('M-118 with %i players, starting with seat %s, the coins are %j', (players, start, coins) => {
  const { state } = begin(players, { 'start-player': [start] })
  expect(state.villages.slice(0, players).map((village) => village.coins)).toEqual(coins)
})

test.each([
  [2, 8, 3],
  [3, 6, 2],
  [4, 8, 3],
])('M-119 with %i players %i white and %i black dice are rolled', (players, white, black) => {
  const { state } = begin(players)
  const sum = (dice: Int16Array) => dice.reduce((total, count) => total + count, 0)
  expect([sum(state.pool.subarray(0, 6)), sum(state.pool.subarray(6))]).toEqual([white, black])
})
