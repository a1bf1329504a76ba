import { push, rule } from '@chronik/kernel'
import type { Effect, EffectName } from './cards.ts'
import { makeGood } from './craft.ts'
import { harvestWithPlow } from './field.ts'
import { placeJoker, placeMark } from './halls.ts'
import { serve } from './market.ts'
import { layTile, moveTile, placeDieMarker } from './meeting-place.ts'
import { offerBonus } from './monks.ts'
import { placeCard } from './placing.ts'
import { activateSchool } from './school.ts'
import type { MyVillageState } from './state.ts'
import { turnTravel } from './travel.ts'
import { gainCoins, gainStories } from './village.ts'
import { BONUSES } from './vocabulary.ts'

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
