import { choice, moveKind, NONE, push, refusal } from '@chronik/kernel'
import { stay } from '../box/answers.ts'
import type { MyVillageState } from '../box/state.ts'
import { BANNERS, CARDS, GAME_BANNER, MEETING_PLACE_CARDS } from '../box/vocabulary.ts'
import { ownCard, owns } from './village.ts'

export const tileTo = moveKind('tile <banner>', { banner: BANNERS })

// M-752, M-R23: a tile is laid beside any white banner of the village.
export function layTile(state: MyVillageState, seat: number): void {
  push(state, tile, seat, 0)
}

// M-753: the tile may move to another white banner.
export function moveTile(state: MyVillageState, seat: number): void {
  push(state, tile, seat, 1)
}

function valuesOf(state: MyVillageState, seat: number, banner: number): number {
  if (banner === GAME_BANNER) return state.box.gameValues[state.villages[seat].board]
  return state.box.whites[banner]?.values ?? 0
}

/** Whether a white banner is printed here and part of the village. */
function inVillage(state: MyVillageState, seat: number, banner: number): boolean {
  return banner >= GAME_BANNER || (state.box.whites[banner] !== null && owns(state, seat, banner))
}

// M-756, M-R23: beside a 2/12 or a "?" banner the tile has no effect; before version 2 it was not laid there.
function takesTile(state: MyVillageState, seat: number, banner: number): boolean {
  const { tileValues, rules } = state.box
  return rules >= 2 || (valuesOf(state, seat, banner) & tileValues) !== tileValues
}

export const tile = choice<MyVillageState>('tile', [tileTo, stay], {
  rule: 'M-753',
  list(state, moves, seat, may) {
    const now = state.villages[seat].tile
    if (may === 1) moves.add(stay())
    for (let banner = 0; banner < BANNERS.size; banner++) {
      if (banner !== now && inVillage(state, seat, banner) && takesTile(state, seat, banner))
        moves.add(tileTo(banner))
    }
  },
  play(state, move, seat) {
    if (tileTo.is(move)) putTile(state, seat, tileTo.get.banner(move))
  },
  refuse(state, move, seat) {
    if (stay.is(move)) return refusal('tile-must-lie', 'M-752')
    const banner = tileTo.get.banner(move)
    const params = { banner: BANNERS.list[banner] }
    if (!inVillage(state, seat, banner)) return refusal('no-own-banner', 'M-752', params)
    if (!takesTile(state, seat, banner)) return refusal('tile-useless', 'M-R23', params)
    return refusal('tile-there', 'M-753', params)
  },
})

function putTile(state: MyVillageState, seat: number, banner: number): void {
  const village = state.villages[seat]
  const from = village.tile === NONE ? null : BANNERS.list[village.tile]
  village.tile = banner
  state.log?.add({ code: 'tile', seat, from, to: BANNERS.list[banner] })
}

// M-757, M-R25: when the customer beside the tile is served, it goes onto the meeting place.
export function returnTile(state: MyVillageState, seat: number, banner: number): void {
  if (state.villages[seat].tile === banner) putTile(state, seat, ownCard(state, seat, MEETING_PLACE_CARDS))
}

// M-752, M-753, M-362: a marker on a free octagon, or it is forfeited.
export function placeDieMarker(state: MyVillageState, seat: number, card: number): void {
  const village = state.villages[seat]
  if (village.dieMarkers === state.box.figures.meetingPlace.octagons) {
    state.log?.add({ code: 'forfeit', seat, card: CARDS.list[card] })
    return
  }
  village.dieMarkers++
  state.log?.add({ code: 'die-marker', seat, card: CARDS.list[card] })
}
