import { NONE, push } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { CUSTOMERS, GOODS, PLACES, STEPS } from '../box/vocabulary.ts'
import { castlesVisited, chronicleEntries, livingMembers } from '../course/scoring.ts'
import { gainCoins, gainGoods, gainGrain } from '../goods/stock.ts'
import { bear, nextUnborn } from '../life/family.ts'
import { CHURCH_1, COUNCIL_1, countBetween, NO_FIGURE } from '../life/figures.ts'
import { inCeremony } from '../marriage/people.ts'
import { gainBread, gainTools } from '../marriage/stock.ts'
import {
  anyWithin,
  CLERK,
  castleChoice,
  clerkReach,
  colourChoice,
  FRIAR,
  farmReach,
  friarReach,
  heraldChoice,
  MATCHMAKER,
  memberChoice,
  PRIEST,
  pushTwice,
} from './choices.ts'
import { amountOf, type Moment, type Person, type PersonWindow } from './person.ts'
import { PERSONS } from './vocabulary.ts'

interface Timing {
  readonly windows: readonly PersonWindow[]
  readonly moment: Moment
}
const TURN: Timing = { windows: ['turn'], moment: 'at-own-turn' }
const TURN_OR_MARKET: Timing = { windows: ['turn', 'opportunity'], moment: 'at-own-turn-or-market' }
const MARKET: Timing = { windows: ['opportunity'], moment: 'at-own-market-opportunity' }
const AFTER_ACTION: Timing = { windows: ['after-action'], moment: 'at-end-of-action' }
const always = () => true
const nothing = () => {}

type Effect = (state: VillageState, seat: number, amount: number) => void

/** Declares a card that is played: its moment, its condition, its effect with the number on the card. */
function played(
  id: (typeof PERSONS.list)[number],
  timing: Timing,
  playable: Person['playable'],
  effect: Effect,
): [number, Person] {
  const person = PERSONS.at[id]
  return [
    person,
    {
      ...timing,
      playable,
      play: (state, seat) => effect(state, seat, amountOf(state, person)),
      counts: null,
    },
  ]
}

/** A card played inside a payment, a death or a voyage; now.ts and the Port ask for it there. */
function inside(id: (typeof PERSONS.list)[number], moment: Moment): [number, Person] {
  return [PERSONS.at[id], { windows: [], moment, playable: always, play: nothing, counts: null }]
}

/** Declares a card of the kind `end` (VI-402): what it counts. */
function atEnd(
  id: (typeof PERSONS.list)[number],
  counts: (state: VillageState, seat: number) => number,
): [number, Person] {
  const moment = 'at-final-scoring'
  return [PERSONS.at[id], { windows: [], moment, playable: () => false, play: nothing, counts }]
}

/** Declares a card that gives goods. */
const goods = (id: (typeof PERSONS.list)[number], kind: (typeof GOODS.list)[number]): [number, Person] =>
  played(id, TURN_OR_MARKET, always, (state, seat, amount) =>
    gainGoods(state, seat, GOODS.at[kind], amount, id),
  )

/** How many kinds of goods lie on the farm. */
function kindsOfGoods(state: VillageState, seat: number): number {
  let kinds = 0
  for (const count of state.farms[seat].goods) if (count > 0) kinds++
  return kinds
}

function customersServed(state: VillageState, seat: number): number {
  let served = 0
  for (let customer = 0; customer < CUSTOMERS.size; customer++)
    if (state.servedBy[customer] === seat) served++
  return served
}

function between(
  state: VillageState,
  seat: number,
  first: (typeof PLACES.list)[number],
  last: (typeof PLACES.list)[number],
): number {
  return countBetween(state, seat, PLACES.at[first], PLACES.at[last])
}

/** The action that was done last in this turn: one that was declined does not count, one of the herald does. */
function lastPerformed(state: VillageState): number {
  return state.performed === NONE ? state.inn.heralded : state.performed
}

