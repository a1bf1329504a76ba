import { expect, test } from 'vitest'
import { outcomeOf } from '#lib/acting/preview.ts'
import { readMove } from '#lib/table/wording.ts'
import { worldActing } from '../acting/index.ts'
import { decisionsOf } from '../testing.ts'
import { areaOfDecision, areaOfUse } from './areas.ts'

/** What a use leads to that is answered on the board. */
const ON_THE_BOARD = ['project', 'site', 'donation', 'material', 'wool-to-sell', 'cloth-to-make']

test('a phone shows the area in which the card that lies open is used', () => {
  const met = new Set<string>()
  for (const seed of [31, 32, 33, 34]) {
    for (const context of decisionsOf({ players: 3 }, seed, 'en')) {
      const { game, state, seat, moves, decision } = context
      const use = moves.find((move) => readMove(game, move).kind === 'use')
      if (decision !== 'use' || use === undefined) continue
      const asked = outcomeOf(game, state, seat, use).decision
      if (!ON_THE_BOARD.includes(asked)) continue
      met.add(asked)
      expect([asked, areaOfUse(worldActing.offer(context).aims)]).toEqual([asked, areaOfDecision(asked)])
    }
  }
  expect([...met].toSorted()).toEqual(ON_THE_BOARD.toSorted())
})
