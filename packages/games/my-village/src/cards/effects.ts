import { push, rule } from '@chronik/kernel'
import { makeGood } from '../board/craft.ts'
import { harvestWithPlow } from '../board/field.ts'
import { placeJoker, placeMark } from '../board/halls.ts'
import { serve } from '../board/market.ts'
import { layTile, moveTile, placeDieMarker } from '../board/meeting-place.ts'
import { offerBonus } from '../board/monks.ts'
import { activateSchool } from '../board/school.ts'
import { turnTravel } from '../board/travel.ts'
import { gainCoins, gainStories } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import { BONUSES } from '../box/vocabulary.ts'
import type { Effect, EffectName } from './cards.ts'
import { placeCard } from './placing.ts'

type Perform = (state: MyVillageState, seat: number, banner: number, amount: number) => void

/** What each part of a banner action does. */
const EFFECTS: { readonly [name in EffectName]: Perform } = {
  place: placeCard,
  coins: (state, seat, card, amount) => gainCoins(state, seat, amount, card),
  'plow-coins': harvestWithPlow,
  stories: (state, seat, _banner, amount) => gainStories(state, seat, amount),
  good: makeGood,
  joker: placeJoker,
  mark: placeMark,
  'lay-tile': layTile,
  'move-tile': moveTile,
  'die-marker': placeDieMarker,
  'turn-travel': turnTravel,
  serve,
  school: activateSchool,
  'leader-bonus': (state, seat) => offerBonus(state, seat, BONUSES.at.leader),
  'school-bonus': (state, seat) => offerBonus(state, seat, BONUSES.at.school),
  'steward-bonus': (state, seat) => offerBonus(state, seat, BONUSES.at.steward),
}

const BLACK = 0
const WHITE = 1

/** Whether an action that waits to be carried out is that of a white banner. */
export const isWhite = (colour: number): boolean => colour === WHITE

function effectsOf(state: MyVillageState, banner: number, colour: number): readonly Effect[] {
  if (colour === BLACK) return state.box.cards[banner].black.effects
  return state.box.whites[banner]?.effects ?? []
}

// M-403, M-455: the parts of a banner action happen one after another, in the order of the card.
export const carryOut = rule<MyVillageState>('carry-out', (state, seat, banner, colour, part) => {
  const effects = effectsOf(state, banner, colour)
  const { name, amount } = effects[part]
  if (part + 1 < effects.length) push(state, carryOut, seat, banner, colour, part + 1)
  EFFECTS[name](state, seat, banner, amount)
})

export function pushBlackAction(state: MyVillageState, seat: number, card: number): void {
  push(state, carryOut, seat, card, BLACK, 0)
}

export function pushWhiteAction(state: MyVillageState, seat: number, banner: number): void {
  push(state, carryOut, seat, banner, WHITE, 0)
}
