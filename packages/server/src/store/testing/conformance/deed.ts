import type { Deed } from '../../port/deeds.ts'

/** A deed of a table with what a test does not care about. */
export function deed(table: string, seq: number, given: Partial<Deed> = {}): Deed {
  return { table, seq, seat: 0, request: `r${seq}`, lines: [`1 move ${seq}`], at: seq, ...given }
}
