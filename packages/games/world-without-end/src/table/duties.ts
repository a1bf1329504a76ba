import { waiting } from '@chronik/kernel'
import type { WorldState } from '../box/state.ts'
import { CHAPTERS, DUTIES, GRAIN, MONEY, PENALTIES, PIETY } from '../box/vocabulary.ts'
import { lossOnceMore, protectOrAccept } from '../course/duties.ts'
import { isOver } from '../course/scoring.ts'

/** A duty as it would end if the chapter were over now; the tax is not known before the die is rolled. */
export interface DutyAhead {
  readonly duty: (typeof DUTIES.list)[number]
  readonly penalty: (typeof PENALTIES.list)[number]
  readonly have: number
  /** The least and the most that may be demanded. */
  readonly least: number
  readonly most: number
  /** The points that would be lost, at best and at worst. */
  readonly lossAtBest: number
  readonly lossAtWorst: number
}

/** W-951, W-952: after the last chapter there are no penalties; what is missing costs double instead. */
export function isLastChapter({ chapter }: WorldState): boolean {
  return chapter === CHAPTERS
}

const DEMANDED = [PIETY, GRAIN, MONEY]

/** W-911 to W-914, W-952: what a seat would miss of each duty today; unprotected it costs double after the last chapter. */
export function dutiesAhead(state: WorldState, seat: number): DutyAhead[] {
  if (isOver(state)) return []
  const isLast = isLastChapter(state)
  if (isLast && waiting(state, protectOrAccept) !== null) return lastDuties(state, seat)
  const { box, players } = state
  const times = isLast ? 2 : 1
  return DUTIES.list.map((duty, at) => {
    const have = players[seat].goods[DEMANDED[at]]
    const faces = box.figures.duties.taxDie
    const least = box.dues[at] ?? Math.min(...faces)
    const most = box.dues[at] ?? Math.max(...faces)
    const loss = (due: number): number => Math.max(0, due - have) * box.losses[at] * times
    return {
      duty,
      penalty: PENALTIES.list[at],
      have,
      least,
      most,
      lossAtBest: loss(least),
      lossAtWorst: loss(most),
    }
  })
}

/** W-951 to W-953: the last duties are collected; what was missed costs its points once more unless it is protected. */
function lastDuties(state: WorldState, seat: number): DutyAhead[] {
  return DUTIES.list.map((duty, at) => {
    const due = state.box.dues[at] ?? state.taxRoll
    const loss = lossOnceMore(state, seat, at)
    return {
      duty,
      penalty: PENALTIES.list[at],
      have: due - state.players[seat].missed[at],
      least: due,
      most: due,
      lossAtBest: loss,
      lossAtWorst: loss,
    }
  })
}
