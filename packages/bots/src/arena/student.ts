/** A quantile is halved so often, which is as exact as numbers are. */
const STEPS = 60
/** More degrees of freedom than this change nothing that could be seen. */
const MANY = 10_000

/** The share of Student's t distribution between -t and t, for a whole number of degrees of freedom. */
export function shareWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom))
  const cosine = Math.cos(angle)
  const odd = freedom % 2 === 1
  // The finite series for whole degrees of freedom: powers of the cosine, each with its ratio to the one before.
  let term = odd ? cosine : 1
  let sum = odd && freedom === 1 ? 0 : term
  for (let power = odd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= (cosine * cosine * (power - 1)) / power
    sum += term
  }
  const series = Math.sin(angle) * sum
  return odd ? (2 / Math.PI) * (angle + series) : series
}

/** How many standard errors on both sides of a mean hold this share of the distribution. */
export function standardErrors(share: number, degrees: number): number {
  const freedom = Math.min(MANY, degrees)
  let low = 0
  let high = 2
  while (shareWithin(high, freedom) < share) high *= 2
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (shareWithin(middle, freedom) < share) low = middle
    else high = middle
  }
  return high
}
