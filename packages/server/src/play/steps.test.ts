import {
  type AnyState,
  FastRandom,
  type Game,
  HIDDEN,
  Match,
  SeededChance,
  SPECTATOR,
  viewOf,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { games } from './games.ts'
import { Sight } from './sight.ts'
import { differences, Steps } from './steps.ts'

test('the places in which two memories differ, wherever they lie', () => {
  const random = new FastRandom(5)
  for (const length of [1, 2, 7, 64, 301]) {
    const one = Int16Array.from({ length }, () => random.below(3) - 1)
    const other = one.map((value) => (random.below(4) === 0 ? value + 1 : value))
    const expected = [...one.keys()].filter((at) => one[at] !== other[at])
    expect(differences(one, other)).toEqual(expected)
    const across = new Int16Array(new ArrayBuffer(2 * length + 6), 2, length)
    across.set(one)
    expect(differences(across, other)).toEqual(expected)
  }
})

/** What a viewer sees change, found the slow way. */
function slowly(game: Game, states: readonly AnyState[], viewer: number): number[][] {
  const views = states.map((state) => viewOf(game, state, viewer).mem)
  return views
    .slice(1)
    .map((view, at) =>
      [...view.keys()].flatMap((place) => (view[place] === views[at][place] ? [] : [place, view[place]])),
    )
}

describe.each(games.ids)('%s', (id) => {
  test('what a viewer sees change is what differs between two views', () => {
    const game = games.latest(id)
    if (game === null) throw new Error(`no ${id}`)
    const match = new Match(game, { players: 2 }, new SeededChance(3))
    const random = new FastRandom(8)
    const states: AnyState[] = []
    const remember = () => {
      const state = game.blank(match.box)
      state.mem.set(match.state.mem)
      states.push(state)
    }
    remember()
    while (!match.over) {
      const { turn } = match
      if (turn.over) break
      match.play([turn.moves[random.below(turn.moves.length)]])
      remember()
    }
    const steps = new Steps(
      states.map(({ mem }) => mem),
      game.secrets,
    )
    const sight = new Sight(game, match.box)
    for (const viewer of [SPECTATOR, 0, 1])
      expect(sight.changes(steps, viewer)).toEqual(slowly(game, states, viewer))
  })

  test('a secret that is revealed is seen, and one that is hidden again is not', () => {
    const game = games.latest(id)
    if (game === null || game.secrets.length === 0) return
    const box = game.open({ players: 2 })
    const random = new FastRandom(2)
    // Everything lies open to everybody now and then.
    let open = true
    const fickle: Game = { ...game, opens: () => open }
    const states = Array.from({ length: 40 }, () => {
      const state = game.blank(box)
      for (let at = 0; at < state.mem.length; at++)
        state.mem[at] = random.below(6) === 0 ? random.below(3) : 0
      return state
    })
    const opens = states.map(() => random.below(2) === 0)
    const sight = new Sight({ ...fickle, opens: () => opens[looked++] ?? false }, box)
    let looked = 0
    const each = game.secrets.length
    // One answer for each secret of each position.
    const answers = opens.flatMap((one) => Array.from({ length: each }, () => one))
    opens.splice(0, opens.length, ...answers)
    const views = states.map((state, at) => {
      open = answers[at * each]
      return viewOf(fickle, state, 0).mem
    })
    const expected = views
      .slice(1)
      .map((view, at) =>
        [...view.keys()].flatMap((place) => (view[place] === views[at][place] ? [] : [place, view[place]])),
      )
    expect(
      sight.changes(
        new Steps(
          states.map(({ mem }) => mem),
          game.secrets,
        ),
        0,
      ),
    ).toEqual(expected)
    expect(expected.flat()).toContain(HIDDEN)
  })
})
