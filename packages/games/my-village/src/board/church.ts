import type { MyVillageState } from '../box/state.ts'
import { CARDS, PROFESSIONS } from '../box/vocabulary.ts'
import { isActive, owns } from './village.ts'

const SALVATION = CARDS.at['church-salvation']
const ABBEY = CARDS.at['church-abbey']
const TRADE = CARDS.at['church-trade']
const MISSION = CARDS.at['church-mission']

// M-703: the benefit of a church needs the abbot of its owner.
function benefits(state: MyVillageState, seat: number, church: number): boolean {
  return owns(state, seat, church) && isActive(state, seat, PROFESSIONS.at.abbot)
}

export const hasTradeChurch = (state: MyVillageState, seat: number): boolean => benefits(state, seat, TRADE)
export const hasMissionChurch = (state: MyVillageState, seat: number): boolean =>
  benefits(state, seat, MISSION)

// M-704: a free octagon of the Salvation Church can ward a plague off.
export function canBlock(state: MyVillageState, seat: number): boolean {
  return benefits(state, seat, SALVATION) && state.villages[seat].blocks < state.box.figures.church.octagons
}

// M-707, M-R21: the window of the Abbey Church counts with or without an abbot.
export function churchWindows(state: MyVillageState, seat: number): number {
  return owns(state, seat, ABBEY) ? state.box.figures.church.windows : 0
}
