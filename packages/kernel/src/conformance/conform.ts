import { mixSeed } from '../chance/seeded.ts'
import type { AnyState, Game, Setup } from '../game.ts'
import { type Check, type Finding, recordText } from './finding.ts'
import { watch } from './play.ts'
import { setupsOf } from './setups.ts'
import { shrink } from './shrink.ts'
import { type Coverage, Trial } from './trial.ts'

export interface Conditions {
  /** How many matches in all, spread evenly over the setups; every setup gets at least one. */
  readonly matches: number
  readonly seed: number
  /** Only these setups instead of all the game declares. */
  readonly setups?: readonly Setup[]
  /** The first so many matches of a setup are looked at closely at every decision. */
  readonly close?: number
  /** How many decisions of each later match are looked at closely, on average. */
  readonly samples?: number
  /** Random play may reach the bound of this game; then such matches are counted and no finding. */
  readonly mayCap?: boolean
  onProgress?(progress: Progress): void
}

export interface Progress {
  readonly setup: Setup
  readonly matches: number
  readonly of: number
  readonly decisions: number
  readonly findings: number
}

export interface Report {
  readonly game: string
  readonly setups: number
  readonly matches: number
  readonly decisions: number
  /** The most decisions a match had. */
  readonly longest: number
  /** Matches that reached the bound. */
  readonly capped: number
  /** Imagined worlds that differed from the true one. */
  readonly worlds: number
  /** What random play never met. */
  readonly unmet: { readonly moves: readonly string[]; readonly decisions: readonly string[] }
  /** The codes of all refusals that were given. */
  readonly refusals: readonly string[]
  readonly findings: readonly Finding[]
}

const CLOSE = 10
const SAMPLES = 4
/** One in so many later matches is played again. */
const REPLAYED = 10

/** Plays random matches of a game and looks for everything that no game may do. */
export function conform<S extends AnyState>(game: Game<S>, conditions: Conditions): Report {
  const setups = conditions.setups ?? setupsOf(game)
  const each = Math.max(1, Math.ceil(conditions.matches / setups.length))
  const { close = CLOSE, samples = SAMPLES, mayCap = false } = conditions
  const coverage: Coverage = { kinds: new Set(), steps: new Set(), refusals: new Set(), worlds: 0 }
  const findings: Finding[] = []
  let matches = 0
  let decisions = 0
  let longest = 0
  let capped = 0
  setups.forEach((setup, index) => {
    const trial = new Trial(game, setup, coverage)
    const known = new Set<Check>()
    let mean = 1
    for (let count = 0; count < each; count++) {
      const seed = mixSeed(mixSeed(conditions.seed, index), count) >>> 0
      const early = count < close
      const every = early ? 1 : Math.max(1, Math.round(mean / samples))
      const replay = early || count % REPLAYED === 0
      const found = watch(trial, { seed, script: null, every, replay, only: null, mayCap })
      matches++
      decisions += found.moves.length
      longest = Math.max(longest, found.moves.length)
      mean += (found.moves.length - mean) / (count + 1)
      if (found.capped) capped++
      if (found.flaw !== null && !known.has(found.flaw.check)) {
        known.add(found.flaw.check)
        const shrunk = shrink(trial, seed, found, found.flaw)
        findings.push({
          game: game.id,
          check: found.flaw.check,
          message: (shrunk.flaw ?? found.flaw).message,
          setup,
          seed,
          record: recordText(game, trial.box, seed, shrunk.events),
          foundAfter: found.moves.length,
        })
      }
      conditions.onProgress?.({
        setup,
        matches,
        of: each * setups.length,
        decisions,
        findings: findings.length,
      })
    }
  })
  return {
    game: game.id,
    setups: setups.length,
    matches,
    decisions,
    longest,
    capped,
    worlds: coverage.worlds,
    unmet: {
      moves: game.notation.kinds
        .filter((kind) => !coverage.kinds.has(kind.code))
        .map((kind) => kind.notation),
      decisions: game.steps
        .filter((step) => step.kind === 'choice' && !coverage.steps.has(step.code))
        .map((step) => step.id),
    },
    refusals: [...coverage.refusals].sort(),
    findings,
  }
}
