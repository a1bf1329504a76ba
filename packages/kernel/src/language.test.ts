import { describe, expect, test } from 'vitest'
import { names } from '../sample/names.ts'
import { refusals } from '../sample/refusals.ts'
import { blanksOf, hasWords, inLanguages, LANGUAGES, nameOf, tell } from './language.ts'
import { refusal } from './refusal.ts'

describe('a refusal in words', () => {
  test('fills in its parameters', () => {
    const refused = refusal('card-not-held', 'F-301', { card: 'card-3' })
    expect(tell(refused, 'en', refusals)).toBe('card-3 is not in your hand.')
    expect(tell(refused, 'de', refusals)).toBe('card-3 ist nicht auf deiner Hand.')
    expect(tell(refused, 'nl', refusals)).toBe('card-3 zit niet in je hand.')
  })

  test('names what has a name, with a capital where it begins the sentence', () => {
    const refused = refusal('card-not-held', 'F-301', { card: 'card-3' })
    expect(LANGUAGES.map((language) => tell(refused, language, refusals, names))).toEqual([
      'Karte 3 ist nicht auf deiner Hand.',
      'Card 3 is not in your hand.',
      'Kaart 3 zit niet in je hand.',
    ])
    expect(nameOf('apple', 'nl', names)).toBe('appel')
    expect(nameOf('no-such-word', 'nl', names)).toBe('no-such-word')
    expect(nameOf('constructor', 'en', names)).toBe('constructor')
  })

  test('begins with a capital also where the name is the word itself', () => {
    const refused = refusal('card-not-held', 'F-301', { card: 'apple' })
    expect(tell(refused, 'en', refusals, names)).toBe('Apple is not in your hand.')
    expect(tell(refused, 'nl', refusals, names)).toBe('Appel zit niet in je hand.')
  })

  test('names several things that are all or in part missing, counted where it matters', () => {
    const refused = (card: string) => refusal('card-not-held', 'F-301', { card })
    const names = inLanguages({ hen: ['Huhn', 'hen', 'kip'], eggs: ['Eier', 'eggs', 'eieren'] })
    const told = (card: string) =>
      LANGUAGES.map((language) => tell(refused(card), language, { de: own, en: own, nl: own }, names))
    const own = { 'card-not-held': 'Missing: {card}.' }
    expect(told('hen & 2 eggs')).toEqual([
      'Missing: Huhn und 2 Eier.',
      'Missing: hen and 2 eggs.',
      'Missing: kip en 2 eieren.',
    ])
    expect(told('2 × hen')).toEqual(['Missing: 2 × Huhn.', 'Missing: 2 × hen.', 'Missing: 2 × kip.'])
    expect(told('hen | 3 eggs')).toEqual([
      'Missing: Huhn oder 3 Eier.',
      'Missing: hen or 3 eggs.',
      'Missing: kip of 3 eieren.',
    ])
    expect(told('5/8')[0]).toBe('Missing: 5/8.')
    expect(told('egg <count> | hen')[0]).toBe('Missing: egg <count> | hen.')
  })

  test('shows a blank without a parameter as it is', () => {
    expect(tell({ code: 'card-not-held' }, 'en', refusals)).toBe('{card} is not in your hand.')
  })

  test('the words of the game go before those of the kernel', () => {
    const own = { en: { over: 'Done.' }, de: {}, nl: {} }
    expect(tell({ code: 'over' }, 'en', own)).toBe('Done.')
    expect(tell({ code: 'over' }, 'de', own)).toBe('Die Partie ist zu Ende.')
  })

  test('words follow a number', () => {
    const words = { de: {}, nl: {}, en: { short: 'You are {missing} {missing:coin|coins} short.' } }
    const told = (missing: number) => tell({ code: 'short', params: { missing } }, 'en', words)
    expect([told(1), told(2)]).toEqual(['You are 1 coin short.', 'You are 2 coins short.'])
  })

  test('a code without words shows itself', () => {
    expect(tell({ code: 'no-such-code' }, 'en')).toBe('no-such-code')
  })
})

test.each(['over', 'not-your-turn', 'not-now', 'notation', 'past-barrier', 'stale'])(
  'the kernel can say %s in every language',
  (code) => {
    expect(hasWords(code)).toBe(true)
    expect(new Set(LANGUAGES.map((language) => tell({ code }, language))).size).toBe(3)
  },
)

test('the blanks of a sentence', () => {
  expect(blanksOf('{missing} coins are missing for {card}.')).toEqual(['missing', 'card'])
  expect(blanksOf('{missing} {missing:coin is|coins are} missing.')).toEqual(['missing'])
  expect(blanksOf('No {} blank, no { blank }.')).toEqual([])
})

test('a code has words only if every language has them', () => {
  expect(hasWords('no-coin', refusals)).toBe(true)
  expect(hasWords('no-coin')).toBe(false)
  expect(hasWords('odd', { en: { odd: 'Odd.' }, de: {}, nl: { odd: 'Raar.' } })).toBe(false)
})
