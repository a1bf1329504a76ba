import type { Points } from '../../training/hand-set.ts'

/** What an experienced player would say that things are worth at the beginning of a match. */
export const byHand: Points = {
  coins: 0.4,
  'spare-goods': 0.8,
  jokers: 1,
  'die-markers': 0.5,
  tree: 0.5,
  abbot: 1.5,
  councillor: 1.5,
  traveller: 1.5,
  craftsman: 2,
  merchant: 2,
  'pupil-left': 1,
  'pupil-right': 1.5,
  stable: 1.5,
  brewery: 1.5,
  smithy: 1.5,
  scriptorium: 1.5,
  cartwright: 1.5,
  fields: 1,
  'meeting-place': 1.5,
  'windows-to-come': 0.3,
  'begun-customers': 0.3,
  'customers-in-sight': 0.1,
  servable: 0.5,
  'turn-worth': 1,
}
