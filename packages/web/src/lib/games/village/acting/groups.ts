import { NONE } from '@chronik/kernel'
import { CUBES, CUSTOMERS, GOODS, isEmptyAtFirst, PLACES, SPACES } from '@chronik/village'
import { once } from '../../../acting/once.ts'
import type { OptionCard, OptionGroup, TargetId, Token } from '../../../table/contract.ts'
import { readMove } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { districtsIn, fillingsIn, firstOf } from '../modules/modules.ts'
import { breakable } from '../naming.ts'
import { customerTells } from '../telling.ts'
import { targetName } from './aims.ts'
import { faceOf } from './cards.ts'
import { type Effect, effectOf } from './effects.ts'
import { explainTarget } from './explain.ts'
import type { VillageContext } from './figures.ts'
import { lockedCards } from './locked.ts'

/** Options by the place they belong to, where there would be too many at once; null where a list will do. */
export function groupsOf(context: VillageContext, cards: readonly OptionCard[]): OptionGroup[] | null {
  const groups = mainGroups(context, cards)
  return groups === null ? null : [...groups, ...asides(groups, cards)]
}

function mainGroups(context: VillageContext, cards: readonly OptionCard[]): OptionGroup[] | null {
  if (context.decision === 'd-source') return bySpace(context, cards)
  if (context.decision === 'd-crafts') return byBuilding(context, cards)
  return firstOf(fillingsIn(context.state.box), ({ groups }) => groups?.[context.decision]?.(context, cards))
}

/** What may be done beside the question stands behind the places, each by itself. */
export function asides(groups: readonly OptionGroup[], cards: readonly OptionCard[]): OptionGroup[] {
  const held = new Set(groups.flatMap(({ options }) => options.map(({ move }) => move)))
  // Behind the keys that places keep while others go.
  const last = Math.max(...groups.map(({ key }, at) => key ?? at + 1), 0)
  return cards
    .filter(({ move, quiet, onTable }) => quiet !== true && onTable !== 'aside' && !held.has(move))
    .map((card, at) => ({
      id: card.targets[0] ?? `aside:${card.move}`,
      key: last + at + 1,
      title: card.title,
      tokens: card.piece === undefined ? [] : [{ piece: card.piece }],
      options: [card],
    }))
}

/** One group for each action space that holds cubes or is not filled yet, then the well. */
function bySpace(context: VillageContext, cards: readonly OptionCard[]): OptionGroup[] {
  const { state } = context
  const groups = state.box.spaces.map((space): OptionGroup => {
    const word = SPACES.list[space]
    const { cubes } = state.spaces[space]
    const tokens = CUBES.list.flatMap((piece, at) => (cubes[at] > 0 ? [{ piece, amount: cubes[at] }] : []))
    return groupOf(context, cards, `space:${word}`, tokens)
  })
  const well = groupOf(context, cards, 'well', [])
  const price = m.act_well_price({ count: state.box.figures.well.cubes }, { locale: context.language })
  // From afar a phone shows all places: one chooses among them there.
  const onTable = districtsIn(state.box).length > 0 ? ({ onTable: 'phone' } as const) : {}
  // VM-201: a space that is filled from the second round on says so; one that was emptied is not asked for.
  const waits = new Set(
    state.box.spaces
      .filter((space) => isEmptyAtFirst(state, space))
      .map((space): TargetId => `space:${SPACES.list[space]}`),
  )
  return [...groups, { ...well, title: price }]
    .map((group, at) => withNote(context, { ...group, key: at + 1, ...onTable }))
    .filter(({ id, options }) => options.length > 0 || waits.has(id))
}

/** V-210: that the action of a space would be of no use is said before its cubes are looked at. */
function withNote(context: VillageContext, group: OptionGroup): OptionGroup {
  const note = once(() => {
    const { options, tokens } = group
    const isLost = ({ move }: OptionCard) => isWasted(context, effectOf(context, move))
    if (options.length === 0 || !options.every(isLost)) return undefined
    // V-208: a plague cube is not even kept.
    const plague = tokens.length > 0 && tokens.every(({ piece }) => piece === 'plague')
    return (plague ? m.act_note_useless : m.act_note_wasted)({}, { locale: context.language })
  })
  return {
    ...group,
    get note() {
      return note()
    },
  }
}

