import { words } from '@chronik/kernel'
import type { Foresight } from './replies.ts'
import type { Thinking } from './search/search.ts'
import type { Temper } from './temper.ts'

/** The levels of opponents; their names are message keys. */
export const LEVELS = words(['random', 'novice', 'adept', 'master', 'grandmaster'])
export type Level = (typeof LEVELS.list)[number]

/** By what positions are valued. */
export interface Values {
  /** By what was learned, instead of features and weights. */
  readonly learned?: boolean
  /** How weights are felt by somebody who errs; what was learned is always seen as it is. */
  readonly temper?: Temper
}

/** How a level plays: by chance, by first impression with some carelessness, or by looking ahead. */
export type Manner = { readonly kind: 'random' } | ImpressionManner | PlanManner | SearchManner

/** By planning whole turns. */
export interface PlanManner extends Values {
  readonly kind: 'plan'
  /** How it looks at what follows its turn; without it, it values only how the turn ends. */
  readonly foresight?: Foresight
  /** How often plans are played on, and how long it may take at the most where there is a clock. */
  readonly iterations?: number
  readonly milliseconds?: number
}

export interface ImpressionManner extends Values {
  readonly kind: 'impression'
  readonly temperature: number
  /** How often a move is not thought of, from 0 to 1. */
  readonly oversight?: number
}

export interface SearchManner extends Omit<Thinking, 'seed'>, Values {
  readonly kind: 'search'
  readonly iterations: number
  /** Where there is a clock, the search ends after so much time at the latest. */
  readonly milliseconds?: number
}

/** How a game is thought about, as the arena found it best. */
export type Style = Pick<Thinking, 'rollout' | 'boldness' | 'horizon'>

/** How many iterations the higher levels have: so that the levels of a game stand evenly apart. */
export interface Pace {
  readonly master: number
  readonly grandmaster: number
}

/** How a grandmaster uses what was learned: it searches, or it plans whole turns. */
export type Mastery = 'search' | 'plan'

/** What levels of a game differ in. */
export interface Habits {
  readonly style?: Style
  /** How a search by what was learned differs from that. */
  readonly learnedStyle?: Style
  readonly pace?: Pace
  readonly mastery?: Mastery
  /** What was learned, where it has been loaded; without it a grandmaster values by weights. */
  readonly learned?: object
}

const USUAL_PACE: Pace = { master: 100, grandmaster: 60_000 }
const PATIENCE = 2_000

/** How often a grandmaster plays plans on. */
const PLAYED_ON = 400

/** What plans of whole turns are tried against, as the arena found it best. */
export const FORESIGHT: Foresight = { plans: 6, turns: 1 }

/**
 * A careless first impression, a glance ahead, a good look, and as far as two seconds go. The lower levels err
 * as people do: novices are greedy and overlook moves, adepts forget what is not yet due.
 */
export function mannerOf(habits: Habits, level: Level): Manner {
  const { style = {}, pace = USUAL_PACE, mastery = 'search', learned } = habits
  switch (level) {
    case 'random':
      return { kind: 'random' }
    case 'novice':
      return { kind: 'impression', temperature: 0.4, oversight: 0.15, temper: { greed: 0.4 } }
    case 'adept':
      return { kind: 'search', iterations: 8, nodes: roomFor(8), temper: { forgetful: true } }
    case 'master':
      return { ...style, kind: 'search', iterations: pace.master, nodes: roomFor(pace.master) }
    case 'grandmaster': {
      const iterations = pace.grandmaster
      if (learned !== undefined && mastery === 'plan')
        return {
          kind: 'plan',
          learned: true,
          foresight: FORESIGHT,
          iterations: PLAYED_ON,
          milliseconds: PATIENCE,
        }
      return {
        ...bestStyleOf(habits),
        ...(learned === undefined ? {} : { learned: true }),
        kind: 'search',
        iterations,
        nodes: roomFor(iterations),
        milliseconds: PATIENCE,
      }
    }
  }
}

/** How a search by the best that has been loaded looks ahead. */
export function bestStyleOf({ style, learnedStyle, learned }: Habits): Style {
  return learned === undefined ? { ...style } : { ...style, ...learnedStyle }
}

/** The memory of a search: an iteration adds two to four nodes. */
export function roomFor(iterations: number): number {
  return 1_000 + 5 * iterations
}
