import type { Names } from '@chronik/kernel'
import type { Parts, Sentence, Tale } from '@chronik/kernel/story'

const TO_ISLAND: Sentence = ['zu Insel {number}', 'to island {number}', 'naar eiland {number}']
const AT_ISLAND: Sentence = ['an Insel {number}', 'at island {number}', 'bij eiland {number}']
const TO_TIME: Sentence = ['auf Zeit-Wasserfeld {number}', 'to time field {number}', 'naar tijdveld {number}']
const AT_TIME: Sentence = ['auf Zeit-Wasserfeld {number}', 'on time field {number}', 'op tijdveld {number}']
const TREASURE: Names = {
  to: ['zur Schatzinsel', 'to the treasure island', 'naar het schateiland'],
  at: ['an der Schatzinsel', 'at the treasure island', 'bij het schateiland'],
}

/** A field of the sea as where a ship sails to or docks at. */
export function fieldPhrase({ say }: Pick<Tale, 'say'>, how: 'to' | 'at', field: string): Parts {
  const number = field.slice(1)
  if (field === 'i3') return say(TREASURE[how])
  if (field.startsWith('t')) return say(how === 'to' ? TO_TIME : AT_TIME, { number })
  return say(how === 'to' ? TO_ISLAND : AT_ISLAND, { number })
}
