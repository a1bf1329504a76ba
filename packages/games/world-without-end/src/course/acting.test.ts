import { advance, apply, decider, decision, FastRandom, MoveList, SeededChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { worldAt } from '../../test/position.ts'
import { worldWithoutEnd } from '../game.ts'
import { isOfAction } from './acting.ts'

test('W-505 a sale belongs to its card until the cloth is sold, the discard after it does not', () => {
  const table = worldAt({ chapter: 2, next: { turnOf: 0 }, seats: [{ wool: 3, cloth: 2 }] })
  const due = (line: string) => decision(worldWithoutEnd, table.play(line).state)?.id ?? ''
  const ids = ['1 play:act-sale', '1 use', '1 sell-wool:2', '1 sell-cloth:1'].map(due)
  expect(ids).toEqual(['use', 'wool-to-sell', 'cloth-to-sell', 'discard'])
  expect(ids.map(isOfAction)).toEqual([true, true, true, false])
})

test('W-403 to W-405 in whole matches only a seat whose card of this round lies open decides on an action', () => {
  const random = new FastRandom(3)
  const moves = new MoveList()
  const met = new Set<string>()
  for (let match = 0; match < 12; match++) {
    const state = worldWithoutEnd.begin(worldWithoutEnd.open({ players: 2 + (match % 3) }))
    const chance = new SeededChance(match)
    while (advance(worldWithoutEnd, state, chance, moves) === 'choice') {
      const id = decision(worldWithoutEnd, state)?.id ?? ''
      const laid = state.players[decider(state)].opened >= state.round
      if (isOfAction(id)) met.add(`${id} ${laid}`)
      apply(worldWithoutEnd, state, moves.at(random.below(moves.count)))
    }
  }
  expect(met).toContain('cloth-to-sell true')
  expect([...met].filter((one) => one.endsWith('false'))).toEqual([])
})
