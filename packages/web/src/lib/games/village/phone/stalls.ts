/** The row of stalls on a phone: further ones of modules stand at its end. */
interface Row {
  /** From one stall to the next. */
  readonly gap: number
  readonly width: number
  /** Of a piece that is wanted. */
  readonly size: number
}

export function rowOf(stalls: number): Row {
  const gap = 375 / Math.max(5, stalls)
  const width = gap - 7
  return { gap, width, size: width < 50 ? 19 : width < 60 ? 22 : 25 }
}
