import { prefersReducedMotion } from 'svelte/motion'
import { paceOf } from '../../motion/pace.ts'
import { settings } from '../../settings/settings.svelte.ts'

/**
 * The final scoring counts line by line, at the pace of the table, and can be led by hand. Made where a component
 * is set up: it goes on while that is on the page.
 */
export class Counting {
  readonly #beat = paceOf(settings.speed, false, prefersReducedMotion.current)
  readonly #count: () => number
  #shown = $state(this.#beat === 0 ? Number.POSITIVE_INFINITY : 0)
  #running = $state(this.#beat > 0)

  /** `count`: how many lines there are. */
  constructor(count: () => number) {
    this.#count = count
    $effect(() => {
      if (!this.#running) return
      if (this.over) {
        this.#running = false
        return
      }
      const next = this.step + 1
      const timer = setTimeout(() => {
        this.#shown = next
      }, this.#beat)
      return () => clearTimeout(timer)
    })
  }

  /** How many lines there are. */
  get count(): number {
    return this.#count()
  }

  /** So many of them are counted. */
  get step(): number {
    return Math.min(this.#shown, this.#count())
  }

  get over(): boolean {
    return this.step >= this.#count()
  }

  /** Stops at so many lines. */
  go(to: number): void {
    this.#running = false
    this.#shown = to
  }

  /** Everything at once. */
  finish(): void {
    this.go(Number.POSITIVE_INFINITY)
  }

  /** Once more from the first line. */
  again(): void {
    this.#shown = 0
    this.#running = true
  }
}
