import type { Game } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'

/** A game that players can play; loaded when it is needed. */
export interface Offer {
  readonly id: string
  load(): Promise<Game>
  /** What happens in it, in words. */
  story(): Promise<GameStory>
}

/** Every game that is offered: adding one is one line. */
export const games: readonly Offer[] = [
  {
    id: 'village',
    load: async () => (await import('@chronik/village')).village,
    story: async () => (await import('@chronik/village/story')).story,
  },
  {
    id: 'my-village',
    load: async () => (await import('@chronik/my-village')).myVillage,
    story: async () => (await import('@chronik/my-village/story')).story,
  },
  {
    id: 'world-without-end',
    load: async () => (await import('@chronik/world-without-end')).worldWithoutEnd,
    story: async () => (await import('@chronik/world-without-end/story')).story,
  },
]
