import type { VillageState } from '@chronik/village'
import type { Acting, Offer } from '../../../acting/offer.ts'
import { explained } from '../../../acting/why.ts'
import { readMove } from '../../../table/wording.ts'
import type { Wording } from '../modules/filling.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { breakable } from '../naming.ts'
import { actOf } from './acts.ts'
import { aimsOf, targetName } from './aims.ts'
import { cardOf, faceOf } from './cards.ts'
import type { Effect } from './effects.ts'
import { explainTarget } from './explain.ts'
import type { VillageContext } from './figures.ts'
import { asides, groupsOf, inPlace, refusedCards } from './groups.ts'
import { needsOf } from './needs.ts'
import { warningOf } from './notes.ts'
import { narrowedQuestion, promptOf } from './prompts.ts'

/** A question with its options. */
function offerOf(context: VillageContext): Offer {
  const possible = context.moves.map((move) => cardOf(context, move))
  const warn = (effect: Effect) => warningOf(context, effect)
  const ways = fillingsIn(context.state.box).flatMap(
    (one) => one.ways?.[context.decision]?.(context, warn) ?? [],
  )
  const cards = inPlace(context, [...possible, ...ways, ...refusedCards(context, possible)])
  const groups = groupsOf(context, possible)
  return {
    prompt: promptOf(context),
    cards,
    groups,
    aims: aimsOf(context, [...possible, ...ways], groups),
  }
}

/** For modules that offer a question in another way. */
const WORDING: Wording = { offerOf, cardOf, groupsOf, asides, aimsOf, promptOf }

/** How Village words its decisions. */
export const villageActing: Acting<VillageState> = {
  offer: (context) =>
    firstOf(fillingsIn(context.state.box), ({ offer }) => offer?.(context, WORDING)) ?? offerOf(context),
  narrowed: narrowedQuestion,
  breakable,
  act: (context, move) => actOf(context, readMove(context.game, move)),
  explain(context, id) {
    const asked = firstOf(fillingsIn(context.state.box), (one) => one.asked?.(context, id)) ?? context
    return explained(
      asked,
      explainTarget(asked, id),
      () => targetName(asked, id),
      () => needsOf(asked, id),
    )
  },
  tell(context, move) {
    const reading = readMove(context.game, move)
    const { title } = faceOf(context, reading)
    const place = reading.words.space ?? reading.words.building
    if (place !== undefined) return `${targetName(context, `space:${place}`)}: ${title}`
    const act = actOf(context, reading)
    return act === title ? title : `${act}: ${title}`
  },
}
