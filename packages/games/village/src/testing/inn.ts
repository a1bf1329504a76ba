import { NONE, placeOf } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { personsInPlay } from '../inn/deck.ts'
import { PERSONS, STACKS } from '../inn/vocabulary.ts'

/** The Inn board as a test describes it; persons that lie nowhere and are in no hand are still unseen. */
export interface InnSketch {
  /** The tops of the three stacks; '' for an empty stack. By default the first persons nobody holds. */
  readonly tops?: readonly string[]
  /** Persons slid under each stack, the first to come up again first. */
  readonly under?: readonly (readonly string[])[]
  /** Unseen cards of each stack; by default as many as are left, evenly. Those beyond have left the game. */
  readonly unseen?: readonly number[]
}

export function sketchInn(
  state: VillageState,
  sketch: InnSketch,
  hands: readonly (readonly string[])[],
): void {
  const { inn, box } = state
  const rest = new Set(personsInPlay(box.options.expansions as readonly string[]))
  const taken = (name: string): number => {
    const person = placeOf(PERSONS, name)
    if (!rest.delete(person)) throw new Error(`"${name}" is not in play or lies somewhere else`)
    return person
  }
  inn.hands.forEach((hand, seat) => {
    const held = hands[seat] ?? []
    hand.cards.fill(0)
    for (const name of held) hand.cards[taken(name)] = 1
    hand.size = held.length
  })
  const below = STACKS.list.map((_, stack) => (sketch.under?.[stack] ?? []).map(taken))
  const tops =
    sketch.tops?.map((name) => (name === '' ? NONE : taken(name))) ?? [...rest].slice(0, STACKS.size)
  for (const top of tops) rest.delete(top)
  inn.stacks.forEach((pile, stack) => {
    pile.top = tops[stack]
    pile.under.fill(NONE)
    pile.under.set(below[stack])
    pile.slid = below[stack].length
    pile.unseen = sketch.unseen?.[stack] ?? Math.floor((rest.size + stack) / STACKS.size)
  })
  const unseen = inn.stacks.reduce((sum, pile) => sum + pile.unseen, 0)
  inn.unseen.fill(0)
  for (const person of [...rest].slice(0, unseen)) inn.unseen[person] = 1
}

/** The persons in the hand of a seat. */
export function handOf(state: VillageState, seat: number): string[] {
  return PERSONS.list.filter((_, person) => state.inn.hands[seat].cards[person] === 1)
}

/** The tops of the three stacks; null for an empty one. */
export function topsOf(state: VillageState): (string | null)[] {
  return state.inn.stacks.map(({ top }) => (top === NONE ? null : PERSONS.list[top]))
}
