import { DICE, FACES, faceOf, isBlack, type MyVillageState } from '@chronik/my-village'
import type { Survey } from './survey.ts'
import { THUMBS } from './thumbs.ts'
import { blackWorth, leaderWorth, whiteWorth } from './turn.ts'

/** Where a turn stands before its banners are used; none of them: nothing more is promised. */
export const MOMENTS: readonly string[] = ['die-1', 'die-2', 'change', 'use', 'black', 'white']
const [FIRST, SECOND, CHANGE, USE, BLACK] = MOMENTS.keys()

const MOST = 2 * FACES
const COIN = THUMBS.at['dice-coin']
const MARKER = THUMBS.at['dice-marker']
const BLACK_DIE = THUMBS.at['black-die']
const NEVER = 1000

const worths = new Float64Array(MOST + 1)
/** What each sum of two dice costs beforehand. */
const sums = new Float64Array(MOST + 1)

/** What the rest of a turn promises, by rule of thumb: the best banners within reach of dice and coins. */
export function promiseOf(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  moment: number,
  thumb: Float64Array,
): number {
  const { turn } = state
  if (moment > USE) {
    return moment === BLACK
      ? blackWorth(state, seat, survey, turn.value, thumb)
      : whiteWorth(state, seat, survey, turn.value, thumb)
  }
  const leader = leaderWorth(state, seat, thumb)
  if (moment === USE) return valueWorth(state, seat, survey, turn.value, leader, thumb)
  sums.fill(NEVER)
  if (moment === CHANGE) sums[faceOf(turn.die1) + faceOf(turn.die2)] = 0
  else if (moment === SECOND) pairUp(state, turn.die1, thumb)
  else if (moment === FIRST) {
    for (let die = 0; die < DICE.size; die++) if (state.pool[die] > 0) pairUp(state, die, thumb)
  }
  for (let value = 2; value <= MOST; value++)
    worths[value] = valueWorth(state, seat, survey, value, leader, thumb)
  return bestWithin(state, seat, thumb)
}

function valueWorth(
  state: MyVillageState,
  seat: number,
  survey: Survey,
  value: number,
  leader: number,
  thumb: Float64Array,
): number {
  return Math.max(
    leader,
    blackWorth(state, seat, survey, value, thumb),
    whiteWorth(state, seat, survey, value, thumb),
  )
}

/** The sums a die can make with another one of the pool. */
function pairUp(state: MyVillageState, die: number, thumb: Float64Array): void {
  const own = state.turn.die1 === die ? 0 : 1
  const paid = isBlack(die) ? thumb[BLACK_DIE] : 0
  for (let other = 0; other < DICE.size; other++) {
    if (state.pool[other] <= (other === die ? own : 0)) continue
    const sum = faceOf(die) + faceOf(other)
    const cost = paid + (isBlack(other) ? thumb[BLACK_DIE] : 0)
    if (cost < sums[sum]) sums[sum] = cost
  }
}

/** The best value less what it takes to get there: dice, coins, a marker. */
function bestWithin(state: MyVillageState, seat: number, thumb: Float64Array): number {
  const { coins, dieMarkers } = state.villages[seat]
  let best = 0
  for (let sum = 2; sum <= MOST; sum++) {
    if (sums[sum] === NEVER) continue
    for (let value = 2; value <= MOST; value++) {
      const steps = Math.abs(value - sum)
      let cost = steps <= coins ? steps * thumb[COIN] : NEVER
      if (dieMarkers > 0 && cost > thumb[MARKER]) cost = thumb[MARKER]
      const worth = worths[value] - sums[sum] - cost
      if (worth > best) best = worth
    }
  }
  return best
}
