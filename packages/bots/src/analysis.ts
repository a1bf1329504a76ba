import { decider, type MatchRecord, type Move, Replay, viewOf } from '@chronik/kernel'
import { roomFor } from './levels.ts'
import { estimatorOf, type Opponents } from './opponents.ts'
import { Search } from './search/search.ts'

/** One decision of a match, looked at again. */
export interface Judged {
  readonly index: number
  readonly seat: number
  readonly decision: string
  readonly played: Move
  readonly best: Move
  /** Chances of the seat with the best move and with the one played, from 0 to 1. */
  readonly before: number
  readonly after: number
  /** What the move cost; 0 for the best one. */
  readonly loss: number
}

export interface Analysis {
  readonly moves: readonly Judged[]
  /** The costliest moves, worst first. */
  readonly swings: readonly Judged[]
  /** Mean loss per decision of each seat. */
  readonly meanLoss: readonly number[]
}

export interface Pace {
  readonly iterations: number
  readonly seed?: number
  readonly onMove?: (done: number, of: number) => void
}

const SWINGS = 8
/** How often every move is tried at least: the one that was played has to be judged, too. */
const LEAST = 4

/** Looks at every decision of a finished match from the view of the seat that made it. */
export function analyse(
  opponents: Opponents,
  record: MatchRecord,
  { iterations, seed = 1, onMove }: Pace,
): Analysis {
  const { game } = opponents
  const replay = new Replay(record, game)
  const search = new Search(game, replay.state.box, estimatorOf(opponents), {
    ...opponents.style,
    seed,
    nodes: roomFor(iterations),
  })
  const moves: Judged[] = []
  for (let index = 0; index < replay.length; index++) {
    const event = replay.eventAt(index)
    onMove?.(index, replay.length)
    if (event?.type !== 'move') continue
    replay.goTo(index)
    const { state, due } = replay
    if (due.over || !('decision' in due)) continue
    const seat = decider(state)
    const { considered } = search.run(viewOf(game, state, seat), { iterations, least: LEAST })
    const [best] = considered
    const played = considered.find(({ move, visits }) => move === event.move && visits > 0)
    const after = Math.min(best.reward, played?.reward ?? best.reward)
    moves.push({
      index,
      seat,
      decision: due.decision,
      played: event.move,
      best: best.move,
      before: best.reward,
      after,
      loss: best.reward - after,
    })
  }
  const seats = replay.state.box.players
  const meanLoss = Array.from({ length: seats }, (_, seat) => {
    const own = moves.filter((judged) => judged.seat === seat)
    return own.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, own.length)
  })
  const swings = moves
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, SWINGS)
  return { moves, swings, meanLoss }
}
