import { advance, decider, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { think } from './think.ts'

const game = games.latest('my-village')

test('a plan is sent whole, however long it took: nobody thinks about it again', async () => {
  if (game === null) throw new Error('no such game')
  const state = game.begin(game.open({ players: 2 }))
  advance(game, state, new SeededChance(5), new MoveList())
  const seat = decider(state)
  let now = 0
  const task = {
    table: 't',
    game: game.id,
    rules: game.rulesVersion,
    setup: { players: 2, options: {}, edition: null },
    seat,
    level: 'grandmaster',
    seed: 1,
    view: viewOf(game, state, seat).mem,
  } as const
  const moves = await think(games, task, () => (now += 900))
  expect(moves.length).toBeGreaterThan(2)
})
