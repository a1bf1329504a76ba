import { type LogEntry, NONE } from '@chronik/kernel'
import { dealsToday, movingUp, type VillageState } from '@chronik/village'

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

/** The square as it is and as it will be. */
export function squareOf(view: VillageState, log: readonly LogEntry[]): Square {
  const sold = new Map<number, Stall['sold']>()
  for (const { seat, customer, stall } of dealsToday(log))
    if (stall !== null && customer !== null) sold.set(stall, { seat, customer })
  const { toStall, queue, fresh, stack } = movingUp(view)
  const anybodyGoes = toStall.some((customer) => customer !== null)
  return {
    stalls: toStall.map((next, at): Stall => {
      const customer = view.stalls[at]
      return customer === NONE
        ? { nr: at + 1, customer: null, sold: sold.get(at) ?? null, next }
        : { nr: at + 1, customer, sold: null, next: null }
    }),
    queue: queue.map(
      ({ customer, stall, place }): Waiting => ({
        customer,
        to: stall === null ? { front: place === 0 && anybodyGoes } : { stall: stall + 1 },
      }),
    ),
    fresh,
    left: stack,
  }
}
