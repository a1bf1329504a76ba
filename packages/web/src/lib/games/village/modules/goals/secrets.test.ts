import { clone, Match, SeededChance, SPECTATOR, viewOf } from '@chronik/kernel'
import { goalsOf, type VillageState, village } from '@chronik/village'
import { beforeAll, expect, test } from 'vitest'
import { villageActing } from '../../acting/index.ts'
import { loadFillings } from '../modules.ts'
import { filling } from './filling.ts'

const options = { expansions: ['marriage'], goals: true }

beforeAll(() => loadFillings(options))

/** A position in the middle of a match, and the match. */
function middle(seed: number): VillageState {
  const match = new Match<VillageState>(village, { players: 3, options }, new SeededChance(seed))
  for (let steps = 0; steps < 40; steps++) {
    const { turn } = match
    if (!turn.over) match.play([turn.moves[steps % turn.moves.length]])
  }
  return clone(village, match.state)
}

test('VL-101: the goals of others are not there to be drawn, and nobody who only watches sees any', () => {
  const state = middle(5)
  for (const viewer of [0, 1, 2, SPECTATOR]) {
    const view = viewOf(village, state, viewer)
    for (const seat of [0, 1, 2]) {
      const known = goalsOf(view, seat).map(
        ({ goal, reached, parts }) => reached || goal !== null || parts.length > 0,
      )
      const mine = seat === viewer
      const shown = goalsOf(state, seat).map(({ reached }) => reached)
      expect(known).toEqual(shown.map((reached) => reached || mine))
    }
  }
})

test('VL-201: an option says that it fulfils a goal to whoever may know it', () => {
  const state = middle(7)
  const goal = state.goals.cards[0]
  Object.assign(goal, { silver: 0, silverShown: -1 })
  const after = clone(village, state)
  after.goals.cards[0].silverShown = 0
  const context = {
    game: village,
    state,
    seat: 0,
    decision: '',
    moves: [],
    seats: [],
    language: 'en',
  } as const
  const effect = { cost: [], gain: [], entries: [], next: '', state: after }
  expect(filling.note?.(context, effect)).toBe('With this you reach your life goal “Aristocrat”.')
  expect(filling.note?.({ ...context, seat: 1 }, effect)).toBeUndefined()
})

test('the words of an option name no goal of another seat', () => {
  const match = new Match<VillageState>(village, { players: 3, options }, new SeededChance(3))
  const { turn } = match
  expect(turn.over).toBe(false)
  const { seat, decision, moves } = turn as Exclude<typeof turn, { over: true }>
  const state = viewOf(village, match.state, seat)
  const context = { game: village, state, seat, decision, moves, seats: [], language: 'en' } as const
  const said = JSON.stringify(villageActing.offer(context).cards)
  expect(said).not.toContain('goal-')
})
