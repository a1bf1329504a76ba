/** Nanoseconds as text: they are too large for a number. */
export function nanosOf(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n)
}

/** Names and values as OTLP writes them. */
export function attributesOf(given: { readonly [name: string]: string | number | undefined }) {
  return Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) },
  }))
}
