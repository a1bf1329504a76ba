import type { TargetState } from '#lib/table/contract.ts'
import type { Pair } from '../reading.ts'

/** W-509, W-510: free lots on which nothing may be built now, while others are offered. */
export function shutLots(
  pairs: readonly Pair[],
  stateOf: (site: string) => TargetState | undefined,
): ReadonlySet<string> {
  const isOffered = (site: string): boolean => ['possible', 'chosen'].includes(stateOf(site) ?? '')
  const free = pairs.flatMap(({ lots }) => lots.flatMap(({ word, owner }) => (owner < 0 ? [word] : [])))
  return new Set(free.some(isOffered) ? free.filter((site) => !isOffered(site)) : [])
}
