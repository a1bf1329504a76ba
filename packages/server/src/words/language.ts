import { LANGUAGES, type Language } from '@chronik/kernel'

/** The browser's first language that we speak: `nl-BE;q=0.5, de` means German. */
export function languageOf(accepted: string | undefined): Language {
  for (const wish of byPreference(accepted ?? '')) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().split('-')[0] === known)
    if (language) return language
  }
  return 'en'
}

function byPreference(accepted: string): string[] {
  return accepted
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters
        .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
        .find((text) => text !== undefined)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
