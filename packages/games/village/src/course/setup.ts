import { chance, choice, moveKind, NONE, push, refusal, rule, source } from '@chronik/kernel'
import { dealToStall, refillQueue } from '../board/market.ts'
import { NOBODY, type VillageState } from '../box/state.ts'
import { COLOURS, MOST_PLAYERS } from '../box/vocabulary.ts'
import { gainCoins, gainCube, gainGrain } from '../goods/stock.ts'
import { GONE } from '../life/death.ts'
import { FARM, UNBORN } from '../life/figures.ts'
import { newRound } from './round.ts'

export const setupCube = moveKind('setup-cube <colour>', { colour: COLOURS })
export const startSource = source(
  'start-player',
  Array.from({ length: MOST_PLAYERS }, (_, seat) => `seat-${seat + 1}`),
)
export const setupCubeSource = source('setup-cube', COLOURS.list)

/** V-101 to V-116: the table before the first round. What needs chance or a choice follows as steps. */
export function setUp(state: VillageState): void {
  const { box } = state
  const { stock } = box.figures
  state.ring = NOBODY
  state.end.by = NOBODY
  state.plagueSupply = box.plague
  state.monks = stock.monks
  state.taken.space = NONE
  state.taken.cube = NONE
  state.performed = NONE
  state.stalls.fill(NONE)
  state.queue.fill(NONE)
  state.servedBy.fill(NOBODY)
  state.chroniclePlaces.fill(NOBODY)
  state.gravePlaces.fill(NOBODY)
  for (const customer of box.customersInPlay) state.customerStack[customer] = 1
  for (let seat = 0; seat < box.players; seat++) {
    const farm = state.farms[seat]
    farm.coins = stock.coins
    farm.figures.fill(GONE)
    for (let figure = 0; figure < box.figureCount; figure++)
      farm.figures[figure] = box.numbers[figure] === 1 ? FARM : UNBORN
  }
  state.conny.colour = NONE
  for (const { cubes } of state.conny.slots) cubes.fill(NONE)
  push(state, newRound)
  if (box.startCompensation && !box.solo) push(state, compensation)
  for (const event of box.setups) event(state)
  // V-107, V-R4: stalls from 1 up, then the queue from front to back.
  push(state, refillQueue)
  for (let stall = box.stalls - 1; stall >= 0; stall--) push(state, dealToStall, 0, stall)
  if (box.startSeat === NOBODY && !box.solo) push(state, startPlayer)
  else state.startSeat = Math.max(0, box.startSeat)
}

// V-114, V-R1: the start player is drawn by lot unless a seat was agreed.
export const startPlayer = chance<VillageState>('start-player', startSource, {
  unseen: (state) => SEATS[state.box.players],
  happen(state, seat) {
    state.startSeat = seat
    state.log?.add({ code: 'start-player', seat })
  },
})

const SEATS = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => new Int16Array(players).fill(1))

// V-115, V-R2: the second gets grain, the third a random cube, the fourth a cube of choice, the fifth a coin.
export const compensation = rule<VillageState>('compensation', (state) => {
  const { players, figures } = state.box
  const { secondGrain, thirdRandomCubes, fourthCubes, fifthCoins } = figures.compensation
  const place = (after: number) => (state.startSeat + after) % players
  gainGrain(state, place(1), secondGrain, 'setup')
  if (players > 4) gainCoins(state, place(4), fifthCoins, 'setup')
  if (players > 3) for (let cube = 0; cube < fourthCubes; cube++) push(state, chosenCube, place(3))
  if (players > 2) for (let cube = 0; cube < thirdRandomCubes; cube++) push(state, randomCube, place(2))
})

const ANY_COLOUR = new Int16Array(COLOURS.size).fill(1)

export const randomCube = chance<VillageState>('random-setup-cube', setupCubeSource, {
  unseen: () => ANY_COLOUR,
  happen: (state, colour, seat) => gainCube(state, seat, colour, 'setup'),
})

export const chosenCube = choice<VillageState>('d-setup-cube', [setupCube], {
  rule: 'V-115',
  list(_state, moves) {
    for (let colour = 0; colour < COLOURS.size; colour++) moves.add(setupCube(colour))
  },
  play: (state, move, seat) => gainCube(state, seat, setupCube.get.colour(move), 'setup'),
  refuse: () => refusal('not-now', 'V-115'),
})
