import {
  barrier,
  chance,
  choice,
  clearSteps,
  NONE,
  push,
  type Refusal,
  refusal,
  rule,
  source,
  waitsWith,
} from '@chronik/kernel'
import { discard, forgo, ltSwap, pass, play, use } from '../box/moves.ts'
import type { WorldState } from '../box/state.ts'
import { CARDS, EVENTS, KNOWLEDGE, TERMS } from '../box/vocabulary.ts'
import { carryOut, isExecutable, repeatedBy, whyUseless } from '../cards/actions.ts'
import { canSwap, makeSwap, whyNoSwap } from '../cards/events/swap.ts'
import { cardInForce, POSITIONS } from '../cards/long-term.ts'
import { discardDue, layDown, layOpen, listHand, notInHand } from '../cards/piles.ts'
import { gain } from '../goods/goods.ts'

const { 'forgo-knowledge': FORGO_KNOWLEDGE, 'random-discard': RANDOM_DISCARD } = TERMS.at

export const viceSource = source('vice-and-chaos', CARDS.list)

// W-401, W-402: a window for a swap, the open card, its action, the window again, the discard.
export const turn = rule<WorldState>('turn', (state, seat) => {
  push(state, turnEnd, seat)
  push(state, discardIfDue, seat)
  push(state, longTermSwap, seat)
  push(state, openCard, seat)
  push(state, longTermSwap, seat)
})

/** W-401: whoever has a turn to come in this round can prepare it. */
export function ahead(state: WorldState, seat: number): boolean {
  if (waitsWith(state, turn, seat) === NONE) return false
  clearSteps(state)
  push(state, turn, seat)
  return true
}

export const turnEnd = barrier<WorldState>('turn-end', () => {})

function canSwapAt(state: WorldState, seat: number, position: number): boolean {
  const event = cardInForce(state, position)
  return event >= 0 && state.players[seat].swapped[position] === 0 && canSwap(state, seat, event)
}

// W-D12, W-411: in the windows before and after the action, each swap once per round.
export const longTermSwap = choice<WorldState>('long-term-swap', [ltSwap, pass], {
  rule: 'W-411',
  list(state, moves, seat) {
    for (let position = 0; position < POSITIONS; position++) {
      if (canSwapAt(state, seat, position)) moves.add(ltSwap(cardInForce(state, position)))
    }
    moves.add(pass())
  },
  play(state, move, seat) {
    if (pass.is(move)) return
    const event = ltSwap.get.event(move)
    for (let position = 0; position < POSITIONS; position++) {
      if (cardInForce(state, position) === event) state.players[seat].swapped[position] = 1
    }
    makeSwap(state, seat, event)
    push(state, longTermSwap, seat)
  },
  refuse: (state, move, seat) => whyNoLongTermSwap(state, seat, ltSwap.get.event(move)),
})

function whyNoLongTermSwap(state: WorldState, seat: number, event: number): Refusal {
  for (let position = 0; position < POSITIONS; position++) {
    if (cardInForce(state, position) !== event || state.box.events[event].swap === null) continue
    if (state.players[seat].swapped[position] === 1)
      return refusal('swap-made', 'W-411', { event: EVENTS.list[event] })
    return whyNoSwap(state, seat, event)
  }
  return refusal('no-such-swap', 'W-411', { event: EVENTS.list[event] })
}

// W-D13, W-404: any card of the hand, even one that can do nothing.
export const openCard = choice<WorldState>('open-card', [play], {
  rule: 'W-401',
  list: (state, moves, seat) => listHand(state, seat, moves, play),
  play(state, move, seat) {
    const card = play.get.card(move)
    layOpen(state, seat, card, 'turn')
    push(state, useOrForgo, seat, card)
  },
  refuse: (state, move, seat) => notInHand(state, seat, play.get.card(move), 'W-401'),
})

// W-D14, W-403: using the action is voluntary.
export const useOrForgo = choice<WorldState>('use', [use, forgo], {
  rule: 'W-403',
  list(state, moves, seat, card) {
    if (isExecutable(state, seat, card)) moves.add(use())
    moves.add(forgo())
  },
  play(state, move, seat, card) {
    if (forgo.is(move)) forgoAction(state, seat, card)
    else {
      if (state.log !== null) {
        const repeated = card === CARDS.at['act-privilege'] ? repeatedBy(state, seat) : -1
        state.log.add({
          code: 'use',
          seat,
          card: CARDS.list[card],
          repeats: repeated < 0 ? null : CARDS.list[repeated],
        })
      }
      carryOut(state, seat, card)
    }
  },
  refuse: (state, _move, seat, card) => whyUseless(state, seat, card) ?? refusal('not-now', 'W-403'),
})

// W-408, W-822: the card lies there unused; some events reward that.
function forgoAction(state: WorldState, seat: number, card: number): void {
  if (state.log !== null) {
    // What stood in the way is known to the owner alone: it tells what lies behind the screen.
    const useless = whyUseless(state, seat, card)
    state.log.add({
      code: 'forgo',
      seat,
      card: CARDS.list[card],
      reason: useless?.code ?? null,
      missing: useless?.code === 'good-missing' ? String(useless.params?.good) : null,
      secret: ['reason', 'missing'],
    })
  }
  rewardForgoing(state, seat)
}

function rewardForgoing(state: WorldState, seat: number): void {
  gain(state, seat, KNOWLEDGE, state.terms[FORGO_KNOWLEDGE], 'forgo')
}

// W-923, W-R10: whoever stood at court has no turn in this round; since version 2 that is rewarded like any forgoing.
export const turnAtCourt = rule<WorldState>('turn-at-court', (state, seat) => {
  state.log?.add({ code: 'at-court', seat })
  if (state.box.rules >= 2) rewardForgoing(state, seat)
})

// W-405, W-407, W-843: a card goes face down if one is due: chosen, or drawn at random.
export const discardIfDue = rule<WorldState>('discard-if-due', (state, seat) => {
  if (!discardDue(state, seat)) return
  push(state, state.terms[RANDOM_DISCARD] === 1 ? viceDraw : ownDiscard, seat)
})

// W-D29, W-405: any other card of the hand, unused and face down.
export const ownDiscard = choice<WorldState>('discard', [discard], {
  rule: 'W-405',
  list: (state, moves, seat) => listHand(state, seat, moves, discard),
  play(state, move, seat) {
    const card = discard.get.card(move)
    layDown(state, seat, card)
    state.log?.add({ code: 'discard', seat, card: CARDS.list[card], why: 'turn', secret: ['card'] })
  },
  refuse: (state, move, seat) => notInHand(state, seat, discard.get.card(move), 'W-405'),
})

// W-843, W-R13: the card is drawn from the hand; its owner may look at it.
export const viceDraw = chance<WorldState>('vice-draw', viceSource, {
  unseen: (state, seat) => state.players[seat].hand,
  happen(state, card, seat) {
    layDown(state, seat, card)
    state.log?.add({ code: 'drawn', seat, card: CARDS.list[card], why: 'vice-and-chaos', secret: ['card'] })
  },
})
