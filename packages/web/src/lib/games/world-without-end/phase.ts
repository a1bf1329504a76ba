import { PHASES, type WorldState } from '@chronik/world-without-end'
import { m } from '#lib/words/messages.js'

const NAMES: Readonly<Record<(typeof PHASES.list)[number], () => string>> = {
  'phase-reveal': () => m.world_phase_reveal(),
  'phase-orient': () => m.world_phase_orient(),
  'phase-income': () => m.world_phase_income(),
  'phase-favour': () => m.world_phase_favour(),
  'phase-action': () => m.world_phase_action(),
  'round-end': () => m.world_phase_round_end(),
  'chapter-end': () => m.world_phase_chapter_end(),
}

/** What the phase is called, and how far the round has come: 1 to 5, or 6 at its end. */
export function phaseOf({ phase }: WorldState): { readonly name: string; readonly step: number } {
  return { name: NAMES[PHASES.list[phase]](), step: Math.min(phase + 1, 6) }
}

const NUMERALS = ['', 'I', 'II', 'III', 'IV'] as const

/** Where the match stands; before the first round that one is what comes. */
export function timeOf({ chapter, round }: Pick<WorldState, 'chapter' | 'round'>): {
  readonly chapter: string
  readonly round: number
} {
  return { chapter: numeral(Math.max(1, chapter)), round: Math.max(1, round) }
}

/** Chapters are counted in Roman numerals, as the cards are. */
export const numeral = (chapter: number): string => NUMERALS[chapter] ?? `${chapter}`
