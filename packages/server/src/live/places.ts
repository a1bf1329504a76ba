import { networkOf } from '../http/address.ts'
import type { UserId } from '../tables/table.ts'
import type { LiveLimits } from './limits.ts'

/** A place that is taken, until it is given back. */
export interface Place {
  free(): void
}

/**
 * Counts who is connected and who is just connecting: a place is taken before anything is waited for, so that
 * no crowd slips in between the look and the step.
 */
export class Places {
  readonly #limits: LiveLimits
  readonly #taken = new Map<string, number>()
  #all = 0

  constructor(limits: LiveLimits) {
    this.#limits = limits
  }

  /** A place for somebody from this address; null if there are too many of them, or of all. */
  fromAddress(address: string): Place | 'full' | 'too-many' {
    if (this.#all >= this.#limits.ofAll) return 'full'
    const place = this.#take(`from ${networkOf(address)}`, this.#limits.ofAddress)
    if (place === null) return 'too-many'
    this.#all++
    return both(place, {
      free: () => {
        this.#all--
      },
    })
  }

  /** A place for one more connection of this person. */
  ofPerson(user: UserId): Place | null {
    return this.#take(`of ${user}`, this.#limits.ofPerson)
  }

  #take(key: string, most: number): Place | null {
    const count = this.#taken.get(key) ?? 0
    if (count >= most) return null
    this.#taken.set(key, count + 1)
    return once(() => {
      const left = (this.#taken.get(key) ?? 1) - 1
      if (left > 0) this.#taken.set(key, left)
      else this.#taken.delete(key)
    })
  }
}

export function both(one: Place, other: Place): Place {
  return once(() => {
    one.free()
    other.free()
  })
}

function once(free: () => void): Place {
  let taken = true
  return {
    free: () => {
      if (taken) free()
      taken = false
    },
  }
}
