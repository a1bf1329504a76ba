import type { Language } from '@chronik/kernel'

/** Half points stay, as a language writes them. */
export function pointsIn(value: number, language: Language): string {
  return value
    .toLocaleString(language, { minimumFractionDigits: 0, maximumFractionDigits: 1 })
    .replace('-', '−')
}
