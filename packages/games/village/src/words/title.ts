import type { Name } from '@chronik/kernel'

/** What the game is called on its box, in each language. */
export const TITLE: Name = ['Village', 'Village', 'Village']
