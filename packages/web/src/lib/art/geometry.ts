/** The kit draws from one angle: walls run along these two directions. */
export const C = 0.894
export const S = 0.447

export type Point = readonly [x: number, y: number]

/** One digit behind the point is enough for a picture and keeps it small. */
export const f = (n: number): number => +n.toFixed(1)
export const pt = (x: number, y: number): string => `${f(x)} ${f(y)}`
export const at = (p: Point): string => pt(p[0], p[1])
export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  `<path d="M${points.map(at).join('L')}Z" fill="${fill}" ${extra}/>`
export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k]
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** Chance that always falls alike: the same seed draws the same picture. */
export function rng(seed: number): () => number {
  let s = seed >>> 0
  return () => {
    s = (s * 1664525 + 1013904223) >>> 0
    return s / 4294967296
  }
}
