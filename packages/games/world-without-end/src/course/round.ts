import { push, rule } from '@chronik/kernel'
import { orientation, reveal } from '../board/council.ts'
import { clockwise, type WorldState } from '../box/state.ts'
import { PHASES, ROYAL_COURT } from '../box/vocabulary.ts'
import { bringIntoForce, moveToSlot } from '../cards/long-term.ts'
import { carryOutPenalties, endPenalties } from './penalties.ts'
import { passShield } from './shield.ts'
import { turn, turnAtCourt } from './turn.ts'

// W-202: reveal, orient, income, favour, action, and the end of the round.
export const round = rule<WorldState>('round', (state) => {
  state.round++
  state.phase = PHASES.at['phase-reveal']
  const { active } = state
  state.log?.add({ code: 'round', seat: active, chapter: state.chapter, round: state.round })
  push(state, roundEnd, active)
  push(state, actionPhase, active)
  push(state, toOrientation, active)
  push(state, reveal, active)
  if (state.round === 1) carryOutPenalties(state)
})

// W-311: phase 2 begins when the event has been resolved.
export const toOrientation = rule<WorldState>('to-orientation', (state, seat) => {
  state.phase = PHASES.at['phase-orient']
  push(state, orientation, seat)
})

// W-401, W-410, W-412: one turn each; not after a royal court in this round, and for nobody in a round of war.
export const actionPhase = rule<WorldState>('action-phase', (state) => {
  state.phase = PHASES.at['phase-action']
  bringIntoForce(state)
  if ('layTwo' in state.box.events[state.council].effect) return
  for (let nth = state.box.players - 1; nth >= 0; nth--) {
    const seat = clockwise(state, nth)
    state.players[seat].swapped.fill(0)
    push(state, state.players[seat].missed[ROYAL_COURT] === 0 ? turn : turnAtCourt, seat)
  }
})

// W-208: a long-term card moves to its slot, then the shield passes.
export const roundEnd = rule<WorldState>('round-end', (state) => {
  state.phase = PHASES.at['round-end']
  moveToSlot(state)
  endPenalties(state)
  passShield(state)
})
