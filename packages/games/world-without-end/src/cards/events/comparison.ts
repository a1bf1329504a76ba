import { clockwise, type WorldState } from '../../box/state.ts'
import { GOODS, LINES } from '../../box/vocabulary.ts'
import type { Effect } from '../../edition/schema.ts'
import { score } from '../../goods/goods.ts'

const { 'events-gained': GAINED, 'events-lost': LOST } = LINES.at

// W-831: all show the good; whoever has most gains points, whoever has none loses some.
export function compareGoods(
  state: WorldState,
  effect: Extract<Effect, { compare: unknown }>['compare'],
): void {
  const good = GOODS.at[effect.good]
  let most = 0
  for (let seat = 0; seat < state.box.players; seat++) most = Math.max(most, state.players[seat].goods[good])
  if (state.log !== null) {
    const amounts = state.players.slice(0, state.box.players).map((player) => player.goods[good])
    state.log.add({ code: 'compared', good: effect.good, amounts })
  }
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    const owned = state.players[seat].goods[good]
    if (owned === 0) score(state, seat, LOST, -effect.noneVp, 'event')
    else if (owned === most) score(state, seat, GAINED, effect.mostVp, 'event')
  }
}

// W-871: whoever owns all of these gains points and gives nothing up; only that he qualifies is seen.
export function rewardOwners(state: WorldState, effect: Extract<Effect, { own: unknown }>['own']): void {
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    const { goods } = state.players[seat]
    if (!effect.allOf.every((good) => goods[GOODS.at[good]] > 0)) continue
    state.log?.add({ code: 'qualified', seat })
    score(state, seat, GAINED, effect.vp, 'event')
  }
}
