import type { MyVillageState } from '@chronik/my-village'
import { story } from '@chronik/my-village/story'
import type { Acting } from '#lib/acting/offer.ts'
import { explained } from '#lib/acting/why.ts'
import { readMove, spokenPrice } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { actOf } from './acts.ts'
import { aimsOf, targetName } from './aims.ts'
import { effectOf } from './effects.ts'
import { explainTarget, needsOf, sentenceOf, underTitle } from './explain.ts'
import { faceOf } from './faces.ts'
import { offered } from './offer.ts'
import { promptOf } from './prompts.ts'

/** How My Village words its decisions. */
export const myVillageActing: Acting<MyVillageState> = {
  offer(context) {
    const { cards, sections } = offered(context)
    return {
      prompt: promptOf(context),
      cards,
      groups: null,
      ...(sections !== undefined && { sections }),
      aims: aimsOf(context, cards),
    }
  },
  narrowed(context, id) {
    // A free place of the village asks for a card, everything else for a way.
    const ask = id.startsWith('area:') ? m.my_ask_card_of : m.my_ask_which
    return ask({ name: targetName(context, id) }, { locale: context.language })
  },
  act: (context, move) => actOf(readMove(context.game, move).kind, context.language),
  explain(context, id) {
    const refusal = explainTarget(context, id)
    const said = explained(
      context,
      refusal,
      () => targetName(context, id),
      () => needsOf(context, id),
    )
    if (refusal === null || said === null) return null
    return { ...said, sentence: underTitle(said.title, sentenceOf(context, refusal)) }
  },
  tell(context, move) {
    const { title, spoken = title } = faceOf(context, readMove(context.game, move))
    const { cost, gain } = effectOf(context, [move])
    const price = spokenPrice(story, cost, gain, context.language)
    return price === '' ? spoken : `${spoken}: ${price}`
  },
}
