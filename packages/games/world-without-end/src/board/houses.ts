import { choice, push, type Refusal, refusal } from '@chronik/kernel'
import { house, pass, rent } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { LINES, MATERIALS, MONEY, SITES, STONE, TERMS, TREASURES, WOOD } from '../box/vocabulary.ts'
import { available, give, receive } from '../goods/goods.ts'

const HOUSE_MONEY = TERMS.at['house-money']

// W-510: a site holds one house; nobody builds on both sites of a yield, nor without a house in supply.
function isLegal(state: WorldState, seat: number, site: number): boolean {
  return (
    state.sites[site] < 0 &&
    state.sites[state.box.sites[site].twin] !== seat &&
    state.players[seat].houses > 0
  )
}

// W-509: a material of the kind of the site, and money.
function isPayable(state: WorldState, seat: number, site: number): boolean {
  const { goods } = state.players[seat]
  return goods[state.box.sites[site].material] > 0 && goods[MONEY] >= state.terms[HOUSE_MONEY]
}

export function canBuildHouse(state: WorldState, seat: number): boolean {
  for (let site = 0; site < SITES.size; site++) {
    if (isLegal(state, seat, site) && isPayable(state, seat, site)) return true
  }
  return false
}

export function canBuildFreeHouse(state: WorldState, seat: number): boolean {
  for (let site = 0; site < SITES.size; site++) if (isLegal(state, seat, site)) return true
  return false
}

export function whyNoHouse(state: WorldState, seat: number): Refusal {
  if (state.players[seat].houses === 0) return refusal('no-house-left', 'W-510')
  const { goods } = state.players[seat]
  const needed = state.terms[HOUSE_MONEY]
  if (goods[MONEY] < needed) return refusal('good-missing', 'W-509', { good: 'money', needed })
  if (goods[STONE] + goods[WOOD] === 0) return refusal('no-own-material', 'W-509')
  return refusal('no-site', 'W-509')
}

/** Why no house can be put on a site, whether or not it must be paid. */
function whyNotOn(state: WorldState, seat: number, site: number): Refusal {
  const params = { site: SITES.list[site] }
  if (state.players[seat].houses === 0) return refusal('no-house-left', 'W-510', params)
  if (state.sites[site] >= 0) return refusal('site-taken', 'W-510', { ...params, seat: state.sites[site] })
  const { twin, material } = state.box.sites[site]
  if (state.sites[twin] === seat)
    return refusal('same-yield', 'W-510', { ...params, other: SITES.list[twin] })
  if (state.players[seat].goods[material] === 0)
    return refusal('good-missing', 'W-509', { good: MATERIALS.list[material], needed: 1 })
  return refusal('good-missing', 'W-509', { good: 'money', needed: state.terms[HOUSE_MONEY] })
}

/** A site as the log names it. */
function siteTold({ box }: WorldState, site: number) {
  const { treasure, amount } = box.sites[site].yield
  return { site: SITES.list[site], yields: TREASURES.list[treasure], amount }
}

// W-511: a house brings nothing at once.
function putHouse(state: WorldState, seat: number, site: number, free: 0 | 1): void {
  state.players[seat].houses--
  state.sites[site] = seat
  state.log?.add({ code: 'house', seat, ...siteTold(state, site), free })
}

// W-841: a house goes back into the supply and leaves its site to anybody.
export function takeBackHouse(state: WorldState, seat: number, site: number): void {
  state.players[seat].houses++
  state.sites[site] = -1
  state.log?.add({ code: 'house-back', seat, ...siteTold(state, site) })
}

// W-D21, W-509, W-830: pay and build.
export const siteToBuildOn = choice<WorldState>('site', [house], {
  rule: 'W-509',
  list(state, moves, seat) {
    for (let site = 0; site < SITES.size; site++) {
      if (isLegal(state, seat, site) && isPayable(state, seat, site)) moves.add(house(site))
    }
  },
  play(state, move, seat) {
    const site = house.get.site(move)
    give(state, seat, state.box.sites[site].material, 1, 'action')
    give(state, seat, MONEY, state.terms[HOUSE_MONEY], 'action')
    putHouse(state, seat, site, 0)
  },
  refuse: (state, move, seat) => whyNotOn(state, seat, house.get.site(move)),
})

// W-D27, W-709, W-R28: a house without paying, if the player wants one.
export const freeHouse = choice<WorldState>('free-house', [house, pass], {
  rule: 'W-709',
  list(state, moves, seat) {
    for (let site = 0; site < SITES.size; site++) if (isLegal(state, seat, site)) moves.add(house(site))
    moves.add(pass())
  },
  play(state, move, seat) {
    if (house.is(move)) putHouse(state, seat, house.get.site(move), 1)
  },
  refuse: (state, move, seat) => whyNotOn(state, seat, house.get.site(move)),
})

// W-513, W-R37: a house of the player whose yield is not out of stock.
function pays(state: WorldState, seat: number, site: number): boolean {
  return state.sites[site] === seat && available(state, state.box.sites[site].yield.treasure)
}

export function payingHouses(state: WorldState, seat: number): number {
  let houses = 0
  for (let site = 0; site < SITES.size; site++) if (pays(state, seat, site)) houses++
  return houses
}

export function whyNoRent(state: WorldState, seat: number): Refusal {
  return state.sites.includes(seat) ? refusal('yields-empty', 'W-513') : refusal('no-houses', 'W-512')
}

// W-512, W-R01: the yields of up to two houses; with more the player chooses, otherwise he gets all.
export function collectRent(state: WorldState, seat: number): void {
  const most = state.box.figures.actions.rentHouses
  if (payingHouses(state, seat) > most) {
    push(state, houseForRent, seat, most, -1)
    return
  }
  for (let site = 0; site < SITES.size; site++) if (pays(state, seat, site)) payRent(state, seat, site)
}

function payRent(state: WorldState, seat: number, site: number): void {
  state.log?.add({ code: 'rent', seat, ...siteTold(state, site) })
  receive(state, seat, state.box.sites[site].yield, LINES.at.rent, 'rent')
}

// W-D22: one house at a time, no house twice.
export const houseForRent = choice<WorldState>('house-for-rent', [rent], {
  rule: 'W-512',
  list(state, moves, seat, _left, chosen) {
    for (let site = 0; site < SITES.size; site++) {
      if (site !== chosen && pays(state, seat, site)) moves.add(rent(site))
    }
  },
  play(state, move, seat, left) {
    const site = rent.get.site(move)
    payRent(state, seat, site)
    if (left > 1) push(state, houseForRent, seat, left - 1, site)
  },
  refuse(state, move, seat, _left, chosen) {
    const site = rent.get.site(move)
    const params = { site: SITES.list[site] }
    if (state.sites[site] !== seat) return refusal('no-house-there', 'W-512', params)
    if (site === chosen) return refusal('rent-taken', 'W-512', params)
    return refusal('stock-empty', 'W-513', { good: TREASURES.list[state.box.sites[site].yield.treasure] })
  },
})
