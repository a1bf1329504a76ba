import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '#games'
import { parseRules } from './document.ts'
import { parseRulebook } from './rulebook.ts'
import { search, searchRules } from './search.ts'
import { speechOf } from './synonyms.ts'

const docs = join(import.meta.dirname, '../../../../../docs')
const textOf = (folder: string, book: string, language: Language): string =>
  readFileSync(join(docs, folder, language === 'en' ? '' : language, `${book}.md`), 'utf8')
const bookIn = (book: string, language: Language) =>
  parseRulebook(textOf('rulebook', book, language), textOf('rulebook', book, 'en'))
const rulesIn = (book: string, language: Language) =>
  parseRules(textOf('rules', book, language), textOf('rules', book, 'en'))

/** So many passages are seen at once. */
const SEEN = 3
const VILLAGE = 'village'
const MORE = 'village-expansions'
const MY = 'my-village'
const WORLD = 'world-without-end'

/** What players type in each language, and the passage that answers it. */
const ASKED: readonly (readonly [
  book: string,
  passage: string,
  asked: { readonly [language in Language]: readonly string[] },
])[] = [
  [VILLAGE, 'who-dies', { de: ['sterben', 'Tod'], en: ['die', 'dead'], nl: ['sterven', 'doodgaan'] }],
  [VILLAGE, 'harvest', { de: ['Ernte'], en: ['harvest'], nl: ['oogst'] }],
  [VILLAGE, 'time-and-death', { de: ['Sanduhr'], en: ['hourglass'], nl: ['zandloper'] }],
  [VILLAGE, 'influence-and-coins', { de: ['Geld'], en: ['money'], nl: ['geld'] }],
  [VILLAGE, 'plague', { de: ['Peststein'], en: ['plague'], nl: ['pest'] }],
  [VILLAGE, 'goods', { de: ['Ochse', 'Kuh'], en: ['ox', 'cow'], nl: ['os', 'koe'] }],
  [VILLAGE, 'when-it-ends', { de: ['Spielende'], en: ['end of the game'], nl: ['einde van het spel'] }],
  [VILLAGE, 'what-wins', { de: ['Siegpunkte'], en: ['victory points', 'VP'], nl: ['overwinningspunten'] }],
  [VILLAGE, 'how-a-round-goes', { de: ['Startspieler'], en: ['start player'], nl: ['startspeler'] }],
  [VILLAGE, 'travel', { de: ['Schloss'], en: ['castles'], nl: ['kasteel'] }],
  [VILLAGE, 'council-chamber', { de: ['Ratsstube', 'Privileg'], en: ['privilege'], nl: ['raadszaal'] }],
  [VILLAGE, 'well', { de: ['Brunnen'], en: ['well'], nl: ['put', 'waterput'] }],
  [VILLAGE, 'family', { de: ['V-412', '412'], en: ['V-412', 'meeple'], nl: ['412', 'meeple'] }],
  [VILLAGE, 'your-family', { de: ['Kinder'], en: ['children'], nl: ['kinderen'] }],
  [VILLAGE, 'conny-s-turn', { de: ['solo', 'allein'], en: ['solo'], nl: ['solo'] }],
  [VILLAGE, 'scoring', { de: ['Gleichstand'], en: ['tiebreaker'], nl: ['gelijkspel'] }],
  [MORE, 'the-wedding', { de: ['Hochzeit', 'heiraten'], en: ['wedding', 'spouse'], nl: ['bruiloft'] }],
  [MORE, 'setting-sail', { de: ['Kapitän'], en: ['captain'], nl: ['kapitein'] }],
  [MORE, 'on-an-island', { de: ['Leuchtturm', 'Truhe'], en: ['treasure chest', 'tea'], nl: ['schatkist'] }],
  [MORE, 'death-at-sea', { de: ['Tod auf See'], en: ['burial at sea'], nl: ['zeebegrafenis'] }],
  [MORE, 'beer', { de: ['Bier brauen'], en: ['beer'], nl: ['bier'] }],
  [MORE, 'two-secret-aims', { de: ['Lebensziele'], en: ['life goals'], nl: ['levensdoelen'] }],
  [MORE, 'the-smuggler', { de: ['Schmuggler'], en: ['smuggler'], nl: ['smokkelaar'] }],
  [MY, 'dice-for-all', { de: ['Würfel'], en: ['dice'], nl: ['dobbelstenen'] }],
  [MY, 'the-rat', { de: ['Ratte'], en: ['rat'], nl: ['rat'] }],
  [MY, 'church-and-monks', { de: ['Kloster'], en: ['monastery'], nl: ['klooster'] }],
  [MY, 'the-school', { de: ['Schule'], en: ['school'], nl: ['school'] }],
  [WORLD, 'the-sick', { de: ['Arzt', 'Seuche'], en: ['doctor', 'plague'], nl: ['dokter'] }],
  [WORLD, 'what-is-due', { de: ['Steuern', 'beten'], en: ['taxes', 'pray'], nl: ['belastingen', 'bidden'] }],
  [WORLD, 'punishments', { de: ['Bestrafung'], en: ['penalty'], nl: ['straf'] }],
  [WORLD, 'build', { de: ['Haus bauen'], en: ['build a house'], nl: ['huis bouwen'] }],
  [WORLD, 'the-tower', { de: ['Loyalität Turm'], en: ['loyalty tower'], nl: ['loyaliteit toren'] }],
  [WORLD, 'trade', { de: ['Miete'], en: ['rent'], nl: ['pacht'] }],
]

describe.each(LANGUAGES)('what players ask in %s', (language) => {
  test('are thirty questions and more', () => {
    expect(ASKED.flatMap(([, , asked]) => asked[language]).length).toBeGreaterThan(30)
  })

  test.each(ASKED.flatMap(([book, passage, asked]) => asked[language].map((one) => [one, book, passage])))(
    '"%s" is answered in %s by %s',
    (question, book, passage) => {
      const found = search(bookIn(book, language), question, speechOf(language)).map(({ id }) => id)
      expect(found.slice(0, SEEN)).toContain(passage)
    },
  )

  test.each(games.flatMap(({ books }) => books))('every rule of %s is found by its number', (book) => {
    const rules = rulesIn(book, language)
    const numbers = rules.blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))
    expect(numbers.length).toBeGreaterThan(50)
    for (const number of numbers)
      expect(searchRules(rules, number.toLowerCase()).map(({ id }) => id)).toContain(number)
  })

  test('what no rulebook tells is found among the rules', () => {
    const swap = { de: 'tauschen', en: 'swap', nl: 'ruilen' }[language]
    expect(searchRules(rulesIn(WORLD, language), swap, speechOf(language)).length).toBeGreaterThan(0)
  })
})

test('small words alone are looked for as they are, and nothing finds nothing', () => {
  const book = bookIn(VILLAGE, 'en')
  expect(search(book, 'the', speechOf('en')).length).toBeGreaterThan(0)
  expect(search(book, '  ', speechOf('en'))).toEqual([])
  expect(search(book, 'dragon', speechOf('en'))).toEqual([])
})
