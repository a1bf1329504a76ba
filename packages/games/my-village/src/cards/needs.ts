import type { CountedToken } from '@chronik/kernel/story'
import { journeyOf } from '../board/travel.ts'
import { owns } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import { CARDS, FIELD_CARDS, GOODS } from '../box/vocabulary.ts'
import { type CostPart, costParts } from '../goods/printed.ts'

type State = MyVillageState

/** A good or coins that a banner asks for, beside what its player has of it. */
export interface Need extends CountedToken {
  readonly have: number
}

/** M-652: what a customer wants, one word for each good. */
export function wantsOf({ box }: State, customer: string): readonly string[] {
  return costParts(box.figures.customer[customer].extra).flatMap(({ times, choices: [{ piece, amount }] }) =>
    Array<string>(times * amount).fill(piece),
  )
}

/** M-665: what the grey banner of a travel card asks of whoever goes on from there. */
export function greyOf({ box }: State, card: string): readonly CountedToken[] {
  const { time, extra } = box.figures.travel.cards[card].grey
  const goods = costParts(extra).flatMap(({ choices }) => choices)
  return time > 0 ? [{ piece: 'time', amount: time }, ...goods] : goods
}

/** M-358 to M-360, M-652: what a customer, a monk or a journey costs besides time; nothing else does. */
export function needsOf(state: State, seat: number, banner: string): readonly Need[] {
  const asked = new Map<string, number>()
  for (const { times, choices } of partsOf(state, seat, banner))
    for (const { piece, amount } of choices) asked.set(piece, (asked.get(piece) ?? 0) + times * amount)
  return Array.from(asked, ([piece, amount]) => ({ piece, amount, have: stockOf(state, seat, piece) }))
}

// M-665: the grey banner of the last card is due together with the next one.
function partsOf(state: State, seat: number, banner: string): readonly CostPart[] {
  const { customer, monk, travel } = state.box.figures
  if (banner.startsWith('customer-')) return costParts(customer[banner].extra)
  if (banner.startsWith('monk-')) return costParts(monk.stacks[banner.slice(5)].extra)
  if (!banner.startsWith('travel-')) return []
  const letter = banner.slice(7)
  const { last, next } = journeyOf(state, seat)
  const grey = letter === next && last !== '' ? travel.cards[last].grey.extra : '-'
  return [...costParts(travel.stacks[letter].extra), ...costParts(grey)]
}

// M-356, M-616: a plow on a field is still a plow.
function stockOf(state: State, seat: number, piece: string): number {
  const { coins, goods } = state.villages[seat]
  if (piece === 'coin') return coins
  const made = goods[GOODS.at[piece as 'horse']]
  return piece === GOODS.list[GOODS.at.plow] ? made + plowsOf(state, seat) : made
}

function plowsOf(state: State, seat: number): number {
  return CARDS.list
    .slice(FIELD_CARDS.first, FIELD_CARDS.end)
    .filter((_, field) => state.plows[field] === 1 && owns(state, seat, FIELD_CARDS.first + field)).length
}
