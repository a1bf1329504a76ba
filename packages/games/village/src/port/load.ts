import { choice, type Move, push, type Refusal, refusal, rule } from '@chronik/kernel'
import { member } from '../board/crafts.ts'
import { done } from '../board/mass.ts'
import type { VillageState } from '../box/state.ts'
import { anyAt, FARM, figureAt, figureName, KINDS, kindBlank, kindsAt, put } from '../life/figures.ts'
import { sailing } from './sail.ts'
import { GOODS_OF_CARGO, GRAIN, MEMBER, SHIP, TILE_OF_CARGO } from './sea.ts'
import { hasEmptyHold, isAboard, load, shipOf } from './ship.ts'
import { CARGO } from './vocabulary.ts'

/** VP-205: what lies on the farm and can be loaded in the harbour. */
function onFarm(state: VillageState, seat: number, kind: number): boolean {
  const farm = state.farms[seat]
  if (kind === GRAIN) return farm.grain > 0
  if (kind === MEMBER) return anyAt(state, seat, FARM)
  const goods = GOODS_OF_CARGO[kind]
  return goods >= 0 && farm.goods[goods] > 0
}

// VP-202: the captain hired, the ship is loaded and then moves.
export const loading = rule<VillageState>('loading', (state, seat) => {
  if (hasEmptyHold(state, seat)) push(state, loadChoice, seat)
  else push(state, sailing, seat, 0)
})

// VP-205, VP-206: as many own pieces as there are holds, or fewer, all of different kinds.
export const loadChoice = choice<VillageState>('d-load', [load, done], {
  rule: 'VP-205',
  list(state, moves, seat) {
    for (let kind = 0; kind < CARGO.size; kind++)
      if (!isAboard(state, seat, kind) && onFarm(state, seat, kind)) moves.add(load(kind))
    moves.add(done())
  },
  play(state, move: Move, seat) {
    if (done.is(move)) {
      push(state, sailing, seat, 0)
      return
    }
    push(state, loading, seat)
    const kind = load.get.kind(move)
    if (kind === MEMBER) push(state, loadMember, seat)
    else takeAboard(state, seat, kind)
  },
  refuse: refuseLoad,
})

function refuseLoad(state: VillageState, move: Move, seat: number): Refusal {
  const kind = load.get.kind(move)
  const params = { what: CARGO.list[kind] }
  if (TILE_OF_CARGO[kind] >= 0) return refusal('only-on-islands', 'VP-205', params)
  if (isAboard(state, seat, kind)) return refusal('already-aboard', 'VP-205', params)
  return refusal('not-on-farm', 'VP-205', params)
}

/** A good or a sack of grain goes from the farm into a hold. */
function takeAboard(state: VillageState, seat: number, kind: number): void {
  const farm = state.farms[seat]
  if (kind === GRAIN) farm.grain--
  else farm.goods[GOODS_OF_CARGO[kind]]--
  shipOf(state, seat).cargo[kind] = 1
  state.log?.add({ code: 'load', seat, what: CARGO.list[kind], from: 'farm', to: 'ship' })
}

// VP-206: a loaded member comes from the farm, whatever its number.
export const loadMember = choice<VillageState>('d-load-member', [member], {
  rule: 'VP-206',
  list(state, moves, seat) {
    const numbers = kindsAt(state, seat, FARM)
    for (let one = 1; one <= KINDS; one++) if (numbers & (1 << one)) moves.add(member(one))
  },
  play(state, move, seat) {
    const figure = figureAt(state, seat, member.get.number(move), FARM)
    put(state, seat, figure, SHIP)
    shipOf(state, seat).cargo[MEMBER] = 1
    state.log?.add({ code: 'load-member', seat, figure: figureName(figure), from: 'farm', to: 'ship' })
  },
  refuse: (_state, move) =>
    refusal('no-such-member', 'VP-206', { number: kindBlank.format(member.get.number(move)), place: 'farm' }),
})
