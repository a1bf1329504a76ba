import { commitmentTo, SealedChance } from '../chance/sealed.ts'
import type { AnyState, Game } from '../game.ts'
import { RecordError, type RecordErrorCode } from './error.ts'
import { lineOf, resultLines } from './format.ts'
import type { MatchRecord } from './record.ts'
import { Replay, type Witness } from './replay.ts'

/**
 * What is verified:
 * - `commitment`: what was published before the match binds the seed that is published now,
 * - `moves`: all moves are legal and all outcomes possible, one after the other,
 * - `chance`: every outcome is the one that follows from the seed,
 * - `result`: the score is the one that follows from the moves.
 */
export const CHECKS = ['commitment', 'moves', 'chance', 'result'] as const

/** `open`: cannot be said, because the seed is not published, or the match is not over. */
export type Verdict = 'ok' | 'failed' | 'open'

export interface Check {
  readonly id: (typeof CHECKS)[number]
  readonly verdict: Verdict
  /** The first difference, or what is missing. */
  readonly line?: number
  readonly expected?: string
  readonly found?: string
  /** Why the record could not be replayed. */
  readonly code?: RecordErrorCode
}

export interface Verification {
  /** Nothing is wrong. */
  readonly ok: boolean
  /** Nothing is wrong and nothing is open. */
  readonly proven: boolean
  readonly checks: readonly Check[]
}

/** Checks that nobody touched a match: neither its draws nor its moves nor its result. */
export function verify<S extends AnyState>(record: MatchRecord, game: Game<S>): Verification {
  const { seed } = record
  let first: Check | null = null
  const sealed = seed === undefined ? null : new SealedChance(seed)
  const witness: Witness = ({ source, index, unseen, total, outcome, line }) => {
    const derived = sealed?.outcome(source, index, unseen, total) ?? outcome
    if (derived === outcome || first !== null) return
    const [expected, found] = [source.outcomes[derived], source.outcomes[outcome]]
    first = { id: 'chance', verdict: 'failed', line, expected, found }
  }
  const played = replay(record, game, witness)
  const broken = played instanceof RecordError ? played : null
  const chance: Check = first ?? {
    id: 'chance',
    verdict: sealed === null || broken !== null ? 'open' : 'ok',
    ...(sealed === null ? unpublished(record) : {}),
  }
  const checks = [
    checkCommitment(record),
    broken === null ? ({ id: 'moves', verdict: 'ok' } as const) : failedMoves(broken),
    chance,
    played instanceof RecordError
      ? ({ id: 'result', verdict: 'open' } as const)
      : checkResult(record, played),
  ]
  return {
    ok: checks.every(({ verdict }) => verdict !== 'failed'),
    proven: checks.every(({ verdict }) => verdict === 'ok'),
    checks,
  }
}

function replay<S extends AnyState>(
  record: MatchRecord,
  game: Game<S>,
  witness: Witness,
): Replay<S> | RecordError {
  try {
    return new Replay(record, game, witness)
  } catch (error) {
    if (error instanceof RecordError) return error
    throw error
  }
}

function failedMoves({ line, expected, found, code }: RecordError): Check {
  return { id: 'moves', verdict: 'failed', line, expected, found, code }
}

/** The seed would stand after the commitment. */
function unpublished(record: MatchRecord): Omit<Check, 'id' | 'verdict'> {
  return { line: lineOf(record, 'commitment'), expected: 'the seed', found: 'no published seed' }
}

function checkCommitment(record: MatchRecord): Check {
  const { seed, commitment, id } = record
  if (seed === undefined) return { id: 'commitment', verdict: 'open', ...unpublished(record) }
  if (commitment === undefined) {
    const line = lineOf(record, 'seed')
    return { id: 'commitment', verdict: 'open', line, expected: 'a commitment', found: 'none' }
  }
  const expected = commitmentTo(seed, id)
  if (expected === commitment) return { id: 'commitment', verdict: 'ok' }
  return {
    id: 'commitment',
    verdict: 'failed',
    line: lineOf(record, 'commitment'),
    expected,
    found: commitment,
  }
}

/** Line by line, as both would be written. */
function checkResult<S extends AnyState>(record: MatchRecord, played: Replay<S>): Check {
  const { due } = played
  const first = lineOf(record, 'result')
  if (!due.over || record.result === undefined) {
    if (!due.over && record.result === undefined) {
      return { id: 'result', verdict: 'open', line: first, expected: 'a finished match', found: 'the end' }
    }
    const [expected, found] = due.over ? ['a result', 'the end'] : ['no result yet', 'a result']
    return { id: 'result', verdict: 'failed', line: first, expected, found }
  }
  const right = resultLines(due.score)
  const written = resultLines(record.result)
  for (let index = 0; index < Math.max(right.length, written.length); index++) {
    const expected = right[index]?.text ?? 'the end'
    const found = written[index]?.text ?? 'the end'
    if (expected !== found) return { id: 'result', verdict: 'failed', line: first + index, expected, found }
  }
  return { id: 'result', verdict: 'ok' }
}