/** The action is lost, or the market day passes by. */
function isWasted({ seat }: VillageContext, { entries }: Effect): boolean {
  const own = entries.filter((entry) => entry.seat === seat).map(({ code }) => code)
  return own.includes('lost') || (own.includes('market-day') && own.includes('pass'))
}

/** Every building of the street, also the ones where nothing can be done now. */
function byBuilding(context: VillageContext, cards: readonly OptionCard[]): OptionGroup[] {
  const { buildings, figures } = context.state.box
  const made = buildings.map(({ place, products, amount }) => {
    const word = PLACES.list[place]
    const tokens = products.map((goods, at) => ({
      piece: GOODS.list[goods],
      ...(amount > 1 && { amount }),
      ...(at > 0 && { or: true as const }),
    }))
    return groupOf(context, cards, `building:${word}`, tokens)
  })
  return [...made, groupOf(context, cards, 'mill', [{ piece: 'coin', amount: figures.mill.coins }])]
}

function groupOf(
  context: VillageContext,
  cards: readonly OptionCard[],
  id: TargetId,
  tokens: readonly Token[],
): OptionGroup {
  const options = cards.filter(({ targets, quiet }) => quiet !== true && targets.includes(id))
  const refusal = options.length === 0 ? explainTarget(context, id) : null
  return {
    id,
    title: breakable(targetName(context, id)),
    tokens,
    options,
    ...(refusal !== null && { refusal }),
  }
}

/** What cannot be had now and is shown all the same, so that one sees why. */
export function refusedCards(context: VillageContext, cards: readonly OptionCard[]): OptionCard[] {
  const others = fillingsIn(context.state.box)
  return [
    ...refusedCustomers(context, cards),
    ...refusedActions(context, cards),
    ...others.flatMap(({ refused }) => refused?.[context.decision]?.(context, cards) ?? []),
  ]
}

/** Stalls and actions keep their order, and so their keys, whichever of them are to be had now. */
export function inPlace(context: VillageContext, cards: readonly OptionCard[]): readonly OptionCard[] {
  const { box } = context.state
  const places: readonly TargetId[] =
    context.decision === 'd-market'
      ? Array.from({ length: box.stalls }, (_, stall) => context.state.stalls[stall]).map(
          (customer): TargetId => `customer:${CUSTOMERS.list[customer]}`,
        )
      : context.decision === 'd-well-action'
        ? box.spaces.map((space): TargetId => `space:${SPACES.list[space]}`)
        : (firstOf(fillingsIn(box), ({ places: own }) => own?.[context.decision]?.(context)) ?? [])
  if (places.length === 0) return cards
  const rank = ({ targets }: OptionCard): number => {
    const at = places.findIndex((place) => targets.includes(place))
    return at < 0 ? places.length : at
  }
  return cards.toSorted((one, other) => rank(one) - rank(other))
}

/** V-495: actions of the well that have no use now. */
function refusedActions(context: VillageContext, cards: readonly OptionCard[]): OptionCard[] {
  if (context.decision !== 'd-well-action') return []
  const texts = context.state.box.spaces.map((space) => `well ${SPACES.list[space]}`)
  return lockedCards(context, cards, texts, (reading) => faceOf(context, reading))
}

/** Customers at stalls who cannot be served now, so that one sees why. */
function refusedCustomers(context: VillageContext, cards: readonly OptionCard[]): OptionCard[] {
  if (context.decision !== 'd-market') return []
  const { state, game } = context
  const served = new Set(cards.map(({ move }) => readMove(game, move).words.customer))
  return Array.from({ length: state.box.stalls }, (_, stall) => state.stalls[stall])
    .filter((customer) => customer !== NONE && !served.has(CUSTOMERS.list[customer]))
    .flatMap((customer) => refusedCustomer(context, CUSTOMERS.list[customer]))
}

function refusedCustomer(context: VillageContext, customer: string): OptionCard[] {
  const move = context.game.notation.parse(`serve ${customer}`)
  const refusal = explainTarget(context, `customer:${customer}`)
  if (typeof move !== 'number' || refusal === null) return []
  const { title } = faceOf(context, readMove(context.game, move))
  const number = CUSTOMERS.list.indexOf(customer as (typeof CUSTOMERS.list)[number])
  const spoken = `${title}. ${customerTells({ view: context.state, language: context.language }, number)}`
  return [
    { move, title, spoken, piece: customer, cost: [], gain: [], targets: [`customer:${customer}`], refusal },
  ]
}
