import { customerRow } from '../board/customer.ts'
import type { Draft } from '../box/box.ts'
import { NOBODY, type VillageState } from '../box/state.ts'
import { BUILDINGS, CUSTOMERS, GOODS, GROUPS, INN_CUSTOMERS, PLACES, SPACES } from '../box/vocabulary.ts'
import type { Module } from '../module.ts'
import { captainWaiver } from './at-sea.ts'
import { afterActionWindow, cardChoice, no, opportunityWindow, startWindow, turnWindow } from './cards.ts'
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
  withMember,
  without,
} from './choices.ts'
import { personsInPlay } from './deck.ts'
import {
  buyChoice,
  buyPerson,
  cycle,
  cycleChoice,
  inn,
  innAction,
  innChoice,
  innFee,
  innMember,
} from './inn.ts'
import { innInvariants } from './invariants.ts'
import {
  bardTakesOver,
  captainTakesOver,
  cardNow,
  herbalistTakesOver,
  messengerNow,
  roadTakesOver,
  roadWaiver,
  sailWindow,
  scrapWindow,
  travellerNow,
  watchmanTakesOver,
} from './now.ts'
import { card, holds } from './person.ts'
import { pointsOfPerson } from './persons.ts'
import { drawPerson, layStacks, personSource, uncover } from './stacks.ts'
import { innUntimely } from './untimely.ts'
import { PERSONS } from './vocabulary.ts'

/** The Inn: beer, its brewery and its customers, and persons to be met over a mug. */
export const innModule: Module = {
  id: 'inn',
  moves: [inn, cycle, buyPerson, card, no, withMember, without, herald, castle, scrap],
  steps: [
    [innChoice, innMember, innFee, cycleChoice, buyChoice, uncover, drawPerson, cardChoice, cardNow],
    [
      memberChoice,
      animalChoice,
      colourChoice,
      heraldChoice,
      castleChoice,
      scrapChoice,
      messengerNow,
      travellerNow,
    ],
  ].flat(),
  sources: [personSource],
  sideMoves: [],
  standMoves: [],
  actionMoves: [[SPACES.at.inn, [inn, cycle, buyPerson]]],
  isInPlay: (draft) => expansions(draft).includes('inn'),
  pack(draft) {
    draft.spaces = [...draft.spaces, SPACES.at.inn]
    draft.actions[SPACES.at.inn] = innAction
    draft.goods = [...draft.goods, GOODS.at.beer]
    packBrewery(draft)
    packCustomers(draft)
    // VI-308, VX-301, VX-303: who dies in the inn goes to the graveyard; `family` brings members home from it.
    draft.places[PLACES.at.inn] = {
      visible: true,
      leadsHome: true,
      group: NOBODY,
      chronicled: false,
      elsewhere: null,
    }
    packWindows(draft)
    draft.reserves.push(canRaiseMeans)
    draft.scoring.push({ id: 'persons', value: personPoints })
    const inDeck = personsInPlay(expansions(draft))
    draft.setups.push((state) => layStacks(state, inDeck), pourBeer)
  },
  invariants: innInvariants,
  imagine: () => {},
  untimely: innUntimely,
}

function expansions(draft: Draft): readonly string[] {
  return draft.options.expansions as readonly string[]
}

// VI-201 to VI-206: the brewery is a craft building; its beer is a good like others.
function packBrewery(draft: Draft): void {
  const { training, production, grain, beer } = draft.figures.inn.brewery
  const place = PLACES.at.brewery
  draft.buildings[BUILDINGS.at.brewery] = {
    place,
    training,
    production,
    grain,
    influence: 0,
    products: [GOODS.at.beer],
    amount: beer,
  }
  draft.places[place] = {
    visible: true,
    leadsHome: true,
    group: GROUPS.at.crafts,
    chronicled: false,
    elsewhere: null,
  }
}

// VX-103: the customers of the Inn join the others.
function packCustomers(draft: Draft): void {
  for (const name of INN_CUSTOMERS)
    draft.customers[CUSTOMERS.at[name]] = customerRow(draft.figures.inn.customers[name])
  draft.customersInPlay = [...draft.customersInPlay, ...INN_CUSTOMERS.map((name) => CUSTOMERS.at[name])]
}

function packWindows(draft: Draft): void {
  const { windows, takeovers } = draft
  windows.beforeSource.push(startWindow)
  windows.beforeAction.push(turnWindow)
  windows.afterAction.push(afterActionWindow)
  windows.opportunity.push(opportunityWindow)
  windows.marketEnd.push(scrapWindow)
  windows.sail.push(sailWindow)
  takeovers.time = watchmanTakesOver
  takeovers.plague = herbalistTakesOver
  takeovers.roadFee = roadTakesOver
  takeovers.roadWaiver = roadWaiver
  takeovers.grave = bardTakesOver
  takeovers.captainFee = captainTakesOver
  takeovers.captainWaiver = captainWaiver
  takeovers.surcharge = (state, seat) => (state.inn.traders & (1 << seat)) !== 0
}

const MEANS = [PERSONS.at['person-trader'], PERSONS.at['person-juggler'], PERSONS.at['person-miller']]

// VP-604: a market day also goes on for who could pay for a sale after playing a card.
function canRaiseMeans(state: VillageState, seat: number): boolean {
  return MEANS.some((person) => holds(state, seat, person))
}

// VI-102: each player starts with beer.
function pourBeer(state: VillageState): void {
  for (let seat = 0; seat < state.box.players; seat++)
    state.farms[seat].goods[GOODS.at.beer] = state.box.figures.inn.startBeer
}

// VX-404, VX-406, VI-402, VI-409: cards of the kind `end` score; others are worth nothing.
function personPoints(state: VillageState, seat: number): number {
  let points = 0
  for (let person = 0; person < PERSONS.size; person++)
    if (holds(state, seat, person)) points += pointsOfPerson(state, seat, person)
  return points
}
