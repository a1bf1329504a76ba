import { type Refusal, refusal } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { holds } from './person.ts'
import { persons } from './persons.ts'
import { PERSONS } from './vocabulary.ts'

/** Why a card cannot be played now; `open` says whether this is a moment at which it could be. */
export function refuseCard(state: VillageState, seat: number, person: number, open: boolean): Refusal {
  const params = { person: PERSONS.list[person] }
  if (!holds(state, seat, person)) return refusal('person-not-held', 'VI-403', params)
  const declared = persons[person]
  if (declared !== undefined && declared.counts !== null)
    return refusal('person-counts-at-end', 'VI-402', params)
  if (open || declared === undefined) return refusal('person-without-effect', 'VI-405', params)
  return refusal('person-other-moment', 'VI-404', { ...params, moment: declared.moment })
}
