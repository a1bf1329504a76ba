import type { Language } from '@chronik/kernel'
import { CARDS, FIELD_CARDS, GOODS, type MyVillageState } from '@chronik/my-village'
import type { TargetId } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import { titled } from './naming.ts'
import { cardsAt, valuesOf, whiteValues } from './reading.ts'

/** The piece of a die of the pool: `white-die-5` for w5. */
export const diePiece = (die: string): string =>
  `${die.startsWith('w') ? 'white' : 'black'}-die-${die.slice(1)}`

const CRAFT = /^(stable|brewery|smithy|scriptorium|cartwright)-\d$/
const CRAFT_NAMES = ['stable', 'brewery', 'smithy', 'scriptorium', 'cartwright']

/** The good that a craft building makes, or null. */
export function goodOf(card: string): string | null {
  const craft = CRAFT.exec(card)?.[1]
  return craft === undefined ? null : GOODS.list[CRAFT_NAMES.indexOf(craft)]
}

/** The sign of a white banner. */
export function pieceOfBanner(banner: string): string {
  if (banner === 'game') return 'game-banner'
  if (banner.startsWith('field-')) return 'field'
  if (banner.startsWith('meeting-place')) return 'meeting-place'
  return goodOf(banner) ?? banner
}

/** The sign of a black banner. */
export function pieceOfOffer(banner: string): string {
  if (banner === 'hand') return 'start-hand-palm'
  if (banner.startsWith('travel-')) return 'travel-card'
  return goodOf(banner) ?? banner
}

/** Where a white banner of a seat is on the board. */
export const bannerTarget = (seat: number, banner: string): TargetId =>
  banner === 'game' || banner === 'school' ? `${banner}:${seat}` : `card:${banner}`

interface Told {
  readonly state: MyVillageState
  readonly language: Language
}

/** A question mark that ends no sentence stands in the quotation marks of its language. */
const quoted = (values: string, language: Language): string =>
  values === '?' ? (language === 'de' ? '„?“' : '“?”') : values

/** What a card or banner is called; what there is several of is told apart by its values or its letter. */
export function cardName({ state, language }: Told, word: string): string {
  const { figures } = state.box
  const locale = { locale: language }
  if (goodOf(word) !== null)
    return m.my_card_values(
      { name: titled(word.slice(0, -2), language), values: figures.craft.values[word] },
      locale,
    )
  if (word.startsWith('customer-'))
    return m.my_customer_values({ values: quoted(whiteValues(state, word).join('/'), language) }, locale)
  if (word.startsWith('travel-')) return m.my_journey_to({ letter: word.slice(7, 8).toUpperCase() }, locale)
  if (word.startsWith('meeting-place')) return titled('meeting-place', language)
  if (word.startsWith('field-')) return fieldName({ state, language }, word)
  return titled(word, language)
}

/** A field among those of its village: where it is the only one it needs no number. */
function fieldName({ state, language }: Told, word: string): string {
  const fields = cardsAt(state, FIELD_CARDS, state.cards[CARDS.at[word]])
  const name = titled('field', language)
  return fields.length === 1 ? name : `${name} ${fields.indexOf(word) + 1}`
}

/** The printed prestige of a card. */
export const prestigeOf = ({ box }: MyVillageState, card: string): number =>
  box.cards[CARDS.at[card]].prestige

/** What is printed on a black banner. */
export function blackValues({ box }: MyVillageState, banner: string): readonly string[] {
  const { figures } = box
  if (banner === 'hand') return valuesOf(figures.hand.values)
  if (banner === 'steward') return valuesOf(figures.steward.values)
  if (banner === 'field') return valuesOf(figures.field.values)
  if (banner === 'meeting-place') return valuesOf(figures.meetingPlace.values)
  if (banner.startsWith('church-')) return valuesOf(figures.church.values)
  if (banner.startsWith('hall-')) return valuesOf(figures.hall.cards[banner].values)
  if (banner.startsWith('monk-')) return valuesOf(figures.monk.stacks[banner.slice(5)].values)
  if (banner.startsWith('travel-')) return valuesOf(figures.travel.stacks[banner.slice(7, 8)].values)
  return valuesOf(figures.craft.values[banner])
}
