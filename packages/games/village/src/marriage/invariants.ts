import { NONE, waits } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { FIGURES, PLACES } from '../box/vocabulary.ts'
import { BLACK_BAG } from '../life/figures.ts'
import { favours } from './favours.ts'
import {
  BAKERY,
  forEachOnBoard,
  isInCeremony,
  isOnBoard,
  isPink,
  nameOf,
  partnerOf,
  pinksInPlay,
  STORE,
  seatOf,
} from './people.ts'
import { PINK_FIGURES, RANKS } from './vocabulary.ts'

/** What must hold while the wedding board is in play; numbers are those of the section on invariants. */
export function marriageInvariants(state: VillageState): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) broken.push(what)
  }
  const wedding = waits(state, favours)
  checkFamilies(state, wedding, check)
  checkPeople(state, wedding, check)
  return broken
}

type Check = (holds: boolean, what: string) => void

function checkFamilies(state: VillageState, wedding: boolean, check: Check): void {
  check(state.box.figureCount === FIGURES.size, 'VX-I3 a family has not twelve figures')
  for (let seat = 0; seat < state.box.players; seat++) {
    const { figures, raised } = state.farms[seat]
    const { bread, tools, partners } = state.marriage.families[seat]
    check(bread >= 0 && tools >= 0, `VX-I4 seat ${seat} owes bread or tools`)
    const count = (stands: (place: number) => boolean) => figures.filter(stands).length
    check(count(isInCeremony) <= 1, `VX-I10 seat ${seat} has two members in the ceremony`)
    check(
      wedding || count((place) => place === BAKERY || place === STORE) <= 1,
      `VX-I11 seat ${seat} has two members in bakery and store`,
    )
    figures.forEach((place, figure) => {
      const name = `seat ${seat} ${FIGURES.list[figure]}`
      check(
        raised[figure] === 0 || state.box.places[place].visible || place === BLACK_BAG,
        `VX-I14 bread lies under ${name}, at ${PLACES.list[place]}`,
      )
      check(isOnBoard(place) || partners[figure] === NONE, `VX-I12 ${name} is married off the board`)
    })
  }
}

function checkPeople(state: VillageState, wedding: boolean, check: Check): void {
  const ranks = new Map<number, number>()
  const places = new Map<number, number>()
  forEachOnBoard(state, (_, person, place) => {
    places.set(person, place)
    if (isInCeremony(place)) ranks.set(place, (ranks.get(place) ?? 0) + 1)
  })
  check(
    [...ranks.values()].every((count) => count === 1) && ranks.size <= RANKS,
    'VX-I10 two stand on one rank',
  )
  for (const [person, place] of places) {
    const name = nameOf(person)
    const partner = partnerOf(state, person)
    check(
      partner === NONE || partnerOf(state, partner) === person,
      `VX-I12 the partner of ${name} does not know it`,
    )
    const theirs = places.get(partner) ?? NONE
    const together = theirs === place || (isInCeremony(theirs) && isInCeremony(place))
    check(partner === NONE || together, `VX-I12 ${name} stands apart from its partner`)
    if (wedding) continue
    check(!isInCeremony(place) || partner === NONE, `VX-I12 ${name} is a couple in the ceremony`)
    check(
      !isPink(person) || (partner !== NONE && seatOf(partner) !== NONE),
      `VX-I12 ${name} is on the board without a partner`,
    )
  }
  for (let pink = pinksInPlay(state); pink < PINK_FIGURES.size; pink++)
    check(state.marriage.pinks[pink].place === 0, `VX-I12 ${PINK_FIGURES.list[pink]} is not in play`)
}
