import { chance, NONE, push, rule, source } from '@chronik/kernel'
import { showMonk } from '../board/monks.ts'
import { refill } from '../board/steward.ts'
import { answers } from '../box/box.ts'
import type { MyVillageState } from '../box/state.ts'
import { BOARDS, MONK_STACKS, MOST_PLAYERS } from '../box/vocabulary.ts'
import { preparation } from './round.ts'

const seats = Array.from({ length: MOST_PLAYERS }, (_, seat) => String(seat + 1))
export const startSource = source('start-player', seats)
export const boardSource = source('boards', BOARDS.list)

// M-101 to M-119: the table before the first round. All cards are on offer, all octagons empty.
export const begin = rule<MyVillageState>('begin', (state) => {
  const { players, table } = state.box
  state.rat = table.rat
  state.turn.die1 = NONE
  state.turn.die2 = NONE
  for (const village of state.villages) village.tile = NONE
  push(state, preparation)
  push(state, refill)
  for (let stack = MONK_STACKS.size - 1; stack >= 0; stack--) push(state, showMonk[stack])
  for (let seat = players - 1; seat >= 0; seat--) push(state, drawBoard, seat)
  push(state, drawStartPlayer)
})

const count = new Int16Array(MOST_PLAYERS)

// M-117, M-118, M-R03: a start player by lot; from him clockwise everybody gets some coins.
export const drawStartPlayer = chance<MyVillageState>('draw-start-player', startSource, {
  unseen(state) {
    for (let seat = 0; seat < MOST_PLAYERS; seat++) count[seat] = seat < state.box.players ? 1 : 0
    return count
  },
  happen(state, start) {
    const { players, figures } = state.box
    state.hand.holder = start
    state.start = start
    state.log?.add({ code: 'start-player', seat: start })
    for (let after = 0; after < players; after++) {
      const seat = (start + after) % players
      const coins = figures.startCoins[after]
      state.villages[seat].coins = coins
      state.log?.add({ code: 'start-coins', seat, coins })
    }
  },
})

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const boards = new Int16Array(BOARDS.size)

// M-113 to M-116: a village board by lot, five villagers at home, everything else empty.
export const drawBoard = chance<MyVillageState>('draw-board', boardSource, {
  unseen(state, seat) {
    boards.fill(1)
    for (let before = 0; before < seat; before++) boards[state.villages[before].board] = 0
    return boards
  },
  happen(state, board, seat) {
    const village = state.villages[seat]
    village.board = board
    village.villagers.fill(1)
    state.log?.add({ code: 'board', seat, board: BOARDS.list[board], values: gameValues(state, board) })
  },
})

/** The values that the game banner of a board answers to. */
function gameValues(state: MyVillageState, board: number): number[] {
  return VALUES.filter((value) => answers(state.box.gameValues[board], value))
}
