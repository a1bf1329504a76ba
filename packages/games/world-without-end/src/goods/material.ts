import { choice, type MoveList, type Refusal, refusal } from '@chronik/kernel'
import { take } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { MATERIALS, MONEY, STONE, TERMS, WOOD } from '../box/vocabulary.ts'
import { gain, give } from './goods.ts'

const STONE_TOLL = TERMS.at['stone-toll']

export function materialLeft(state: WorldState): boolean {
  return state.stock[STONE] > 0 || state.stock[WOOD] > 0
}

/** Stone and wood, as far as they are in stock. */
export function listMaterials(state: WorldState, moves: MoveList): void {
  if (state.stock[STONE] > 0) moves.add(take(STONE))
  if (state.stock[WOOD] > 0) moves.add(take(WOOD))
}

// W-809: a stone may cost money; whoever has none can take wood only.
function canTake(state: WorldState, seat: number, material: number): boolean {
  if (state.stock[material] === 0) return false
  return material !== STONE || state.players[seat].goods[MONEY] >= state.terms[STONE_TOLL]
}

export function canTakeMaterial(state: WorldState, seat: number): boolean {
  return canTake(state, seat, STONE) || canTake(state, seat, WOOD)
}

export function whyNoMaterial(state: WorldState): Refusal {
  if (!materialLeft(state)) return refusal('no-material', 'W-503')
  return refusal('good-missing', 'W-809', { good: 'money', needed: state.terms[STONE_TOLL] })
}

// W-D15, W-503: stone or wood from the stock, a toll on stone paid first.
export const materialToTake = choice<WorldState>('material', [take], {
  rule: 'W-503',
  list(state, moves, seat) {
    if (canTake(state, seat, STONE)) moves.add(take(STONE))
    if (canTake(state, seat, WOOD)) moves.add(take(WOOD))
  },
  play(state, move, seat) {
    const material = take.get.material(move)
    if (material === STONE) give(state, seat, MONEY, state.terms[STONE_TOLL], 'toll')
    gain(state, seat, material, state.box.figures.actions.material, 'action')
  },
  refuse(state, move) {
    const good = MATERIALS.list[take.get.material(move)]
    if (state.stock[take.get.material(move)] === 0) return refusal('stock-empty', 'W-503', { good })
    return refusal('good-missing', 'W-809', { good: 'money', needed: state.terms[STONE_TOLL] })
  },
})
