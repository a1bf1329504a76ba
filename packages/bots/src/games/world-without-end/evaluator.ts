import { decider, decision, type Game } from '@chronik/kernel'
import {
  CARDS,
  CHAPTERS,
  CLOTH,
  GRAIN,
  isOfAction,
  KNOWLEDGE,
  LOYALTY,
  MONEY,
  PENALTIES,
  PIETY,
  PROJECTS,
  pointsOf,
  ROUNDS,
  SITES,
  STAGES,
  STONE,
  TREASURES,
  WOOD,
  WOOL,
  type WorldState,
} from '@chronik/world-without-end'
import type { Evaluator, Share } from '../../evaluator.ts'
import { buildable, filled, readCards, treatment } from './cards.ts'

/** What a house can pay; two sites share each yield. */
const YIELDS = ['grain', 'piety', 'wool', 'medical-knowledge', 'loyalty', 'money', 'vp']

const FEATURES = [
  'always',
  'late',
  'material',
  'second-material',
  'spare-material',
  'wool',
  'cloth',
  'loyalty',
  'some-loyalty',
  'knowledge',
  'some-knowledge',
  'money',
  'tax-money',
  'piety',
  'spare-piety',
  'grain',
  'spare-grain',
  'piety-missing',
  'grain-missing',
  'tax-missing',
  ...YIELDS.map((treasure) => `house-${treasure}`),
  'houses-left',
  'houses-to-rent',
  'seals-left',
  'donations-begun',
  'open-fields',
  'buildable',
  'treatable',
  'metal-lead',
  ...PENALTIES.list,
  'active',
  'next-active',
  'points-near-zero',
  ...CARDS.list.map((card) => `hand-${card}`),
  'actions-left',
  'turn-worth',
  'later-worth',
]

/** The tax that the die asks for more often than not. */
const TAX = 4
const NEAR_ZERO = 6
const RENT = CARDS.at['act-rent']
const TOWER = PROJECTS.at.tower
const IN_PLAY = STAGES.at['in-play']
const YIELD_OF = TREASURES.list.map((treasure) => YIELDS.indexOf(treasure))

/** World Without End: what lies behind the screen, which duties it meets, what houses and cards will bring. */
export function worldEvaluator(game: Game<WorldState>): Evaluator<WorldState> {
  const middle = game.steps.map(({ id }) => isOfAction(id))
  const worth = new Float64Array(CARDS.size)

  function read(state: WorldState, seat: number, into: Float64Array): void {
    if (state.depth === 0) {
      into.fill(0)
      return
    }
    const late = state.round / ROUNDS
    into[0] = 1
    into[1] = late
    const fitting = buildable(state, seat)
    const treated = treatment(state, seat)
    let at = readGoods(state, seat, into, 2)
    at = readDuties(state, seat, late, into, at)
    at = readHouses(state, seat, into, at)
    at = readBoard(state, seat, fitting, treated, into, at)
    const { hand, opened } = state.players[seat]
    for (let card = 0; card < CARDS.size; card++) into[at++] = hand[card]
    into[at++] = ROUNDS - opened
    const due = decision(game, state)
    const acting = due !== null && middle[due.code] && decider(state) === seat
    readCards(state, seat, fitting, treated, worth)
    readWorth(state, seat, worth, acting, into, at)
  }

  return { game: 'world-without-end', features: FEATURES, read, progress, scoreNow: pointsOf, scored }
}

/** W-954: material and money count already, and a reason tells them once. */
function scored(state: WorldState, seat: number): Share[] {
  const { vp, goods } = state.players[seat]
  const { material, money } = state.box.figures.final
  return [
    { feature: 'score', points: vp },
    { feature: 'material', points: material * (goods[STONE] + goods[WOOD]) },
    { feature: 'money', points: money * goods[MONEY] },
  ]
}

function readGoods(state: WorldState, seat: number, into: Float64Array, start: number): number {
  const { goods } = state.players[seat]
  const material = goods[STONE] + goods[WOOD]
  let at = start
  into[at++] = Math.min(2, material)
  into[at++] = Math.max(0, Math.min(2, material - 2))
  into[at++] = Math.max(0, material - 4)
  into[at++] = goods[WOOL]
  into[at++] = goods[CLOTH]
  into[at++] = goods[LOYALTY]
  into[at++] = goods[LOYALTY] > 0 ? 1 : 0
  into[at++] = goods[KNOWLEDGE]
  into[at++] = goods[KNOWLEDGE] > 0 ? 1 : 0
  into[at++] = goods[MONEY]
  into[at++] = Math.min(TAX, goods[MONEY])
  return at
}

