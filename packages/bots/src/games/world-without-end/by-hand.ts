import type { Points } from '../../training/hand-set.ts'

/** What an experienced player would say that things are worth at the beginning of a match. */
export const byHand: Points = {
  wool: 0.5,
  cloth: 1,
  loyalty: 1,
  knowledge: 0.6,
  'tax-money': 0.3,
  piety: 2.5,
  'spare-piety': 1,
  grain: 2,
  'spare-grain': 0.6,
  'house-piety': 3,
  'house-grain': 2.5,
  'house-wool': 1.5,
  'house-medical-knowledge': 1.5,
  'house-loyalty': 2,
  'house-money': 2,
  'house-vp': 2.5,
  'seals-left': 1,
  'donations-begun': 2.5,
  'turn-worth': 1,
  'later-worth': 0.5,
}
