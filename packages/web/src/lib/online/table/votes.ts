import type { OverdueChoice, TableView } from '@chronik/protocol'
import type { Vote } from '../../port/house.ts'

/** Something on which those at the table agree, or not yet. */
export type Question =
  | { readonly kind: 'pause' | 'abandon'; readonly by: readonly string[] }
  | { readonly kind: 'takeover' | 'undo'; readonly seat: number; readonly by: readonly string[] }
  | {
      readonly kind: 'overdue'
      readonly seat: number
      readonly until: number
      readonly votes: readonly { readonly user: string; readonly choice: OverdueChoice }[]
    }

type Decider = Extract<TableView['seats'][number], { kind: 'person' }>

/** Who still plays, and so has a vote. */
export function deciders({ seats }: TableView): Decider[] {
  return seats.filter((seat): seat is Decider => seat.kind === 'person' && !seat.conceded)
}

/** Everything that is asked just now. */
function questions({ proposals, overdue }: TableView): Question[] {
  const open = proposals.map(
    (one): Question =>
      one.kind === 'takeover' || one.kind === 'undo'
        ? { kind: one.kind, seat: one.seat, by: one.by }
        : { kind: one.kind, by: one.by },
  )
  return overdue === null ? open : [{ kind: 'overdue', ...overdue }, ...open]
}

/** What somebody has yet to answer: nobody is asked about their own seat, and only who plays is asked at all. */
export function askedOf(table: TableView, user: string | undefined): Question | null {
  if (table.status !== 'playing' || !deciders(table).some((seat) => seat.user === user)) return null
  const open = questions(table).find((question) => {
    const about = 'seat' in question ? table.seats[question.seat] : undefined
    if (about?.kind === 'person' && about.user === user) return false
    const answered = question.kind === 'overdue' ? question.votes.map((vote) => vote.user) : question.by
    return user !== undefined && !answered.includes(user)
  })
  return open ?? null
}

/** The same question is not asked twice of somebody who has put it aside. */
export function nameOfQuestion(question: Question): string {
  const seat = 'seat' in question ? question.seat : ''
  const since = question.kind === 'overdue' ? question.until : (question.by[0] ?? '')
  return `${question.kind} ${seat} ${since}`
}

/** Agreeing with a question. */
export function agreeing(question: Exclude<Question, { kind: 'overdue' }>): Vote {
  return 'seat' in question
    ? { kind: question.kind, seat: question.seat, agree: true }
    : { kind: question.kind, agree: true }
}
