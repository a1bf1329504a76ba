import type { Game, Language } from '@chronik/kernel'
import type { TablePlan, TableView } from '@chronik/protocol'
import { type Plan, planFor } from '../../library/plan.ts'

type Pace = TableView['pace']

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A table as somebody thinks it up, before it is opened. */
export interface TableDraft {
  /** Players and options; the first seat is one's own, persons behind it come by the link. */
  readonly plan: Plan
  readonly pace: Pace
  /** Whether everybody sees it on the square. */
  readonly open: boolean
  readonly spectators: boolean
  readonly hints: boolean
  /** So many deeds behind the match spectators are. */
  readonly delay: number
  readonly language: Language | null
  readonly company: TableView['company']
  /** Figures of one's own; null for those of the box. */
  readonly edition: TablePlan['edition']
}

export const bank = (minutes: number, seconds: number): Extract<Pace, { kind: 'bank' }> => ({
  kind: 'bank',
  bank: minutes * MINUTE,
  increment: seconds * 1000,
})

export const perMove = (hours: number, quiet: boolean, zone: string): Extract<Pace, { kind: 'move' }> => ({
  kind: 'move',
  limit: hours * HOUR,
  quiet: quiet ? { from: 22, to: 8, zone } : null,
})

/** Clocks that many know, by minutes and seconds for each turn. */
export const CLOCKS = { quick: [15, 10], relaxed: [30, 30], unhurried: [60, 30] } as const
export const HOURS = [24, 48, 72, 168] as const

/** Two at a table is company: whoever wants to be alone needs no server. */
export const fewest = ({ players }: Pick<Game, 'players'>): number => Math.max(2, players.min)

export function draftFor(game: Game, name: string): TableDraft {
  const plan = planFor(game, 'screen', name)
  return {
    plan: { ...plan, players: Math.min(game.players.max, Math.max(fewest(game), 3)) },
    pace: { kind: 'none' },
    open: false,
    spectators: true,
    hints: true,
    delay: 0,
    language: null,
    company: 'any',
    edition: null,
  }
}

/** What the server is asked for. */
export function tablePlan(game: string, draft: TableDraft, request: string): TablePlan {
  const { plan, ...rest } = draft
  return {
    request,
    game,
    ...rest,
    options: plan.options as TablePlan['options'],
    seats: plan.seats.slice(0, plan.players).map((seat, index) => {
      const { colour } = seat
      if (index === 0) return { kind: 'me', colour }
      return seat.kind === 'bot' ? { kind: 'bot', colour, level: seat.level } : { kind: 'open', colour }
    }),
  }
}
