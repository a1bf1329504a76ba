import { layoutOf, type Shape } from '../network/shape.ts'

/** What was learned about a game: the parameters of a network and what belongs to them. A data file. */
export interface Learned {
  readonly game: string
  readonly shape: Shape
  /** The most seats it knows. */
  readonly seats: number
  /** What brings each feature to about the same size. */
  readonly scale: readonly number[]
  /** Whether it has learned what positions are worth where chance is due. */
  readonly foresees?: boolean
  /** The parameters as whole numbers of two bytes, part by part, in base64, and what they are multiplied by. */
  readonly parts: readonly { readonly unit: number; readonly values: string }[]
  /** How it was made. */
  readonly note: string
}

const MOST = 32_767

/** The parameters for a network. */
export function parametersOf({ shape, parts }: Learned): Float32Array {
  const parameters = new Float32Array(layoutOf(shape).size)
  let at = 0
  for (const { unit, values } of parts) {
    const bytes = atob(values)
    for (let byte = 0; byte < bytes.length; byte += 2) {
      const whole = ((bytes.charCodeAt(byte) | (bytes.charCodeAt(byte + 1) << 8)) << 16) >> 16
      parameters[at++] = whole * unit
    }
  }
  if (at !== parameters.length) throw new Error(`${parameters.length} parameters expected, found ${at}`)
  return parameters
}

/** Parameters as a data file keeps them: each part by whole multiples of its own unit. */
export function partsOf(shape: Shape, parameters: Float32Array): Learned['parts'] {
  const { w1, b1, w2, b2, w3, b3, size } = layoutOf(shape)
  const starts = [w1, b1, w2, b2, w3, b3, size]
  return starts.slice(0, -1).map((start, index) => {
    const part = parameters.subarray(start, starts[index + 1])
    const largest = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    const unit = Math.fround(largest / MOST) || 1
    let bytes = ''
    for (const value of part) {
      const whole = Math.max(-MOST, Math.min(MOST, Math.round(value / unit)))
      bytes += String.fromCharCode(whole & 255, (whole >> 8) & 255)
    }
    return { unit, values: btoa(bytes) }
  })
}
