import { chance, NONE, push, source } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { CUBES, PLACES, PLAGUE, SPACES, STEPS } from '../box/vocabulary.ts'
import { GRAVE, layDown, restingPlace } from '../life/death.ts'
import { CHURCH_1, NO_FIGURE, placeName } from '../life/figures.ts'
import { FATE_FACES, FATE_SIDES, FATE_TILES, LAYERS, SLOTS } from './tray.ts'

export const fateSource = source('fate', FATE_FACES.list)
const DOWN = FATE_TILES.at.down
const QUILL = FATE_FACES.at.quill
const BESIDE_TRAY = PLACES.at['beside-tray']
const ON_CHURCH = PLACES.at['on-church']
/** The player, and Conny on the seat after. */
export const HUMAN = 0
export const CONNY = 1

// VS-301: the first cube goes to slot 1, every further one to the next slot clockwise.
export function placeOnTray(state: VillageState, space: number, cube: number): void {
  const { conny } = state
  const passed = conny.lastSlot
  const slot = (passed % SLOTS) + 1
  conny.lastSlot = slot
  const { cubes } = conny.slots[slot - 1]
  cubes[cubes[0] === NONE ? 0 : 1] = cube
  state.log?.add({ code: 'conny-take', seat: CONNY, space: SPACES.list[space], cube: CUBES.list[cube], slot })
  passTile(state, passed, space)
}

// VS-302: a fate tile between the last slot and this one is turned up at once.
function passTile(state: VillageState, after: number, space: number): void {
  const { upper, lower } = state.box.figures.solo
  const [side, tile] = upper.includes(after) ? [0, upper.indexOf(after)] : [1, lower.indexOf(after)]
  if (tile >= 0) push(state, turnTile, HUMAN, side, tile, space)
}

const faces = new Int16Array(FATE_FACES.size)

// VS-105, VS-302: the face is drawn from those of its side that do not lie open.
export const turnTile = chance<VillageState>('turn-fate-tile', fateSource, {
  unseen(state, _seat, side) {
    const { quill, blank } = state.box.figures.solo.fate
    faces[QUILL] = quill
    faces[FATE_FACES.at.blank] = blank
    for (const tile of state.conny.fate[side].tiles) if (tile !== DOWN) faces[tile - 1]--
    return faces
  },
  happen(state, face, _seat, side, tile, space) {
    const { tiles } = state.conny.fate[side]
    tiles[tile] = face + 1
    state.log?.add({
      code: 'fate',
      tile: `fate-${FATE_SIDES.list[side][0]}${tile + 1}`,
      face: FATE_FACES.list[face],
    })
    // VS-303: a quill costs one of Conny's figures its life.
    if (face === QUILL) connyDies(state, space)
    // VS-R2: when the third tile of a side was resolved, the three are turned down and mixed again.
    if (tiles.includes(DOWN)) return
    tiles.fill(DOWN)
    state.log?.add({ code: 'fate-mixed', side: FATE_SIDES.list[side] })
  },
})

// VS-304, VS-R8: lowest number beside the tray, else lying on the church, else on the lowest step; else nobody.
function dyingFigure(state: VillageState): number {
  for (const place of [BESIDE_TRAY, ON_CHURCH]) {
    const figure = lowestOfHersAt(state, place)
    if (figure !== NO_FIGURE) return figure
  }
  for (let step = 0; step < STEPS; step++) {
    const figure = lowestOfHersAt(state, CHURCH_1 + step)
    if (figure !== NO_FIGURE) return figure
  }
  return NO_FIGURE
}

/** Her lowest-numbered figure at a place. */
export function lowestOfHersAt(state: VillageState, place: number): number {
  const { numbers, figureCount } = state.box
  let lowest = NO_FIGURE
  for (let figure = 0; figure < figureCount; figure++) {
    if (state.conny.figures[figure] !== place) continue
    if (lowest === NO_FIGURE || numbers[figure] < numbers[lowest]) lowest = figure
  }
  return lowest
}

// VS-305, VS-306: the space of the cube decides the group; the market leads to a grave.
function connyDies(state: VillageState, space: number): void {
  const figure = dyingFigure(state)
  if (figure === NO_FIGURE) {
    state.log?.add({ code: 'nobody-dies', seat: CONNY })
    return
  }
  const from = placeName(state.conny.figures[figure])
  const group = state.box.guestGroups[space]
  const place = restingPlace(state, group)
  const elsewhere = state.box.guestElsewhere[space]
  if (place >= GRAVE && elsewhere !== null) {
    elsewhere(state, figure)
    return
  }
  state.conny.figures[figure] = place
  layDown(state, CONNY, figure, place, from, group)
}

// VS-505, VS-207: before a new round all cubes but the last go back; a plague cube kept there is missing (VS-R9).
export function clearTray(state: VillageState): void {
  const { conny } = state
  if (conny.lastSlot === 0) return
  const kept = conny.slots[conny.lastSlot - 1].cubes
  const last = kept[1] === NONE ? kept[0] : kept[1]
  for (const { cubes } of conny.slots) {
    for (let layer = 0; layer < LAYERS; layer++) {
      if (cubes[layer] === PLAGUE) state.plagueSupply++
      cubes[layer] = NONE
    }
  }
  kept[0] = last
  if (last === PLAGUE) state.plagueSupply--
  state.log?.add({ code: 'tray-cleared', kept: conny.lastSlot })
}
