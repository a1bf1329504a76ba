import type { TargetId } from '../contract.ts'

/** A piece in a socket of a place. */
export interface Lying {
  readonly key: string
  readonly id: TargetId
  readonly piece: string
  readonly name: string
  /** A further one of the same kind. */
  readonly twin: boolean
  /** The chosen option takes it away. */
  readonly goes: boolean
  /** Somebody else would take it: the piece that stands for them. */
  readonly badge: string | null
}

/** Equal pieces one by one; `then` says what the chosen option leaves of them. */
export function lyingAt(
  pieces: readonly string[],
  then: readonly string[],
  about: (piece: string, twin: boolean) => Omit<Lying, 'key' | 'piece' | 'twin' | 'goes'>,
): Lying[] {
  const seen = new Map<string, number>()
  return pieces.map((piece) => {
    const nth = seen.get(piece) ?? 0
    seen.set(piece, nth + 1)
    const stays = then.filter((one) => one === piece).length
    return { ...about(piece, nth > 0), key: `${piece}:${nth}`, piece, twin: nth > 0, goes: nth >= stays }
  })
}
