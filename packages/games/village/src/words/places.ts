import type { Names } from '@chronik/kernel'
import type { Parts, Sentence, Tale } from '@chronik/kernel/story'
import { innPlaces } from '../inn/places.ts'
import { marriagePlaces } from '../marriage/places.ts'
import { portPlaces } from '../port/places.ts'

/** Where somebody stands or dies, with its article: `in der Schmiede`. */
const AT: Names = {
  farm: ['auf dem Hof', 'on the farm', 'op de boerderij'],
  wainwright: ['in der Wagnerei', 'at the wainwright’s', 'in de wagenmakerij'],
  stables: ['in den Ställen', 'in the stables', 'in de stal'],
  scriptorium: ['in der Schreibstube', 'in the scriptorium', 'in de schrijfkamer'],
  smithy: ['in der Schmiede', 'in the smithy', 'in de smederij'],
  mill: ['in der Mühle', 'at the mill', 'in de molen'],
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

/** Where somebody stands or dies. */
export function atPlace({ say }: Pick<Tale, 'say'>, place: string): Parts {
  if (Object.hasOwn(AT, place)) return say(AT[place])
  const [, area, spot] = /^(castle|council|church)-(\w)$/.exec(place) ?? []
  if (area === 'castle') return say(AT_CASTLE, { letter: spot.toUpperCase() })
  if (area === 'council') return say(AT_COUNCIL, { step: spot })
  if (area === 'church') return say(AT_CHURCH, { step: spot })
  throw new Error(`nobody stands at "${place}"`)
}

/** The letter of a castle, the number of a step or of a stall. */
export function lastOf(place: string): string {
  return place.slice(-1).toUpperCase()
}

const FROM_SPACE: Sentence = ['vom Feld „{space}“', 'from the {space} space', 'van het veld “{space}”']

/** The action space a cube comes from. */
export function fromSpace({ say, name }: Pick<Tale, 'say' | 'name'>, space: string): Parts {
  return say(FROM_SPACE, { space: name(space) })
}
