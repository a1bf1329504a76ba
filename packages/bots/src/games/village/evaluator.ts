import { NONE } from '@chronik/kernel'
import { COLOURS, GOODS, hasDemand, type VillageState } from '@chronik/village'
import type { Evaluator, Share } from '../../evaluator.ts'

/** Groups of places where family members are worth about the same. */
const STANDING = [
  'farm',
  'crafts',
  'castle',
  'council-1',
  'council-2',
  'council-3',
  'council-4',
  'church-1',
  'church-2',
  'church-3',
  'church-4',
  'black-bag',
  'elsewhere',
] as const

const FEATURES = [
  'always',
  'coins',
  'grain',
  ...GOODS.list,
  ...COLOURS.list,
  'cube-pairs',
  ...STANDING.map((place) => `at-${place}`),
  'years-left',
  'unborn',
  'lifetime',
  'deaths',
  'entries',
  'entries-short-of-three',
  'entries-squared',
  'castles',
  'castles-squared',
  'ring',
  'servable',
  'servable-points',
  'bread',
  'tools',
  'persons',
  'cargo',
  'home-tiles',
  'goal-open',
]

/** Kinds of standing by place, read once from the box. */
function standingOf(place: string): number {
  const at = (name: (typeof STANDING)[number]) => STANDING.indexOf(name)
  if (place === 'farm' || place === 'black-bag') return at(place)
  if (/^council-\d$/.test(place) || /^church-\d$/.test(place)) return at(place as (typeof STANDING)[number])
  if (place.startsWith('castle-')) return at('castle')
  if (['wainwright', 'stables', 'scriptorium', 'smithy', 'brewery'].includes(place)) return at('crafts')
  if (place === 'unborn') return -1
  if (place === 'inn' || place === 'ship' || /^(lighthouse|ceremony|bakery|store|parents)/.test(place))
    return at('elsewhere')
  return -2
}

const UNBORN = -1

/** Village by the meaning of things: what lies on the farm, where members stand, how the chronicle fills. */
export function villageEvaluator(places: readonly string[]): Evaluator<VillageState> {
  const standing = places.map(standingOf)
  const chronicled = places.map((place) => place.startsWith('chronicle-'))
  const counts = new Float64Array(STANDING.length)

  function read(state: VillageState, seat: number, into: Float64Array): void {
    if (state.depth === 0) {
      into.fill(0)
      return
    }
    const farm = state.farms[seat]
    const { numbers, figureCount } = state.box
    counts.fill(0)
    let unborn = 0
    let years = 0
    let entries = 0
    for (let member = 0; member < figureCount; member++) {
      const place = farm.figures[member]
      const kind = standing[place]
      if (kind >= 0) {
        counts[kind]++
        years += numbers[member]
      } else if (kind === UNBORN) unborn++
      else if (chronicled[place]) entries++
    }
    let castles = 0
    for (const marker of farm.markers) castles += marker
    let at = 0
    into[at++] = 1
    into[at++] = farm.coins
    into[at++] = farm.grain
    for (let goods = 0; goods < GOODS.size; goods++) into[at++] = Math.min(3, farm.goods[goods])
    let pairs = 0
    for (let colour = 0; colour < COLOURS.size; colour++) {
      into[at++] = Math.min(4, farm.cubes[colour])
      if (farm.cubes[colour] >= 2) pairs++
    }
    into[at++] = pairs
    for (let place = 0; place < counts.length; place++) into[at++] = counts[place]
    into[at++] = years
    into[at++] = unborn
    into[at++] = farm.lifetime
    into[at++] = farm.deaths
    into[at++] = entries
    into[at++] = entries < 3 ? entries : 0
    into[at++] = Math.min(25, entries * entries)
    into[at++] = castles
    into[at++] = castles * castles
    into[at++] = state.ring === seat ? 1 : 0
    at = readMarket(state, seat, into, at)
    into[at++] = state.marriage.families[seat].bread
    into[at++] = state.marriage.families[seat].tools
    into[at++] = state.inn.hands[seat].size
    const ship = state.port.ships[seat]
    into[at++] = sum(ship.cargo)
    into[at++] = sum(ship.home)
    into[at++] = openGoals(state, seat)
  }

  return { game: 'village', features: FEATURES, read, progress, scoreNow, scored }
}

function sum(counts: ArrayLike<number>): number {
  let total = 0
  for (let at = 0; at < counts.length; at++) total += counts[at]
  return total
}

/** Customers that could be served now with what lies on the farm. */
function readMarket(state: VillageState, seat: number, into: Float64Array, start: number): number {
  let servable = 0
  let best = 0
  for (let stall = 0; stall < state.box.stalls; stall++) {
    const customer = state.stalls[stall]
    if (customer === NONE) continue
    if (!hasDemand(state, seat, customer)) continue
    const { points } = state.box.customers[customer]
    servable++
    if (points > best) best = points
  }
  into[start] = servable
  into[start + 1] = best
  return start + 2
}

function openGoals(state: VillageState, seat: number): number {
  const card = state.goals.cards[seat]
  return (
    (card.silver >= 0 && card.silverShown === NONE ? 1 : 0) +
    (card.golden >= 0 && card.goldenShown === NONE ? 1 : 0)
  )
}

/** The match ends when the chronicle or the graveyard is full. */
function progress(state: VillageState): number {
  const chronicle = sum(state.chronicle) / state.box.openPlaces
  const graves = state.graves / state.box.graves.length
  return Math.min(1, Math.max(chronicle, graves * 0.9, state.end.rung))
}

/** What is on the sheet by what a person would name: points that stay whatever comes are `score`. */
const LINES: ReadonlyMap<string, string> = new Map([
  ['travel', 'castles'],
  ['church', 'at-church-1'],
  ['council', 'at-council-1'],
  ['chronicle', 'entries'],
  ['coins', 'coins'],
  ['persons', 'persons'],
])

function scored(state: VillageState, seat: number): Share[] {
  return state.box.scoring.map(({ id, value }) => ({
    feature: LINES.get(id) ?? 'score',
    points: value(state, seat),
  }))
}

function scoreNow(state: VillageState, seat: number): number {
  let total = 0
  for (const line of state.box.scoring) total += line.value(state, seat)
  return total
}
