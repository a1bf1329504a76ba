import type { Move } from '@chronik/kernel'
import { altered } from '#lib/acting/priced.ts'
import type { OptionCard, OptionSection } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { aboutOf } from './about.ts'
import { cardOf } from './cards.ts'
import { courseOf, type MyVillageContext } from './context.ts'

/** The three ways to use a value (M-351), and what can be done at any time (M-614). */
type Use = 'white' | 'black' | 'leader'

/** Options of one way: the group is chosen together with its banner or its step. */
function optionsOf(
  context: MyVillageContext,
  before: readonly Move[],
  use: Move,
  section: Use,
): OptionCard[] {
  const made = [...before, use]
  const { decision, moves, entries } = courseOf(context, made)
  // Where one banner alone is possible, the rules have used it already: what may follow is asked later.
  const used = section !== 'leader' && entries.some(({ code }) => code === section)
  const asks = !used && decision === (section === 'leader' ? 'path' : section)
  const { game } = context
  const plowless = moves.filter((move) => !readMove(game, move).kind.startsWith('plow'))
  return asks
    ? plowless.map((move) => cardOf(context, [...made, move], { section, quiet: false }))
    : [autoCard(context, made, section)]
}

/** The rules leave one option: it is shown by what it does. */
function autoCard(context: MyVillageContext, made: readonly Move[], section: Use): OptionCard {
  const { game } = context
  const { entries } = courseOf(context, made)
  const told = entries.find(({ code }) => code === section)
  const text = told?.code === 'white' || told?.code === 'black' ? `${told.code} ${told.banner}` : null
  const meant = text === null ? undefined : game.notation.parse(text)
  const card = cardOf(context, made, { section })
  if (typeof meant !== 'number') return card
  const { title, piece, targets } = cardOf({ ...context, moves: [] }, [meant])
  const about = aboutOf(context, readMove(game, meant))
  return altered(card, { title, ...(piece !== undefined && { piece }), targets, about })
}

/** Everything that a value can be used for, in its three sections; `before` makes the value first. */
export function usesOf(
  context: MyVillageContext,
  before: readonly Move[],
): { readonly cards: readonly OptionCard[]; readonly sections: readonly OptionSection[] } {
  const { game, language } = context
  const { decision, moves, state } = courseOf(context, before)
  const value = state.turn.value
  const locale = { locale: language }
  const find = (use: Use): Move | undefined =>
    decision === 'use' ? moves.find((move) => readMove(game, move).kind === use) : undefined
  const cards = (['white', 'black', 'leader'] as const).flatMap((use) => {
    const move = find(use)
    return move === undefined ? [] : optionsOf(context, before, move, use)
  })
  return {
    // With nothing but the headman left, the rules let him walk by themselves.
    cards:
      decision === 'use'
        ? cards
        : [altered(cardOf(context, before, { section: 'leader' }), { piece: headmanOf(context) })],
    sections: [
      {
        id: 'white',
        title: m.my_white({}, locale),
        piece: 'banner-white',
        hint: m.my_white_hint({}, locale),
        closed: m.my_nothing_shows({ value }, locale),
      },
      {
        id: 'black',
        title: m.my_black({}, locale),
        piece: 'banner-black',
        hint: m.my_black_hint({}, locale),
        closed: m.my_nothing_shows({ value }, locale),
      },
      { id: 'leader', title: m.my_headman({}, locale), piece: headmanOf(context) },
    ],
  }
}

const headmanOf = ({ seat, seats }: MyVillageContext): string => `headman-${seats[seat].colour}`

/** The section of what can be done at any time, where something can. */
export function anytime(context: MyVillageContext, cards: readonly OptionCard[]): OptionSection[] {
  if (!cards.some(({ section }) => section === 'anytime')) return []
  return [{ id: 'anytime', title: m.my_anytime({}, { locale: context.language }), piece: 'plow' }]
}
