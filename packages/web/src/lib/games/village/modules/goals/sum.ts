import type { LifeGoal } from '@chronik/village'

/** Of all parts of a goal, what there is and what there has to be: one number for a glance. */
export function sumOf({ parts }: LifeGoal): { readonly have: number; readonly need: number } {
  return parts.reduce(
    (sum, { have, need }) => ({ have: sum.have + Math.min(have, need), need: sum.need + need }),
    { have: 0, need: 0 },
  )
}
