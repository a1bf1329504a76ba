import type { WorldState } from '@chronik/world-without-end'
import type { Acting } from '#lib/acting/offer.ts'
import { explained } from '#lib/acting/why.ts'
import type { OptionCard } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import { actOf } from './acts.ts'
import { aimsOf, explainTarget, targetName } from './aims.ts'
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
  act: ({ game, language }, move) => actOf(readMove(game, move).kind, language),
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
    const act = actOf(reading.kind, context.language)
    return act === title ? title : `${act}: ${title}`
  },
}
