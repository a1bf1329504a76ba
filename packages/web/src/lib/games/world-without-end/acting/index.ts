import type { Move } from '@chronik/kernel'
import type { WorldState } from '@chronik/world-without-end'
import type { Acting } from '#lib/acting/offer.ts'
import { explained } from '#lib/acting/why.ts'
import type { OptionCard } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { actOf } from './acts.ts'
import { aimsOf, explainTarget, targetName } from './aims.ts'
import { isLastChapter } from './asked.ts'
import type { WorldContext } from './context.ts'
import { deedsOf } from './deeds.ts'
import { cardOf, faceOf } from './faces.ts'
import { needsOf } from './needs.ts'
import { promptOf, questionOf } from './prompts.ts'
import { protectionsOf } from './protections.ts'
import { refusedCards } from './refused.ts'

/** W-312: a forbidden rotation keeps its number, so that the keys of the others are those printed on them. */
const inOrder = ({ decision }: WorldContext, cards: readonly OptionCard[]): readonly OptionCard[] =>
  decision === 'orientation' ? cards.toSorted((one, other) => one.move - other.move) : cards

/** What the button says; W-952: after the last chapter there is no penalty to be cancelled. */
function deedOf(context: WorldContext, move: Move): string {
  const { kind } = readMove(context.game, move)
  return kind === 'protect' && isLastChapter(context)
    ? m.world_protect_last({}, { locale: context.language })
    : actOf(kind, context.language)
}

/** How World Without End words its decisions. */
export const worldActing: Acting<WorldState> = {
  offer(context) {
    const deeds = deedsOf(context) ?? protectionsOf(context)
    if (deeds !== null) return { ...deeds, groups: null }
    const possible = context.moves.map((move) => cardOf(context, move))
    return {
      prompt: promptOf(context),
      cards: inOrder(context, [...possible, ...refusedCards(context)]),
      groups: null,
      aims: aimsOf(context, possible),
    }
  },
  narrowed: questionOf,
  act: deedOf,
  explain: (context, id) =>
    explained(
      context,
      explainTarget(context, id),
      () => targetName(context, id),
      (refusal) => needsOf(context, refusal),
    ),
  tell(context, move) {
    const reading = readMove(context.game, move)
    const { title } = faceOf(context, reading)
    const act = deedOf(context, move)
    return act === title ? title : `${act}: ${title}`
  },
}
