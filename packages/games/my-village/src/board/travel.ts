import { chance, choice, moveKind, NONE, push, refusal } from '@chronik/kernel'
import { stackOf } from '../box/stack.ts'
import type { MyVillageState } from '../box/state.ts'
import { CARDS, OFFER, TAKEN, TRAVEL_CARDS, TRAVEL_STACK_CARDS, TRAVEL_STACKS } from '../box/vocabulary.ts'
import { placeCard } from '../cards/placing.ts'
import type { Cost } from '../goods/cost.ts'
import { hasMissionChurch } from './church.ts'
import { countAt, ownCard } from './village.ts'

export const keep = moveKind('keep', {})
export const redraw = moveKind('redraw', {})

/** The last travel card of a village, or NONE. */
function lastTravel(state: MyVillageState, seat: number): number {
  let last = NONE
  for (let letter = 0; letter < TRAVEL_STACKS.size; letter++) {
    const card = ownCard(state, seat, TRAVEL_STACK_CARDS[letter])
    if (card === NONE) return last
    last = card
  }
  return last
}

function letterOf(card: number): number {
  return TRAVEL_STACK_CARDS.findIndex((stack) => card < stack.end)
}

// M-663: an E card or the chapel ends the journey.
function isOver(state: MyVillageState, last: number): boolean {
  return last !== NONE && state.box.ends[last - TRAVEL_CARDS.first]
}

// M-662, M-663: the letters in order, one card each, until the journey is over.
export function journeyObstacle(
  state: MyVillageState,
  seat: number,
  letter: number,
): 'journey-over' | 'not-next-letter' | null {
  const last = lastTravel(state, seat)
  if (isOver(state, last)) return 'journey-over'
  return letter === nextLetter(last) ? null : 'not-next-letter'
}

function nextLetter(last: number): number {
  return last === NONE ? 0 : letterOf(last) + 1
}

/** How far the journey of a village has come: its last card and the letter that comes next, as far as there are any. */
export function journeyOf(state: MyVillageState, seat: number): { last: string; next: string } {
  const last = lastTravel(state, seat)
  const next = isOver(state, last) ? '' : TRAVEL_STACKS.list[nextLetter(last)]
  return { last: CARDS.list[last] ?? '', next }
}

/** M-661: the least and the most prestige that a stack of travel cards may bring. */
export function journeyWorth({ box }: MyVillageState, letter: string): { least: number; most: number } {
  const { first, end } = TRAVEL_STACK_CARDS[(TRAVEL_STACKS.list as readonly string[]).indexOf(letter)]
  const worth = box.cards.slice(first, end).map(({ prestige }) => prestige)
  return { least: Math.min(...worth), most: Math.max(...worth) }
}

// M-665: the grey banner of the last card is due together with the next card.
export function travelCost(state: MyVillageState, seat: number): Cost {
  const last = lastTravel(state, seat)
  return state.box.onwardCost[last === NONE ? 0 : last - TRAVEL_CARDS.first + 1]
}

const stacks = TRAVEL_STACKS.list.map((letter, index) =>
  stackOf(`travel-${letter}`, TRAVEL_STACK_CARDS[index]),
)

// M-661, M-664: what the top card brings is unknown until it is turned.
export const turning = stacks.map(({ source, cards, unseen }) =>
  chance<MyVillageState>(`turn-${source.id}`, source, {
    unseen,
    happen(state, outcome, seat, again, returned) {
      const card = cards.first + outcome
      state.cards[card] = TAKEN
      const { prestige } = state.box.cards[card]
      state.log?.add({ code: 'travel-turned', seat, card: CARDS.list[card], prestige })
      if (again === 1) shuffleIn(state, returned, source.id)
      const more = countAt(state, cards, OFFER) > 0
      if (again === 0 && more && hasMissionChurch(state, seat)) push(state, mission, seat, card)
      else placeCard(state, seat, card)
    },
  }),
)

// M-706: the card that went under the stack is shuffled in.
function shuffleIn(state: MyVillageState, returned: number, stack: string): void {
  state.cards[returned] = OFFER
  state.log?.add({ code: 'shuffle', stack, card: CARDS.list[returned] })
}

export const travelSources = stacks.map(({ source }) => source)

export function turnTravel(state: MyVillageState, seat: number, card: number): void {
  push(state, turning[letterOf(card)], seat, 0, NONE)
}

// M-706, M-R19: with the Mission Church the card may go back under its stack for the next one.
export const mission = choice<MyVillageState>('redraw', [keep, redraw], {
  rule: 'M-706',
  list(_state, moves) {
    moves.add(keep())
    moves.add(redraw())
  },
  play(state, move, seat, card) {
    if (keep.is(move)) {
      placeCard(state, seat, card)
      return
    }
    state.log?.add({ code: 'redraw', seat, card: CARDS.list[card] })
    push(state, turning[letterOf(card)], seat, 1, card)
  },
  refuse: () => refusal('not-now', 'M-706'),
})
