import {
  choice,
  type Move,
  type MoveList,
  moveKind,
  NONE,
  number,
  push,
  type Refusal,
  refusal,
} from '@chronik/kernel'
import { hasDemand, leaveQueue, payDemand, refillQueue, refuseDemand, serve } from '../board/market.ts'
import type { Action } from '../box/box.ts'
import { achieved } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { COLOURS, CUSTOMERS, QUEUE } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import {
  cubesOf,
  cubesOfAnyColour,
  gain,
  gainCubes,
  mixOf,
  payable,
  payment,
  refuseCost,
} from '../goods/payment.ts'
import { gainPrestige } from '../goods/stock.ts'
import { payTime } from '../life/time.ts'
import { payBread, payTools } from './stock.ts'

export const sellBread = moveKind('sell-bread', {})
export const sellTool = moveKind('sell-tool', {})
export const serveQueue = moveKind('serve', {})
export const takeCubes = moveKind('cubes', {})
const MOST_TILES = 200
export const howMany = moveKind('number <count>', { count: number(1, MOST_TILES) })

const BREAD = 0
const TOOL = 1

function sellingCost(state: VillageState): number {
  return cubesOf(COLOURS.at.persuasion, state.box.figures.marriage.smuggler.persuasion)
}

function tilesOf(state: VillageState, seat: number, what: number): number {
  const { bread, tools } = state.marriage.families[seat]
  return what === BREAD ? bread : tools
}

function canServe(state: VillageState, seat: number, customer: number): boolean {
  return customer !== NONE && hasDemand(state, seat, customer)
}

function anyToServe(state: VillageState, seat: number): boolean {
  if (!payable(state.farms[seat], cubesOfAnyColour(state.box.figures.marriage.smuggler.serveCubes)))
    return false
  for (let place = 0; place < QUEUE; place++) if (canServe(state, seat, state.queue[place])) return true
  return false
}

// VM-301: exactly one of three ways; nobody is sent there. VM-R1: an empty sale is none.
export const smugglerChoice = choice<VillageState>(
  'd-smuggler',
  [sellBread, sellTool, serveQueue, takeCubes, skip],
  {
    rule: 'VM-301',
    list(state, moves, seat, waivable) {
      if (payable(state.farms[seat], sellingCost(state))) {
        if (tilesOf(state, seat, BREAD) > 0) moves.add(sellBread())
        if (tilesOf(state, seat, TOOL) > 0) moves.add(sellTool())
      }
      if (anyToServe(state, seat)) moves.add(serveQueue())
      moves.add(takeCubes())
      if (waivable === 1) moves.add(skip())
    },
    play(state, move: Move, seat) {
      if (skip.is(move)) waive(state, seat)
      else if (serveQueue.is(move)) push(state, queueChoice, seat)
      else if (takeCubes.is(move)) {
        // VM-305: time for cubes of different colours.
        push(state, differentCubes, seat)
        payTime(state, seat, state.box.figures.marriage.smuggler.cubesTime, 'smuggled-cubes')
      } else push(state, numberChoice, seat, sellBread.is(move) ? BREAD : TOOL)
    },
    refuse: refuseSmuggler,
  },
)

function refuseSmuggler(state: VillageState, move: Move, seat: number): Refusal {
  if (skip.is(move)) return refuseSkip(state)
  if (serveQueue.is(move)) {
    const price = cubesOfAnyColour(state.box.figures.marriage.smuggler.serveCubes)
    const farm = state.farms[seat]
    return payable(farm, price)
      ? refusal('no-customer-to-serve', 'VM-303')
      : { ...refuseCost(farm, price), rule: 'VM-303' }
  }
  const what = sellBread.is(move) ? BREAD : TOOL
  if (tilesOf(state, seat, what) === 0)
    return refusal('nothing-to-smuggle', 'VM-R1', { what: what === BREAD ? 'bread' : 'tool' })
  return { ...refuseCost(state.farms[seat], sellingCost(state)), rule: 'VM-302' }
}

