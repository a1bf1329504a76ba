import {
  type Game,
  type Match,
  Narrator,
  parseRecord,
  resume,
  type Verification,
  verify,
} from '@chronik/kernel'
import type { MatchCard } from '../port/port.ts'

/** The score as it would be counted at the end of a round. */
export interface CoursePoint {
  readonly round: number
  readonly totals: readonly number[]
}

/** Checks here, on this device, that a match was played and drawn as it was promised before its first move. */
export function prove(text: string, game: Game, { commitment }: MatchCard): Verification {
  const record = parseRecord(text)
  const verification = verify(record, game)
  if (commitment === null || record.commitment === commitment) return verification
  const checks = verification.checks.map((check) =>
    check.id === 'commitment' ? { ...check, verdict: 'failed' as const } : check,
  )
  return { ...verification, checks, ok: false, proven: false }
}

/** The score at the start and at the end of each round, as it would have been counted then. */
export function courseOf(text: string, game: Game): CoursePoint[] {
  const match = resume(parseRecord(text), game, NO_MORE)
  const narrator = new Narrator(match)
  const state = game.blank(match.box)
  const last = new Map<number, Int16Array>([[0, startOf(match)]])
  for (let told = 1; told <= narrator.told; told++) {
    const memory = narrator.after(told)
    if (memory === null) continue
    state.mem.set(memory)
    last.set(game.round(state), memory)
  }
  last.set(game.round(match.state), match.state.mem)
  return Array.from(last, ([round, memory]) => {
    state.mem.set(memory)
    return { round, totals: game.score(state).totals }
  })
}

function startOf({ game, box, start }: Match): Int16Array {
  return (start ?? game.begin(box)).mem
}

/** A match that is over draws nothing more. */
const NO_MORE = {
  outcome: (): number => {
    throw new Error('a finished match drew once more')
  },
}
