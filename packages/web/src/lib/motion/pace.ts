import type { Speed } from '../settings/stored.ts'

/** The length of one flight at normal speed, as in the tokens of the style (`--m-piece`). */
const PIECE = 520
const FACTORS: { readonly [speed in Speed]: number } = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0 }
/** What one does oneself needs less explaining. */
const OWN = 0.65

export function paceOf(speed: Speed, own: boolean, reduced: boolean): number {
  return reduced ? 0 : PIECE * FACTORS[speed] * (own ? OWN : 1)
}
