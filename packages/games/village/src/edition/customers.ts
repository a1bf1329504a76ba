import type { Figures } from './schema.ts'

/** The customers of the base game. Demands and points are reconstructed where the marks say so. */
export const customers: Figures['customers'] = {
  'customer-01': { demand: { scroll: 1 }, points: 2 },
  'customer-02': { demand: { scroll: 1 }, points: 2 },
  'customer-03': { demand: { wagon: 1 }, points: 3 },
  'customer-04': { demand: { wagon: 1 }, points: 3 },
  'customer-05': { demand: { horse: 1 }, points: 3 },
  'customer-06': { demand: { horse: 1 }, points: 3 },
  'customer-07': { demand: { plow: 1 }, points: 3 },
  'customer-08': { demand: { plow: 1 }, points: 3 },
  'customer-09': { demand: { ox: 1 }, points: 4 },
  'customer-10': { demand: { ox: 1 }, points: 4 },
  'customer-11': { demand: { grain: 3 }, points: 4 },
  'customer-12': { demand: { grain: 3 }, points: 4 },
  'customer-13': { demand: { grain: 4 }, points: 5 },
  'customer-14': { demand: { scroll: 1, grain: 1 }, points: 4 },
  'customer-15': { demand: { scroll: 1, grain: 1 }, points: 4 },
  'customer-16': { demand: { wagon: 1, grain: 1 }, points: 4 },
  'customer-17': { demand: { horse: 1, plow: 1 }, points: 6 },
  'customer-18': { demand: { ox: 1, grain: 1 }, points: 5 },
  'customer-19': { demand: { scroll: 1, wagon: 1 }, points: 5 },
  'customer-20': { demand: { scroll: 1, horse: 1 }, points: 5 },
  'customer-21': { demand: { scroll: 1, plow: 1 }, points: 5 },
  'customer-22': { demand: { wagon: 1, horse: 1 }, points: 6 },
  'customer-23': { demand: { wagon: 1, plow: 1 }, points: 6 },
  'customer-24': { demand: { scroll: 2 }, points: 4 },
}
