import { decider, type MatchRecord, type Move, Replay, viewOf } from '@chronik/kernel'
import { chancesOf, doubtAt } from './chances.ts'
import { counsellorOf } from './counsel.ts'
import { lookingBack, type Player } from './opponents.ts'
import type { Considered } from './search/search.ts'

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
  /** How many moves there were to choose from. */
  readonly choices: number
  /** How likely each seat was to win before the move; alone, how good the score will be. */
  readonly chances: readonly number[]
  /** The scores to be expected before the move. */
  readonly outlook: readonly number[]
  /** How far the match had come, from 0 to 1. */
  readonly progress: number
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
  /** Told of each decision as soon as it has been looked at. */
  readonly onJudged?: (judged: Judged) => void
  /** Which decisions are looked at; all of them if nothing is said. */
  readonly part?: Part
  /** Only what happened between these events is looked at. */
  readonly stretch?: Stretch
  /** The decisions before these events have been looked at already. */
  readonly known?: readonly number[]
}

/** Every so many decisions, beginning with this one: several threads share a match. */
export interface Part {
  readonly of: number
  readonly first: number
}

/** Some events of a match one after the other: the first of them, and the one after the last. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const SWINGS = 8
/** How often every move is tried at least: the one that was played has to be judged, too. */
const LEAST = 4

/** Looks at every decision of a finished match from the view of the seat that made it. */
export function analyse(player: Player, record: MatchRecord, pace: Pace): Analysis {
  const { iterations, seed = 1, onMove, onJudged, part = { of: 1, first: 0 }, stretch } = pace
  const known = new Set(pace.known)
  const { game } = player
  const replay = new Replay(record, game)
  const own = lookingBack(player)
  const counsellor = counsellorOf(own, replay.state.box, iterations, seed)
  const moves: Judged[] = []
  let decisions = 0
  const { from = 0, to = replay.length } = stretch ?? {}
  for (let index = from; index < Math.min(to, replay.length); index++) {
    const event = replay.eventAt(index)
    onMove?.(index, replay.length)
    if (event?.type !== 'move' || decisions++ % part.of !== part.first) continue
    if (known.has(index)) continue
    replay.goTo(index)
    const { state, due } = replay
    if (due.over || !('decision' in due)) continue
    const seat = decider(state)
    const view = viewOf(game, state, seat)
    const progress = player.evaluator.progress(view)
    const { considered } = counsellor.weigh(view, { iterations, least: LEAST, outlooks: true })
    const doubt = doubtAt(progress, own.doubt)
    const chances = ({ outlook = [], reward }: Considered): readonly number[] =>
      outlook.length > 1 ? chancesOf(outlook, doubt) : [reward]
    const of = (one: Considered): number => chances(one)[seat] ?? one.reward
    const [best] = considered
    const played = considered.find(({ move, visits }) => move === event.move && visits > 0)
    const before = of(best)
    const after = Math.min(before, played === undefined ? before : of(played))
    const judged: Judged = {
      index,
      seat,
      decision: due.decision,
      played: event.move,
      best: best.move,
      before,
      after,
      loss: before - after,
      choices: considered.length,
      chances: chances(best),
      outlook: best.outlook ?? [],
      progress,
    }
    moves.push(judged)
    onJudged?.(judged)
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