// VM-302: any number of one kind, for cubes and time; each tile is worth prestige at once.
export const numberChoice = choice<VillageState>('d-smuggler-number', [howMany], {
  rule: 'VM-302',
  list(state, moves, seat, what) {
    const most = Math.min(MOST_TILES, tilesOf(state, seat, what))
    for (let count = 1; count <= most; count++) moves.add(howMany(count))
  },
  play(state, move, seat, what) {
    const count = howMany.get.count(move)
    const { prestige, sellTime } = state.box.figures.marriage.smuggler
    if (what === BREAD) payBread(state, seat, count)
    else payTools(state, seat, count)
    gainPrestige(state, seat, count * prestige, 'smuggler')
    push(state, payment, seat, sellingCost(state))
    payTime(state, seat, sellTime, 'smuggled-sale')
  },
  refuse: (state, move, seat, what) =>
    refusal('not-so-many', 'VM-302', {
      what: what === BREAD ? 'bread' : 'tool',
      missing: howMany.get.count(move) - tilesOf(state, seat, what),
    }),
})

// VM-303, VM-R2: a customer of the queue, whatever it asks for, and cubes of any colour on top; no time.
export const queueChoice = choice<VillageState>('d-smuggler-customer', [serve], {
  rule: 'VM-303',
  list(state, moves, seat) {
    for (let place = 0; place < QUEUE; place++)
      if (canServe(state, seat, state.queue[place])) moves.add(serve(state.queue[place]))
  },
  play(state, move, seat) {
    const customer = serve.get.customer(move)
    payDemand(state, seat, customer)
    takeFromQueue(state, seat, customer)
    push(state, refillQueue)
    push(state, payment, seat, cubesOfAnyColour(state.box.figures.marriage.smuggler.serveCubes))
  },
  refuse(state, move, seat) {
    const customer = serve.get.customer(move)
    const name = CUSTOMERS.list[customer]
    if (!state.queue.includes(customer)) return refusal('not-in-queue', 'VM-304', { customer: name })
    return refuseDemand(state, seat, customer) ?? refusal('not-now', 'VM-303')
  },
})

// VM-304: the tile leaves the queue, which moves up; the stalls are not touched.
function takeFromQueue(state: VillageState, seat: number, customer: number): void {
  const place = state.queue.indexOf(customer)
  state.servedBy[customer] = seat
  achieved(state, seat)
  state.log?.add({
    code: 'serve',
    seat,
    customer: CUSTOMERS.list[customer],
    stall: `queue-${place + 1}`,
    points: state.box.customers[customer].points,
  })
  leaveQueue(state, place)
}

// VM-305: each colour at most once.
export const differentCubes = choice<VillageState>('d-smuggler-cubes', [gain], {
  rule: 'VM-305',
  list(state, moves) {
    listDifferent(moves, state.box.figures.marriage.smuggler.cubes)
  },
  play: gainCubes.play,
  refuse: (state) =>
    refusal('cubes-not-different', 'VM-305', { amount: state.box.figures.marriage.smuggler.cubes }),
})

function listDifferent(moves: MoveList, amount: number): void {
  for (let colours = 1; colours < 1 << COLOURS.size; colours++) {
    const skill = colours & 1
    const persuasion = (colours >> 1) & 1
    const faith = (colours >> 2) & 1
    const knowledge = colours >> 3
    if (skill + persuasion + faith + knowledge === amount)
      moves.add(gain(mixOf(skill, persuasion, faith, knowledge, 0)))
  }
}

// VM-305: time can always be paid, so the smuggler always has a use.
export const smugglerAction: Action = {
  possible: () => true,
  whyNot: () => refusal('not-now', 'VM-301'),
  begin: (state, seat, waivable) => push(state, smugglerChoice, seat, waivable),
}
