import type { Game } from '@chronik/kernel'

/** Positions one after the other, and in which places each differs from the one before. */
export class Steps {
  readonly memories: readonly Int16Array[]
  /** One less than there are positions. */
  readonly differing: readonly (readonly number[])[]
  /** The same with the new values, place and value in turn: as everybody sees it who is kept from nothing that changed. */
  readonly plain: readonly (readonly number[])[]
  /** Whether something changed that is a secret of somebody. */
  readonly secret: boolean

  constructor(memories: readonly Int16Array[], secrets: Game['secrets']) {
    this.memories = memories
    this.differing = memories.slice(1).map((memory, at) => differences(memories[at], memory))
    this.plain = this.differing.map((places, at) =>
      places.flatMap((place) => [place, memories[at + 1][place]]),
    )
    this.secret = this.differing.some((places) => places.some((place) => isIn(place, secrets)))
  }
}

function isIn(place: number, secrets: Game['secrets']): boolean {
  for (const { start, end } of secrets) if (place >= start && place < end) return true
  return false
}

/** The places in which two memories of one length differ. They are compared by two places at once: most are equal. */
export function differences(one: Int16Array, other: Int16Array): number[] {
  const places: number[] = []
  const { length } = one
  const pairs = length >> 1
  const [ones, others] = [inPairs(one, pairs), inPairs(other, pairs)]
  for (let pair = 0; pair < pairs; pair++) {
    if (ones[pair] === others[pair]) continue
    const at = 2 * pair
    if (one[at] !== other[at]) places.push(at)
    if (one[at + 1] !== other[at + 1]) places.push(at + 1)
  }
  if (length % 2 === 1 && one[length - 1] !== other[length - 1]) places.push(length - 1)
  return places
}

/** The same memory, two places to a number; a memory that lies across is copied. */
function inPairs(memory: Int16Array, pairs: number): Int32Array {
  const { buffer, byteOffset } = memory.byteOffset % 4 === 0 ? memory : memory.slice()
  return new Int32Array(buffer, byteOffset, pairs)
}
