import { NONE, waits } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { countAt } from '../life/figures.ts'
import { personsInPlay } from './deck.ts'
import { drawPerson, uncover } from './stacks.ts'
import { PERSONS } from './vocabulary.ts'

/** What must hold at the inn: every person once, and at most one own member among the guests. */
export function innInvariants(state: VillageState): string[] {
  const broken: string[] = []
  const { stacks, unseen, hands } = state.inn
  const seen = new Array<number>(PERSONS.size).fill(0)
  for (const { top, under } of stacks) {
    if (top !== NONE) seen[top]++
    for (const person of under) if (person !== NONE) seen[person]++
  }
  unseen.forEach((there, person) => {
    seen[person] += there
  })
  for (const { cards } of hands) {
    cards.forEach((held, person) => {
      seen[person] += held
    })
  }
  if (seen.some((count) => count > 1)) broken.push('VX-I13 a person is in two places')
  const inPlay = personsInPlay(state.box.options.expansions as readonly string[])
  if (seen.some((count, person) => count > 0 && !inPlay.includes(person)))
    broken.push('VX-I13 a person is not in play')
  const dealing = waits(state, uncover) || waits(state, drawPerson)
  for (const { top, unseen: below, slid, under } of stacks) {
    if (slid !== under.filter((person) => person !== NONE).length)
      broken.push('VX-I13 the persons slid under a stack are counted wrong')
    if (top === NONE && below + slid > 0 && !dealing) broken.push('VX-I13 a stack has no top')
  }
  const hidden = stacks.reduce((sum, stack) => sum + stack.unseen, 0)
  if (hidden !== unseen.reduce((sum, one) => sum + one, 0))
    broken.push('VX-I13 the unseen persons are counted wrong')
  hands.forEach(({ size, cards }, seat) => {
    if (size !== cards.reduce((sum, one) => sum + one, 0))
      broken.push(`VX-I13 the hand of seat ${seat} is counted wrong`)
  })
  for (let seat = 0; seat < state.box.players; seat++) {
    if (countAt(state, seat, PLACES.at.inn) > 1) broken.push(`VX-I15 seat ${seat} has two members in the inn`)
  }
  return broken
}
