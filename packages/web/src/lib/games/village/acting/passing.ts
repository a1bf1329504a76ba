import type { Move } from '@chronik/kernel'
import { outcomeOf } from '../../../acting/preview.ts'
import { altered } from '../../../acting/priced.ts'
import type { OptionCard, OptionGroup, TargetId } from '../../../table/contract.ts'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import type { VillageContext } from './figures.ts'

/** A question that is passed over by a move of its own, and what is asked then. */
export interface Passing {
  readonly move: Move
  readonly after: VillageContext
  /** What can be done before. */
  readonly hint: string
}

/** Before a cube is taken one need not say that nothing else is wanted: taking one says it. */
export function passingOf(context: VillageContext): Passing | null {
  const { game, state, seat, decision, moves, language } = context
  const own = firstOf(fillingsIn(state.box), ({ passes }) => passes?.[decision])
  const move = own === null ? null : game.notation.parse(own.move)
  if (own === null || typeof move !== 'number' || !moves.includes(move)) return null
  const outcome = outcomeOf(game, state, seat, move)
  if (outcome.decision !== 'd-source') return null
  return {
    move,
    after: { ...context, state: outcome.state, decision: outcome.decision, moves: outcome.moves },
    hint: own.hint({}, { locale: language }),
  }
}

/** Kinds of spots that cubes are taken from. */
const PLACES: readonly string[] = ['space', 'cube', 'well']

/** What somebody asks about who points at something: at a place, whether its cubes can be taken. */
export function askedAbout(context: VillageContext, id: TargetId): VillageContext {
  return PLACES.includes(id.split(':')[0]) ? (passingOf(context)?.after ?? context) : context
}

/** Options of what is asked then, each a deed of two moves; what can be done now as well stands there already. */
export function passed({ move }: Passing, now: VillageContext, cards: readonly OptionCard[]): OptionCard[] {
  return cards
    .filter((card) => card.refusal !== undefined || !now.moves.includes(card.move))
    .map((card) => altered(card, { move, next: [card.move, ...(card.next ?? [])] }))
}

/** The places of what is asked then, with those options. */
export function passedGroups(
  passing: Passing,
  now: VillageContext,
  groups: readonly OptionGroup[],
): OptionGroup[] {
  return groups.map((group) => altered(group, { options: passed(passing, now, group.options) }))
}
