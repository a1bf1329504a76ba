import type { Score } from '@chronik/kernel'
import type { Table, TableResult } from './table.ts'

/** The result of a match that was played to its end: who gave up stands behind everybody who did not. */
export function playedResult(table: Table, score: Score): TableResult {
  const gave = gaveUp(table)
  const ahead = (place: number) => score.places.filter((other, seat) => !gave[seat] && other < place).length
  return {
    scores: score.totals,
    ranks: score.places.map((place, seat) => (gave[seat] ? behind(gave) : 1 + ahead(place))),
    reason: 'played',
  }
}

/** The result of a match that ended because nobody was left to play on with. */
export function concededResult(table: Table): TableResult {
  const gave = gaveUp(table)
  return { scores: [], ranks: gave.map((one) => (one ? behind(gave) : 1)), reason: 'conceded' }
}

/** The result of a match that the table ended because somebody's time was over: as it stands, who was due last. */
export function overdueResult(table: Table, score: Score, due: number): TableResult {
  const gave = gaveUp(table).map((one, seat) => one || seat === due)
  const ahead = (place: number) => score.places.filter((other, seat) => !gave[seat] && other < place).length
  return {
    scores: score.totals,
    ranks: score.places.map((place, seat) => (gave[seat] ? behind(gave) : 1 + ahead(place))),
    reason: 'time',
  }
}

function gaveUp(table: Table): boolean[] {
  return table.seats.map((seat) => seat.kind === 'person' && seat.conceded)
}

function behind(gave: readonly boolean[]): number {
  return gave.filter((one) => !one).length + 1
}
