import type { Game } from '@chronik/kernel'

/** A game that players can play; loaded when it is needed. */
export interface Offer {
  readonly id: string
  load(): Promise<Game>
}

/** Every game that is offered: adding one is one line. */
export const games: readonly Offer[] = [
  { id: 'my-village', load: async () => (await import('@chronik/my-village')).myVillage as Game },
]
