import { NONE, waits } from '@chronik/kernel'
import { NOBODY, type VillageState } from '../box/state.ts'
import { GROUPS } from '../box/vocabulary.ts'
import { loadChoice, loading } from './load.ts'
import { sailChoice } from './sail.ts'
import { CARGO_OF_TILE, CHEST, HARBOUR, MEMBER, SEA_1, SHIP, seaOf } from './sea.ts'
import { CAPTAIN_PLACES, CAPTAINS, CARGO, CHESTS, SEA_BURIALS, TILES } from './vocabulary.ts'

type Check = (holds: boolean, what: string) => void

/** What must hold at sea; each broken one with its number among the invariants of the expansions. */
export function portInvariants(state: VillageState): string[] {
  const broken: string[] = []
  const check: Check = (holds, what) => {
    if (!holds) broken.push(what)
  }
  checkShips(state, check)
  checkCaptains(state, check)
  checkTiles(state, check)
  checkChests(state, check)
  checkTheDead(state, check)
  return broken
}

function ships(state: VillageState) {
  return state.port.ships.slice(0, state.box.players)
}

function checkShips(state: VillageState, check: Check): void {
  ships(state).forEach(({ field, captain, cargo, paid, granted, calm }, seat) => {
    const pieces = cargo.filter((one) => one === 1).length
    check(
      (field === HARBOUR) === (captain === NONE) || isLoading(state, seat),
      `VX-I5 seat ${seat} has a captain in the harbour, or none at sea`,
    )
    check(
      field !== HARBOUR || pieces === 0 || isLoading(state, seat),
      `VX-I5 the ship of seat ${seat} lies loaded in the harbour`,
    )
    check(pieces <= seaOf(state).holds, `VX-I6 seat ${seat} has ${pieces} pieces in its holds`)
    const members = state.farms[seat].figures.filter((place) => place === SHIP).length
    check(members === cargo[MEMBER], `VX-I6 seat ${seat} has ${members} members aboard`)
    check(
      captain !== NONE || (paid === 0 && granted === 0 && calm === 0),
      `VX-I6 seat ${seat} has steps left without a captain`,
    )
  })
}

/** A captain is hired before the ship has left: the state between hiring and the first step. */
function isLoading(state: VillageState, seat: number): boolean {
  const { field, captain } = state.port.ships[seat]
  return (
    field === HARBOUR &&
    captain !== NONE &&
    (waits(state, loading) || waits(state, loadChoice) || waits(state, sailChoice))
  )
}

function checkCaptains(state: VillageState, check: Check): void {
  const hired = ships(state)
    .map(({ captain }) => captain)
    .filter((captain) => captain !== NONE)
  check(new Set(hired).size === hired.length, 'VX-I7 a captain serves on two ships')
  for (let captain = 0; captain < CAPTAINS.size; captain++) {
    const marked = state.port.captains[captain] === CAPTAIN_PLACES.at.hired
    check(marked === hired.includes(captain), `VX-I7 ${CAPTAINS.list[captain]} is in two places`)
  }
}

function checkTiles(state: VillageState, check: Check): void {
  for (let tile = 0; tile < TILES.size; tile++) {
    const opened = state.port.opened.filter((one) => one === 1).length
    const out = tile === CHEST ? opened : state.port.sold[tile]
    const held = ships(state).reduce(
      (sum, { cargo, home }) => sum + cargo[CARGO_OF_TILE[tile]] + home[tile],
      0,
    )
    check(
      state.port.stacks[tile] + held + out === seaOf(state).stacks[tile],
      `VX-I8 ${TILES.list[tile]} is lost`,
    )
  }
}

function checkChests(state: VillageState, check: Check): void {
  const held: number[] = []
  ships(state).forEach(({ cargo, aboard, chests, home }, seat) => {
    check(
      (cargo[CARGO.at.chest] === 1) === (aboard !== NONE),
      `VX-I8 the chest aboard of seat ${seat} is unknown`,
    )
    check(
      chests.every((chest, at) => (chest !== NONE) === at < home[CHEST]),
      `VX-I8 the chests of seat ${seat} do not fit`,
    )
    held.push(...[aboard, ...chests].filter((chest) => chest !== NONE))
  })
  const seen = [
    ...held,
    ...CHESTS.list.flatMap((_, chest) => (state.port.opened[chest] === 1 ? [chest] : [])),
  ]
  check(new Set(seen).size === seen.length, 'VX-I8 a chest is there twice')
  check(
    seen.every((chest) => seaOf(state).chestsInPlay.includes(chest)),
    'VX-I8 a chest of another box is here',
  )
}

function checkTheDead(state: VillageState, check: Check): void {
  const all = [
    ...state.farms.slice(0, state.box.players).map(({ figures }) => figures),
    ...(state.box.solo ? [state.conny.figures] : []),
  ]
  const standing = (place: number) =>
    all.reduce((sum, figures) => sum + figures.filter((one) => one === place).length, 0)
  let filled = 0
  for (let field = 0; field < SEA_BURIALS.size; field++) {
    const lying = standing(SEA_1 + field)
    filled += lying
    check(
      lying === (state.port.burials[field] === NOBODY ? 0 : 1),
      `VX-I9 ${SEA_BURIALS.list[field]} is counted wrong`,
    )
  }
  for (const island of seaOf(state).islands)
    if (island?.lighthouse)
      check(standing(island.lighthouse.place) <= 1, 'VX-I9 two members keep one lighthouse')
  const travel = GROUPS.at.travel
  const full = state.chronicle[travel] === state.box.chronicle[travel].length
  check(filled === 0 || full, 'VX-I16 somebody lies at sea although the chronicle had a place')
  check(
    filled < SEA_BURIALS.size || state.end.rung === 1,
    'VX-I9 the last sea field is taken and nobody rang the end',
  )
}
