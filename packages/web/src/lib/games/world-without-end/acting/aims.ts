import { nameOf, type Refusal } from '@chronik/kernel'
import {
  CARDS,
  EVENTS,
  eventsInForce,
  GOODS,
  PLACES,
  PROJECTS,
  SITES,
  whyUseless,
} from '@chronik/world-without-end'
import { story } from '@chronik/world-without-end/story'
import { aimLabel, askedAim, byTarget, possibleAim } from '#lib/acting/aims.ts'
import type { Aim } from '#lib/acting/offer.ts'
import { whyNot } from '#lib/acting/why.ts'
import type { OptionCard, TargetId } from '#lib/table/contract.ts'
import { capital } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { readSpot, spot } from '../spots.ts'
import type { WorldContext } from './context.ts'
import { rotationSaid, siteTitle } from './faces.ts'

/** Everything on the table that means something now: what can be done there, or that it explains itself. */
export function aimsOf(context: WorldContext, cards: readonly OptionCard[]): Map<TargetId, Aim> {
  const aims = new Map<TargetId, Aim>()
  for (const [id, own] of byTarget(cards)) {
    const word = (): string => aimLabel({ story, language: context.language }, targetName(context, id), own)
    aims.set(id, possibleAim(own, word))
  }
  for (const id of askable(context)) {
    if (!aims.has(id))
      aims.set(
        id,
        askedAim(() => targetName(context, id)),
      )
  }
  return aims
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
    ...eventsInForce(state).map((event) => spot.event(EVENTS.list[event])),
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
      return name(word)
    case 'site':
      return siteTitle(context, word)
    case 'place':
      return m.world_place({ place: word }, locale)
    case 'favour':
      return m.world_favour({ space: word }, locale)
    case 'rotation':
      return rotationSaid(context, Number(word))
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
  const { state, seat } = context
  const [kind, word, more] = readSpot(id)
  if (kind === 'card') {
    const why = whyUseless(state, seat, CARDS.at[more as keyof typeof CARDS.at])
    if (why !== null && context.decision !== 'open-card') return why
  }
  return whyNot(context, meant(kind, word, more))
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
