import type { LogEntry } from '@chronik/kernel'
import { NONE } from '@chronik/kernel'
import { CUSTOMERS, type VillageLog, type VillageState } from '@chronik/village'

/** What a seat did when it was its turn on the market: a customer served, or passed. */
export interface Deal {
  readonly customer: number | null
}

/** What happened since the last market day was called. */
function sinceCall(log: readonly LogEntry[]): readonly VillageLog[] {
  return log.slice(log.findLastIndex(({ code }) => code === 'market-day') + 1) as VillageLog[]
}

const customerAt = (name: string): number => CUSTOMERS.at[name as keyof typeof CUSTOMERS.at]

/** Everything done since the market day was called, seat by seat, in order. */
export function dealsToday(log: readonly LogEntry[], seats: number): Deal[][] {
  const deals: Deal[][] = Array.from({ length: seats }, () => [])
  for (const entry of sinceCall(log)) {
    if (entry.code === 'market-end') break
    if (entry.code === 'serve') deals[entry.seat]?.push({ customer: customerAt(entry.customer) })
    else if (entry.code === 'pass') deals[entry.seat]?.push({ customer: null })
  }
  return deals
}

/** A stall on market day: who stands there, or who was there and who comes next. */
export interface Stall {
  readonly nr: number
  readonly customer: number | null
  /** Sold today: to whom, and which customer it was. */
  readonly sold: { readonly seat: number; readonly customer: number } | null
  /** Who moves up from the queue when the day is over. */
  readonly next: number | null
}

/** Where everybody in the queue goes when the day is over: a stall, or the new front of the queue. */
export interface Waiting {
  readonly customer: number
  readonly to: { readonly stall: number } | { readonly front: boolean }
}

export interface Square {
  readonly stalls: readonly Stall[]
  readonly queue: readonly Waiting[]
  /** Customers who come from the stack afterwards. */
  readonly fresh: number
  readonly left: number
}

/** The square as it is and as it will be: the queue fills the empty stalls from the first on. */
export function squareOf(view: VillageState, log: readonly LogEntry[]): Square {
  const soldAt = new Map<number, { seat: number; customer: number }>()
  for (const entry of sinceCall(log)) {
    if (entry.code !== 'serve') continue
    soldAt.set(Number(entry.stall.slice(-1)) - 1, { seat: entry.seat, customer: customerAt(entry.customer) })
  }
  const queue = Array.from(view.queue).filter((customer) => customer !== NONE)
  let moved = 0
  const stalls = Array.from(view.stalls.subarray(0, view.box.stalls)).map((customer, at): Stall => {
    const empty = customer === NONE
    const next = empty ? (queue[moved] ?? null) : null
    if (next !== null) moved++
    return {
      nr: at + 1,
      customer: empty ? null : customer,
      sold: empty ? (soldAt.get(at) ?? null) : null,
      next,
    }
  })
  const goals = stalls.flatMap(({ nr, next }) => (next === null ? [] : [nr]))
  const left = view.customerStack.reduce((sum, one) => sum + one, 0)
  const free = view.queue.length - (queue.length - moved)
  return {
    stalls,
    queue: queue.map(
      (customer, at): Waiting => ({
        customer,
        to: at < moved ? { stall: goals[at] } : { front: at === moved && moved > 0 },
      }),
    ),
    fresh: Math.min(left, free),
    left,
  }
}
