import { inLanguages, namedAlike } from '../src/index.ts'
import { CARDS } from './vocabulary.ts'

/** What the pieces of the fair are called. */
export const names = inLanguages({
  wheat: ['Weizen', 'wheat', 'tarwe'],
  apple: ['Apfel', 'apple', 'appel'],
  rot: ['Fäulnis', 'rot', 'rot'],
  raven: ['Rabe', 'raven', 'raaf'],
  ...namedAlike(CARDS.list, ['Karte', 'card', 'kaart']),
})
