import type { Opponents } from './opponent.ts'

/** What bots need to know of one game, and only that: a browser loads no other. Null for an unknown game. */
export async function loadOpponents(game: string): Promise<Opponents | null> {
  switch (game) {
    case 'village':
      return (await import('./opponents/village.ts')).villageOpponents
    case 'my-village':
      return (await import('./opponents/my-village.ts')).myVillageOpponents
    case 'world-without-end':
      return (await import('./opponents/world-without-end.ts')).worldOpponents
    default:
      return null
  }
}
