import {
  askingEvent as asking,
  builtProject as built,
  CARDS,
  EVENTS,
  isLastChapter as isLast,
  laidCard as laid,
  PROJECTS,
  penaltyAsked as penalty,
  repeatedBy,
} from '@chronik/world-without-end'
import type { WorldContext } from './context.ts'

/** The card that was laid and may be used. */
export const laidCard = ({ state }: WorldContext): string => CARDS.list[laid(state) ?? 0]

/** W-507: the card that is used once more, if privilege was laid. */
export function repeatedCard(context: WorldContext): string | null {
  if (laidCard(context) !== 'act-privilege') return null
  return CARDS.list[repeatedBy(context.state, context.seat)] ?? null
}

/** The project that is being built on. */
export const builtProject = ({ state }: WorldContext): string => PROJECTS.list[built(state) ?? 0]

/** The event that asks for a swap or for goods. */
export const askingEvent = ({ state }: WorldContext): string => EVENTS.list[asking(state) ?? 0]

/** The place of the penalty that may be cancelled. */
export const penaltyAsked = ({ state }: WorldContext): number => penalty(state) ?? 0

/** After the last chapter there are no penalties. */
export const isLastChapter = ({ state }: WorldContext): boolean => isLast(state)

/** More sites than the bar has keys for: a wide table shows them on the board alone. */
export const hasManySites = ({ moves }: WorldContext): boolean => moves.length > 9
