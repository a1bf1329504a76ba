import type { WorldState } from '../box/state.ts'
import { EVENTS } from '../box/vocabulary.ts'

/** Where a long-term card may lie while it is in force: slot 1, slot 2, council. */
export const POSITIONS = 3
const COUNCIL = 2

/** The long-term card at a position, or -1. */
export function cardInForce(state: WorldState, position: number): number {
  if (position < COUNCIL) return state.slots[position]
  return state.council >= 0 && state.box.events[state.council].longTerm ? state.council : -1
}

/** W-410: the long-term cards that bind now: those in the slots and one of this round. */
export function eventsInForce(state: WorldState): number[] {
  return Array.from({ length: POSITIONS }, (_, position) => cardInForce(state, position)).filter(
    (event) => event >= 0,
  )
}

// W-410, W-R38: the cards in the slots and one of this round bind together; where they contradict, the later one wins.
export function bringIntoForce(state: WorldState): void {
  const { longest } = state
  state.terms.set(state.box.terms)
  change(state, state.slots[longest])
  change(state, state.slots[1 - longest])
  change(state, cardInForce(state, COUNCIL))
}

function change(state: WorldState, event: number): void {
  if (event < 0) return
  for (const { term, value } of state.box.events[event].terms) state.terms[term] = value
}

// W-209, W-210: the card of this round moves to the first empty slot, or takes the place of the one that lies longest.
export function moveToSlot(state: WorldState): void {
  const card = cardInForce(state, COUNCIL)
  if (card < 0) return
  const { slots } = state
  let slot = slots.indexOf(-1)
  let replaced = -1
  if (slot < 0) {
    slot = state.longest
    replaced = slots[slot]
    state.longest = 1 - slot
  }
  slots[slot] = card
  state.council = -1
  bringIntoForce(state)
  state.log?.add({
    code: 'slot',
    event: EVENTS.list[card],
    slot: slot === 0 ? 1 : 2,
    replaced: replaced < 0 ? null : EVENTS.list[replaced],
  })
}

// W-906: at the chapter end all event cards leave the game, and their effects end.
export function removeEvents(state: WorldState): void {
  if (state.log !== null) {
    const events = EVENTS.list.filter((_, event) => liesOnTheBoard(state, event))
    state.log.add({ code: 'events-leave', events })
  }
  state.slots.fill(-1)
  state.council = -1
  state.rotation = -1
  state.longest = 0
  bringIntoForce(state)
}

// W-211: immediate cards of this chapter stay on the council, long-term ones in their slots.
function liesOnTheBoard(state: WorldState, event: number): boolean {
  const { chapter, longTerm } = state.box.events[event]
  if (longTerm) return state.slots.includes(event) || state.council === event
  return chapter === state.chapter && state.revealed[event] === 1
}
