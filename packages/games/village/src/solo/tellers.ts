import type { Sentence } from '@chronik/kernel/story'
import { meeple } from '../words/pieces.ts'
import { fromSpace } from '../words/places.ts'
import type { VillageTellers } from '../words/tellers/memory.ts'

const TAKEN: Sentence = [
  '{who} {who:nimmst|nimmt} {cube} {from}.',
  '{who} {who:take|takes} {cube} {from}.',
  '{who} pakt {cube} {from}.',
]
const TO_BAG: Sentence = [
  '{who} {who:wirfst|wirft} {figure} in den schwarzen Beutel.',
  '{who} {who:put|puts} {figure} into the black bag.',
  '{who} doet {figure} in de zwarte zak.',
]
const TURNED: Sentence = [
  'Auf Connys Ablage wird {tile} aufgedeckt.',
  'On Conny’s tray {tile} is turned up.',
  'Op Conny’s tableau wordt {tile} omgedraaid.',
]

/** What Conny does. */
export const soloTellers: VillageTellers<
  'conny-colour' | 'conny-take' | 'conny-no-cube' | 'conny-bag' | 'fate' | 'fate-mixed' | 'tray-cleared'
> = {
  'conny-colour': {
    say: [
      'Conny spielt in der Farbe {colour}.',
      'Conny plays in {colour}.',
      'Conny speelt in de kleur {colour}.',
    ],
    rule: 'VS-103',
  },
  'conny-take': {
    say: ({ space }, tale) => tale.say(TAKEN, { from: fromSpace(tale, space) }),
    rule: 'VS-201',
  },
  'conny-no-cube': {
    say: [
      'Für Conny liegt kein Stein mehr da.',
      'No cube is left for Conny.',
      'Voor Conny ligt er geen steen meer.',
    ],
    rule: 'VS-204',
  },
  'conny-bag': {
    say: ({ seat, figure }, { say, colour }) =>
      say(TO_BAG, { figure: [{ piece: meeple(colour(seat), figure) }] }),
    rule: 'VS-401',
  },
  fate: {
    say: ({ face }, { say }) => say(TURNED, { tile: [{ piece: `fate-tile-${face}` }] }),
    rule: 'VS-302',
  },
  'fate-mixed': {
    joins: ['fate', 'death', 'nobody-dies', 'end-rung'],
    say: [
      'Die drei Schicksalsplättchen werden neu gemischt.',
      'The three fate tiles are mixed again.',
      'De drie noodlotstegels worden opnieuw geschud.',
    ],
    rule: 'VS-R2',
  },
  'tray-cleared': {
    say: [
      'Connys Ablage wird bis auf den letzten Stein geleert.',
      'Conny’s tray is cleared but for the last cube.',
      'Conny’s tableau wordt op de laatste steen na leeggemaakt.',
    ],
    rule: 'VS-505',
  },
}
