import type { Move } from '@chronik/kernel'
import { activeSeat, bannerLine, type Way, waysTo } from '@chronik/my-village'
import { story } from '@chronik/my-village/story'
import { askedAim, byTarget, possibleAim } from '#lib/acting/aims.ts'
import type { Aim } from '#lib/acting/offer.ts'
import { once } from '#lib/acting/once.ts'
import type { OptionCard, TargetId } from '#lib/table/contract.ts'
import { keyOf } from '#lib/table/option-key.ts'
import { readMove, spokenPrice } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { titled } from '../naming.ts'
import { cardName } from '../words.ts'
import type { MyVillageContext } from './context.ts'
import { askable } from './explain.ts'

/** Everything on the table that means something now: what can be done there, or that it explains itself. */
export function aimsOf(context: MyVillageContext, cards: readonly OptionCard[]): Map<TargetId, Aim> {
  const aims = new Map<TargetId, Aim>()
  // Suggestions point at dice that can be taken one by one.
  const ways = cards.filter(({ next, section }) => next === undefined || section !== undefined)
  for (const [id, own] of byTarget(ways))
    aims.set(
      id,
      aimOf(own, () => labelOf(context, id, own)),
    )
  for (const [id, aim] of flags(context)) aims.set(id, aim)
  for (const id of askable(context))
    if (!aims.has(id))
      aims.set(
        id,
        askedAim(() => targetName(context, id)),
      )
  return aims
}

/** Several cards for one place begin alike: they are told apart by what follows. */
function aimOf(own: readonly OptionCard[], word: () => string): Aim {
  const [{ move }] = own
  if (own.length === 1 || own.some((card) => card.move !== move)) return possibleAim(own, word)
  const label = once(word)
  return {
    state: 'possible',
    moves: [move],
    keys: own.map(keyOf),
    get label() {
      return label()
    },
  }
}

/** What each of the options is, costs and brings. */
function labelOf(context: MyVillageContext, id: TargetId, own: readonly OptionCard[]): string {
  const parts = own.map((card) => {
    const price = spokenPrice(story, card.cost, card.gain, context.language)
    const name = (card.spoken ?? card.title).replaceAll('\u00AD', '')
    return price === '' ? name : `${name}: ${price}`
  })
  return own.length > 1 ? `${targetName(context, id)}. ${parts.join('; ')}` : parts[0]
}

/**
 * M-307: a flag makes its value at once, in the cheapest way; with several ways to pay it asks. Before and after that
 * it explains itself: a thing that can always be asked is not exchanged for another at every step.
 */
function* flags(context: MyVillageContext): Generator<[TargetId, Aim]> {
  const { state, seat, decision, language } = context
  if (activeSeat(state) !== seat) return
  const ways = ['die-1', 'die-2', 'change'].includes(decision) ? waysTo(state, seat) : []
  for (const { value, white, black } of bannerLine(state, seat)) {
    const way = ways[value] ?? null
    const label = () => {
      const [whites, blacks] = [white, black].map(
        (banners) => banners.filter(({ obstacle }) => obstacle === null).length,
      )
      return m.my_flag({ value, white: whites, black: blacks }, { locale: language })
    }
    yield [`flag:${value}`, way === null ? askedAim(label) : makingValue(context, value, way, label())]
  }
}

function makingValue(context: MyVillageContext, value: number, way: Way, label: string): Aim {
  if (context.decision === 'change') return changing(context, value, label)
  return { state: 'possible', moves: [way.moves[0]], series: way.moves, label }
}

function changing(context: MyVillageContext, value: number, label: string): Aim {
  const moves = context.moves.filter((move: Move) => {
    const { kind, words } = readMove(context.game, move)
    return kind.startsWith('value') && words.value === `${value}`
  })
  return { state: 'possible', moves, label }
}

/** What something on the table is called. */
export function targetName(context: MyVillageContext, id: TargetId): string {
  const [kind, word, more] = id.split(':')
  const { language } = context
  switch (kind) {
    case 'card':
    case 'offer':
      return cardName(context, word)
    case 'die':
      return titled(word, language)
    case 'flag':
      return m.my_value({ value: word }, { locale: language })
    case 'game':
    case 'school':
      return titled(kind, language)
    case 'leader':
      return m.my_leader_banner({}, { locale: language })
    case 'villager':
    case 'path':
    case 'mark':
    case 'good':
      return titled(more, language)
    case 'pupil':
      return titled('school', language)
    case 'area':
      return more === 'hall' ? m.my_hall({}, { locale: language }) : titled(more, language)
    case 'coins':
      return titled('coins', language)
    case 'joker':
      return titled('joker', language)
    case 'plow':
      return titled('field', language)
    default:
      return m.my_table({}, { locale: language })
  }
}
