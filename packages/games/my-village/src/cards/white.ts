import { choice, type MoveList, moveKind, NONE, push, type Refusal, refusal } from '@chronik/kernel'
import { isActive, owns } from '../board/village.ts'
import { stop } from '../box/answers.ts'
import { answers, printedValues } from '../box/box.ts'
import type { MyVillageState } from '../box/state.ts'
import { BANNERS, GAME_BANNER, MEETING_PLACE_CARDS, PROFESSIONS } from '../box/vocabulary.ts'
import { canPay, missingOf, pay } from '../goods/payment.ts'
import { pushWhiteAction } from './effects.ts'

export const whiteBanner = moveKind('white <banner>', { banner: BANNERS })

type State = MyVillageState

/** What stands between a player and a white banner that answers to the value. */
export type WhiteObstacle = 'no-own-banner' | 'used' | 'area-inactive' | 'cannot-pay'

// M-451, M-454, M-456: part of the village, not used in this turn, its area active, its costs payable.
export function whiteObstacle(state: State, seat: number, banner: number): WhiteObstacle | null {
  const { whites, cards } = state.box
  const white = whites[banner]
  if (white === null || (banner < GAME_BANNER && !owns(state, seat, banner))) return 'no-own-banner'
  if (state.turn.used[banner] === 1) return 'used'
  if (banner < GAME_BANNER && !isActive(state, seat, cards[banner].profession)) return 'area-inactive'
  return canPay(state, seat, white.cost) ? null : 'cannot-pay'
}

/** The values a white banner of this village answers to, the tile beside it included (M-755). */
export function whiteValues(state: State, seat: number, banner: number): number {
  const { board, tile } = state.villages[seat]
  const printed =
    banner === GAME_BANNER ? state.box.gameValues[board] : (state.box.whites[banner]?.values ?? 0)
  return tile === banner ? printed | state.box.tileValues : printed
}

// M-755: beside the tile a banner also answers to the values of the tile.
function answersByTile(state: State, seat: number): number {
  const { tile } = state.villages[seat]
  return tile !== NONE && answers(state.box.tileValues, state.turn.value) ? tile : NONE
}

/** Lists the white banners that can be activated now; without a list it says whether there is one. */
function findWhite(state: State, seat: number, moves: MoveList | null): boolean {
  const { board } = state.villages[seat]
  const banners = state.box.whiteOf[board][state.turn.value]
  for (let index = 0; index < banners.length; index++) {
    if (whiteObstacle(state, seat, banners[index]) !== null) continue
    if (moves === null) return true
    moves.add(whiteBanner(banners[index]))
  }
  const tiled = answersByTile(state, seat)
  if (tiled === NONE || banners.includes(tiled) || whiteObstacle(state, seat, tiled) !== null) return false
  moves?.add(whiteBanner(tiled))
  return true
}

// M-351 b: is there a white banner of this value that can be activated?
export function anyWhite(state: State, seat: number): boolean {
  return findWhite(state, seat, null)
}

// M-455, M-459: one banner after another, at least one; then the player may stop.
export const white = choice<State>('white', [whiteBanner, stop], {
  rule: 'M-455',
  list(state, moves, seat, activated) {
    if (activated > 0) moves.add(stop())
    findWhite(state, seat, moves)
  },
  play(state, move, seat) {
    if (whiteBanner.is(move)) activateWhite(state, seat, whiteBanner.get.banner(move))
  },
  refuse(state, move, seat) {
    if (stop.is(move)) return refusal('activate-one', 'M-459')
    return refuseWhite(state, seat, whiteBanner.get.banner(move)) ?? refusal('not-now', 'M-351')
  },
})

// M-457: the meeting place is the last banner of the turn.
function activateWhite(state: State, seat: number, banner: number): void {
  state.turn.used[banner] = 1
  state.log?.add({ code: 'white', seat, banner: BANNERS.list[banner] })
  const last = banner >= MEETING_PLACE_CARDS.first && banner < MEETING_PLACE_CARDS.end
  if (!last) push(state, white, seat, 1)
  pushWhiteAction(state, seat, banner)
  const cost = state.box.whites[banner]?.cost
  if (cost !== undefined) pay(state, seat, cost)
}

const RULES: { readonly [obstacle in WhiteObstacle]: string } = {
  'no-own-banner': 'M-451',
  used: 'M-456',
  'area-inactive': 'M-454',
  'cannot-pay': 'M-353',
}

/** Why a white banner cannot be activated now, or null if it can. */
export function refuseWhite(state: State, seat: number, banner: number): Refusal | null {
  const params = { banner: BANNERS.list[banner] }
  const obstacle = whiteObstacle(state, seat, banner)
  if (obstacle === 'no-own-banner') return refusal(obstacle, RULES[obstacle], params)
  const { value } = state.turn
  const { board } = state.villages[seat]
  if (!state.box.whiteOf[board][value].includes(banner) && answersByTile(state, seat) !== banner)
    return refusal('value-differs', 'M-452', {
      ...params,
      value,
      shown: printedValues(whiteValues(state, seat, banner)),
    })
  return refuseWhiteCondition(state, seat, banner)
}

/** What stands between a player and a white banner, whatever the value; null if nothing does. */
export function refuseWhiteCondition(state: State, seat: number, banner: number): Refusal | null {
  const params = { banner: BANNERS.list[banner] }
  const obstacle = whiteObstacle(state, seat, banner)
  if (obstacle === null) return null
  if (obstacle === 'cannot-pay') {
    const missing = missingOf(state, seat, state.box.whites[banner]?.cost ?? state.box.costs[0])
    return refusal(obstacle, RULES[obstacle], { ...params, missing })
  }
  if (obstacle !== 'area-inactive') return refusal(obstacle, RULES[obstacle], params)
  const profession = PROFESSIONS.list[state.box.cards[banner].profession]
  return refusal(obstacle, RULES[obstacle], { ...params, profession })
}
