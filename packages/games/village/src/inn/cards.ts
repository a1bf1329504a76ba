import { choice, type Move, moveKind, NONE, push } from '@chronik/kernel'
import { done } from '../board/mass.ts'
import type { VillageState } from '../box/state.ts'
import { card, discard, type PersonWindow } from './person.ts'
import { persons } from './persons.ts'
import { refuseCard } from './unplayable.ts'
import { PERSONS } from './vocabulary.ts'

const WINDOWS: readonly PersonWindow[] = ['turn', 'opportunity', 'after-action']
/** A window as a figure of a step; after the action cards of both kinds may be played. */
const TURN = 0
const OPPORTUNITY = 1
const AFTER = 2

function isOpen(person: number, window: number): boolean {
  const windows = persons[person]?.windows ?? []
  return windows.includes(WINDOWS[window]) || (window === AFTER && windows.includes('turn'))
}

/** VI-404: whether a card belongs to the windows of one's own turn. */
export const belongsToTurn = (person: number): boolean => isOpen(person, TURN)

/** By window: 1 for each person that may be played in it. */
const OPEN = WINDOWS.map((_, window) =>
  Uint8Array.from(PERSONS.list, (_, person) => (isOpen(person, window) ? 1 : 0)),
)

// VI-403, VI-404, VI-407, VI-408: any number of cards, one after another, in the windows of one's own turn.
export const cardChoice = choice<VillageState>('d-card', [card, done], {
  rule: 'VI-403',
  list(state, moves, seat, window) {
    const { cards, size } = state.inn.hands[seat]
    const open = OPEN[window]
    for (let person = 0, left = size; left > 0 && person < cards.length; person++) {
      if (cards[person] !== 1) continue
      left--
      if (open[person] === 1 && persons[person]?.playable(state, seat) === true) moves.add(card(person))
    }
    moves.add(done())
  },
  play(state, move: Move, seat, window) {
    if (done.is(move)) return
    const person = card.get.person(move)
    push(state, cardChoice, seat, window)
    discard(state, seat, person)
    persons[person]?.play(state, seat)
  },
  refuse(state, move, seat, window) {
    const person = card.get.person(move)
    return refuseCard(state, seat, person, isOpen(person, window))
  },
})

const window =
  (which: number) =>
  (state: VillageState, seat: number): void => {
    if (state.inn.hands[seat].size > 0) push(state, cardChoice, seat, which)
  }

/** What the turn and the market day tell the Inn. */
export function startWindow(state: VillageState, seat: number): void {
  state.inn.heralded = NONE
  turnWindow(state, seat)
}
export const turnWindow = window(TURN)
export const opportunityWindow = window(OPPORTUNITY)
export const afterActionWindow = window(AFTER)

export const no = moveKind('no', {})
