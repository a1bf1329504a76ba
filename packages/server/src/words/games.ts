import type { TableSeat } from '../tables/table.ts'

/** What the games are called everywhere. */
export const GAME_NAMES: { readonly [game: string]: string } = {
  village: 'Village',
  'my-village': 'My Village',
  'world-without-end': 'World Without End',
}

/** Who sits or sat there, for everybody; bots are called what they are. */
export function nameOfSeat(seat: TableSeat): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? (seat.instead?.name ?? 'Bot') : ''
}
