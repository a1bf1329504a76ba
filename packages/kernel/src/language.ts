import type { Refusal } from './refusal.ts'

export const LANGUAGES = ['de', 'en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** Sentences by code; a parameter stands in braces: "{missing} coins are missing". */
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
    notation: 'Das ist kein Zug: erwartet wurde {expected}.',
    'past-barrier': 'Dazwischen ist etwas Unvorhersehbares geschehen; sieh es dir an, bevor du weiterziehst.',
    stale: 'Die Partie ist inzwischen weitergegangen.',
  },
  nl: {
    over: 'De partij is afgelopen.',
    'not-your-turn': 'Nu beslist iemand anders.',
    'not-now': 'Dat kan op dit moment niet.',
    notation: 'Dit is geen zet: verwacht werd {expected}.',
    'past-barrier': 'Er is intussen iets onvoorziens gebeurd; bekijk het eerst voordat je verdergaat.',
    stale: 'De partij is intussen verdergegaan.',
  },
}

/** A refusal as a sentence; the game's words go before the kernel's, a code without words shows itself. */
export function tell(refusal: Refusal, language: Language, game?: Translated): string {
  const sentence = game?.[language][refusal.code] ?? KERNEL[language][refusal.code] ?? refusal.code
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(refusal.params?.[name] ?? blank))
}

/** Whether a refusal has words in every language. */
export function hasWords(code: string, game?: Translated): boolean {
  return LANGUAGES.every(
    (language) => game?.[language][code] !== undefined || KERNEL[language][code] !== undefined,
  )
}
