import { chance, push, source } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { PLACES, TILES, VALUES } from '../box/vocabulary.ts'

const { 'face-down': FACE_DOWN, 'face-up': FACE_UP, gone: GONE } = TILES.at

export const tileSource = source('plague-tiles', VALUES.list)

// W-701, W-944: the tiles are laid face down, one on each place; nobody knows their values.
export function layTiles(state: WorldState): void {
  state.tiles.fill(FACE_DOWN)
  state.unseenValues.set(state.box.tileValues)
  state.log?.add({ code: 'tiles-laid' })
}

// W-702, W-703: a face-down tile at the place of the event is turned up; nobody falls ill twice.
export function checkPlace(state: WorldState, place: number): void {
  if (state.tiles[place] === FACE_DOWN) push(state, turnTile, 0, place)
  else state.log?.add({ code: 'no-new-case', place: PLACES.list[place] })
}

// W-704: the tile shows one of the values that nobody has seen yet.
export const turnTile = chance<WorldState>('turn-tile', tileSource, {
  unseen: (state) => state.unseenValues,
  happen(state, outcome, _seat, place) {
    state.unseenValues[outcome]--
    state.tiles[place] = FACE_UP
    state.values[place] = outcome + 1
    state.log?.add({ code: 'sick', place: PLACES.list[place], value: outcome + 1 })
  },
})

// W-862: all tiles leave the board, face up or down; what the hidden ones showed is never told.
export function removeTiles(state: WorldState): void {
  const places: string[] = []
  for (let place = 0; place < PLACES.size; place++) {
    if (state.tiles[place] === FACE_DOWN || state.tiles[place] === FACE_UP) places.push(PLACES.list[place])
    state.tiles[place] = GONE
    state.values[place] = 0
  }
  state.unseenValues.fill(0)
  state.log?.add({ code: 'tiles-removed', places })
}

/** W-701, W-862: whether the plague is still to come, rages, or is over. */
export function plagueOf({ tiles }: WorldState): 'ahead' | 'here' | 'over' {
  if (tiles.every((tile) => tile === TILES.at.aside)) return 'ahead'
  return tiles.every((tile) => tile === GONE) ? 'over' : 'here'
}

/** W-704: the places where somebody is sick now. */
export function sickPlaces({ tiles }: WorldState): number[] {
  return [...tiles.keys()].filter((place) => tiles[place] === FACE_UP)
}
