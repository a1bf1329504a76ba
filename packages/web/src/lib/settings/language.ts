import { LANGUAGES, type Language } from '@chronik/kernel'

/** The language that was chosen, else the first one of the browser that we speak, else English. */
export function languageOf(chosen: string | undefined, wanted: readonly string[]): Language {
  for (const tag of chosen === undefined ? wanted : [chosen, ...wanted]) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}
