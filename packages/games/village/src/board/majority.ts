import { rule } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { STEPS } from '../box/vocabulary.ts'
import { gainPrestige } from '../goods/stock.ts'
import { CHURCH_1, countBetween, foremostBetween } from '../life/figures.ts'

const CHURCH_4 = CHURCH_1 + STEPS - 1

/** How a seat stands in the church; the guest sits behind the players. */
export interface Standing {
  readonly seat: number
  /** Members on the steps, and the step of the foremost; 0 without any. */
  readonly members: number
  readonly foremost: number
  /** Whoever has the highest strength has the majority; 0 without a member. */
  readonly strength: number
}

/**
 * V-510 to V-512, V-R23: most members on church steps; among equals the foremost member decides; who is
 * still equal gains all the same. A guest can keep others from the majority but gains nothing.
 */
export const majority = rule<VillageState>('majority', (state) => {
  const best = highestStrength(state)
  if (best === 0) return
  const amount = state.box.figures.church.majority
  for (let seat = 0; seat < state.box.players; seat++) {
    if (strengthOf(state, seat) !== best) continue
    state.log?.add({ code: 'majority', seat, amount })
    gainPrestige(state, seat, amount, 'church')
  }
})

/** How everybody stands in the church, the guest last. */
export function churchStandings(state: VillageState): Standing[] {
  const { players, guest } = state.box
  return Array.from({ length: players + (guest === null ? 0 : 1) }, (_, seat) => ({
    seat,
    members: membersOnSteps(state, seat),
    foremost: Math.max(0, foremostOnSteps(state, seat) - CHURCH_1 + 1),
    strength: strengthOf(state, seat),
  }))
}

/** V-510 to V-512: who would have the majority as things are; the guest too can be the one who keeps it. */
export function holdMajority(state: VillageState): number[] {
  const best = highestStrength(state)
  if (best === 0) return []
  return churchStandings(state).flatMap(({ seat, strength }) => (strength === best ? [seat] : []))
}

function highestStrength(state: VillageState): number {
  const seats = state.box.players + (state.box.guest === null ? 0 : 1)
  let best = 0
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, strengthOf(state, seat))
  return best
}

/** Numbers first, then the step of the foremost; 0 without a member. */
function strengthOf(state: VillageState, seat: number): number {
  const members = membersOnSteps(state, seat)
  return members === 0 ? 0 : members * 8 + (foremostOnSteps(state, seat) - CHURCH_1 + 1)
}

function membersOnSteps(state: VillageState, seat: number): number {
  const { players, guest } = state.box
  return seat < players ? countBetween(state, seat, CHURCH_1, CHURCH_4) : (guest?.churchCount(state) ?? 0)
}

function foremostOnSteps(state: VillageState, seat: number): number {
  const { players, guest } = state.box
  return seat < players
    ? foremostBetween(state, seat, CHURCH_1, CHURCH_4)
    : (guest?.churchForemost(state) ?? -1)
}
