import { EVENTS, holderIn, PHASES, ROUNDS, type WorldLog, type WorldState } from '@chronik/world-without-end'

/** A round of the chapter: past and present ones with their event. */
export interface Round {
  readonly number: number
  readonly event: string | null
  readonly longTerm: boolean
  /** The place that may fall ill, counted from 1; null without one. */
  readonly place: number | null
  /** Who is the active player. */
  readonly active: number
  readonly now: boolean
}

/** The six rounds of the chapter, as far as they are known. */
export function roundsOf(view: WorldState, log: readonly WorldLog[]): Round[] {
  // A new chapter has none before its first round.
  const begun = log.findLastIndex(
    (entry) => entry.code === 'round' && entry.round === 1 && entry.chapter === view.chapter,
  )
  const told = begun < 0 ? [] : log.slice(begun)
  const active = told.flatMap((entry) => (entry.code === 'round' ? [entry.seat] : []))
  const events = told.flatMap((entry) => (entry.code === 'reveal' ? [entry.event] : []))
  return Array.from({ length: ROUNDS }, (_, at) => {
    const event = events[at] ?? null
    const card = event === null ? null : view.box.events[EVENTS.at[event as keyof typeof EVENTS.at]]
    return {
      number: at + 1,
      event,
      longTerm: card?.longTerm ?? false,
      place: card === null || card.place < 0 ? null : card.place + 1,
      active: active[at] ?? holderIn(view, at + 1),
      now: view.round === at + 1 && view.phase !== PHASES.at['chapter-end'],
    }
  })
}
