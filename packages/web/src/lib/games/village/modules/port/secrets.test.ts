import { clone, FastRandom, HIDDEN, Match, SeededChance, viewOf } from '@chronik/kernel'
import { CARGO, type VillageState, village } from '@chronik/village'
import { expect, test } from 'vitest'
import { flights } from './motion.ts'
import { chestAboard, chestsHome, tilesHome } from './reading.ts'

/** Positions of a random match in which somebody has chests at home and somebody aboard. */
function withChests(): VillageState[] {
  const found: VillageState[] = []
  for (let seed = 1; seed < 40 && found.length < 60; seed++) {
    const setup = { players: 3, options: { expansions: ['port', 'marriage'] } }
    const match = new Match<VillageState>(village, setup, new SeededChance(seed))
    const random = new FastRandom(seed)
    for (let { turn } = match; !turn.over; turn = match.turn) {
      const { ships } = match.state.port
      if (ships.some(({ home, cargo }) => home[2] > 0 || cargo[CARGO.at.chest] === 1))
        found.push(clone(village, match.state))
      match.play([turn.moves[random.below(turn.moves.length)]])
    }
  }
  return found
}

test('VP-404, VP-503: what a chest of another holds is not there to be drawn', () => {
  const positions = withChests()
  expect(positions.length).toBeGreaterThan(20)
  for (const state of positions) {
    for (const viewer of [0, 1, 2]) {
      const view = viewOf(village, clone(village, state), viewer)
      for (const seat of [0, 1, 2]) {
        const own = seat === viewer
        const closed = Array.from({ length: tilesHome(state, seat, 'chest') }, () => null)
        expect(chestsHome(view, seat)).toEqual(own ? chestsHome(state, seat) : closed)
        expect(chestAboard(view, seat)).toEqual(own ? chestAboard(state, seat) : null)
        expect(view.port.ships[seat].aboard).toBe(own ? state.port.ships[seat].aboard : HIDDEN)
      }
    }
  }
})

test('a chest flies closed, whatever it holds', () => {
  const [state] = withChests()
  const entry = {
    code: 'load-chest',
    seat: 0,
    chest: 'chest-6',
    from: 'i3',
    to: 'ship',
    secret: ['chest'],
  } as const
  expect(flights(entry, state, [])?.map(({ piece }) => piece)).toEqual(['chest'])
})
