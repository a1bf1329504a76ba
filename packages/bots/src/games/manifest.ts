import type { Opponents } from '../opponents.ts'

/** The games that bots can play, by id; each is loaded when it is needed. */
export interface Manifest {
  readonly [game: string]: () => Promise<{ readonly opponents: Opponents }>
}

/** Every game that bots can play: adding one is one line. */
export const manifest: Manifest = {
  village: () => import('./village/opponents.ts'),
  'my-village': () => import('./my-village/opponents.ts'),
  'world-without-end': () => import('./world-without-end/opponents.ts'),
}
