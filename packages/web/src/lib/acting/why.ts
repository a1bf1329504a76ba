import type { AnyState, Refusal } from '@chronik/kernel'
import type { OptionCard } from '../table/contract.ts'
import { refusalWords } from '../table/wording.ts'
import type { Context, Explained, Need } from './offer.ts'
import { refusalOf } from './preview.ts'

/** Whether a refusal says more than that something else is to be decided now. */
export function isTelling(refusal: Refusal | null): refusal is Refusal {
  return refusal?.rule !== undefined && (refusal.code !== 'not-now' || refusal.params?.decision === undefined)
}

/** Why something cannot be had now: the answer to the moves that somebody may have meant, the likeliest first. */
export function whyNot<S extends AnyState>(
  { game, state, seat }: Context<S>,
  meant: readonly string[],
): Refusal | null {
  let general: Refusal | null = null
  for (const text of meant) {
    const move = game.notation.parse(text)
    const refusal = typeof move === 'number' ? refusalOf(game, state, seat, move) : null
    if (isTelling(refusal)) return refusal
    general ??= refusal
  }
  return general
}

/** The same in words, with what it would need. */
export function explained<S extends AnyState>(
  { game, language }: Context<S>,
  refusal: Refusal | null,
  title: () => string,
  needs: (refusal: Refusal) => readonly Need[],
): Explained | null {
  if (refusal === null) return null
  return { title: title(), refusal, sentence: refusalWords(game, refusal, language), needs: needs(refusal) }
}

/** Why an option cannot be had now, in its own words. */
export function explainedCard(context: Context, { title, refusal }: OptionCard): Explained | null {
  return explained(
    context,
    refusal ?? null,
    () => title,
    () => [],
  )
}
