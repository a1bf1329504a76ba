import { NONE } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { CARDS, type Cards, PROFESSIONS, villageOf } from '../box/vocabulary.ts'

/** The first of these cards that lies at a place, or NONE. */
export function cardAt(state: MyVillageState, cards: Cards, place: number): number {
  const { end } = cards
  for (let card = cards.first; card < end; card++) if (state.cards[card] === place) return card
  return NONE
}

/** The first of these cards in the village of a seat, or NONE. */
export function ownCard(state: MyVillageState, seat: number, cards: Cards): number {
  return cardAt(state, cards, villageOf(seat))
}

export function owns(state: MyVillageState, seat: number, card: number): boolean {
  return state.cards[card] === villageOf(seat)
}

export function countAt(state: MyVillageState, cards: Cards, place: number): number {
  let count = 0
  for (let card = cards.first; card < cards.end; card++) if (state.cards[card] === place) count++
  return count
}

// M-155: an area is active while its villager is present; the harvest area always.
export function isActive(state: MyVillageState, seat: number, profession: number): boolean {
  return profession === NONE || state.villages[seat].villagers[profession] === 1
}

export function countVillagers(state: MyVillageState, seat: number): number {
  const { villagers } = state.villages[seat]
  let count = 0
  for (let profession = 0; profession < PROFESSIONS.size; profession++) count += villagers[profession]
  return count
}

// M-153: coins are markers of the supply in the coin barn.
export function gainCoins(state: MyVillageState, seat: number, coins: number, card: number): void {
  state.villages[seat].coins += coins
  state.log?.add({ code: 'coins', seat, coins, card: card === NONE ? null : CARDS.list[card] })
}

// M-161: story points go from the supply onto the player's own story tree.
export function gainStories(state: MyVillageState, seat: number, stories: number): void {
  if (stories === 0) return
  state.villages[seat].tree += stories
  state.log?.add({ code: 'stories', seat, stories, from: 'supply' })
}

// M-158, M-159: time moves the marker along the clouds; passing the bridge wakes the Reaper.
export function payTime(state: MyVillageState, seat: number, time: number): void {
  if (time === 0) return
  const village = state.villages[seat]
  const { lifeTrack } = state.box.figures
  const before = village.time
  village.time = before + time
  state.log?.add({
    code: 'time',
    seat,
    time,
    from: cloudAt(state, before),
    to: cloudAt(state, before + time),
  })
  if (Math.floor(before / lifeTrack) === Math.floor(village.time / lifeTrack) || village.reaper === 1) return
  village.reaper = 1
  state.log?.add({ code: 'reaper', seat, to: 'time-marker' })
}

// M-R01: cloud 1 is the first cloud past the bridge.
function cloudAt(state: MyVillageState, time: number): number {
  return (time % state.box.figures.lifeTrack) + 1
}

/** On which cloud the time marker of a seat stands, from 1. */
export function cloudOf(state: MyVillageState, seat: number): number {
  return cloudAt(state, state.villages[seat].time)
}

/** M-159: the time that takes the marker of a seat past the bridge. */
export function timeToBridge(state: MyVillageState, seat: number): number {
  return state.box.figures.lifeTrack + 1 - cloudOf(state, seat)
}
