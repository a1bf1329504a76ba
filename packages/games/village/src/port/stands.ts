import { push, refusal, rule } from '@chronik/kernel'
import { affordsSale } from '../board/market.ts'
import type { Stand } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { gainCoins, gainPrestige } from '../goods/stock.ts'
import { CARGO_OF_TILE, TILE_OF_CARGO } from './sea.ts'
import { sell, shipOf } from './ship.ts'
import { CARGO, STAND_TILES } from './vocabulary.ts'

const STANDS = STAND_TILES.list.map((tile) => `${tile}-stand`)

/** What a stand buys, or -1: chests and ordinary cargo are not sold there. */
function standTile(kind: number): number {
  const tile = TILE_OF_CARGO[kind]
  return tile < STAND_TILES.size ? tile : -1
}

function hasTile(state: VillageState, seat: number): boolean {
  const { home } = shipOf(state, seat)
  for (let tile = 0; tile < STAND_TILES.size; tile++) if (home[tile] > 0) return true
  return false
}

// VP-603: prestige and coins at once; the tile leaves the game.
export const standSale = rule<VillageState>('stand-sale', (state, seat, tile) => {
  const name = STAND_TILES.list[tile]
  shipOf(state, seat).home[tile]--
  state.port.sold[tile]++
  state.log?.add({ code: 'sell', seat, what: name, from: 'farm', to: 'box' })
  const { prestige, coins } = state.box.figures.port.stands[name]
  gainPrestige(state, seat, prestige, STANDS[tile])
  if (coins > 0) gainCoins(state, seat, coins, STANDS[tile])
})

// VP-601 to VP-604: one tile at each own opportunity; the surcharge is that of any sale; always open.
export const exoticStands: Stand = {
  // VP-604: the day goes on while somebody who has not passed can still sell here.
  open(state, passed, caller, free) {
    for (let seat = 0; seat < state.box.players; seat++) {
      if ((passed & (1 << seat)) === 0 && hasTile(state, seat) && affordsSale(state, seat, caller, free))
        return true
    }
    return false
  },
  list(state, moves, seat) {
    const { home } = shipOf(state, seat)
    for (let tile = 0; tile < STAND_TILES.size; tile++)
      if (home[tile] > 0) moves.add(sell(CARGO_OF_TILE[tile]))
  },
  sell(state, move, seat) {
    if (sell.is(move)) push(state, standSale, seat, standTile(sell.get.kind(move)))
  },
  refuse(state, move, seat) {
    if (!sell.is(move)) return null
    const kind = sell.get.kind(move)
    const tile = standTile(kind)
    if (tile < 0) return refusal('not-at-stands', 'VP-601', { what: CARGO.list[kind] })
    if (shipOf(state, seat).home[tile] === 0)
      return refusal('not-at-home', 'VP-601', { what: CARGO.list[kind] })
    return null
  },
}
