/** What was read last while something was shown: while it is not, nothing is read. */
export function held<T>(isShown: () => boolean, read: () => T): () => T {
  let last: { readonly value: T } | null = null
  return () => {
    if (isShown() || last === null) last = { value: read() }
    return last.value
  }
}

/** The same for words about each of several things. */
export function heldOf<K extends object, T>(isShown: () => boolean, word: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, () => T>()
  return (of) => {
    const reading = known.get(of) ?? held(isShown, () => word(of))
    known.set(of, reading)
    return reading()
  }
}
