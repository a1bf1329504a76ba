import type { VillageState } from '@chronik/village'
import type { Acting, Offer } from '../../../acting/offer.ts'
import { explained } from '../../../acting/why.ts'
import { readMove } from '../../../table/wording.ts'
import { fillingsIn } from '../modules/modules.ts'
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
import { askedAbout, type Passing, passed, passedGroups, passingOf } from './passing.ts'
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

/** What is asked, and what is asked once that is passed over: one chooses from both. */
function offerBoth(context: VillageContext, passing: Passing): Offer {
  const { prompt, cards: own } = offerOf(context)
  const { after, hint } = passing
  const possible = after.moves.map((move) => cardOf(after, move))
  const ways = passed(passing, context, possible)
  const places = passedGroups(passing, context, groupsOf(after, possible) ?? [])
  const beside = asides(
    places,
    own.filter(({ refusal }) => refusal === undefined),
  )
  const groups = [
    ...places.filter(({ options, refusal }) => options.length > 0 || refusal !== undefined),
    ...beside,
  ]
  return {
    prompt: { ...prompt, question: promptOf(after).question, hint },
    cards: [...own, ...ways],
    groups,
    aims: aimsOf(after, [...ways, ...own], groups),
  }
}

/** How Village words its decisions. */
export const villageActing: Acting<VillageState> = {
  offer(context) {
    const passing = passingOf(context)
    return passing === null ? offerOf(context) : offerBoth(context, passing)
  },
  narrowed: narrowedQuestion,
  breakable,
  act: (context, move) => actOf(context, readMove(context.game, move)),
  explain(context, id) {
    const asked = askedAbout(context, id)
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
