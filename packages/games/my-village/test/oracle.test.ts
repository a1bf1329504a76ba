import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { myVillage } from '../src/index.ts'
import { bannersFor } from './oracle.ts'

/** M-I17: what is offered is legal, and what is legal is offered. */
describe.each([2, 3, 4])(
  'M-351, M-353, M-451 every legal banner is offered and no other, %i players',
  (players) => {
    test.each([21, 22, 23, 24, 25, 26, 27, 28])('seed %i', (seed) => {
      const match = new Match(myVillage, { players }, new SeededChance(seed))
      const random = new FastRandom(seed)
      let asked = 0
      for (let { turn } = match; !turn.over; turn = match.turn) {
        const { seat, decision, moves } = turn
        const options = moves.map((move) => myVillage.notation.format(move))
        const listed = (start: string) =>
          options.filter((one) => one.startsWith(start)).map((one) => one.slice(start.length))
        const { black, white } = bannersFor(match.state, seat)
        const found = {
          use: [options.includes('black'), options.includes('white')],
          black: listed('black ').sort(),
          white: listed('white ').sort(),
        }
        const legal = { use: [black.length > 0, white.length > 0], black, white }
        for (const about of ['use', 'black', 'white'] as const) {
          if (decision !== about) continue
          asked++
          expect(found[about], about).toEqual(legal[about])
        }
        const tempting = moves.filter((move) => !['leader', 'stop'].includes(myVillage.notation.format(move)))
        const from = random.below(4) > 0 && tempting.length > 0 ? tempting : moves
        match.play([from[random.below(from.length)]])
      }
      expect(asked).toBeGreaterThan(20)
    })
  },
)
