import { chance, moveKind, push, source } from '../src/index.ts'
import type { FairState, FruitEffect, FruitEffects } from './state.ts'
import { FRUIT } from './vocabulary.ts'

export const fetch = moveKind('fetch', {})
export const bagSource = source('bag', FRUIT.list)

// F-201: a piece is drawn from the bag and does not go back.
export const draw = chance<FairState>('draw', bagSource, {
  unseen: (state) => state.bag,
  happen(state, fruit, seat) {
    state.bag[fruit]--
    state.log?.add({ code: 'fetch', seat, fruit: FRUIT.list[fruit] })
    state.box.effects[fruit]?.(state, seat)
  },
})

// F-202: wheat and apples bring their points.
const gain =
  (fruit: 'wheat' | 'apple'): FruitEffect =>
  (state, seat) => {
    state.stands[seat].points += state.box.figures.points[fruit]
  }

// F-203: something rotten costs a coin, if there is one.
const rot: FruitEffect = (state, seat) => {
  const stand = state.stands[seat]
  if (stand.coins > 0) stand.coins--
}

/** What the pieces of the base game do. */
export const fruitEffects: FruitEffects = {
  [FRUIT.at.wheat]: gain('wheat'),
  [FRUIT.at.apple]: gain('apple'),
  [FRUIT.at.rot]: rot,
}

export function reachIntoBag(state: FairState, seat: number): void {
  push(state, draw, seat)
}

export function bagHolds(state: FairState): boolean {
  for (let fruit = 0; fruit < FRUIT.size; fruit++) if (state.bag[fruit] > 0) return true
  return false
}
