import { nameOf, type Refusal } from '@chronik/kernel'
import {
  CARDS,
  EVENTS,
  GOODS,
  PLACES,
  PROJECTS,
  SITES,
  stepsIn,
  whyUseless,
} from '@chronik/world-without-end'
import { story } from '@chronik/world-without-end/story'
import type { Aim } from '#lib/acting/offer.ts'
import { refusalOf } from '#lib/acting/preview.ts'
import type { OptionCard, TargetId } from '#lib/table/contract.ts'
import { capital, spokenPrice } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { eventsInForce } from '../reading.ts'
import { readSpot, spot } from '../spots.ts'
import type { WorldContext } from './context.ts'

/** Everything on the table that means something now: what can be done there, or that it explains itself. */
export function aimsOf(context: WorldContext, cards: readonly OptionCard[]): Map<TargetId, Aim> {
  const aims = new Map<TargetId, Aim>()
  for (const card of cards) {
    for (const id of card.targets) {
      const moves = [...(aims.get(id)?.moves ?? []), card.move]
      const own = cards.filter(({ move }) => moves.includes(move))
      aims.set(id, { state: 'possible', moves, label: labelOf(context, id, own) })
    }
  }
  for (const id of askable(context)) {
    if (!aims.has(id)) aims.set(id, { state: 'asked', moves: [], label: targetName(context, id) })
  }
  return aims
}

/** What it is, what it costs and what it brings; of several options only what it is. */
function labelOf(context: WorldContext, id: TargetId, cards: readonly OptionCard[]): string {
  const name = targetName(context, id)
  const [card] = cards
  if (cards.length > 1)
    return m.act_label_several({ name, count: cards.length }, { locale: context.language })
  const price = spokenPrice(story, card.cost, card.gain, context.language)
  const parts = [card.title === name ? name : `${name}: ${card.title}`, price, card.note ?? '']
  return parts.filter((part) => part !== '').join('. ')
}

/** All things on the table that may be pointed at and then explain themselves. */
function askable({ state, seat, decision }: WorldContext): TargetId[] {
  const known = new Set<number>(
    CARDS.list.flatMap((_, card) => (state.players[seat].hand[card] === 1 ? [card] : [])),
  )
  return [
    ...PROJECTS.list.map(spot.project),
    ...SITES.list.map(spot.site),
    ...PLACES.list.map(spot.place),
    ...CARDS.list.flatMap((card, at) => (known.has(at) ? [spot.card(seat, card)] : [])),
    ...GOODS.list.map((good) => spot.good(seat, good)),
    ...GOODS.list.map(spot.stock),
    ...eventsInForce(state).map(spot.event),
    ...(decision === 'orientation' ? [0, 1, 2, 3].map(spot.rotation) : []),
  ]
}

/** What something on the table is called. */
export function targetName(context: WorldContext, id: TargetId): string {
  const { game, language, state } = context
  const locale = { locale: language }
  const [kind, word, more] = readSpot(id)
  const name = (one: string) => capital(nameOf(one, language, game.names))
  switch (kind) {
    case 'card':
    case 'good':
    case 'penalty':
      return name(more)
    case 'stock':
    case 'project':
    case 'event':
    case 'site':
      return name(word)
    case 'place':
      return m.world_place({ place: word }, locale)
    case 'favour':
      return m.world_favour({ space: word }, locale)
    case 'rotation':
      return m.world_rotation({ steps: stepsIn(state, Number(word)) }, locale)
    case 'pile':
      return m.world_pile_open({}, locale)
    case 'council':
      return state.council < 0 ? m.world_council({}, locale) : name(EVENTS.list[state.council])
    default:
      return name(word === '' ? kind : word)
  }
}

/** Why something on the table cannot be had now: the answer to a move that somebody may have meant. */
export function explainTarget(context: WorldContext, id: TargetId): Refusal | null {
  const { game, state, seat } = context
  const [kind, word, more] = readSpot(id)
  if (kind === 'card') {
    const why = whyUseless(state, seat, CARDS.at[more as keyof typeof CARDS.at])
    if (why !== null && context.decision !== 'open-card') return why
  }
  let general: Refusal | null = null
  for (const text of meant(kind, word, more)) {
    const move = game.notation.parse(text)
    if (typeof move !== 'number') continue
    const refusal = refusalOf(game, state, seat, move)
    if (refusal === null) continue
    if (refusal.rule !== undefined) return refusal
    general ??= refusal
  }
  return general
}

/** Moves that pointing at something may mean, the likeliest first. */
function meant(kind: string, word: string, more: string): readonly string[] {
  switch (kind) {
    case 'project':
      return [`project:${word}`, `donate:${word}`]
    case 'site':
      return [`house:${word}`, `rent:${word}`, `remove-house:${word}`]
    case 'place':
      return [`treat:${word}`]
    case 'card':
      return [`play:${more}`, `discard:${more}`]
    case 'good':
      return [`give:${more}`, `build:${more}`]
    case 'stock':
      return word === 'wool'
        ? ['sell-wool:1']
        : word === 'cloth'
          ? ['sell-cloth:1', 'make-cloth:1']
          : [`take:${word}`]
    case 'event':
      return [`lt-swap:${word}`]
    case 'rotation':
      return [`orient:${word}`]
    default:
      return []
  }
}
