import type { Language } from '@chronik/kernel'
import { bonusOf, COLOURS, ceremonyOf, type House, type VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { m } from '#lib/words/messages.js'
import { named, titled } from '../../naming.ts'
import { atHouse, onRank } from './reading.ts'

/** What somebody hears who does not see the wedding quarter. */
interface Heard {
  readonly view: VillageState
  readonly seats: readonly Seat[]
  readonly language: Language
}

/** Tokens of the bonus of a rank, as its plate shows them. */
export interface BonusToken {
  readonly piece: string
  readonly amount: number
}

export function bonusTokens(view: VillageState, rank: number): BonusToken[] {
  const { grain, coins, prestige, cubes } = bonusOf(view, rank)
  return [
    { piece: 'grain', amount: grain },
    { piece: 'coin', amount: coins },
    { piece: 'prestige', amount: prestige },
    { piece: 'influence-any', amount: cubes },
  ].filter(({ amount }) => amount > 0)
}

/** VM-403: what a rank gives, in words. */
function bonusTells({ view, language }: Heard, rank: number): string {
  const { oneOf, swapFor, cubes } = bonusOf(view, rank)
  const [one, other] = oneOf.map((colour) => named(colour, language))
  const parts = [
    ...bonusTokens(view, rank)
      .filter(({ piece }) => piece !== 'influence-any')
      .map(({ piece, amount }) => `${amount} ${named(piece, language)}`),
    ...(cubes > 0 ? [m.wed_bonus_cubes({ count: cubes })] : []),
    ...(swapFor > 0 ? [m.wed_bonus_swap({ gives: 1, takes: swapFor })] : []),
    ...(one === undefined || other === undefined ? [] : [m.wed_bonus_one_of({ one, other })]),
  ]
  return parts.length === 0 ? m.wed_no_bonus() : m.wed_bonus_told({ bonus: parts.join(', ') })
}

/** The colour of the die that marks a rank, or null. */
export function colourOfRank(view: VillageState, rank: number): string | null {
  const { die } = view.box.figures.marriage
  return COLOURS.list.find((colour) => die[colour].rank === rank) ?? null
}

/** The colours of the die that send a couple to a house. */
export function coloursOfHouse(view: VillageState, house: House): string[] {
  const { die } = view.box.figures.marriage
  return COLOURS.list.filter((colour) => die[colour].house === house)
}

/** A rank: its bonus, the face of the die, who stands there. */
export function rankTells(heard: Heard, rank: number): string {
  const { view, seats, language } = heard
  const colour = colourOfRank(view, rank)
  const who = onRank(view, null, seats, rank).map(({ figure }) => figure.name)
  return [
    m.wed_rank({ rank }),
    bonusTells(heard, rank),
    ...(colour === null ? [] : [m.wed_marked({ colour: named(colour, language) })]),
    ceremonyOf(view)[rank - 1] === null ? m.wed_rank_free() : m.wed_rank_taken({ who: who.join(', ') }),
  ].join('; ')
}

/** VM-511, VM-512: what a house gives to each of one's members. */
function favourTells({ box }: VillageState, house: House): string {
  const { bakery, store } = box.figures.marriage.favours
  if (house === 'bakery')
    return m.wed_house_bakery({ grain: bakery.grain, bread: bakery.bread, only: bakery.breadOnly })
  if (house === 'parents') return m.wed_house_parents()
  const { knowledge, skill, tools, toolsOnly } = store
  return m.wed_house_store({ knowledge, skill, tools, only: toolsOnly })
}

/** A house: its favour and who lives there. */
export function houseTells({ view, seats, language }: Heard, house: House): string {
  const people = atHouse(view, seats, house).map(([one, other]) =>
    other === undefined
      ? m.wed_alone({ who: one.name })
      : m.wed_married_to({ who: one.name, partner: other.name }),
  )
  return [
    titled(house, language),
    favourTells(view, house),
    ...(people.length === 0 ? [m.wed_house_empty()] : people),
  ].join('; ')
}

export function dieTells({ view, language }: Heard): string {
  const { die } = view.box.figures.marriage
  const faces = COLOURS.list.map((colour) =>
    m.wed_die_face({
      colour: named(colour, language),
      rank: die[colour].rank,
      house: named(die[colour].house, language),
    }),
  )
  return m.wed_die_told({ faces: faces.join('; ') })
}
