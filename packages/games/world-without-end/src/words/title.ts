import type { Name } from '@chronik/kernel'

/** What the game is called on its box, in each language. */
export const TITLE: Name = ['Die Tore der Welt', 'World Without End', 'Brug naar de hemel']
