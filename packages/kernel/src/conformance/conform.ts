import { mixSeed } from '../chance/seeded.ts'
import type { AnyState, Game, Setup } from '../game.ts'
import { type Finding, recordText } from './finding.ts'
import { type Watched, watch } from './play.ts'
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
  /** Matches that showed a flaw. */
  readonly failed: number
  /** The first such match of each check, made short. */
  readonly findings: readonly Finding[]
}

const CLOSE = 10
const SAMPLES = 4
/** How many decisions a match has before one was played. */
const UNKNOWN = 100
/** One in so many later matches is played again. */
const REPLAYED = 10

/** What was counted so far. */
interface Tally {
  matches: number
  decisions: number
  longest: number
  capped: number
  failed: number
  readonly findings: Finding[]
}

/** Plays random matches of a game and looks for everything that no game may do. */
export function conform<S extends AnyState>(game: Game<S>, conditions: Conditions): Report {
  const setups = conditions.setups ?? setupsOf(game)
  const each = Math.max(1, Math.ceil(conditions.matches / setups.length))
  const coverage: Coverage = { kinds: new Set(), steps: new Set(), refusals: new Set(), worlds: 0 }
  const tally: Tally = { matches: 0, decisions: 0, longest: 0, capped: 0, failed: 0, findings: [] }
  setups.forEach((setup, index) => {
    const trial = new Trial(game, setup, coverage)
    for (const found of matchesOf(trial, mixSeed(conditions.seed, index), each, conditions)) {
      count(tally, trial, found)
      const { matches, decisions, findings } = tally
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
    ...tally,
    worlds: coverage.worlds,
    unmet: unmetIn(game, coverage),
    refusals: [...coverage.refusals].sort(),
  }
}

type Seeded = Watched & { readonly seed: number }

/** The matches of one setup: the first ones looked at closely throughout, later ones here and there. */
function* matchesOf<S extends AnyState>(
  trial: Trial<S>,
  base: number,
  matches: number,
  { close = CLOSE, samples = SAMPLES, mayCap = false }: Conditions,
): Generator<Seeded> {
  let mean = 0
  for (let index = 0; index < matches; index++) {
    const seed = mixSeed(base, index) >>> 0
    const early = index < close
    const every = early ? 1 : Math.max(1, Math.round((mean || UNKNOWN) / samples))
    const replay = early || index % REPLAYED === 0
    const found = watch(trial, { seed, script: null, every, replay, only: null, mayCap })
    mean += (found.moves.length - mean) / (index + 1)
    yield { ...found, seed }
  }
}

function count<S extends AnyState>(tally: Tally, trial: Trial<S>, found: Seeded): void {
  const { game, setup, box } = trial
  const { flaw, seed, moves } = found
  tally.matches++
  tally.decisions += moves.length
  tally.longest = Math.max(tally.longest, moves.length)
  if (found.capped) tally.capped++
  if (flaw === null) return
  tally.failed++
  const { check } = flaw
  if (tally.findings.some((known) => known.check === check)) return
  const shrunk = shrink(trial, seed, found, flaw)
  const { message } = shrunk.flaw ?? flaw
  const record = recordText(game, box, seed, shrunk.events)
  tally.findings.push({ game: game.id, check, message, setup, seed, record, foundAfter: moves.length })
}

function unmetIn<S extends AnyState>(game: Game<S>, { kinds, steps }: Coverage): Report['unmet'] {
  const decisions = game.steps.filter((step) => step.kind === 'choice' && !steps.has(step.code))
  return {
    moves: game.notation.kinds.filter((kind) => !kinds.has(kind.code)).map(({ notation }) => notation),
    decisions: decisions.map(({ id }) => id),
  }
}
