import { NONE } from '@chronik/kernel'
import { BLACK_BAG } from '../life/figures.ts'
import { NOBODY, type VillageState } from './state.ts'
import {
  CASTLES,
  CUBES,
  CUSTOMERS,
  FIGURES,
  GROUPS,
  MOST_STALLS,
  PLACES,
  PLAGUE,
  QUEUE,
} from './vocabulary.ts'

const DEAD = PLACES.at['chronicle-farm']
const GRAVE = PLACES.at.grave
const GONE = PLACES.at.gone
const UNBORN = PLACES.at.unborn
const BESIDE_TRAY = PLACES.at['beside-tray']
const ON_CHURCH = PLACES.at['on-church']

const sum = (values: Iterable<number>): number => {
  let total = 0
  for (const value of values) total += value
  return total
}

/** What must hold after every move; each broken one by its number. */
export function invariants(state: VillageState): string[] {
  const broken: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) broken.push(what)
  }
  checkFigures(state, check)
  checkCustomers(state, check)
  checkCubes(state, check)
  checkFarms(state, check)
  checkPlaces(state, check)
  if (state.box.solo) checkConny(state, check)
  return broken
}

type Check = (holds: boolean, what: string) => void

function checkFigures(state: VillageState, check: Check): void {
  const { players, numbers, figureCount } = state.box
  for (let seat = 0; seat < players; seat++) {
    const { figures } = state.farms[seat]
    check(
      !figures.includes(BESIDE_TRAY) && !figures.includes(ON_CHURCH),
      `V-I1 a figure of seat ${seat} stands at Conny's tray`,
    )
    let youngestBorn = 0
    let oldestUnborn = 9
    for (let figure = 0; figure < figureCount; figure++) {
      if (figures[figure] === UNBORN) oldestUnborn = Math.min(oldestUnborn, numbers[figure])
      else youngestBorn = Math.max(youngestBorn, numbers[figure])
    }
    check(youngestBorn <= oldestUnborn, `V-I13 seat ${seat} was born out of order`)
  }
  check(state.monks >= 0 && state.monks <= state.box.figures.stock.monks, 'V-I4 the number of monks is wrong')
}

function checkCustomers(state: VillageState, check: Check): void {
  const seen = new Map<number, number>()
  const note = (customer: number) => seen.set(customer, (seen.get(customer) ?? 0) + 1)
  for (const customer of state.stalls) if (customer !== NONE) note(customer)
  for (const customer of state.queue) if (customer !== NONE) note(customer)
  for (let customer = 0; customer < CUSTOMERS.size; customer++) {
    if (state.customerStack[customer] === 1) note(customer)
    if (state.servedBy[customer] !== NOBODY) note(customer)
  }
  check(
    seen.size === state.box.customersInPlay.length && sum(seen.values()) === seen.size,
    'V-I2 a customer is missing or there twice',
  )
  for (let stall = state.box.stalls; stall < MOST_STALLS; stall++)
    check(state.stalls[stall] === NONE, 'V-I15 a closed stall is occupied')
  const waiting = state.queue.indexOf(NONE)
  if (waiting >= 0)
    check(
      state.queue.subarray(waiting).every((one) => one === NONE),
      'V-I15 the queue has a gap',
    )
}

function checkCubes(state: VillageState, check: Check): void {
  const onTray = state.conny.slots.reduce(
    (count, { cubes }) => count + cubes.filter((cube) => cube === PLAGUE).length,
    0,
  )
  const onBoard = sum(state.spaces.map(({ cubes }) => cubes[PLAGUE]))
  const plague = state.plagueSupply + state.greenBag[PLAGUE] + onBoard + onTray
  check(plague === state.box.plague, `V-I3 there are ${plague} plague cubes`)
  const lying = sum(state.spaces.map(({ cubes }) => sum(cubes)))
  check(lying === state.cubesLeft, 'V-I8 the cubes on the board are counted wrong')
  state.box.spaces.forEach((space, index) => {
    check(
      sum(state.spaces[space].cubes) <= state.box.fill[index],
      'V-I8 a space holds more cubes than the card says',
    )
  })
  check(
    state.greenBag.length === CUBES.size && state.greenBag.every((count) => count >= 0),
    'V-I9 the green bag owes a cube',
  )
}

