import type { OptionCard, TargetId } from '../table/contract.ts'

/**
 * What a piece can be dragged for: options that belong to where it lay and to where it was dropped, or, if
 * nothing connects the two, everything that begins where it lay.
 */
export function connecting(
  cards: readonly OptionCard[],
  from: TargetId,
  over: readonly TargetId[],
): readonly OptionCard[] {
  const elsewhere = over.filter((id) => id !== from)
  if (elsewhere.length === 0) return []
  const beginning = cards.filter(({ refusal, targets }) => refusal === undefined && targets.includes(from))
  const both = beginning.filter(({ targets }) => elsewhere.some((id) => targets.includes(id)))
  return both.length > 0 ? both : beginning
}
