import { chance, comesNext, push, rule, source } from '@chronik/kernel'
import { mass } from '../board/mass.ts'
import { NOBODY, type VillageState } from '../box/state.ts'
import { COLOURS, CUBES, PLAGUE, SPACES } from '../box/vocabulary.ts'
import { isLastRound } from './end.ts'
import { turn } from './turn.ts'

export const cubeSource = source('green-bag', CUBES.list)

// V-201, V-214, V-215: the holder of the ring leads and puts it back; then fill, actions and round end.
export const newRound = rule<VillageState>('new-round', (state) => {
  state.round++
  if (state.ring !== NOBODY) {
    state.startSeat = state.ring
    state.ring = NOBODY
    state.log?.add({ code: 'ring', seat: state.startSeat, to: 'roof' })
  }
  state.log?.add({ code: 'round', round: state.round, seat: state.startSeat })
  state.box.guest?.newRound(state)
  loadBag(state)
  push(state, roundEnd)
  push(state, mass)
  push(state, turn, state.startSeat)
  push(state, fillSpace, 0, 0, 0)
})

// V-213, V-515: after the mass a new round begins, or the match is over.
export const roundEnd = rule<VillageState>('round-end', (state) => {
  if (isLastRound(state)) {
    if (state.end.begun === 0) state.log?.add({ code: 'round-limit' })
    for (const event of state.box.windows.beforeScoring) event(state)
    return
  }
  push(state, newRound)
  const events = state.box.windows.roundEnd
  for (let index = events.length - 1; index >= 0; index--) events[index](state)
})

// V-202, V-R3: leftovers go back; the bag gets what the card shows and all plague cubes at hand.
function loadBag(state: VillageState): void {
  const { greenBag, box } = state
  for (let colour = 0; colour < COLOURS.size; colour++) greenBag[colour] = box.colourCubes
  greenBag[PLAGUE] += state.plagueSupply
  state.plagueSupply = 0
}

export const fillSpace = rule<VillageState>('fill-space', (state, _seat, index, filled) => {
  fillOn(state, index, filled)
})

// V-203, V-R4: space after space receives its number of cubes; what is left stays in the bag unseen (V-204).
function fillOn(state: VillageState, index: number, filled: number): void {
  const fill = state.round === 1 ? state.box.firstFill : state.box.fill
  if (filled < fill[index]) push(state, drawCube, 0, index, filled)
  else if (index + 1 < fill.length) fillOn(state, index + 1, 0)
}

/** Whether spaces are being filled and the next cube comes: nobody has more or less than before the last one. */
export function isFilling(state: VillageState): boolean {
  return state.cubesLeft > 0 && comesNext(state, drawCube)
}

export const drawCube = chance<VillageState>('draw-cube', cubeSource, {
  unseen: (state) => state.greenBag,
  happen(state, cube, _seat, index, filled) {
    const space = state.box.spaces[index]
    state.greenBag[cube]--
    state.spaces[space].cubes[cube]++
    state.cubesLeft++
    state.log?.add({ code: 'fill', space: SPACES.list[space], cube: CUBES.list[cube] })
    fillOn(state, index, filled + 1)
  },
})
