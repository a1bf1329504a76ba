import { FastRandom, LANGUAGES, Match, SeededChance, tell } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { village } from './game.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './goals/vocabulary.ts'
import { MOMENTS } from './inn/person.ts'
import { PERSONS, STACKS } from './inn/vocabulary.ts'
import { PINK_FIGURES, PINK_PLACES } from './marriage/vocabulary.ts'
import { names } from './names.ts'
import { CAPTAINS, CARGO, CHESTS, SEA_BURIALS, SEA_FIELDS } from './port/vocabulary.ts'
import { FATE_FACES, FATE_SIDES } from './solo/tray.ts'
import { TestTable } from './testing/position.ts'
import {
  BUILDINGS,
  CASTLES,
  CHRONICLE_PLACES,
  CUBES,
  CUSTOMERS,
  EXPANSIONS,
  FIGURES,
  GRAVES,
  GROUPS,
  PLACES,
  PLAYER_COLOURS,
  ROADS,
  SPACES,
  STAGES,
  WARES,
} from './vocabulary.ts'

const BASE = { CUBES, WARES, SPACES, BUILDINGS, CASTLES, STAGES, ROADS, GROUPS, FIGURES, PLACES, CUSTOMERS }
const DEAD = { CHRONICLE_PLACES, GRAVES, SEA_BURIALS }
const MODULES = { PERSONS, STACKS, CAPTAINS, SEA_FIELDS, CARGO, CHESTS, PINK_FIGURES, PINK_PLACES }
const OTHERS = { EXPANSIONS, MOMENTS, PLAYER_COLOURS, FATE_FACES, FATE_SIDES, SILVER_GOALS, GOLDEN_GOALS }

/** What of an entry is no word of the vocabulary: codes and rules. */
const CODES = ['code', 'why', 'rule', 'secret']

/** The words that a random match tells of. */
function toldIn(players: number, options: { readonly [id: string]: unknown }): string[] {
  const match = new Match(village, { players, options }, new SeededChance(7))
  const random = new FastRandom(7)
  for (let due = match.turn; !due.over; due = match.turn)
    match.play([due.moves[random.below(due.moves.length)]])
  return wordsIn(match.log)
}

/** Every text of an entry or of its parameters that is no code. */
function wordsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) => (CODES.includes(key) ? [] : wordsIn(value)))
}

describe('names', () => {
  test.each(Object.entries({ ...BASE, ...DEAD, ...MODULES, ...OTHERS }))(
    'every word of %s has a name in every language',
    (_, { list }) => {
      for (const language of LANGUAGES)
        expect((list as readonly string[]).filter((word) => names[language][word] === undefined)).toEqual([])
    },
  )

  test.each([
    [1, { expansions: ['inn', 'port', 'marriage'], goals: true }],
    [3, {}],
    [4, { expansions: ['inn', 'port', 'marriage'], goals: true }],
  ])('every word of the story of a match of %i has a name', (players, options) => {
    const told = new Set(toldIn(players, options))
    expect(told.size).toBeGreaterThan(50)
    for (const language of LANGUAGES)
      expect([...told].filter((word) => names[language][word] === undefined)).toEqual([])
  })

  test('a refusal speaks of things by their names', () => {
    const table = new TestTable({ spaces: { harvest: ['skill'], church: ['faith'] } })
    const refused = table.why('take market faith')
    expect(LANGUAGES.map((language) => refused && tell(refused, language, village.refusals, names))).toEqual([
      'Auf diesem Feld (Markt) liegt kein Stein mehr.',
      'There is no cube left on this space (market).',
      'Op dit veld (markt) ligt geen steen meer.',
    ])
  })
})
