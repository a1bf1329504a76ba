/** Reckons something when it is first asked for, and keeps it. */
export function once<T>(reckon: () => T): () => T {
  let kept: { readonly value: T } | null = null
  return () => {
    kept ??= { value: reckon() }
    return kept.value
  }
}
