/**
 * What a seat wants: to win, and to win clearly. A reward from 0 to 1 mixes the share of the victory with
 * the squashed margin over the best opponent (or, alone, the score itself).
 */
const CLEARLY = 12
const ALONE = 60
/** How much of the reward the result is, once it is known. */
const RESULT = 0.2

export function rewardsOf(scores: Float64Array, seats: number, into: Float64Array): void {
  if (seats === 1) {
    into[0] = scores[0] / (scores[0] + ALONE)
    if (scores[0] <= 0) into[0] = 0
    return
  }
  let best = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    if (scores[seat] > best) {
      second = best
      best = scores[seat]
    } else if (scores[seat] > second) second = scores[seat]
  }
  for (let seat = 0; seat < seats; seat++) {
    const rival = scores[seat] === best ? second : best
    into[seat] = 1 / (1 + Math.exp(-(scores[seat] - rival) / CLEARLY))
  }
}

/** At the end the result is known: a share of the reward is the share of the victory. */
export function mixIn(places: readonly number[], into: Float64Array): void {
  let winners = 0
  for (const place of places) if (place === 1) winners++
  for (let seat = 0; seat < places.length; seat++) {
    const victory = places[seat] === 1 ? 1 / winners : 0
    into[seat] += RESULT * (victory - into[seat])
  }
}
