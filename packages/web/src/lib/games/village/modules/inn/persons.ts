import type { Language } from '@chronik/kernel'
import { PERSONS, pointsOfPerson, type VillageState } from '@chronik/village'
import * as m from '../../../../words/messages.js'

type Text = (inputs: { amount: number }, options: { readonly locale: Language }) => string

/** A person card in words and signs. */
export interface Person {
  readonly text: Text
  /** The rule of the card. */
  readonly rule: string
  /** When it is used: a word of the game. */
  readonly when: string
  /** To be played, or counted at the end. */
  readonly kind: 'play' | 'end'
  readonly pieces: readonly string[]
}

const PEOPLE: Readonly<Record<string, Person>> = {
  'person-smith': {
    text: m.inn_person_smith as Text,
    rule: 'VI-501',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['plow'],
  },
  'person-herder': {
    text: m.inn_person_herder as Text,
    rule: 'VI-502',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['horse', 'ox'],
  },
  'person-wainwright': {
    text: m.inn_person_wainwright as Text,
    rule: 'VI-503',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['wagon'],
  },
  'person-scribe': {
    text: m.inn_person_scribe as Text,
    rule: 'VI-504',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['scroll'],
  },
  'person-farmer': {
    text: m.inn_person_farmer as Text,
    rule: 'VI-505',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['grain'],
  },
  'person-brewer': {
    text: m.inn_person_brewer as Text,
    rule: 'VI-506',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['beer'],
  },
  'person-friar': {
    text: m.inn_person_friar as Text,
    rule: 'VI-507',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['monk'],
  },
  'person-watchman': {
    text: m.inn_person_watchman as Text,
    rule: 'VI-508',
    when: 'at-time-payment',
    kind: 'play',
    pieces: ['time'],
  },
  'person-herbalist': {
    text: m.inn_person_herbalist as Text,
    rule: 'VI-509',
    when: 'at-plague-cube',
    kind: 'play',
    pieces: ['plague', 'influence-any'],
  },
  'person-juggler': {
    text: m.inn_person_juggler as Text,
    rule: 'VI-510',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['influence-any'],
  },
  'person-miller': {
    text: m.inn_person_miller as Text,
    rule: 'VI-511',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['coin'],
  },
  'person-trader': {
    text: m.inn_person_trader as Text,
    rule: 'VI-512',
    when: 'at-own-market-opportunity',
    kind: 'play',
    pieces: ['market'],
  },
  'person-midwife': {
    text: m.inn_person_midwife as Text,
    rule: 'VI-513',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['family'],
  },
  'person-priest': {
    text: m.inn_person_priest as Text,
    rule: 'VI-514',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['church'],
  },
  'person-clerk': {
    text: m.inn_person_clerk as Text,
    rule: 'VI-515',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['council'],
  },
  'person-innkeeper': {
    text: m.inn_person_innkeeper as Text,
    rule: 'VI-516',
    when: 'at-end-of-action',
    kind: 'play',
    pieces: ['inn'],
  },
  'person-herald': {
    text: m.inn_person_herald as Text,
    rule: 'VI-517',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['next-start'],
  },
  'person-traveller': {
    text: m.inn_person_traveller as Text,
    rule: 'VI-518',
    when: 'at-castle-step',
    kind: 'play',
    pieces: ['travel'],
  },
  'person-messenger': {
    text: m.inn_person_messenger as Text,
    rule: 'VI-519',
    when: 'at-castle-step',
    kind: 'play',
    pieces: ['wagon'],
  },
  'person-tollkeeper': {
    text: m.inn_person_tollkeeper as Text,
    rule: 'VI-520',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['castle'],
  },
  'person-bard': {
    text: m.inn_person_bard as Text,
    rule: 'VI-521',
    when: 'at-own-death',
    kind: 'play',
    pieces: ['chronicle'],
  },
  'person-scrapdealer': {
    text: m.inn_person_scrapdealer as Text,
    rule: 'VI-522',
    when: 'at-end-of-own-market',
    kind: 'play',
    pieces: ['customer-back'],
  },
  'person-medic': {
    text: m.inn_person_medic as Text,
    rule: 'VI-523',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'family'],
  },
  'person-bishop': {
    text: m.inn_person_bishop as Text,
    rule: 'VI-524',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'church'],
  },
  'person-mayor': {
    text: m.inn_person_mayor as Text,
    rule: 'VI-525',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'council'],
  },
  'person-count': {
    text: m.inn_person_count as Text,
    rule: 'VI-526',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'castle'],
  },
  'person-duchess': {
    text: m.inn_person_duchess as Text,
    rule: 'VI-527',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'goods-any'],
  },
  'person-chronicler': {
    text: m.inn_person_chronicler as Text,
    rule: 'VI-528',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'chronicle'],
  },
  'person-merchant': {
    text: m.inn_person_merchant as Text,
    rule: 'VI-529',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'customer-back'],
  },
  'person-gravedigger': {
    text: m.inn_person_gravedigger as Text,
    rule: 'VI-530',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'grave'],
  },
  'person-admiral': {
    text: m.inn_person_admiral as Text,
    rule: 'VX-531',
    when: 'at-final-scoring',
    kind: 'end',
    pieces: ['prestige', 'lighthouse'],
  },
  'person-helmsman': {
    text: m.inn_person_helmsman as Text,
    rule: 'VX-532',
    when: 'at-sailing',
    kind: 'play',
    pieces: ['sail-step'],
  },
  'person-quartermaster': {
    text: m.inn_person_quartermaster as Text,
    rule: 'VX-533',
    when: 'at-hiring',
    kind: 'play',
    pieces: ['captain'],
  },
  'person-cartographer': {
    text: m.inn_person_cartographer as Text,
    rule: 'VX-534',
    when: 'at-sailing',
    kind: 'play',
    pieces: ['time'],
  },
  'person-baker': {
    text: m.inn_person_baker as Text,
    rule: 'VX-541',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['bread'],
  },
  'person-toolmaker': {
    text: m.inn_person_toolmaker as Text,
    rule: 'VX-542',
    when: 'at-own-turn-or-market',
    kind: 'play',
    pieces: ['tool'],
  },
  'person-matchmaker': {
    text: m.inn_person_matchmaker as Text,
    rule: 'VX-543',
    when: 'at-own-turn',
    kind: 'play',
    pieces: ['wedding'],
  },
}

export const personOf = (word: string): Person => PEOPLE[word]

/** The price of a card and the number on it, as printed. */
export function printedOf(
  { box }: VillageState,
  word: string,
): { readonly coins: number; readonly beer: number; readonly amount: number } {
  return box.figures.inn.persons[word as (typeof PERSONS.list)[number]]
}

/** What a card does, in a sentence. */
export function personText(state: VillageState, word: string, language: Language): string {
  return personOf(word).text({ amount: printedOf(state, word).amount }, { locale: language })
}

/** The cards that a seat holds, by their words. */
export function handOf({ inn }: VillageState, seat: number): string[] {
  return PERSONS.list.filter((_, person) => inn.hands[seat].cards[person] === 1)
}

/** VI-402: the cards of a seat that count at the end, and what each brings. */
export function countedCards(
  state: VillageState,
  seat: number,
): { readonly word: string; readonly points: number }[] {
  return handOf(state, seat)
    .filter((word) => personOf(word).kind === 'end')
    .map((word) => ({
      word,
      points: pointsOfPerson(state, seat, PERSONS.at[word as (typeof PERSONS.list)[number]]),
    }))
}
