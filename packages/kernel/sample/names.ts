import { inLanguages, namedAlike } from '../src/index.ts'
import { CARDS } from './vocabulary.ts'

/** What the pieces of the fair are called. */
export const names = inLanguages({
  wheat: ['Weizen', 'wheat', 'tarwe'],
  apple: ['Apfel', 'apple', 'appel'],
  rot: ['Fäulnis', 'rot', 'rot'],
  raven: ['Rabe', 'raven', 'raaf'],
  ...namedAlike(CARDS.list, ['Karte', 'card', 'kaart']),
  // What can be done.
  fetch: ['in den Beutel greifen', 'reach into the bag', 'in de zak grijpen'],
  offer: ['anbieten:', 'offer', 'aanbieden:'],
  haggle: ['feilschen', 'haggle', 'afdingen'],
  agree: ['den Preis gelten lassen', 'agree to the price', 'de prijs laten gelden'],
  treat: ['einen Punkt verschenken', 'give a point away', 'een punt weggeven'],
  rest: ['ausruhen', 'rest', 'rusten'],
  // What lies on the table.
  round: ['Runde', 'round', 'ronde'],
  bag: ['Beutel', 'bag', 'zak'],
  offered: ['angeboten', 'on offer', 'aangeboden'],
  coins: ['Münzen', 'coins', 'munten'],
  points: ['Punkte', 'points', 'punten'],
  cards: ['Karten', 'cards', 'kaarten'],
  hand: ['Hand', 'hand', 'hand'],
})
