import { choice, push, type Refusal, refusal } from '@chronik/kernel'
import { makeCloth, sellCloth, sellWool } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { CLOTH, MONEY, TERMS, WOOL } from '../box/vocabulary.ts'
import { gain, give } from '../goods/goods.ts'

const { 'wool-price': WOOL_PRICE, 'cloth-price': CLOTH_PRICE, 'cloth-per-sale': CLOTH_PER_SALE } = TERMS.at

// W-804, W-905: the covering tile leaves the cloth space; nothing happens if it is gone.
export function uncoverCloth(state: WorldState): void {
  if (state.clothCovered === 0) return
  state.clothCovered = 0
  state.log?.add({ code: 'uncover', what: 'market', which: 'cloth' })
}

// W-505, W-506, W-R14: how much cloth a sale may hold now.
function sellableCloth(state: WorldState, seat: number): number {
  if (state.clothCovered === 1) return 0
  return Math.min(state.players[seat].goods[CLOTH], state.terms[CLOTH_PER_SALE])
}

export function canSell(state: WorldState, seat: number): boolean {
  return state.players[seat].goods[WOOL] > 0 || sellableCloth(state, seat) > 0
}

export function whyNoSale(state: WorldState, seat: number): Refusal {
  const covered = state.clothCovered === 1 && state.players[seat].goods[CLOTH] > 0
  return covered ? refusal('cloth-covered', 'W-506') : refusal('nothing-to-sell', 'W-505')
}

// W-D19, W-R15: any number of wool; none only if cloth can be sold instead.
export const woolToSell = choice<WorldState>('wool-to-sell', [sellWool], {
  rule: 'W-505',
  list(state, moves, seat) {
    const owned = state.players[seat].goods[WOOL]
    for (let amount = sellableCloth(state, seat) > 0 ? 0 : 1; amount <= owned; amount++)
      moves.add(sellWool(amount))
  },
  play(state, move, seat) {
    const amount = sellWool.get.amount(move)
    sell(state, seat, WOOL, amount, state.terms[WOOL_PRICE])
    if (sellableCloth(state, seat) > 0) push(state, clothToSell, seat, amount)
  },
  refuse(state, move, seat) {
    if (sellWool.get.amount(move) === 0) return refusal('sell-something', 'W-505')
    return refusal('good-missing', 'W-505', {
      good: 'wool',
      needed: sellWool.get.amount(move),
      owned: state.players[seat].goods[WOOL],
    })
  },
})

// W-D20: then cloth, up to the limit of a sale.
export const clothToSell = choice<WorldState>('cloth-to-sell', [sellCloth], {
  rule: 'W-505',
  list(state, moves, seat, wool) {
    const most = sellableCloth(state, seat)
    for (let amount = wool > 0 ? 0 : 1; amount <= most; amount++) moves.add(sellCloth(amount))
  },
  play: (state, move, seat) => sell(state, seat, CLOTH, sellCloth.get.amount(move), state.terms[CLOTH_PRICE]),
  refuse(state, move, seat) {
    const amount = sellCloth.get.amount(move)
    if (amount === 0) return refusal('sell-something', 'W-505')
    if (amount > state.terms[CLOTH_PER_SALE])
      return refusal('too-much-cloth', 'W-505', { most: state.terms[CLOTH_PER_SALE] })
    return refusal('good-missing', 'W-505', {
      good: 'cloth',
      needed: amount,
      owned: state.players[seat].goods[CLOTH],
    })
  },
})

// W-505: what is sold returns to the stock.
function sell(state: WorldState, seat: number, good: number, amount: number, price: number): void {
  if (amount === 0) return
  give(state, seat, good, amount, 'action')
  gain(state, seat, MONEY, amount * price, 'action')
}

// W-515: as much wool as the action allows, limited by the cloth in stock.
export function mostCloth(state: WorldState, seat: number): number {
  return Math.min(state.players[seat].goods[WOOL], state.stock[CLOTH], state.box.figures.actions.clothMaking)
}

export function whyNoCloth(state: WorldState, seat: number): Refusal {
  if (state.players[seat].goods[WOOL] === 0)
    return refusal('good-missing', 'W-515', { good: 'wool', needed: 1 })
  return refusal('stock-empty', 'W-515', { good: 'cloth' })
}

// W-D24, W-515: one or two wool become as much cloth.
export const clothToMake = choice<WorldState>('cloth-to-make', [makeCloth], {
  rule: 'W-515',
  list(state, moves, seat) {
    const most = mostCloth(state, seat)
    for (let amount = 1; amount <= most; amount++) moves.add(makeCloth(amount))
  },
  play(state, move, seat) {
    const amount = makeCloth.get.amount(move)
    give(state, seat, WOOL, amount, 'action')
    gain(state, seat, CLOTH, amount, 'action')
  },
  refuse(state, move, seat) {
    const needed = makeCloth.get.amount(move)
    if (needed > state.box.figures.actions.clothMaking)
      return refusal('too-much-cloth', 'W-515', { most: state.box.figures.actions.clothMaking })
    if (needed > state.players[seat].goods[WOOL])
      return refusal('good-missing', 'W-515', {
        good: 'wool',
        needed,
        owned: state.players[seat].goods[WOOL],
      })
    return refusal('stock-empty', 'W-515', { good: 'cloth' })
  },
})
