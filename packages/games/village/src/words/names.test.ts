import { LANGUAGES, tell } from '@chronik/kernel'
import { toldIn } from '@chronik/kernel/told'
import { describe, expect, test } from 'vitest'
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
} from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from '../goals/vocabulary.ts'
import { MOMENTS } from '../inn/person.ts'
import { PERSONS, STACKS } from '../inn/vocabulary.ts'
import { PINK_FIGURES, PINK_PLACES } from '../marriage/vocabulary.ts'
import { CAPTAINS, CARGO, CHESTS, SEA_BURIALS, SEA_FIELDS } from '../port/vocabulary.ts'
import { FATE_FACES, FATE_SIDES } from '../solo/tray.ts'
import { TestTable } from '../testing/position.ts'
import { names } from './names.ts'

const BASE = { CUBES, WARES, SPACES, BUILDINGS, CASTLES, STAGES, ROADS, GROUPS, FIGURES, PLACES, CUSTOMERS }
const DEAD = { CHRONICLE_PLACES, GRAVES, SEA_BURIALS }
const MODULES = { PERSONS, STACKS, CAPTAINS, SEA_FIELDS, CARGO, CHESTS, PINK_FIGURES, PINK_PLACES }
const OTHERS = { EXPANSIONS, MOMENTS, PLAYER_COLOURS, FATE_FACES, FATE_SIDES, SILVER_GOALS, GOLDEN_GOALS }

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
    const told = toldIn(village, { players, options })
    expect(told.size).toBeGreaterThan(50)
    for (const language of LANGUAGES)
      expect([...told].filter((word) => names[language][word] === undefined)).toEqual([])
  })

  test('a refusal speaks of things by their names', () => {
    const table = new TestTable({ spaces: { harvest: ['skill'], church: ['faith'] } })
    const refused = table.why('take market faith')
    expect(LANGUAGES.map((language) => refused && tell(refused, language, village.refusals, names))).toEqual([
      'Auf dem Feld „Markt“ liegt kein Stein mehr.',
      'There is no cube left on the space “market”.',
      'Op het veld “markt” ligt geen steen meer.',
    ])
  })
})
