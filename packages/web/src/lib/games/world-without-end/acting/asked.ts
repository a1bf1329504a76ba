import { type Waiting, waiting } from '@chronik/kernel'
import { CARDS, CHAPTERS, EVENTS, PROJECTS, worldWithoutEnd } from '@chronik/world-without-end'
import type { WorldContext } from './context.ts'

/** The step that asks, with its figures. */
export function asked({ state }: WorldContext): Waiting {
  const [step] = waiting(worldWithoutEnd, state)
  return step ?? { id: '', seat: 0, a: 0, b: 0, c: 0 }
}

/** The card that was laid and may be used. */
export const laidCard = (context: WorldContext): string => CARDS.list[asked(context).a]

/** The project that is being built on. */
export const builtProject = (context: WorldContext): string => PROJECTS.list[asked(context).a]

/** The event that asks for a swap or for goods. */
export const askingEvent = (context: WorldContext): string => EVENTS.list[asked(context).a]

/** The place of the penalty that may be cancelled. */
export const penaltyAsked = (context: WorldContext): number => asked(context).a

export const isLastChapter = ({ state }: WorldContext): boolean => state.chapter === CHAPTERS
