import { expect, test } from 'vitest'
import { fairBoth, fairFirst, fairSecond } from '../testing/fair-games.ts'
import { Games, games as house } from './games.ts'

test('new tables are played by the latest rules, running matches by their own', () => {
  const games = new Games([fairSecond, fairFirst])
  expect(games.ids).toEqual(['fair'])
  expect(games.latest('fair')).toBe(fairSecond.game)
  expect(games.find('fair', 1)).toBe(fairFirst.game)
  expect(games.find('fair', 3)).toBeNull()
  expect(games.find('constructor', 1)).toBeNull()
  expect(games.latest('constructor')).toBeNull()
  expect(games.player('fair', 1)).not.toBeNull()
  expect(games.player('fair', 3)).toBeNull()
})

test('a game that knows its older rules serves matches of all of them', () => {
  const games = new Games([fairBoth])
  expect(games.find('fair', 1)).toBe(fairBoth.game)
  expect(games.find('fair', 2)).toBe(fairBoth.game)
  expect(games.find('fair', 0)).toBeNull()
  expect(games.latest('fair')?.rulesVersion).toBe(2)
})

test('a version stands once', () => {
  expect(() => new Games([fairBoth, fairFirst])).toThrow('fair 1 stands twice')
  expect(() => new Games([fairFirst, fairFirst])).toThrow('fair 1 stands twice')
})

test('every game of the house has bots', () => {
  for (const id of house.ids) expect(house.player(id, house.latest(id)?.rulesVersion ?? 0)).not.toBeNull()
})
