import { choice, push, refusal, rule } from '@chronik/kernel'
import { take } from '../../box/moves.ts'
import { clockwise, type WorldState } from '../../box/state.ts'
import { GOODS, MATERIALS } from '../../box/vocabulary.ts'
import { eachClockwise } from '../../course/order.ts'
import { gain } from '../../goods/goods.ts'
import { listMaterials, materialLeft } from '../../goods/material.ts'

// W-307: in clockwise order everyone takes while the stock lasts; a choice is left between two materials.
export function gainGoods(state: WorldState, event: number): void {
  const { effect } = state.box.events[event]
  if (!('gain' in effect)) return
  const { oneOf, amount } = effect.gain
  if (oneOf.length > 1) {
    eachClockwise(state, eventMaterial, event)
    return
  }
  for (let nth = 0; nth < state.box.players; nth++) {
    gain(state, clockwise(state, nth), GOODS.at[oneOf[0]], amount, 'event')
  }
}

// W-865: stone or wood from what is in stock; with both empty nothing.
export const eventMaterial = rule<WorldState>('event-material', (state, seat, event) => {
  if (materialLeft(state)) push(state, materialFromEvent, seat, event)
})

// W-D09, W-865: stone or wood, as long as both are in stock.
export const materialFromEvent = choice<WorldState>('material-from-event', [take], {
  rule: 'W-865',
  list: listMaterials,
  play(state, move, seat, event) {
    const { effect } = state.box.events[event]
    if ('gain' in effect) gain(state, seat, take.get.material(move), effect.gain.amount, 'event')
  },
  refuse: (_state, move) =>
    refusal('stock-empty', 'W-865', { good: MATERIALS.list[take.get.material(move)] }),
})
