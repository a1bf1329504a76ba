import type { WorldState } from '../box/state.ts'
import { CHAPTERS, DUTIES, PENALTIES } from '../box/vocabulary.ts'
import type { Penalty } from '../course/penalties.ts'
import type { WorldLog } from '../words/log.ts'

// The end of a chapter (W-901) as it is told: how far it has come, and what it asked of everybody.

/** What somebody gave of a duty. */
export interface Given {
  readonly duty: string
  readonly due: number
  readonly given: number
}

/** Whether a penalty is still open, was cancelled, or stays. */
export interface Sentence {
  readonly penalty: Penalty
  readonly state: 'open' | 'cancelled' | 'stays'
}

export interface Account {
  readonly seat: number
  readonly given: readonly Given[]
  /** Points lost by the duties. */
  readonly lost: number
  readonly sentences: readonly Sentence[]
}

/** W-901: the steps in their order. */
export const CHAPTER_STEPS = ['progress', 'covers', 'events', 'piety', 'grain', 'tax', 'protection'] as const
export type ChapterStep = (typeof CHAPTER_STEPS)[number]

/** The end of a chapter as far as it has come. */
export interface ChapterEnd {
  readonly chapter: number
  readonly last: boolean
  readonly progress: readonly {
    readonly project: string
    readonly material: string
    readonly finished: boolean
  }[]
  /** The tax that was rolled; 0 before. */
  readonly roll: number
  readonly accounts: readonly Account[]
  /** The step that is under way. */
  readonly step: ChapterStep
  /** The next chapter has begun, or the match is over. */
  readonly done: boolean
}

/** The newest end of a chapter that is told of; null before the first. */
export function chapterEndOf({ box }: Pick<WorldState, 'box'>, log: readonly WorldLog[]): ChapterEnd | null {
  const from = log.findLastIndex(({ code }) => code === 'chapter-end')
  const begun = log[from]
  if (begun?.code !== 'chapter-end') return null
  const told = log.slice(from)
  const has = (code: WorldLog['code']): boolean => told.some((entry) => entry.code === code)
  const finished = new Set(told.flatMap((entry) => (entry.code === 'finished' ? [entry.project] : [])))
  const die = told.find((entry) => entry.code === 'tax-die')
  const done = has('new-hands') || has('final')
  const decided = done || has('shield')
  return {
    chapter: begun.chapter,
    last: begun.chapter === CHAPTERS,
    progress: told.flatMap((entry) =>
      entry.code === 'progress'
        ? [{ project: entry.project, material: entry.material, finished: finished.has(entry.project) }]
        : [],
    ),
    roll: die?.code === 'tax-die' ? die.roll : 0,
    accounts: Array.from({ length: box.players }, (_, seat) => accountOf(seat, told, decided)),
    step: stepOf(told, box.players),
    done,
  }
}

function stepOf(told: readonly WorldLog[], players: number): ChapterStep {
  const has = (code: WorldLog['code']): boolean => told.some((entry) => entry.code === code)
  const duty = (word: string): boolean => told.some((entry) => entry.code === 'duty' && entry.duty === word)
  const taxed = told.filter((entry) => entry.code === 'duty' && entry.duty === 'tax')
  if (taxed.length === players) return 'protection'
  if (has('tax-die')) return 'tax'
  if (duty('grain')) return 'grain'
  if (duty('piety')) return 'piety'
  if (has('events-leave')) return 'events'
  return has('uncover') ? 'covers' : 'progress'
}

function accountOf(seat: number, told: readonly WorldLog[], decided: boolean): Account {
  const own = told.filter((entry) => entry.seat === seat)
  const given = own.flatMap((entry) =>
    entry.code === 'duty' ? [{ duty: entry.duty, due: entry.due, given: entry.given }] : [],
  )
  const cancelled = own.flatMap((entry) => (entry.code === 'protected' ? [entry.penalty] : []))
  const taken = own.flatMap((entry) => (entry.code === 'penalty' ? [entry.penalty] : []))
  return {
    seat,
    given,
    lost: own.reduce(
      (sum, entry) => (entry.code === 'vp' && entry.why === 'duty' ? sum - entry.amount : sum),
      0,
    ),
    sentences: given.flatMap(({ duty, due, given: paid }) => {
      const penalty = PENALTIES.list[(DUTIES.list as readonly string[]).indexOf(duty)]
      if (paid >= due) return []
      const stays = taken.includes(penalty) || decided
      return [
        { penalty, state: cancelled.includes(penalty) ? 'cancelled' : stays ? 'stays' : 'open' } as const,
      ]
    }),
  }
}
