import { FastRandom, LANGUAGES, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { worldWithoutEnd } from './game.ts'
import { names } from './names.ts'
import { CARDS, DUTIES, EVENTS, LINES, PENALTIES, PERSONS, PROJECTS, SITES, TREASURES } from './vocabulary.ts'

const VOCABULARIES = { CARDS, DUTIES, EVENTS, LINES, PENALTIES, PERSONS, PROJECTS, SITES, TREASURES }

/** What of an entry is no word of the vocabulary: codes and rules. */
const CODES = ['code', 'why', 'rule', 'secret']

/** The words that a random match tells of; bare numbers need no name. */
function toldIn(players: number): string[] {
  const match = new Match(worldWithoutEnd, { players }, new SeededChance(7))
  const random = new FastRandom(7)
  for (let due = match.turn, left = 3000; !due.over && left > 0; due = match.turn, left--)
    match.play([due.moves[random.below(due.moves.length)]])
  return match.log.flatMap((entry) =>
    Object.entries(entry)
      .filter(([key]) => !CODES.includes(key))
      .flatMap(([, value]) => value)
      .filter((value) => typeof value === 'string' && !/^\d+$/.test(value)),
  )
}

describe('names', () => {
  test.each(Object.entries(VOCABULARIES))('every word of %s has a name in every language', (_, { list }) => {
    for (const language of LANGUAGES)
      expect((list as readonly string[]).filter((word) => names[language][word] === undefined)).toEqual([])
  })

  test('every word of the story of a match has a name', () => {
    const told = new Set(toldIn(3))
    expect(told.size).toBeGreaterThan(30)
    for (const language of LANGUAGES)
      expect([...told].filter((word) => names[language][word] === undefined)).toEqual([])
  })
})
