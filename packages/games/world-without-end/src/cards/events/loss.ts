import { barrier, choice, push, refusal, rule } from '@chronik/kernel'
import { housesOf } from '../../board/favour.ts'
import { takeBackHouse } from '../../board/houses.ts'
import { giveUp, removeHouse } from '../../box/moves.ts'
import { clockwise, type WorldState } from '../../box/state.ts'
import { GOODS, LINES, MONEY, SITES } from '../../box/vocabulary.ts'
import { eachClockwise } from '../../course/order.ts'
import { give, score } from '../../goods/goods.ts'

const LOST = LINES.at['events-lost']

/** The goods that an event may demand from a player, by their places. */
function demanded(state: WorldState, event: number): readonly number[] {
  return state.box.events[event].demanded
}

// W-305: a loss is compulsory; what is asked of one player begins only when the one before him has finished.
export const eventLoss = barrier<WorldState>('event-loss', (state, seat, event) => {
  const { effect } = state.box.events[event]
  if ('lose' in effect) lose(state, seat, event, effect.lose.amount)
})

// W-305: who owns several of the demanded kinds chooses; who cannot give loses the stated points instead.
function lose(state: WorldState, seat: number, event: number, left: number): void {
  const { goods } = state.players[seat]
  let kinds = 0
  let owned = 0
  let any = 0
  for (const good of demanded(state, event)) {
    if (goods[good] <= 0) continue
    kinds++
    owned += goods[good]
    any = good
  }
  if (owned > left && kinds > 1) {
    push(state, goodToLose, seat, event, left)
    return
  }
  if (owned > left) {
    give(state, seat, any, left, 'event')
    return
  }
  for (const good of demanded(state, event)) give(state, seat, good, goods[good], 'event')
  const { effect } = state.box.events[event]
  if ('lose' in effect) score(state, seat, LOST, -(left - owned) * effect.lose.orVp, 'event')
}

// W-D06, W-D07: one good at a time.
export const goodToLose = choice<WorldState>('good-to-lose', [giveUp], {
  rule: 'W-305',
  list(state, moves, seat, event) {
    const { goods } = state.players[seat]
    for (const good of demanded(state, event)) if (goods[good] > 0) moves.add(giveUp(good))
  },
  play(state, move, seat, event, left) {
    give(state, seat, giveUp.get.good(move), 1, 'event')
    if (left > 1) lose(state, seat, event, left - 1)
  },
  refuse(state, move, _seat, event) {
    const good = giveUp.get.good(move)
    const code = demanded(state, event).includes(good) ? 'good-not-owned' : 'good-not-demanded'
    return refusal(code, state.box.events[event].rule, { good: GOODS.list[good] })
  },
})

// W-841: everyone takes one of his houses back; who has none on the board loses points.
export function loseHouses(state: WorldState, orVp: number): void {
  eachClockwise(state, houseLoss, orVp)
}

export const houseLoss = rule<WorldState>('house-loss', (state, seat, orVp) => {
  if (housesOf(state, seat) > 0) push(state, houseToTakeBack, seat)
  else score(state, seat, LOST, -orVp, 'event')
})

// W-D08, W-841: which of the player's houses goes back into the supply.
export const houseToTakeBack = choice<WorldState>('house-to-take-back', [removeHouse], {
  rule: 'W-841',
  list(state, moves, seat) {
    for (let site = 0; site < SITES.size; site++) if (state.sites[site] === seat) moves.add(removeHouse(site))
  },
  play: (state, move, seat) => takeBackHouse(state, seat, removeHouse.get.site(move)),
  refuse: (_state, move) =>
    refusal('no-house-there', 'W-841', { site: SITES.list[removeHouse.get.site(move)] }),
})

// W-864: money for each own house on the board as far as it reaches, points for what cannot be paid.
export function payPerHouse(
  state: WorldState,
  { money, orVp }: { readonly money: number; readonly orVp: number },
): void {
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    const due = housesOf(state, seat) * money
    const paid = Math.min(due, state.players[seat].goods[MONEY])
    give(state, seat, MONEY, paid, 'event')
    score(state, seat, LOST, -(due - paid) * orVp, 'event')
  }
}