const declared: readonly [number, Person][] = [
  // VI-501 to VI-506, VI-541: pieces for the farm.
  goods('person-smith', 'plow'),
  played('person-herder', TURN_OR_MARKET, always, pushTwice),
  goods('person-wainwright', 'wagon'),
  goods('person-scribe', 'scroll'),
  played(
    'person-farmer',
    TURN_OR_MARKET,
    (state, seat) => state.farms[seat].grain < state.box.grainLimit,
    (state, seat) => gainGrain(state, seat, state.box.grainLimit - state.farms[seat].grain, 'person-farmer'),
  ),
  goods('person-brewer', 'beer'),
  // VI-507, VI-545: exactly one church step, without grain.
  played(
    'person-friar',
    TURN,
    (state, seat) => anyWithin(state, seat, friarReach),
    (state, seat) => push(state, memberChoice, seat, FRIAR),
  ),
  inside('person-watchman', 'at-time-payment'),
  inside('person-herbalist', 'at-plague-cube'),
  played('person-juggler', TURN_OR_MARKET, always, (state, seat) => push(state, colourChoice, seat)),
  // VI-511: coins.
  played('person-miller', TURN_OR_MARKET, always, (state, seat, amount) =>
    gainCoins(state, seat, amount, 'person-miller'),
  ),
  // VI-512, VI-544: own sales of this market day cost no surcharge any more.
  played(
    'person-trader',
    MARKET,
    (state, seat) => (state.inn.traders & (1 << seat)) === 0,
    (state, seat) => {
      state.inn.traders |= 1 << seat
    },
  ),
  // VI-513: a new member, never one from a board.
  played('person-midwife', TURN, (state, seat) => nextUnborn(state, seat) !== NO_FIGURE, bear),
  // VI-514: from the farm to the first church step, not through the bag.
  played(
    'person-priest',
    TURN,
    (state, seat) => anyWithin(state, seat, farmReach),
    (state, seat) => push(state, memberChoice, seat, PRIEST),
  ),
  // VI-515: into the council or up one step for its time alone.
  played(
    'person-clerk',
    TURN,
    (state, seat) => anyWithin(state, seat, clerkReach),
    (state, seat) => push(state, memberChoice, seat, CLERK),
  ),
  // VI-516, VI-547: the action performed last in this turn once more.
  played(
    'person-innkeeper',
    AFTER_ACTION,
    (state, seat) => {
      const last = lastPerformed(state)
      return last !== NONE && state.box.actions[last].possible(state, seat)
    },
    (state, seat) => state.box.actions[lastPerformed(state)].begin(state, seat, 0),
  ),
  // VI-517, VI-548: any action in play; the market is always possible.
  played('person-herald', TURN, always, (state, seat) => push(state, heraldChoice, seat)),
  inside('person-traveller', 'at-castle-step'),
  inside('person-messenger', 'at-castle-step'),
  // VI-520: the reward of a castle once more.
  played(
    'person-tollkeeper',
    TURN,
    (state, seat) => castlesVisited(state, seat) > 0,
    (state, seat) => push(state, castleChoice, seat),
  ),
  inside('person-bard', 'at-own-death'),
  inside('person-scrapdealer', 'at-end-of-own-market'),
  // VI-523 to VI-530, VX-531: what counts at the end.
  atEnd('person-medic', livingMembers),
  atEnd('person-bishop', (state, seat) => countBetween(state, seat, CHURCH_1, CHURCH_1 + STEPS - 1)),
  atEnd('person-mayor', (state, seat) => countBetween(state, seat, COUNCIL_1 + 2, COUNCIL_1 + STEPS - 1)),
  atEnd('person-count', castlesVisited),
  atEnd('person-duchess', kindsOfGoods),
  atEnd('person-chronicler', chronicleEntries),
  atEnd('person-merchant', customersServed),
  atEnd('person-gravedigger', (state, seat) => between(state, seat, 'grave', 'grave')),
  atEnd('person-admiral', (state, seat) => between(state, seat, 'lighthouse-i1', 'lighthouse-i6')),
  // VX-532 to VX-534: played inside a voyage.
  inside('person-helmsman', 'at-sailing'),
  inside('person-quartermaster', 'at-hiring'),
  inside('person-cartographer', 'at-sailing'),
  // VX-541, VX-542: bread and tools for the farm.
  played('person-baker', TURN_OR_MARKET, always, (state, seat, amount) =>
    gainBread(state, seat, amount, 'person-baker'),
  ),
  played('person-toolmaker', TURN_OR_MARKET, always, (state, seat, amount) =>
    gainTools(state, seat, amount, 'person-toolmaker'),
  ),
  // VX-543, VX-553: to a free rank of the ceremony without its price; the bonus is taken.
  played(
    'person-matchmaker',
    TURN,
    (state, seat) => anyWithin(state, seat, farmReach) && !inCeremony(state, seat),
    (state, seat) => push(state, memberChoice, seat, MATCHMAKER),
  ),
]

/** All cards by their place in the vocabulary. */
export const persons: (Person | undefined)[] = []
for (const [person, declaration] of declared) persons[person] = declaration

// VX-406, VI-402: so much a card of the kind `end` brings as the farm stands; others bring nothing.
export function pointsOfPerson(state: VillageState, seat: number, person: number): number {
  const counts = persons[person]?.counts ?? null
  return counts === null ? 0 : amountOf(state, person) * counts(state, seat)
}
