import { type FarmSketch, type Sketch, TestTable } from './position.ts'

/** A table with the wedding board. */
export function weddingTable({ options, ...sketch }: Sketch): TestTable {
  return new TestTable({ ...sketch, options: { expansions: ['marriage'], ...options } })
}

/** The end of a round: the mass, in which nobody is drawn, then the wedding. */
export function weddingAt(
  die: readonly string[],
  farms: readonly FarmSketch[],
  sketch: Sketch = {},
): TestTable {
  const drawn = { 'wedding-die': die, ...sketch.draws }
  return weddingTable({ mass: true, players: farms.length, farms, spaces: {}, ...sketch, draws: drawn })
}

/** What the log tells of the wedding: its entries of these codes. */
export function toldOf(table: TestTable, ...codes: readonly string[]) {
  return table.match.log.filter(({ code }) => codes.includes(code))
}
