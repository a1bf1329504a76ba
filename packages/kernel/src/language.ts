import type { Refusal } from './refusal.ts'

export const LANGUAGES = ['de', 'en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * Sentences by code; a parameter stands in braces: "{missing} more". Words that follow its number stand behind
 * it, for one and for others: "{missing} {missing:coin|coins}".
 */
export type Messages = { readonly [code: string]: string }
export type Translated = { readonly [language in Language]: Messages }

/** The refusals that any game may give, in words. */
const KERNEL: Translated = {
  en: {
    over: 'The match is over.',
    'not-your-turn': 'Another player is to decide now.',
    'not-now': 'This cannot be done at this moment.',
    notation: 'This is no move: expected {expected}.',
    'past-barrier': 'Something happened in between that could not be foreseen; look at it before you go on.',
    stale: 'The match has moved on in the meantime.',
  },
  de: {
    over: 'Die Partie ist zu Ende.',
    'not-your-turn': 'Jetzt entscheidet jemand anderes.',
    'not-now': 'Das geht in diesem Moment nicht.',
    notation: 'So schreibt man in diesem Spiel keinen Zug.',
    'past-barrier': 'Dazwischen ist etwas Unvorhersehbares geschehen; sieh es dir an, bevor du weiterziehst.',
    stale: 'Die Partie ist inzwischen weitergegangen.',
  },
  nl: {
    over: 'De partij is afgelopen.',
    'not-your-turn': 'Nu beslist iemand anders.',
    'not-now': 'Dat kan op dit moment niet.',
    notation: 'Zo schrijf je in dit spel geen zet.',
    'past-barrier': 'Er is intussen iets onvoorziens gebeurd; bekijk het eerst voordat je verdergaat.',
    stale: 'De partij is intussen verdergegaan.',
  },
}

/** What a word is called, in the order of LANGUAGES: German, English, Dutch. */
export type Name = readonly [de: string, en: string, nl: string]

/** A name in one language. */
export function spoken(name: Name, language: Language): string {
  return name[LANGUAGES.indexOf(language)]
}

/** What words are called, word by word. */
export type Names = { readonly [word: string]: Name }

/** Words that share a name and differ in a mark, by default what stands behind the last dash: `castle-a`. */
export function namedAlike(list: readonly string[], [de, en, nl]: Name, mark = lastPart): Names {
  return Object.fromEntries(
    list.map((word): [string, Name] => {
      const own = mark(word)
      return [word, [`${de} ${own}`, `${en} ${own}`, `${nl} ${own}`]]
    }),
  )
}

function lastPart(word: string): string {
  return word.slice(word.lastIndexOf('-') + 1)
}

/** Names as what each language calls them. */
export function inLanguages(table: Names): Translated {
  const all = (language: Language): Messages =>
    Object.fromEntries(Object.entries(table).map(([word, name]) => [word, spoken(name, language)]))
  return { de: all('de'), en: all('en'), nl: all('nl') }
}

/** What a word of the game is called; a word without a name shows itself. */
export function nameOf(word: string, language: Language, names?: Translated): string {
  const spoken = names?.[language]
  return spoken !== undefined && Object.hasOwn(spoken, word) ? spoken[word] : word
}

/** One of several things in a parameter, some of them counted: `horse`, `2 × horse`, `2 coins`. */
const THING = /^(\d+ (?:× )?)?([a-z][a-z-]*)$/

/** Several things with names, all of them or one of them: `horse & beer`, `beer | 2 coins`; null if it is something else. */
function severalOf(value: string, language: Language, names: Translated): string | null {
  const each = (list: string, type: 'conjunction' | 'disjunction', name: (one: string) => string | null) => {
    const parts = list.split(type === 'conjunction' ? ' & ' : ' | ').map(name)
    return parts.includes(null) ? null : new Intl.ListFormat(language, { type }).format(parts as string[])
  }
  const thing = (one: string): string | null => {
    const [, count = '', word = ''] = THING.exec(one) ?? []
    return Object.hasOwn(names[language], word) ? `${count}${nameOf(word, language, names)}` : null
  }
  return each(value, 'conjunction', (some) => each(some, 'disjunction', thing))
}

/** `{missing}`, or words by its number: `{missing:coin|coins}`. */
const BLANK = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g

/**
 * A refusal as a sentence; the game's words go before the kernel's, a code without words shows itself.
 * Where a parameter is a word with a name, or several of them, the names stand in its place.
 */
export function tell(refusal: Refusal, language: Language, game?: Translated, names?: Translated): string {
  const sentence = game?.[language][refusal.code] ?? KERNEL[language][refusal.code] ?? refusal.code
  return sentence.replace(
    BLANK,
    (blank, parameter: string, one: string | undefined, others: string, at: number) => {
      const value = refusal.params?.[parameter]
      if (one !== undefined) return value === 1 ? one : others
      if (typeof value !== 'string') return String(value ?? blank)
      const name = (names && severalOf(value, language, names)) ?? nameOf(value, language, names)
      const begins = at === 0 && names !== undefined && Object.hasOwn(names[language], value)
      return begins ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
    },
  )
}

/** The blanks of a sentence, by name, each once. */
export function blanksOf(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(BLANK), ([, name]) => name))]
}

/** Whether a refusal has words in every language. */
export function hasWords(code: string, game?: Translated): boolean {
  return LANGUAGES.every(
    (language) => game?.[language][code] !== undefined || KERNEL[language][code] !== undefined,
  )
}
