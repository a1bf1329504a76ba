import { type Move, nameOf } from '@chronik/kernel'
import {
  DUTIES,
  GOODS,
  PENALTIES,
  type Penalty,
  penaltiesAhead,
  type WorldLog,
} from '@chronik/world-without-end'
import type { Aim } from '#lib/acting/offer.ts'
import { outcomeOf } from '#lib/acting/preview.ts'
import type { OptionCard, Prompt, TargetId } from '#lib/table/contract.ts'
import { keyOf } from '#lib/table/option-key.ts'
import { capital } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { spot } from '../spots.ts'
import { aimsOf } from './aims.ts'
import { isLastChapter, penaltyAsked } from './asked.ts'
import type { WorldContext } from './context.ts'
import { loyaltyIn } from './effects.ts'
import { missedBy, suffered } from './stays.ts'

/** So many options have room for whole sentences. */
const ROOMY = 4

/** One way to answer for all penalties: what is played for it, and what it cancels. */
interface Way {
  readonly moves: readonly Move[]
  readonly cancelled: readonly Penalty[]
  readonly entries: readonly WorldLog[]
}

/** W-R22: all ways to answer for several penalties, to be compared before one is taken; null where only one is asked about. */
export function protectionsOf(
  context: WorldContext,
): { readonly prompt: Prompt; readonly cards: OptionCard[]; readonly aims: Map<TargetId, Aim> } | null {
  const { decision, state, seat } = context
  if (decision !== 'protection-choice' || penaltiesAhead(state, seat).length === 0) return null
  const ways = waysFrom(context, { moves: [], cancelled: [], entries: [] })
  if (ways.length === context.moves.length) return null
  const cards = ways.map((way) => cardOf(context, way, ways.length > ROOMY))
  // Several ways may cancel the same penalty and begin alike: their keys tell them apart.
  const aims = new Map(
    [...aimsOf(context, cards)].map(([id, aim]): [TargetId, Aim] => {
      const own = cards.filter(({ targets }) => targets.includes(id))
      return [id, own.length < 2 ? aim : { ...aim, label: aim.label, keys: own.map(keyOf) }]
    }),
  )
  return { prompt: promptOf(context), cards, aims }
}

function waysFrom(context: WorldContext, before: Way): Way[] {
  const { game, state, seat } = context
  return context.moves.flatMap((move) => {
    const after = outcomeOf(game, state, seat, move)
    const entries = after.entries as readonly WorldLog[]
    const way: Way = {
      moves: [...before.moves, move],
      cancelled: [...before.cancelled, ...cancelledIn(entries, seat)],
      entries: [...before.entries, ...entries],
    }
    return after.decision === 'protection-choice'
      ? waysFrom({ ...context, state: after.state, moves: after.moves }, way)
      : [way]
  })
}

const cancelledIn = (entries: readonly WorldLog[], seat: number): Penalty[] =>
  PENALTIES.list.filter((penalty) =>
    entries.some((entry) => entry.code === 'protected' && entry.seat === seat && entry.penalty === penalty),
  )

function cardOf(context: WorldContext, { moves, cancelled, entries }: Way, isClose: boolean): OptionCard {
  const { seat } = context
  const title = titleOf(context, cancelled)
  const [move, ...next] = moves
  const stays = missedBy(context.state, seat).filter((penalty) => !cancelled.includes(penalty))
  const note = suffered(context, stays)
  return {
    move,
    ...(next.length > 0 && { next }),
    title: isClose ? (inShort(context, cancelled) ?? title) : title,
    spoken: title,
    piece: cancelled.length > 0 ? 'protection' : signOf(context, stays[0]),
    cost: loyaltyIn(entries, seat),
    gain: [],
    ...(isClose && stays.length > 0 && !isLastChapter(context) && { brief: remains(context, stays) }),
    ...(note !== undefined && { note, sign: signOf(context, stays[0]) }),
    targets: cancelled.map((penalty) => spot.penalty(seat, penalty)),
  }
}

/** What stands for a penalty; after the last chapter there are only points. */
const signOf = (context: WorldContext, penalty: Penalty): string => (isLastChapter(context) ? 'vp' : penalty)

/** What penalties are called; after the last chapter the duties that were missed. */
function namesOf(context: WorldContext, penalties: readonly Penalty[]): string[] {
  const { language, game } = context
  return penalties.map((penalty) =>
    nameOf(isLastChapter(context) ? DUTIES.list[PENALTIES.at[penalty]] : penalty, language, game.names),
  )
}

/** Some of the penalties by their names alone; nothing where it is all or none of them. */
function inShort(context: WorldContext, cancelled: readonly Penalty[]): string | undefined {
  const count = missedBy(context.state, context.seat).length
  return cancelled.length === 0 || cancelled.length === count
    ? undefined
    : capital(namesOf(context, cancelled).join(', '))
}

/** W-931: the penalties that stay, by their names. */
const remains = (context: WorldContext, penalties: readonly Penalty[]): string =>
  m.world_note_remains({ what: namesOf(context, penalties).join(', ') }, { locale: context.language })

function titleOf(context: WorldContext, cancelled: readonly Penalty[]): string {
  const { state, seat, language } = context
  const locale = { locale: language }
  const last = isLastChapter(context)
  const count = missedBy(state, seat).length
  if (cancelled.length === 0)
    return last ? m.world_protect_none({}, locale) : m.world_accept_all({ count }, locale)
  if (cancelled.length === count)
    return last ? m.world_protect_all({ count }, locale) : m.world_cancel_all({ count }, locale)
  const what = new Intl.ListFormat(language).format(namesOf(context, cancelled))
  return capital(last ? m.world_protect_these({ what }, locale) : m.world_cancel_these({ what }, locale))
}

function promptOf(context: WorldContext): Prompt {
  const { state, seat, language } = context
  const locale = { locale: language }
  const loyalty = state.players[seat].goods[GOODS.at.loyalty]
  const last = isLastChapter(context)
  return {
    question: last ? m.world_ask_protections_last({}, locale) : m.world_ask_protections({}, locale),
    hint: last
      ? m.world_hint_protections_last({ loyalty }, locale)
      : m.world_hint_protections({ loyalty }, locale),
    sign: signOf(context, PENALTIES.list[penaltyAsked(context)]),
  }
}