/** What is there of the duties, and what is missing the more the nearer the end of the chapter is. */
function readDuties(
  state: WorldState,
  seat: number,
  late: number,
  into: Float64Array,
  start: number,
): number {
  const { goods } = state.players[seat]
  const [piety, grain] = state.box.dues
  let at = start
  into[at++] = Math.min(piety, goods[PIETY])
  into[at++] = Math.max(0, goods[PIETY] - piety)
  into[at++] = Math.min(grain, goods[GRAIN])
  into[at++] = Math.max(0, goods[GRAIN] - grain)
  into[at++] = late * Math.max(0, piety - goods[PIETY])
  into[at++] = late * Math.max(0, grain - goods[GRAIN])
  into[at++] = late * Math.max(0, TAX - goods[MONEY])
  return at
}

function readHouses(state: WorldState, seat: number, into: Float64Array, start: number): number {
  const { houses, hand } = state.players[seat]
  into.fill(0, start, start + YIELDS.length)
  for (let site = 0; site < SITES.size; site++)
    if (state.sites[site] === seat) into[start + YIELD_OF[state.box.sites[site].yield.treasure]]++
  const built = Math.min(2, state.box.figures.start.houses - houses)
  into[start + YIELDS.length] = houses
  into[start + YIELDS.length + 1] = hand[RENT] * built
  return start + YIELDS.length + 2
}

function readBoard(
  state: WorldState,
  seat: number,
  fitting: number,
  treated: number,
  into: Float64Array,
  start: number,
): number {
  const { seals, missed, vp } = state.players[seat]
  let at = start
  into[at++] = seals
  let begun = 0
  let open = 0
  for (let project = 0; project < PROJECTS.size; project++) {
    const { stage, donors, built } = state.projects[project]
    if (stage !== IN_PLAY) continue
    const fields = state.box.fields[project]
    open += fields[STONE] + fields[WOOD] - built[STONE] - built[WOOD]
    if (donors[seat] === 1) begun += filled(state, project)
  }
  into[at++] = begun
  into[at++] = Math.min(10, open)
  into[at++] = fitting
  into[at++] = treated
  into[at++] = metalLead(state, seat)
  for (let penalty = 0; penalty < PENALTIES.size; penalty++) into[at++] = missed[penalty] > 0 ? 1 : 0
  const turns = (seat - state.active + state.box.players) % state.box.players
  into[at++] = turns === 0 ? 1 : 0
  into[at++] = turns === 1 ? 1 : 0
  into[at++] = Math.max(0, NEAR_ZERO - vp)
  return at
}

/** Who has the most loyalty gets the metal when the tower is finished. */
function metalLead(state: WorldState, seat: number): number {
  if (state.metal === 1 || state.projects[TOWER].stage !== IN_PLAY) return 0
  const own = state.players[seat].goods[LOYALTY]
  let most = 0
  for (let other = 0; other < state.box.players; other++)
    if (other !== seat) most = Math.max(most, state.players[other].goods[LOYALTY])
  return own > most ? 1 : own === most ? 0 : -1
}

/** The best card for the turn that is still to come (or the one in use), and the next best for later turns. */
function readWorth(
  state: WorldState,
  seat: number,
  worth: Float64Array,
  acting: boolean,
  into: Float64Array,
  start: number,
): void {
  const { hand, pile, opened } = state.players[seat]
  const comes = !acting && opened < state.round
  let left = ROUNDS - opened
  let now = acting ? worth[pile[opened - 1]] : 0
  let later = 0
  for (let taken = 0, count = 0; left > 0; left--) {
    let best = -1
    for (let card = 0; card < CARDS.size; card++) {
      if (hand[card] === 0 || ((taken >> card) & 1) === 1) continue
      if (best < 0 || worth[card] > worth[best]) best = card
    }
    if (best < 0) break
    taken |= 1 << best
    if (comes && count === 0) now = Math.max(0, worth[best])
    else later += Math.max(0, worth[best])
    count++
  }
  into[start] = now
  into[start + 1] = later
}

function progress(state: WorldState): number {
  if (state.depth === 0) return 1
  const rounds = Math.max(0, state.chapter - 1) * ROUNDS + Math.max(0, state.round - 1)
  return Math.min(1, rounds / (CHAPTERS * ROUNDS))
}
