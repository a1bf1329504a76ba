// Which language a visitor gets: the one asked for in the address, else the browser's first that we speak.
export const languages = ['de', 'en', 'nl'] as const

export type Language = (typeof languages)[number]

export function chooseLanguage(asked: string | null, accepted: string | undefined): Language {
  const wishes = [asked ?? '', ...byPreference(accepted ?? '')]
  for (const wish of wishes) {
    const language = languages.find((known) => wish.toLowerCase().split('-')[0] === known)
    if (language) return language
  }
  return 'en'
}

/** `nl-BE;q=0.5, de` means German first. */
function byPreference(accepted: string): string[] {
  return accepted
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
