import type { Customer } from '../box/box.ts'
import { WARES } from '../box/vocabulary.ts'

/** A customer of the edition as a fast row. */
export function customerRow(printed: {
  readonly demand: { readonly [ware: string]: number | undefined }
  readonly points: number
}): Customer {
  return { demand: WARES.list.map((ware) => printed.demand[ware] ?? 0), points: printed.points }
}
