import type { VillageState } from '@chronik/village'
import type { Acting } from '../offer.ts'
import { readMove, refusalWords, spokenPrice } from '../wording.ts'
import { actOf } from './acts.ts'
import { aimsOf, targetName } from './aims.ts'
import { cardOf } from './cards.ts'
import { explainTarget } from './explain.ts'
import { groupsOf, refusedCustomers } from './groups.ts'
import { needsOf } from './needs.ts'
import { narrowedQuestion, promptOf } from './prompts.ts'

/** How Village words its decisions. */
export const villageActing: Acting<VillageState> = {
  offer(context) {
    const possible = context.moves.map((move) => cardOf(context, move))
    const cards = [...possible, ...refusedCustomers(context, possible)]
    return {
      prompt: promptOf(context),
      cards,
      groups: groupsOf(context, possible),
      aims: aimsOf(context, possible),
    }
  },
  narrowed: narrowedQuestion,
  act: ({ game, language }, move) => actOf(readMove(game, move).kind, language),
  explain(context, id) {
    const refusal = explainTarget(context, id)
    if (refusal === null) return null
    return {
      title: targetName(context, id),
      refusal,
      sentence: refusalWords(context.game, refusal, context.language),
      needs: needsOf(context, id),
    }
  },
  tell(context, move) {
    const { kind, words } = readMove(context.game, move)
    const { title, cost, gain } = cardOf(context, move)
    const place = words.space ?? words.building
    const head = place === undefined ? title : `${targetName(context, `space:${place}`)}: ${title}`
    const price = spokenPrice(context.game, cost, gain, context.language)
    const act = actOf(kind, context.language)
    return [head === act ? act : `${act}: ${head}`, price].filter((part) => part !== '').join('. ')
  },
}
