import type { Game } from '@chronik/kernel'
import type { Settlement, TableView } from '@chronik/protocol'
import { fewestSeats, seatsThatStay } from '@chronik/protocol/live'
import { type Plan, planFor } from '../../library/plan.ts'
import { fewest } from '../opening/draft.ts'

/** What a host wants to be different; what is not named stays. */
export type Wish = Pick<Settlement, 'players' | 'options' | 'pace' | 'hints'>

/** A table with what its host wants, as a form asks for it: the seats are those that would be left. */
export function planOf(game: Game, table: TableView, { players, options }: Wish): Plan {
  const count = players ?? table.seats.length
  const usual = planFor(game, 'screen', '')
  const stay = seatsThatStay(table.seats, count) ?? table.seats.keys().toArray()
  const colours = new Set([...stay.map((seat) => table.seats[seat].colour), ...game.colours])
  return {
    players: count,
    seats: [...colours].map((colour, seat) => ({ ...usual.seats[seat], colour })),
    options: { ...usual.options, ...table.setup.options, ...options },
  }
}

/** The fewest seats a table can be left with: nobody who sits there loses theirs. */
export function fewestLeft(game: Game, { seats }: TableView): number {
  return Math.max(fewest(game), fewestSeats(seats))
}

/** What has to be settled for it; null if nothing would be different. */
export function settlementOf(table: TableView, plan: Plan, { pace, hints }: Wish): Settlement | null {
  const options = Object.entries(plan.options).filter(([id, value]) => !same(value, table.setup.options[id]))
  const to = {
    ...(plan.players !== table.seats.length && { players: plan.players }),
    ...(options.length > 0 && { options: Object.fromEntries(options) as Settlement['options'] }),
    ...(pace !== undefined && !same(pace, table.pace) && { pace }),
    ...(hints !== undefined && hints !== table.hints && { hints }),
  }
  return Object.keys(to).length === 0 ? null : to
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
