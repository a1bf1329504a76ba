import { chance, NONE, push, rule, source } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { PERSONS, STACKS } from './vocabulary.ts'

export const personSource = source('persons', PERSONS.list)

// VX-104, VI-101: the persons in play lie in three stacks; only the tops are seen.
export function layStacks(state: VillageState, persons: readonly number[]): void {
  const { inn } = state
  for (const person of persons) inn.unseen[person] = 1
  for (let stack = STACKS.size - 1; stack >= 0; stack--) {
    const pile = inn.stacks[stack]
    pile.top = NONE
    pile.under.fill(NONE)
    pile.unseen = persons.length / STACKS.size
    push(state, uncover, 0, stack)
  }
}

/** The next card of a stack comes to the top: one nobody has seen, else the first of those slid under. */
export const uncover = rule<VillageState>('uncover-person', (state, _seat, stack) => {
  const pile = state.inn.stacks[stack]
  pile.top = NONE
  if (pile.unseen > 0) push(state, drawPerson, 0, stack)
  else if (pile.slid > 0) {
    pile.top = pile.under[0]
    pile.under.copyWithin(0, 1)
    pile.under[pile.under.length - 1] = NONE
    pile.slid--
    show(state, stack)
  }
})

export const drawPerson = chance<VillageState>('draw-person', personSource, {
  unseen: (state) => state.inn.unseen,
  happen(state, person, _seat, stack) {
    const pile = state.inn.stacks[stack]
    state.inn.unseen[person] = 0
    pile.unseen--
    pile.top = person
    show(state, stack)
  },
})

function show(state: VillageState, stack: number): void {
  state.log?.add({
    code: 'person-shown',
    person: PERSONS.list[state.inn.stacks[stack].top],
    stack: STACKS.list[stack],
  })
}

// VI-305: the top card of one stack goes face up under the same stack.
export function slideUnder(state: VillageState, seat: number, stack: number): void {
  const pile = state.inn.stacks[stack]
  pile.under[pile.slid++] = pile.top
  state.log?.add({ code: 'person-slid', seat, person: PERSONS.list[pile.top], stack: STACKS.list[stack] })
  push(state, uncover, 0, stack)
}
