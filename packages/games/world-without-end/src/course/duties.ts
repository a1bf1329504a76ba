import { chance, choice, push, refusal, rule, source } from '@chronik/kernel'
import { accept, protect } from '../box/moves.ts'
import { clockwise, type WorldState } from '../box/state.ts'
import { CHAPTERS, DUTIES, GRAIN, LINES, LOYALTY, MONEY, PENALTIES, PIETY } from '../box/vocabulary.ts'
import { give, score } from '../goods/goods.ts'

const FACES = ['1', '2', '3', '4', '5', '6']
/** What each duty demands. */
const DEMANDED = [PIETY, GRAIN, MONEY]

export const taxSource = source('tax-die', FACES)

// W-912, W-913: everyone returns piety, then everyone grain.
export function pieceDuties(state: WorldState): void {
  for (let duty = 0; duty < DUTIES.at.tax; duty++) {
    for (let nth = 0; nth < state.box.players; nth++)
      fulfil(state, clockwise(state, nth), duty, state.box.dues[duty])
  }
}

// W-914: the start player rolls once for all.
export const taxRoll = chance<WorldState>('tax-roll', taxSource, {
  unseen: (state) => state.box.taxFaces,
  happen(state, face, seat) {
    state.taxRoll = face + 1
    state.log?.add({ code: 'tax-die', seat, roll: state.taxRoll })
    for (let nth = 0; nth < state.box.players; nth++) {
      fulfil(state, clockwise(state, nth), DUTIES.at.tax, state.taxRoll)
    }
  },
})

// W-911, W-R33: as much as is owned is given, up to the demand; each missing unit costs points.
function fulfil(state: WorldState, seat: number, duty: number, due: number): void {
  const good = DEMANDED[duty]
  const given = Math.min(due, state.players[seat].goods[good])
  state.log?.add({ code: 'duty', seat, duty: DUTIES.list[duty], due, given })
  give(state, seat, good, given, 'duty')
  state.players[seat].missed[duty] = due - given
  losePoints(state, seat, duty)
}

function losePoints(state: WorldState, seat: number, duty: number): void {
  const line = LINES.at['duties-1'] + state.chapter - 1
  score(state, seat, line, -state.players[seat].missed[duty] * state.box.losses[duty], 'duty')
}

// W-931, W-R22: when all duties are known, penalty by penalty, in clockwise order.
export const protection = rule<WorldState>('protection', (state) => {
  if (state.chapter === CHAPTERS) push(state, doubleLosses)
  for (let nth = state.box.players - 1; nth >= 0; nth--) {
    const seat = clockwise(state, nth)
    for (let penalty = PENALTIES.size - 1; penalty >= 0; penalty--) {
      if (state.players[seat].missed[penalty] > 0) push(state, protectOrAccept, seat, penalty)
    }
  }
})

// W-D30, W-931, W-932, W-953: one loyalty for each penalty to be cancelled; lost points stay lost.
export const protectOrAccept = choice<WorldState>('protection-choice', [protect, accept], {
  rule: 'W-931',
  list(state, moves, seat, penalty) {
    if (state.players[seat].goods[LOYALTY] > 0 && atStake(state, seat, penalty)) moves.add(protect())
    moves.add(accept())
  },
  play(state, move, seat, penalty) {
    if (accept.is(move)) {
      if (state.chapter < CHAPTERS)
        state.log?.add({ code: 'penalty', seat, penalty: PENALTIES.list[penalty] })
      return
    }
    give(state, seat, LOYALTY, 1, 'protection')
    state.players[seat].missed[penalty] = 0
    state.log?.add({ code: 'protected', seat, penalty: PENALTIES.list[penalty] })
  },
  refuse: (state, _move, seat, penalty) =>
    atStake(state, seat, penalty)
      ? refusal('good-missing', 'W-931', { good: 'loyalty', needed: 1 })
      : refusal('nothing-at-stake', 'W-R23'),
})

// W-213, W-R23, since version 2: after chapter IV nobody is asked who has no point left that the duty could cost.
function atStake(state: WorldState, seat: number, penalty: number): boolean {
  return state.chapter < CHAPTERS || state.box.rules < 2 || pointsLeft(state, seat, penalty) > 0
}

/** W-952, W-213: what a duty missed at the end of chapter IV costs once more, if it is not protected. */
export function lossOnceMore(state: WorldState, seat: number, duty: number): number {
  return Math.min(pointsLeft(state, seat, duty), state.players[seat].missed[duty] * state.box.losses[duty])
}

/** W-952, W-953, W-213: what all missed duties cost once more, if some of them are protected. */
export function lossesOnceMore(state: WorldState, seat: number, spared: readonly number[]): number {
  const { vp, missed } = state.players[seat]
  const doubled = DUTIES.list
    .map((_, duty) => (spared.includes(duty) ? 0 : missed[duty] * state.box.losses[duty]))
    .reduce((sum, loss) => sum + loss, 0)
  return Math.min(vp, doubled)
}

/** What is left when the duties before this one have cost their points once more. */
function pointsLeft({ box, players }: WorldState, seat: number, before: number): number {
  const { vp, missed } = players[seat]
  let left = vp
  for (let duty = 0; duty < before; duty++) left -= missed[duty] * box.losses[duty]
  return Math.max(0, left)
}

// W-952, W-R24: after the last chapter there are no penalties; what was not protected costs its points once more.
export const doubleLosses = rule<WorldState>('double-losses', (state) => {
  for (let nth = 0; nth < state.box.players; nth++) {
    const seat = clockwise(state, nth)
    for (let duty = 0; duty < DUTIES.size; duty++) losePoints(state, seat, duty)
    state.players[seat].missed.fill(0)
  }
})
