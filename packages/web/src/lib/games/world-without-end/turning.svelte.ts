import type { WorldState } from '@chronik/world-without-end'
import { createContext } from 'svelte'
import { rotationOf } from './council.ts'
import { type Orientation, orientationsOf } from './orientations.ts'

/** The event card while it is being turned on the council, before anything is chosen. */
export class Turning {
  readonly #view: () => WorldState
  readonly #seat: () => number
  readonly #asked: () => boolean
  /** Quarters by which it lies, going on beyond four, so that it never spins back. */
  quarters = $state(0)

  constructor(view: () => WorldState, seat: () => number, asked: () => boolean) {
    this.#view = view
    this.#seat = seat
    this.#asked = asked
  }

  /** The four outcomes, while they are asked for. */
  readonly outcomes: readonly Orientation[] = $derived.by(() =>
    this.#asked() ? orientationsOf(this.#view(), this.#seat()) : [],
  )

  get rotation(): number {
    return rotationOf(this.quarters)
  }

  get chosen(): Orientation | null {
    return this.outcomes[this.rotation] ?? null
  }

  /** The shortest way to a rotation. */
  turnTo(rotation: number): void {
    const by = rotationOf(rotation - this.rotation)
    this.quarters += by === 3 ? -1 : by
  }
}

export const [useTurning, setTurning] = createContext<Turning>()
