import { type Move, nameOf } from '@chronik/kernel'
import type { Aim } from '#lib/acting/offer.ts'
import { outcomeOf } from '#lib/acting/preview.ts'
import { altered } from '#lib/acting/priced.ts'
import type { OptionCard, Prompt, TargetId } from '#lib/table/contract.ts'
import { inSentences, readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { aimsOf } from './aims.ts'
import { repeatedCard } from './asked.ts'
import type { WorldContext } from './context.ts'
import { cardOf } from './faces.ts'
import { promptOf } from './prompts.ts'
import { refusedCards } from './refused.ts'

/** Questions that follow the use of a card; they are asked at once, beside forgoing it. */
const FOLLOW: readonly string[] = [
  'material',
  'project',
  'first-material',
  'wool-to-sell',
  'cloth-to-sell',
  'site',
  'house-for-rent',
  'donation',
  'cloth-to-make',
  'medicine',
]

/** Using a card and what it asks for, as one deed; null where the use has no question of its own. */
export function deedsOf(
  context: WorldContext,
): { readonly prompt: Prompt; readonly cards: OptionCard[]; readonly aims: Map<TargetId, Aim> } | null {
  if (context.decision !== 'use') return null
  const kind = (move: Move): string => readMove(context.game, move).kind
  const use = context.moves.find((move) => kind(move) === 'use')
  if (use === undefined) return null
  const { state, decision, moves } = outcomeOf(context.game, context.state, context.seat, use)
  if (!FOLLOW.includes(decision)) return null
  const after: WorldContext = { ...context, state, decision, moves }
  const own = moves.map((move) => cardOf(after, move))
  const aims = new Map(
    [...aimsOf(after, own)].map(([id, aim]): [TargetId, Aim] => {
      const [only, ...others] = aim.moves
      if (only === undefined) return [id, aim]
      return [
        id,
        altered(aim, others.length === 0 ? { moves: [use], series: [use, only] } : { moves: [use] }),
      ]
    }),
  )
  const quiet = context.moves.filter((move) => move !== use).map((move) => cardOf(context, move))
  return {
    prompt: told(context, promptOf(after)),
    cards: [
      ...own.map((card) => altered(card, { move: use, next: [card.move] })),
      ...refusedCards(after),
      ...quiet,
    ],
    aims,
  }
}

/** W-507: the question is that of another card, so it is said which one privilege repeats. */
function told(context: WorldContext, prompt: Prompt): Prompt {
  const repeated = repeatedCard(context)
  if (repeated === null) return prompt
  const card = nameOf(repeated, context.language, context.game.names)
  const repeats = m.world_hint_privilege({ card }, { locale: context.language })
  return { ...prompt, hint: inSentences([repeats, prompt.hint ?? '']) }
}
