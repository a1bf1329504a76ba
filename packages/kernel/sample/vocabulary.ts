import { words } from '../src/index.ts'

/** What can lie in the bag. The raven is there with the module of that name only. */
export const FRUIT = words(['wheat', 'apple', 'rot', 'raven'])

/** The twelve cards of the deck. */
export const CARDS = words(Array.from({ length: 12 }, (_, index) => `card-${index + 1}`))

export const MODULES = words(['raven'])
