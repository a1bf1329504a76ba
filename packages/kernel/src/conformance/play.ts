import { FastRandom, mixSeed, SeededChance } from '../chance/seeded.ts'
import { advance, apply, type Stop } from '../engine.ts'
import { type AnyState, toJson } from '../game.ts'
import type { Event } from '../match.ts'
import type { Move, MoveList } from '../move.ts'
import { outOfRange } from './cells.ts'
import { watched } from './chance.ts'
import { checkReplay, checkScore, type Milestone } from './end.ts'
import { type Check, type Flaw, fail, flawOf } from './finding.ts'
import { checkList } from './legal.ts'
import { lookClosely } from './look.ts'
import { checkInvariants } from './memory.ts'
import type { Trial } from './trial.ts'

/** How one match shall be played and watched. */
export interface Course {
  readonly seed: number
  /** The moves to make, passing over those that are not legal; null chooses at random to the end. */
  readonly script: readonly Move[] | null
  /** One in so many decisions is looked at closely. */
  readonly every: number
  /** Play it again at the end. */
  readonly replay: boolean
  /** Look for this only. */
  readonly only: Check | null
  /** Random play may reach the bound. */
  readonly mayCap: boolean
}

/** Where nothing else is looked at closely, the invariants are asked one time in so many. */
const INVARIANTS = 8

/** What came of it. */
export interface Watched {
  readonly moves: readonly Move[]
  /** The moves and the outcomes of chance, in the order they came. */
  readonly events: readonly Event[]
  readonly capped: boolean
  readonly flaw: Flaw | null
}

/** Plays one match and looks at it; stops at the first flaw. */
export function watch<S extends AnyState>(trial: Trial<S>, course: Course): Watched {
  const { game, state, moves, cells } = trial
  const { seed, script, only, every } = course
  const dice = new FastRandom(mixSeed(seed, 3))
  const chooser = chooserOf(seed)
  const bound = game.bound(trial.box)
  const played: Move[] = []
  const events: Event[] = []
  let stored: Milestone | null = null
  let place = 0
  let capped = false
  const chance = watched(
    trial,
    new SeededChance(seed),
    () => (only === null ? every === 1 || dice.below(every) === 0 : only === 'view' || only === 'log'),
    (source, outcome) => events.push({ type: 'chance', source, outcome }),
  )
  const closely = (): boolean => every === 1 || dice.below(every) === 0
  try {
    trial.restart(seed)
    let stop: Stop = advance(game, state, chance, moves)
    while (stop === 'choice') {
      checkList(trial)
      const outside = outOfRange(cells, state.mem)
      if (outside !== null) fail('range', outside)
      if (closely()) {
        lookClosely(trial, only)
        if (course.replay && dice.below(4) === 0)
          stored = { after: played.length, json: JSON.stringify(toJson(game, state)) }
      } else if (dice.below(INVARIANTS) === 0) checkInvariants(trial, state, 'the position')
      capped = played.length >= bound
      if (capped) break
      while (script !== null && place < script.length && !moves.has(script[place])) place++
      if (script !== null && place === script.length) break
      const move = script === null ? chooser(trial, moves) : script[place++]
      events.push({ type: 'move', seat: trial.seat, move })
      trial.remember(move)
      played.push(move)
      apply(game, state, move)
      stop = advance(game, state, chance, moves)
    }
    if (stop === 'over') lookAtEnd(trial)
    if (capped && !course.mayCap) fail('bound', `the match is not over after ${bound} decisions`)
    if (course.replay) checkReplay(trial, seed, played, stored)
    return { moves: played, events, capped, flaw: null }
  } catch (error) {
    return { moves: played, events, capped, flaw: flawOf(error, 'rules', 'the rules threw') }
  }
}

function lookAtEnd<S extends AnyState>(trial: Trial<S>): void {
  const outside = outOfRange(trial.cells, trial.state.mem)
  if (outside !== null) fail('range', outside)
  checkInvariants(trial, trial.state, 'the final position')
  checkScore(trial)
}

type Chooser = <S extends AnyState>(trial: Trial<S>, moves: MoveList) => Move

/** Half of the matches choose among all moves, half a kind of move first, so that rare kinds come up too. */
function chooserOf(seed: number): Chooser {
  const random = new FastRandom(mixSeed(seed, 5))
  if (random.below(2) === 0) return (_trial, moves) => moves.at(random.below(moves.count))
  return ({ game }, moves) => {
    const all = moves.toArray()
    const kinds = [...new Set(all.map((move) => game.notation.kindOf(move)))]
    const kind = kinds[random.below(kinds.length)]
    const alike = all.filter((move) => kind.is(move))
    return alike[random.below(alike.length)]
  }
}
