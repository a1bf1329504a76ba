import { chance, push, source } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { CHAPTERS, GOODS, LINES, MONEY, MOST_PLAYERS, PROJECTS, STAGES } from '../box/vocabulary.ts'
import { bringIntoForce } from '../cards/long-term.ts'
import { chapter } from './chapter.ts'

export const startSource = source('start-player', ['seat-1', 'seat-2', 'seat-3', 'seat-4'])

// W-101, W-103, W-106 to W-108, W-201: the board before the first of four chapters.
export function setUp(state: WorldState): void {
  const { box } = state
  state.stock.set(box.stock)
  state.council = -1
  state.rotation = -1
  state.slots.fill(-1)
  state.spared = -1
  state.sites.fill(-1)
  state.favour = box.figures.favour.start
  state.clothCovered = 1
  state.projects[PROJECTS.at.bridge].stage = STAGES.at['in-play']
  bringIntoForce(state)
  for (let seat = 0; seat < MOST_PLAYERS; seat++) state.players[seat].pile.fill(-1)
  for (let seat = 0; seat < box.players; seat++) equip(state, seat)
  for (let left = CHAPTERS; left > 0; left--) push(state, chapter)
  push(state, startPlayer)
}

// W-104: the start holdings; goods come out of the stock.
function equip(state: WorldState, seat: number): void {
  const player = state.players[seat]
  const { start } = state.box.figures
  for (let good = 0; good < GOODS.size; good++) {
    player.goods[good] = state.box.startGoods[good]
    if (good !== MONEY) state.stock[good] -= state.box.startGoods[good]
  }
  player.vp = start.vp
  player.sheet[LINES.at.start] = start.vp
  player.houses = start.houses
  player.seals = start.seals
}

const seats = new Int16Array(MOST_PLAYERS)

// W-109: the start player is drawn and gets the shield.
export const startPlayer = chance<WorldState>('start-player', startSource, {
  unseen(state) {
    seats.fill(0)
    return seats.fill(1, 0, state.box.players)
  },
  happen(state, seat) {
    state.active = seat
    state.log?.add({ code: 'start-player', seat })
  },
})
