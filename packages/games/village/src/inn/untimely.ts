import { type Choice, type MoveKind, NONE, type Refusal, refusal, waits } from '@chronik/kernel'
import { none } from '../board/council.ts'
import { member } from '../board/crafts.ts'
import { majority } from '../board/majority.ts'
import type { VillageState } from '../box/state.ts'
import { skip } from '../course/skip.ts'
import { afterAction, sourceChoice } from '../course/turn.ts'
import { favours } from '../marriage/favours.ts'
import type { Attempt } from '../module.ts'
import { belongsToTurn, cardChoice } from './cards.ts'
import {
  animalChoice,
  castle,
  castleChoice,
  colourChoice,
  herald,
  heraldChoice,
  memberChoice,
  scrap,
  scrapChoice,
  without,
} from './choices.ts'
import { buyChoice, buyPerson, cycle, cycleChoice, inn, innChoice, innMember } from './inn.ts'
import { cardNow } from './now.ts'
import { card } from './person.ts'
import { persons } from './persons.ts'
import { refuseCard } from './unplayable.ts'
import { PERSONS } from './vocabulary.ts'

type Due = Choice<VillageState>
const VISIT: readonly Due[] = [innChoice, innMember, cycleChoice, buyChoice]
const VISIT_MOVES: readonly MoveKind[] = [inn, member, cycle, buyPerson, none, skip]
const EFFECTS: readonly Due[] = [
  memberChoice,
  animalChoice,
  colourChoice,
  heraldChoice,
  castleChoice,
  scrapChoice,
]
/** What only a card allows, with the rule of the card. */
const BY_CARD = new Map<MoveKind, readonly [person: (typeof PERSONS.list)[number], rule: string]>([
  [without, ['person-juggler', 'VI-510']],
  [herald, ['person-herald', 'VI-517']],
  [castle, ['person-tollkeeper', 'VI-520']],
  [scrap, ['person-scrapdealer', 'VI-522']],
])
const GRANTS_ACTION = [PERSONS.at['person-herald'], PERSONS.at['person-innkeeper']]

/** Which rule of the Inn keeps a move from the decision that is due. */
export function innUntimely(attempt: Attempt): Refusal | null {
  const { kind, due, argument } = attempt
  if (kind === card) return refuseCardNow(attempt)
  if (due === cardChoice) return refusal('cards-first', 'VI-404')
  if (due === cardNow) return refusal('card-asked', 'VI-404', { person: PERSONS.list[argument] })
  if (EFFECTS.includes(due)) return refusal('card-effect-first', 'VI-405')
  if (VISIT.includes(due) && VISIT_MOVES.includes(kind)) return refusal('inn-order', 'VI-303')
  const byCard = BY_CARD.get(kind)
  return byCard === undefined ? null : refusal('only-by-card', byCard[1], { person: byCard[0] })
}

// VI-408, VI-R8, VI-404: not in a mass or a wedding, no action within another, and only in the card's own window.
function refuseCardNow({ state, seat, move, due }: Attempt): Refusal {
  const person = card.get.person(move)
  // VI-405: before the cube its moment is there; nobody was asked because it would do nothing.
  const idle =
    due === sourceChoice && belongsToTurn(person) && persons[person]?.playable(state, seat) === false
  const refused = refuseCard(state, seat, person, idle)
  if (refused.rule !== 'VI-404') return refused
  const params = { person: PERSONS.list[person] }
  if (waits(state, majority) || waits(state, favours)) return refusal('no-cards-now', 'VI-408', params)
  const within = due !== sourceChoice && state.performed !== NONE && waits(state, afterAction)
  return within && GRANTS_ACTION.includes(person) ? refusal('no-action-within', 'VI-R8', params) : refused
}
