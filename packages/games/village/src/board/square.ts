import { type LogEntry, NONE } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { CUSTOMERS, QUEUE } from '../box/vocabulary.ts'
import type { VillageLog } from '../words/log.ts'
import { emptyStall } from './market.ts'

/** What a seat did at an opportunity of the market day: a customer served at a stall, or passed. */
export interface Deal {
  readonly seat: number
  readonly customer: number | null
  readonly stall: number | null
}

/** V-443: everything done since the last market day was called, in order. */
export function dealsToday(log: readonly LogEntry[]): Deal[] {
  const called = log.findLastIndex(({ code }) => code === 'market-day')
  const since = (called < 0 ? [] : log.slice(called + 1)) as readonly VillageLog[]
  const end = since.findIndex(({ code }) => code === 'market-end')
  return (end < 0 ? since : since.slice(0, end)).flatMap((entry): Deal[] => {
    if (entry.code === 'pass') return [{ seat: entry.seat, customer: null, stall: null }]
    if (entry.code !== 'serve') return []
    const customer = CUSTOMERS.list.indexOf(entry.customer as (typeof CUSTOMERS.list)[number])
    return [{ seat: entry.seat, customer, stall: Number(entry.stall.slice('stall-'.length)) - 1 }]
  })
}

/** Who moves up when the market day is over. */
export interface MovingUp {
  /** The customer that comes to each stall; null where it stays as it is. */
  readonly toStall: readonly (number | null)[]
  /** Where each customer of the queue goes: a stall, or a place of the queue. */
  readonly queue: readonly {
    readonly customer: number
    readonly stall: number | null
    readonly place: number
  }[]
  /** Customers who then come from the stack, and how many lie there now. */
  readonly fresh: number
  readonly stack: number
}

/** V-449, V-R20, V-R21: who would move up if the market day were over now. */
export function movingUp(state: VillageState): MovingUp {
  const toStall: (number | null)[] = Array.from({ length: state.box.stalls }, () => null)
  const waits = Array.from(state.queue).filter((customer) => customer !== NONE)
  let stall = emptyStall(state, 0)
  let gone = 0
  const queue = waits.map((customer, at) => {
    if (stall === NONE) return { customer, stall: null, place: at - gone }
    const to = stall
    toStall[to] = customer
    gone++
    stall = emptyStall(state, to + 1)
    return { customer, stall: to, place: NONE }
  })
  const stack = state.customerStack.reduce((sum, one) => sum + one, 0)
  return { toStall, queue, fresh: Math.min(stack, QUEUE - (waits.length - gone)), stack }
}
