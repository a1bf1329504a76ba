import type { AnyState } from '../game.ts'
import type { Move } from '../move.ts'
import type { Flaw } from './finding.ts'
import { type Course, type Watched, watch } from './play.ts'
import type { Trial } from './trial.ts'

/** How many decisions may be looked at to make a finding shorter. */
const PATIENCE = 20_000

/**
 * Makes a failing match shorter: leaves out longer and then shorter stretches of moves as long as the
 * same check still fails. Moves that are no longer legal are passed over; chance follows from the seed.
 */
export function shrink<S extends AnyState>(
  trial: Trial<S>,
  seed: number,
  found: Watched,
  flaw: Flaw,
): Watched {
  if (found.capped) return found
  const course: Omit<Course, 'script'> = {
    seed,
    every: 1,
    replay: flaw.check === 'replay',
    only: flaw.check,
    mayCap: true,
  }
  let best = found
  let spent = 0
  trial.full = true
  const fails = (script: readonly Move[]): boolean => {
    const result = watch(trial, { ...course, script })
    spent += 1 + result.moves.length
    if (result.flaw?.check !== flaw.check) return false
    best = result
    return true
  }
  if (fails(found.moves)) {
    for (let size = best.moves.length >> 1; size >= 1; size >>= 1) {
      for (let from = best.moves.length - size; from >= 0 && spent < PATIENCE; from -= size) {
        fails([...best.moves.slice(0, from), ...best.moves.slice(from + size)])
      }
    }
  }
  trial.full = false
  return best
}
