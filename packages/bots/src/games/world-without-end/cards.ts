import {
  CARDS,
  CLOTH,
  canBuildHouse,
  canDonateTo,
  GRAIN,
  housesOf,
  KNOWLEDGE,
  LOYALTY,
  MONEY,
  PIETY,
  PLACES,
  PROJECTS,
  repeatedBy,
  SITES,
  STAGES,
  STONE,
  spaceAfter,
  TERMS,
  TILES,
  VP,
  WOOD,
  WOOL,
  type WorldState,
} from '@chronik/world-without-end'

/** How far a player's duties are from being met when the tax die falls in the middle. */
const TAX = 4
const IN_PLAY = STAGES.at['in-play']
const FACE_UP = TILES.at['face-up']
const PRIVILEGE = CARDS.at['act-privilege']
const MOST_VALUE = 5

/** What one more piece of a treasure is worth to a seat, in points and by rule of thumb. */
function worthOf(state: WorldState, seat: number, treasure: number): number {
  if (treasure === VP) return 1
  const { goods } = state.players[seat]
  if (treasure !== MONEY && state.stock[treasure] === 0) return 0
  switch (treasure) {
    case STONE:
    case WOOD:
      return 1.7
    case GRAIN:
      return goods[GRAIN] < state.box.dues[1] ? 2.2 : 0.5
    case PIETY:
      return goods[PIETY] < state.box.dues[0] ? 3.2 : 0.8
    case MONEY:
      return goods[MONEY] < TAX ? 0.9 : 0.55
    case CLOTH:
      return 1.6
    case LOYALTY:
      return 1.3
    default:
      return 1
  }
}

/**
 * What using each action card now would be worth to a seat, by rule of thumb; how much it could build and what it
 * could treat is known already.
 */
export function readCards(
  state: WorldState,
  seat: number,
  fitting: number,
  treated: number,
  into: Float64Array,
): void {
  const { goods } = state.players[seat]
  const { terms } = state
  into[CARDS.at['act-grain']] = worthOf(state, seat, GRAIN)
  into[CARDS.at['act-piety']] = worthOf(state, seat, PIETY)
  into[CARDS.at['act-material']] = Math.max(worthOf(state, seat, STONE), worthOf(state, seat, WOOD))
  const affordable = goods[MONEY] >= terms[TERMS.at['project-toll']]
  into[CARDS.at['act-project']] = affordable ? fitting * (terms[TERMS.at['project-vp']] - 1.2) : 0
  into[CARDS.at['act-sale']] = sale(state, seat)
  readHouses(state, seat, into)
  into[CARDS.at['act-donation']] = donation(state, seat)
  into[CARDS.at['act-cloth']] = 0.8 * Math.min(2, goods[WOOL], state.stock[CLOTH])
  const service = 1 + worthOf(state, seat, MONEY)
  into[CARDS.at['act-medicine']] = Math.max(service, treated)
  into[CARDS.at['act-favour']] = favour(state, seat)
  const repeated = repeatedBy(state, seat)
  into[PRIVILEGE] = repeated < 0 ? 0 : 0.9 * into[repeated]
}

/** How much material one building action could use. */
export function buildable(state: WorldState, seat: number): number {
  const { goods } = state.players[seat]
  let most = 0
  for (let project = 0; project < PROJECTS.size; project++) {
    const { stage, covered, built } = state.projects[project]
    if (stage !== IN_PLAY || covered === 1) continue
    const fields = state.box.fields[project]
    const fits =
      Math.min(goods[STONE], fields[STONE] - built[STONE]) + Math.min(goods[WOOD], fields[WOOD] - built[WOOD])
    if (fits > most) most = fits
  }
  return Math.min(most, state.terms[TERMS.at['project-materials']])
}

function sale(state: WorldState, seat: number): number {
  const { goods } = state.players[seat]
  const { terms } = state
  const cloth = state.clothCovered === 1 ? 0 : Math.min(goods[CLOTH], terms[TERMS.at['cloth-per-sale']])
  const money = goods[WOOL] * terms[TERMS.at['wool-price']] + cloth * terms[TERMS.at['cloth-price']]
  const urgent = Math.max(0, Math.min(money, TAX - goods[MONEY]))
  return 0.55 * money + 0.4 * urgent - 0.7 * goods[WOOL] - 1.1 * cloth
}

/** Building a house, and the rent of the best two. */
function readHouses(state: WorldState, seat: number, into: Float64Array): void {
  let best = 0
  let second = 0
  for (let at = 0; at < SITES.size; at++) {
    if (state.sites[at] !== seat) continue
    const { yield: rent } = state.box.sites[at]
    const worth = rent.amount * worthOf(state, seat, rent.treasure)
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  const left = state.box.figures.start.houses === 0 ? 0 : (5 - state.chapter) / 4
  into[CARDS.at['act-house']] = canBuildHouse(state, seat) ? 3.5 * left : 0
  into[CARDS.at['act-rent']] = best + second
}

function donation(state: WorldState, seat: number): number {
  const { goods, seals } = state.players[seat]
  if (seals === 0 || goods[MONEY] < state.box.figures.actions.donationMoney) return 0
  let best = 0
  for (let project = 0; project < PROJECTS.size; project++) {
    if (!canDonateTo(state, seat, project)) continue
    const worth = 2.4 * filled(state, project) - 0.3 + 0.3 * (4 - state.chapter)
    if (worth > best) best = worth
  }
  return best
}

/** How much of a project is built, from 0 to 1. */
export function filled(state: WorldState, project: number): number {
  const { built } = state.projects[project]
  const fields = state.box.fields[project]
  return (built[STONE] + built[WOOD]) / (fields[STONE] + fields[WOOD])
}

/** The points and advantages of those who could be treated now, the easiest first. */
export function treatment(state: WorldState, seat: number): number {
  const { tiles, values } = state
  let budget = state.players[seat].goods[KNOWLEDGE] + state.terms[TERMS.at['counted-knowledge']]
  let sick = 0
  for (let place = 0; place < PLACES.size; place++) if (tiles[place] === FACE_UP) sick |= 1 << place
  if (sick === 0) return 0
  let points = 0
  for (let value = 1; value <= MOST_VALUE && value <= budget; value++) {
    for (let place = 0; place < PLACES.size && value <= budget; place++) {
      if (((sick >> place) & 1) === 0 || values[place] !== value) continue
      budget -= value
      const advantage = state.box.places[place]
      points += state.box.figures.plague.treatmentVp
      if (advantage.kind === 'gain')
        points += advantage.gain.amount * worthOf(state, seat, advantage.gain.treasure)
      else if (advantage.kind !== 'none') points += 1.7
    }
  }
  return points
}

/** What the next favour would bring. */
function favour(state: WorldState, seat: number): number {
  const space = spaceAfter(state, state.box.figures.actions.favourSteps)
  const person = state.box.persons[state.box.arc[space - 1]]
  const { goods } = state.players[seat]
  switch (person.kind) {
    case 'gain':
      return person.gain.amount * worthOf(state, seat, person.gain.treasure)
    case 'pay':
      return -person.money
    case 'house':
      return person.vp * housesOf(state, seat)
    case 'show':
      return goods[person.good] > 0 ? person.vp : 0
    default:
      return goods[person.good] * person.vp
  }
}
