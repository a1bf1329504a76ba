import type { Game } from '@chronik/kernel'

/** A game that players can play; loaded when it is needed. */
export interface Offer {
  readonly id: string
  load(): Promise<Game>
}

/** Every game that is offered: adding one is one line. */
export const games: readonly Offer[] = [
  { id: 'village', load: async () => (await import('@chronik/village')).village },
  { id: 'my-village', load: async () => (await import('@chronik/my-village')).myVillage },
  { id: 'world-without-end', load: async () => (await import('@chronik/world-without-end')).worldWithoutEnd },
]
