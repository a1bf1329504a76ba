import type { VillageState } from '@chronik/village'
import { fillingsIn, firstOf } from './modules/modules.ts'
import { customersServed } from './reading.ts'

/** V-R31: customers of others lie face down unless it was agreed otherwise, or the match is over. */
export function customersOpen({ box, depth }: VillageState, seat: number, viewer: number): boolean {
  return seat === viewer || box.options['open-customers'] === true || depth === 0
}

/** Whether a viewer may know what a seat has on a line of the score; who has served nobody hides nothing. */
export function isOpen(view: VillageState, line: string, seat: number, viewer: number): boolean {
  const known = firstOf(fillingsIn(view.box), (filling) => filling.isOpen?.(view, line, seat, viewer))
  if (known !== null) return known
  return line !== 'customers' || customersOpen(view, seat, viewer) || customersServed(view, seat).length === 0
}
