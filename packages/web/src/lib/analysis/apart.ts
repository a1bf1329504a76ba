/** Places from left to right, moved as little as needed until they are so far apart and none lies beyond the last. */
export function apart(places: readonly number[], gap: number, most: number): readonly number[] {
  const pushed: number[] = []
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  return pushed.map((place, at) => Math.min(place, most - (pushed.length - 1 - at) * gap))
}