function checkFarms(state: VillageState, check: Check): void {
  const { players, trackLength, grainLimit } = state.box
  for (let seat = 0; seat < players; seat++) {
    const farm = state.farms[seat]
    check(farm.grain >= 0 && farm.grain <= grainLimit, `V-I6 seat ${seat} has ${farm.grain} grain`)
    check(
      farm.coins >= 0 && farm.goods.every((one) => one >= 0) && farm.cubes.every((one) => one >= 0),
      `V-I6 seat ${seat} owes something`,
    )
    check(farm.lifetime >= 0 && farm.lifetime < trackLength, `V-I6 seat ${seat} is beside the lifetime track`)
    check(
      farm.deaths + farm.dying + farm.dyingNow <= farm.crossings,
      `V-I7 seat ${seat} has more deaths than crossings`,
    )
    check(reachable(state, seat), `V-I18 seat ${seat} marks a castle without a way to it`)
  }
  check(
    state.startSeat >= 0 && state.startSeat < players && state.ring < players,
    'V-I10 start player or ring is nobody at the table',
  )
}

/** Castles with a marker are reached from the village through castles with a marker. */
function reachable(state: VillageState, seat: number): boolean {
  const { markers } = state.farms[seat]
  const reached = new Set<number>()
  const next = state.box.roadsFrom[0].map(({ to }) => to).filter((castle) => markers[castle] === 1)
  for (let castle = next.pop(); castle !== undefined; castle = next.pop()) {
    if (reached.has(castle)) continue
    reached.add(castle)
    for (const { to } of state.box.roadsFrom[castle + 1]) if (markers[to] === 1) next.push(to)
  }
  return reached.size === sum(markers) && markers.length === CASTLES.size
}

function checkPlaces(state: VillageState, check: Check): void {
  const { box } = state
  const dead = [
    ...state.farms.slice(0, box.players).map(({ figures }) => figures),
    ...(box.solo ? [state.conny.figures] : []),
  ]
  const lying = (place: number) =>
    sum(dead.map((figures) => figures.subarray(0, box.figureCount).filter((one) => one === place).length))
  for (let group = 0; group < GROUPS.size; group++) {
    const taken = state.chronicle[group]
    check(taken === lying(DEAD + group), `V-I11 the group ${GROUPS.list[group]} is counted wrong`)
    check(taken <= box.chronicle[group].length, `V-I11 the group ${GROUPS.list[group]} is overfull`)
    const occupied = box.chronicle[group].filter((place) => state.chroniclePlaces[place] !== NOBODY).length
    check(occupied === taken, `V-I11 the places of ${GROUPS.list[group]} do not fit`)
  }
  check(
    state.chroniclePlaces.filter((one) => one !== NOBODY).length === sum(state.chronicle),
    'V-I11 a closed place is taken',
  )
  check(
    state.graves === lying(GRAVE) && state.graves <= box.graves.length,
    'V-I11 the graves are counted wrong',
  )
  const full = sum(state.chronicle) === box.openPlaces || state.graves === box.graves.length
  check(!full || state.end.rung === 1, 'V-I19 the last place is taken and nobody rang the end')
  check(lying(GONE) === 0 || state.end.rung === 1, 'V-I19 somebody is gone before the end was rung')
}

function checkConny(state: VillageState, check: Check): void {
  const { figures, slots } = state.conny
  const { numbers } = state.box
  const church = figures.filter((place) => place >= PLACES.at['church-1'] && place <= PLACES.at['church-4'])
  check(new Set(church).size === church.length, 'VS-I1 two figures of Conny stand on one step')
  figures.forEach((place, figure) => {
    const young = numbers[figure] <= 2
    check(
      !young || place === BESIDE_TRAY || place >= DEAD,
      `VS-I1 Conny's ${FIGURES.list[figure]} left the tray alive`,
    )
    check(place !== BLACK_BAG || !young, `VS-I1 Conny's ${FIGURES.list[figure]} is in the bag`)
  })
  const onTray = sum(slots.map(({ cubes }) => cubes.filter((cube) => cube !== NONE).length))
  check(
    onTray <= state.box.fill.reduce((total, count) => total + count, 0) / 2 + 1,
    'VS-I2 too many cubes on the tray',
  )
  check(state.queue.length === QUEUE, 'V-I15 the queue has another length')
}
