import type { Language } from '../language.ts'

/** Little words that belong to one of the languages and to none of the others. */
const OWN: { readonly [language in Language]: string } = {
  de: 'und der das nicht ein eine einen einem einer vom zum zur auf mit für du dein deine ist wird erhält nimmt',
  en: 'the and with from your you to takes gets pays at by for their has are',
  nl: 'het een van naar jij jouw je zijn op met voor krijgt neemt de en wordt',
}

const FOREIGN: { readonly [language in Language]: ReadonlySet<string> } = {
  de: new Set(`${OWN.en} ${OWN.nl}`.split(' ')),
  en: new Set(`${OWN.de} ${OWN.nl}`.split(' ')),
  nl: new Set(`${OWN.de} ${OWN.en}`.split(' ')),
}

/** The words of a sentence that another language would use. */
export function foreignWords(words: readonly string[], language: Language): readonly string[] {
  return words.filter((word) => FOREIGN[language].has(word.toLowerCase()))
}
