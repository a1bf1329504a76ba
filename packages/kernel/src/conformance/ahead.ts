import { viewAhead } from '../ahead.ts'
import type { AnyState } from '../game.ts'
import { TentativeTurn } from '../tentative.ts'
import { viewInto } from '../view.ts'
import { fail, guard } from './finding.ts'
import type { Trial } from './trial.ts'

const LONGEST = 8

/** Whoever is not due can prepare a turn on their own view, as far as the game lets them: it can be made and taken back. */
export function checkAhead<S extends AnyState>(trial: Trial<S>, viewer: number): void {
  const { game, state, view, random } = trial
  viewInto(game, view, state, viewer)
  guard('tentative', `seat ${viewer} thinks ahead`, () => {
    const ahead = viewAhead(game, view, viewer)
    if (ahead === null) return
    const turn = guard(
      'apply',
      `the next turn of seat ${viewer}`,
      () => new TentativeTurn(game, ahead, viewer),
    )
    for (let count = 0; turn.stop === 'choice' && count < LONGEST; count++) {
      const move = turn.moves[random.below(turn.moves.length)]
      const refused = turn.play(move)
      if (refused !== null)
        fail('tentative', `"${trial.format(move)}" is listed ahead, but refused: ${refused.code}`)
    }
    turn.restart()
  })
}
