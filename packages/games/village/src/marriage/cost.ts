import { type Refusal, refusal } from '@chronik/kernel'
import { cubesOfAnyColour, missingCubes } from '../payment.ts'
import type { Farm } from '../state.ts'

/** A price in cubes of any colour; each may be a coin (VX-205, VX-R1). */
export function anyCubes(amount: number): number {
  return cubesOfAnyColour(amount)
}

/** Why such a price cannot be paid. */
export function refuseAnyCubes(farm: Farm, amount: number, rule: string): Refusal {
  return refusal('any-cubes-missing', rule, { missing: missingCubes(farm, anyCubes(amount)) - farm.coins })
}
