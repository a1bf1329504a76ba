import type { Language, Names } from '@chronik/kernel'
import { type Parts, phraseIn, type Sentence, type Tale } from '@chronik/kernel/story'
import { innPlaces } from '../inn/places.ts'
import { marriagePlaces } from '../marriage/places.ts'
import { portPlaces } from '../port/places.ts'
import { soloPlaces } from '../solo/places.ts'

/** Where somebody stands or dies, with its article: `in der Schmiede`. */
const AT: Names = {
  farm: ['auf dem Hof', 'on the farm', 'op de boerderij'],
  wainwright: ['in der Wagnerei', 'at the wainwright’s', 'in de wagenmakerij'],
  stables: ['in den Ställen', 'in the stables', 'in de stal'],
  scriptorium: ['in der Schreibstube', 'in the scriptorium', 'in de schrijfkamer'],
  smithy: ['in der Schmiede', 'in the smithy', 'in de smederij'],
  mill: ['in der Mühle', 'at the mill', 'in de molen'],
  ...soloPlaces,
  ...innPlaces,
  ...marriagePlaces,
  ...portPlaces,
}

const AT_CASTLE: Sentence = ['auf Burg {letter}', 'at castle {letter}', 'op burcht {letter}']
const AT_COUNCIL: Sentence = [
  'auf Stufe {step} der Ratsstube',
  'on step {step} of the council chamber',
  'op trede {step} van de raadszaal',
]
const AT_CHURCH: Sentence = [
  'auf Stufe {step} der Kirche',
  'on step {step} of the church',
  'op trede {step} van de kerk',
]

/** A place as a phrase and what stands in its blank. */
function phraseOf(place: string): readonly [Sentence, { readonly letter?: string; readonly step?: string }] {
  if (Object.hasOwn(AT, place)) return [AT[place], {}]
  const [, area, spot] = /^(castle|council|church)-(\w)$/.exec(place) ?? []
  if (area === 'castle') return [AT_CASTLE, { letter: spot.toUpperCase() }]
  if (area === 'council') return [AT_COUNCIL, { step: spot }]
  if (area === 'church') return [AT_CHURCH, { step: spot }]
  throw new Error(`nobody stands at "${place}"`)
}

/** Where somebody stands or dies. */
export function atPlace({ say }: Pick<Tale, 'say'>, place: string): Parts {
  return say(...phraseOf(place))
}

/** The same outside a story: `in der Schmiede`. */
export function placeIn(language: Language, place: string): string {
  const [sentence, values] = phraseOf(place)
  return phraseIn(sentence, language, values)
}

/** The letter of a castle, the number of a step or of a stall. */
export function lastOf(place: string): string {
  return place.slice(-1).toUpperCase()
}

const FROM_SPACE: Sentence = ['vom Feld „{space}“', 'from the {space} space', 'van het veld “{space}”']

/** The action space a cube comes from. */
export function fromSpace({ say, name }: Pick<Tale, 'say' | 'name'>, space: string): Parts {
  return say(FROM_SPACE, { space: [name(space)] })
}
