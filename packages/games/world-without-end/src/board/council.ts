import { chance, choice, push, refusal, rule, source } from '@chronik/kernel'
import { orient } from '../box/moves.ts'
import { clockwise, type WorldState } from '../box/state.ts'
import { BEGGING, EVENTS, LINES, MONEY, PHASES, TREASURES } from '../box/vocabulary.ts'
import { happens } from '../cards/events/event.ts'
import { receive, score } from '../goods/goods.ts'
import { demandAt, moveFavourStone, spaceAfter } from './favour.ts'
import { checkPlace } from './plague.ts'

export const eventSource = source('events', EVENTS.list)

const SIDES = 4
const deck = new Int16Array(EVENTS.size)

// W-105, W-301: the next card is one of those of the chapter that nobody has seen yet.
export const reveal = chance<WorldState>('reveal', eventSource, {
  unseen(state) {
    for (let event = 0; event < EVENTS.size; event++) {
      deck[event] = state.box.events[event].chapter === state.chapter ? 1 - state.revealed[event] : 0
    }
    return deck
  },
  happen(state, event, seat) {
    state.phase = PHASES.at['phase-reveal']
    state.revealed[event] = 1
    state.council = event
    state.rotation = -1
    const { rule: number, longTerm, place } = state.box.events[event]
    state.log?.add({ code: 'reveal', seat, event: EVENTS.list[event], rule: number })
    if (!longTerm) push(state, eventText, seat, event)
    if (state.chapter >= 3 && place >= 0) checkPlace(state, place)
  },
})

// W-302, W-303: after the place number an immediate event is resolved completely, before the card is oriented.
export const eventText = rule<WorldState>('event-text', (state, _seat, event) => happens(state, event))

/** W-311: the corner that points at a side in this rotation. */
export function cornerFor(side: number, rotation: number): number {
  return (side - rotation + SIDES) % SIDES
}

/** W-311: the number of the council's slot at which the arrow points in this rotation. */
export function favourSteps(state: WorldState, rotation: number): number {
  return state.box.figures.council.slots[(SIDES - 1 + rotation) % SIDES]
}

// W-312, W-313, W-R02, W-R39: a rotation that leads to the outlaws needs their money, counted after its own income.
function canPayOutlaws(state: WorldState, seat: number, rotation: number): boolean {
  const steps = favourSteps(state, rotation)
  if (steps === 0) return true
  const demand = demandAt(state, spaceAfter(state, steps))
  if (demand === 0) return true
  const player = state.players[seat]
  const corner = state.box.events[state.council].corners[cornerFor(state.box.sides[seat], rotation)]
  const income = corner.treasure === MONEY && player.missed[BEGGING] === 0 ? corner.amount : 0
  return player.goods[MONEY] + income >= demand
}

// W-D11: the active player fixes everyone's income and the steps of the favour stone.
export const orientation = choice<WorldState>('orientation', [orient], {
  rule: 'W-311',
  list(state, moves, seat) {
    for (let rotation = 0; rotation < SIDES; rotation++) {
      if (canPayOutlaws(state, seat, rotation)) moves.add(orient(rotation))
    }
  },
  play(state, move, seat) {
    const rotation = orient.get.rotation(move)
    const steps = favourSteps(state, rotation)
    state.rotation = rotation
    state.log?.add({ code: 'orient', seat, event: EVENTS.list[state.council], rotation, steps })
    payIncome(state)
    state.phase = PHASES.at['phase-favour']
    moveFavourStone(state, seat, steps)
  },
  refuse(state, move) {
    const space = spaceAfter(state, favourSteps(state, orient.get.rotation(move)))
    return refusal('outlaws-unpaid', 'W-312', { space, money: demandAt(state, space) })
  },
})

// W-321, W-324, W-325: in clockwise order everyone gets the corner that points at his side; a beggar gets nothing.
function payIncome(state: WorldState): void {
  state.phase = PHASES.at['phase-income']
  const { corners } = state.box.events[state.council]
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    const corner = corners[cornerFor(state.box.sides[seat], state.rotation)]
    if (state.players[seat].missed[BEGGING] > 0) {
      state.log?.add({ code: 'no-income', seat, good: TREASURES.list[corner.treasure] })
    } else if (receive(state, seat, corner, LINES.at.income, 'income') === 0) {
      // W-323: out of stock, a victory point instead.
      score(state, seat, LINES.at.income, state.box.figures.incomeSubstitute.vp, 'income')
    }
  }
}
