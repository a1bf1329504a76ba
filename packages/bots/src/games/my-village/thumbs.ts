import { words } from '@chronik/kernel'

/**
 * Rules of thumb for what a turn promises, in points: prices of hours, coins and goods, and what banners are
 * worth beyond what they cost. They are trained like weights, for the beginning and for the end of a match.
 */
export const THUMBS = words([
  'hour',
  'coin',
  'good',
  'story',
  'dice-coin',
  'dice-marker',
  'black-die',
  'workshop',
  'further-workshop',
  'field',
  'church',
  'hall-finance',
  'hall-guild',
  'hall-area',
  'hall-population',
  'meeting-place',
  'monk',
  'journey',
  'hand',
  'customer-covered',
  'customer-made',
  'customer-far',
  'customers-waiting',
  'served',
  'meeting-marker',
  'joker',
  'area-mark',
  'population-mark',
  'graduate',
  'pupil',
  'shift',
  'tree-at-house',
  'tree-at-stories',
  'tree-secured',
])

export type Thumbs = readonly (readonly number[])[]

const FIRST_GUESS = [
  0.3, 0.6, 1.5, 0.75, 0.7, 0.9, 0.7, 4.5, 0, 1.8, 6, 6, 6, 6, 6, 4.5, 3.4, 0.5, 0.6, 0.7, 0.35, 0.1, 0.3,
  0.6, 0.9, 1.2, 1, 0.8, 2.5, 1.3, 0.8, 0.1, 0.15, 0.25,
]

/** By hand: the same from beginning to end. */
export const myVillageThumbs: Thumbs = [FIRST_GUESS, FIRST_GUESS]

/** The rules of thumb of a moment: between the beginning and the end of a match they are mixed. */
export class Thumb {
  readonly now = new Float64Array(THUMBS.size)
  readonly #early: Float64Array
  readonly #late: Float64Array

  constructor([early, late]: Thumbs) {
    this.#early = Float64Array.from(early)
    this.#late = Float64Array.from(late)
    if (this.#early.length !== THUMBS.size || this.#late.length !== THUMBS.size)
      throw new Error(`${THUMBS.size} rules of thumb expected`)
  }

  mix(progress: number): Float64Array {
    for (let at = 0; at < this.now.length; at++)
      this.now[at] = this.#early[at] + (this.#late[at] - this.#early[at]) * progress
    return this.now
  }
}
