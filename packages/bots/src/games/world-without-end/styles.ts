import type { Styles } from '../../training/hand-set.ts'

/** Ways to play World Without End that love one thing more than it is worth. */
export const styles: Styles = {
  building: { material: 0.6, 'spare-material': 0.2, 'donations-begun': 1, buildable: 0.4 },
  houses: {
    'house-grain': 0.8,
    'house-piety': 0.8,
    'house-wool': 0.8,
    'house-medical-knowledge': 0.8,
    'house-loyalty': 0.8,
    'house-money': 0.8,
    'house-vp': 0.8,
    'houses-to-rent': 0.4,
  },
  cloth: { wool: 0.5, cloth: 0.8, 'hand-act-sale': 0.4, 'hand-act-cloth': 0.4 },
  healing: { knowledge: 0.5, 'some-knowledge': 0.6, treatable: 0.5, 'hand-act-medicine': 0.4 },
  loyalty: { loyalty: 0.8, 'some-loyalty': 0.5, 'metal-lead': 1 },
  piety: { piety: 0.6, 'spare-piety': 0.8, grain: 0.4 },
  money: { money: 0.3, 'tax-money': 0.2 },
}
