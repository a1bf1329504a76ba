import type { Move } from '@chronik/kernel'
import type { Offer } from '../../../../acting/offer.ts'
import { outcomeOf } from '../../../../acting/preview.ts'
import { altered } from '../../../../acting/priced.ts'
import type { OptionCard, OptionGroup, TargetId } from '../../../../table/contract.ts'
import * as m from '../../../../words/messages.js'
import type { VillageContext } from '../../acting/figures.ts'
import type { Wording } from '../filling.ts'

/** What is asked once no card is wanted, and the move that says so. */
interface Passing {
  readonly move: Move
  readonly after: VillageContext
}

/** VI-404: whether a card may come before the cube. */
function passingOf(context: VillageContext): Passing | null {
  if (context.decision !== 'd-card') return null
  const { game, state, seat } = context
  const move = game.notation.parse('done')
  if (typeof move !== 'number') return null
  const { decision, moves, state: then } = outcomeOf(game, state, seat, move)
  return decision === 'd-source' ? { move, after: { ...context, state: then, decision, moves } } : null
}

/**
 * Before the cube one need not say that no card is wanted: taking a cube says it. Both are offered at once; what can
 * be done now stands beside the places.
 */
export function offerBeforeCube(
  context: VillageContext,
  { offerOf, cardOf, groupsOf, asides, aimsOf, promptOf }: Wording,
): Offer | null {
  const passing = passingOf(context)
  if (passing === null) return null
  const { after } = passing
  const { prompt, cards: own } = offerOf(context)
  const possible = after.moves.map((move) => cardOf(after, move))
  const deeds = both(passing, context, possible)
  const places = (groupsOf(after, possible) ?? []).map(
    (group): OptionGroup => altered(group, { options: both(passing, context, group.options) }),
  )
  const cards = own.filter(({ refusal }) => refusal === undefined)
  const groups = [
    ...places.filter(({ options, refusal }) => options.length > 0 || refusal !== undefined),
    ...asides(places, cards),
  ]
  return {
    prompt: {
      ...prompt,
      question: promptOf(after).question,
      hint: m.inn_hint_card_first({}, { locale: context.language }),
    },
    cards: [...own, ...deeds],
    groups,
    aims: aimsOf(after, [...deeds, ...own], groups),
  }
}

/** Options of what is asked then, each a deed of two moves; what can be done now as well stands there already. */
function both({ move }: Passing, { moves }: VillageContext, cards: readonly OptionCard[]): OptionCard[] {
  return cards
    .filter((card) => card.refusal !== undefined || !moves.includes(card.move))
    .map((card) => altered(card, { move, next: [card.move, ...(card.next ?? [])] }))
}

/** Kinds of spots that cubes are taken from. */
const PLACES: readonly string[] = ['space', 'cube', 'well']

/** Whoever points at a place before the cube asks whether its cubes can be taken. */
export function askedBeforeCube(context: VillageContext, id: TargetId): VillageContext | null {
  return PLACES.includes(id.split(':')[0]) ? (passingOf(context)?.after ?? null) : null
}
