import type { DayRanking, DayRow } from '@chronik/protocol'
import type { KeptTry } from '../store/port/days.ts'

/** A try that counts, and whose it is. */
export type Counted = KeptTry & { readonly name: string; readonly guest: boolean }

const LISTED = 100
const STEP = 5

/** More points, then the better place at the table, then less time. */
function compare(one: Counted, other: Counted): number {
  return (
    (other.score ?? 0) - (one.score ?? 0) ||
    (one.rank ?? 0) - (other.rank ?? 0) ||
    tookOf(one) - tookOf(other) ||
    (one.user < other.user ? -1 : 1)
  )
}

/** Time is told in seconds, and so it is compared. */
function tookOf({ begunAt, endedAt }: KeptTry): number {
  return Math.ceil(((endedAt ?? begunAt) - begunAt) / 1000) * 1000
}

function equal(one: Counted, other: Counted): boolean {
  return one.score === other.score && one.rank === other.rank && tookOf(one) === tookOf(other)
}

interface Wish {
  readonly user: string | null
  /** Only these people. */
  readonly among: ReadonlySet<string> | null
  /** Whether tables can be looked at. */
  readonly open: boolean
}

/** The ranking of a day as somebody sees it: people with an account, and oneself. */
export function rankingOf(tries: readonly Counted[], { user, among, open }: Wish): Omit<DayRanking, 'card'> {
  const ranked = tries
    .filter((one) => !one.guest || one.user === user)
    .filter((one) => among === null || among.has(one.user))
    .toSorted(compare)
  const rows: DayRow[] = []
  for (const [at, one] of ranked.entries()) {
    const before = ranked[at - 1]
    const place = before !== undefined && equal(before, one) ? rows[at - 1].place : at + 1
    const { name, score, rank, table } = one
    rows.push({
      place,
      user: one.user,
      name,
      score: score ?? 0,
      rank: rank ?? 1,
      took: tookOf(one),
      table: open ? table : null,
    })
  }
  const scores = tries.map(({ score }) => score ?? 0)
  return {
    rows: rows.slice(0, LISTED),
    mine: rows.find((row) => row.user === user) ?? null,
    spread: spreadOf(scores),
    mean: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
  }
}

/** From the fewest points to the most, in steps, those without anybody among them. */
function spreadOf(scores: readonly number[]): { from: number; count: number }[] {
  if (scores.length === 0) return []
  const steps = scores.map((score) => Math.floor(score / STEP))
  const [least, most] = [Math.min(...steps), Math.max(...steps)]
  return Array.from({ length: most - least + 1 }, (_, at) => ({
    from: (least + at) * STEP,
    count: steps.filter((step) => step === least + at).length,
  }))
}
