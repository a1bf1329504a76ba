import type { TargetState } from '#lib/table/contract.ts'

const QUARTERS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
}

/** What a key does to the event card: it turns by quarters, or is laid; null leaves the key to the table. */
export function turnedBy(key: string, state: TargetState | undefined): number | 'lay' | null {
  const quarters = QUARTERS[key]
  if (quarters !== undefined) return quarters
  // Where nothing follows in the turn the card is only chosen: then Enter confirms, as everywhere.
  if (key === 'Enter') return state === 'chosen' ? null : 'lay'
  return key === ' ' ? 'lay' : null
}

/** On a button that has chosen its card already Enter confirms instead of choosing it again. */
export const pressedIn = (state: TargetState | undefined): 'true' | undefined =>
  state === 'chosen' ? 'true' : undefined
