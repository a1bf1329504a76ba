import { isTelling, whyNot } from '../../../acting/why.ts'
import type { OptionCard } from '../../../table/contract.ts'
import { type Reading, readMove } from '../../../table/wording.ts'
import type { Face } from '../modules/filling.ts'
import { breakable } from '../naming.ts'
import type { VillageContext } from './figures.ts'

/** Options that are not to be had now stand beside the others all the same, each with the rule that keeps it. */
export function lockedCards(
  context: VillageContext,
  cards: readonly OptionCard[],
  texts: readonly string[],
  faceOf: (reading: Reading) => Face | undefined,
): OptionCard[] {
  const { game } = context
  const offered = new Set(cards.map(({ move }) => move))
  return texts.flatMap((text): OptionCard[] => {
    const move = game.notation.parse(text)
    if (typeof move !== 'number' || offered.has(move)) return []
    const face = faceOf(readMove(game, move))
    const refusal = whyNot(context, [text])
    if (face === undefined || !isTelling(refusal)) return []
    return [{ ...face, title: breakable(face.title), move, cost: [], gain: [], refusal }]
  })
}
