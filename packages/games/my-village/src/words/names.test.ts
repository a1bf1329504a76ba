import { LANGUAGES } from '@chronik/kernel'
import { toldIn } from '@chronik/kernel/told'
import { describe, expect, test } from 'vitest'
import {
  BANNERS,
  BLACK_BANNERS,
  BOARDS,
  BONUSES,
  CARDS,
  CRAFTS,
  DICE,
  GOODS,
  MONK_STACKS,
  OCTAGONS,
  PATH,
  PLACES,
  PLOW_SOURCES,
  PROFESSIONS,
  PURSES,
  SIDES,
  TRAVEL_STACKS,
} from '../box/vocabulary.ts'
import { myVillage } from '../game.ts'
import { names } from './names.ts'

const VOCABULARIES = {
  BANNERS,
  BLACK_BANNERS,
  BOARDS,
  BONUSES,
  CARDS,
  CRAFTS,
  DICE,
  GOODS,
  MONK_STACKS,
  OCTAGONS,
  PATH,
  PLACES,
  PLOW_SOURCES,
  PROFESSIONS,
  PURSES,
  SIDES,
  TRAVEL_STACKS,
}

describe('names', () => {
  test.each(Object.entries(VOCABULARIES))('every word of %s has a name in every language', (_, { list }) => {
    for (const language of LANGUAGES)
      expect((list as readonly string[]).filter((word) => names[language][word] === undefined)).toEqual([])
  })

  test('every word of the story of a match has a name', () => {
    const told = toldIn(myVillage, { players: 3 })
    expect(told.size).toBeGreaterThan(30)
    for (const language of LANGUAGES)
      expect([...told].filter((word) => names[language][word] === undefined)).toEqual([])
  })
})
