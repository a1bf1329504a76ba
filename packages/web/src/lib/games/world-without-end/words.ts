import { type Language, type LogEntry, nameOf } from '@chronik/kernel'
import {
  CHAPTER_STEPS,
  chapterEndOf,
  type DutyAhead,
  EVENTS,
  isLastChapter,
  type Penalty,
  PHASES,
  plagueOf,
  TERMS,
  type WorldBox,
  type WorldLog,
  type WorldState,
  worldWithoutEnd,
} from '@chronik/world-without-end'
import { breakableAt } from '#lib/table/breakable.ts'
import { capital } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'

/** What a word of the game is called. */
export const named = (word: string, language: Language): string =>
  nameOf(word, language, worldWithoutEnd.names)

/** Compounds that are too long for a narrow card, by where they may break. */
const SEAMS =
  /(Tuch|Lohn|Steuer|Woll|Arbeiter|Laken|bouw|Bauvor|Bauma|Frömmig|medizi|Genees|Scharlach|Steinbruch)(?=\p{Ll}{4})/giu

/** A name that finds room where it is narrow. */
export const breakable = breakableAt(SEAMS)

/** The same at the head of something. */
export const titled = (word: string, language: Language): string => capital(named(word, language))

/** `1 wool`, `1 victory point`, `2 victory points`: of everything else one and many are called the same. */
export const countedIn = (piece: string, amount: number | undefined, language: Language): string =>
  piece === 'vp' && amount !== undefined
    ? m.world_vp_count({ count: amount }, { locale: language })
    : `${amount} ${named(piece, language)}`

type Locale = { readonly locale: Language }

/** `1 wool`, `2 money or 1 piety`. */
function amounts(treasures: Readonly<Partial<Record<string, number>>>, language: Language): string {
  return Object.entries(treasures)
    .map(([treasure, amount]) => countedIn(treasure, amount, language))
    .join(', ')
}

/** Words that follow from the box alone: said anew with every step, they are put together once. */
function ofTheBox(
  word: (box: WorldBox, what: string, language: Language) => string,
): (box: WorldBox, what: string, language: Language) => string {
  const known = new WeakMap<WorldBox, Map<string, string>>()
  return (box, what, language) => {
    const said = known.get(box) ?? new Map<string, string>()
    known.set(box, said)
    const key = `${language} ${what}`
    const before = said.get(key)
    if (before !== undefined) return before
    const words = word(box, what, language)
    said.set(key, words)
    return words
  }
}

function oneOf(goods: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(
    goods.map((good) => named(good, language)),
  )
}

function allOf(goods: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(goods.map((good) => named(good, language)))
}

/** What an event card says, with the figures of the box. */
export const eventWords = ofTheBox((box, event, language) => {
  const { effect, longTerm } = box.events[EVENTS.at[event as keyof typeof EVENTS.at]]
  const locale: Locale = { locale: language }
  if ('swap' in effect) {
    const swap = { give: amounts(effect.swap.give, language), get: amounts(effect.swap.get, language) }
    return longTerm ? m.world_event_long_swap(swap, locale) : m.world_event_swap(swap, locale)
  }
  if ('gain' in effect)
    return m.world_event_gain(
      { amount: effect.gain.amount, good: oneOf(effect.gain.oneOf, language) },
      locale,
    )
  if ('lose' in effect) {
    const { amount, orVp } = effect.lose
    const good = oneOf(effect.lose.oneOf, language)
    return orVp === 0
      ? m.world_event_lose_only({ amount, good }, locale)
      : m.world_event_lose({ amount, good, vp: orVp }, locale)
  }
  if ('loseHouse' in effect) return m.world_event_lose_house({ vp: effect.loseHouse.orVp }, locale)
  if ('payPerHouse' in effect)
    return m.world_event_pay_per_house(
      { money: effect.payPerHouse.money, vp: effect.payPerHouse.orVp },
      locale,
    )
  if ('compare' in effect) {
    const { good, mostVp, noneVp } = effect.compare
    return m.world_event_compare({ good: named(good, language), most: mostVp, none: noneVp }, locale)
  }
  if ('own' in effect)
    return m.world_event_own({ goods: allOf(effect.own.allOf, language), vp: effect.own.vp }, locale)
  if ('project' in effect) return m.world_event_project({ project: named(effect.project, language) }, locale)
  if ('complete' in effect)
    return m.world_event_complete({ project: named(effect.complete, language) }, locale)
  if ('coverFavours' in effect) {
    const persons = effect.coverFavours.map((space) => box.figures.favour.arc[space - 1])
    return m.world_event_cover_favours({ persons: allOf(persons, language) }, locale)
  }
  if ('coverProjectsExcept' in effect)
    return m.world_event_cover_projects({ project: named(effect.coverProjectsExcept, language) }, locale)
  if ('uncover' in effect) return m.world_event_uncover({}, locale)
  if ('discard' in effect)
    return effect.discard === 'drawn' ? m.world_event_drawn({}, locale) : m.world_event_discard({}, locale)
  if ('layTwo' in effect) return m.world_event_war({}, locale)
  if ('removeTiles' in effect) return m.world_event_remove_tiles({}, locale)
  return termWords(box, effect.terms, language)
})

/** What a long-term event changes, in words that find room beside the gate. */
export const eventInShort = ofTheBox((box, event, language) => {
  const { effect } = box.events[EVENTS.at[event as keyof typeof EVENTS.at]]
  if ('swap' in effect)
    return m.world_short_swap(
      { give: amounts(effect.swap.give, language), get: amounts(effect.swap.get, language) },
      { locale: language },
    )
  return 'terms' in effect
    ? termWords(box, effect.terms, language, { ...TERM_WORDS, ...SHORT_TERMS })
    : eventWords(box, event, language)
})

type TermWord = (inputs: { readonly now: number; readonly was: number }, locale: Locale) => string

const TERM_WORDS: Readonly<Record<keyof typeof TERMS.at, TermWord>> = {
  'wool-price': m.world_term_wool_price,
  'cloth-price': m.world_term_cloth_price,
  'cloth-per-sale': m.world_term_cloth_per_sale,
  'stone-toll': m.world_term_stone_toll,
  'project-toll': m.world_term_project_toll,
  'project-materials': m.world_term_project_materials,
  'project-vp': m.world_term_project_vp,
  'house-money': m.world_term_house_money,
  'counted-knowledge': m.world_term_counted_knowledge,
  'forgo-knowledge': m.world_term_forgo_knowledge,
  'random-discard': m.world_term_random_discard,
}

const SHORT_TERMS: Partial<typeof TERM_WORDS> = {
  'stone-toll': m.world_short_stone_toll,
  'project-toll': m.world_short_project_toll,
  'project-materials': m.world_short_project_materials,
  'project-vp': m.world_short_project_vp,
  'counted-knowledge': m.world_short_counted_knowledge,
  'forgo-knowledge': m.world_short_forgo_knowledge,
  'random-discard': m.world_short_random_discard,
}

function termWords(
  box: WorldBox,
  terms: Readonly<Partial<Record<keyof typeof TERMS.at, number>>>,
  language: Language,
  words = TERM_WORDS,
): string {
  return TERMS.list
    .flatMap((term, at) => {
      const now = terms[term]
      return now === undefined ? [] : [words[term]({ now, was: box.terms[at] }, { locale: language })]
    })
    .join(' ')
}

/** What an action card does, in a sentence, with the figures of the box. */
export const cardWords = ofTheBox((box, card, language) => {
  const { actions } = box.figures
  const locale: Locale = { locale: language }
  switch (card) {
    case 'act-grain':
      return m.world_card_grain({ amount: actions.grain }, locale)
    case 'act-piety':
      return m.world_card_piety({ amount: actions.piety }, locale)
    case 'act-material':
      return m.world_card_material({ amount: actions.material }, locale)
    case 'act-project':
      return m.world_card_project(
        { most: box.terms[TERMS.at['project-materials']], vp: box.terms[TERMS.at['project-vp']] },
        locale,
      )
    case 'act-sale':
      return m.world_card_sale(
        {
          wool: box.terms[TERMS.at['wool-price']],
          cloth: box.terms[TERMS.at['cloth-price']],
          most: box.terms[TERMS.at['cloth-per-sale']],
        },
        locale,
      )
    case 'act-privilege':
      return m.world_card_privilege({}, locale)
    case 'act-house':
      return m.world_card_house({ money: box.terms[TERMS.at['house-money']] }, locale)
    case 'act-rent':
      return m.world_card_rent({ most: actions.rentHouses }, locale)
    case 'act-donation':
      return m.world_card_donation({ money: actions.donationMoney }, locale)
    case 'act-cloth':
      return m.world_card_cloth({ most: actions.clothMaking }, locale)
    case 'act-medicine':
      return m.world_card_medicine({ service: amounts(actions.service, language) }, locale)
    default:
      return m.world_card_favour({ steps: actions.favourSteps }, locale)
  }
})

/** The rule that a card goes back to. */
export const CARD_RULES: { readonly [card: string]: string } = {
  'act-grain': 'W-501',
  'act-piety': 'W-502',
  'act-material': 'W-503',
  'act-project': 'W-504',
  'act-sale': 'W-505',
  'act-privilege': 'W-507',
  'act-house': 'W-509',
  'act-rent': 'W-512',
  'act-donation': 'W-514',
  'act-cloth': 'W-515',
  'act-medicine': 'W-516',
  'act-favour': 'W-517',
}

/** What a person on the favour arc grants or demands. */
export const personWords = ofTheBox((box, person, language) => {
  const given = box.figures.favour.persons[person as keyof typeof box.figures.favour.persons]
  const locale: Locale = { locale: language }
  if ('gain' in given) return m.world_person_gain({ what: amounts(given.gain, language) }, locale)
  if ('pay' in given) return m.world_person_pay({ money: given.pay.money }, locale)
  if ('house' in given) return m.world_person_house({ vp: given.house.vp }, locale)
  if ('show' in given)
    return m.world_person_show({ good: named(given.show.good, language), vp: given.show.vp }, locale)
  return m.world_person_each({ good: named(given.each.good, language), vp: given.each.vp }, locale)
})

/** What the plague means now. */
export function plagueWords(view: WorldState, language: Language): string {
  const locale: Locale = { locale: language }
  const plague = plagueOf(view)
  if (plague === 'ahead') return m.world_plague_later({}, locale)
  return plague === 'over'
    ? m.world_plague_over({}, locale)
    : m.world_plague_note({ vp: view.box.figures.plague.treatmentVp }, locale)
}

/** How a duty would end today. */
export function dutyWords({ duty, have, least, most, lossAtWorst }: DutyAhead, language: Language): string {
  const locale: Locale = { locale: language }
  const name = titled(duty, language)
  if (have >= most) return `${name}: ${m.world_duty_ready({}, locale)}`
  return least < most
    ? m.world_duty_tax({ least, most, vp: lossAtWorst }, locale)
    : `${name}: ${m.world_duty_missing({ have, due: most, vp: lossAtWorst }, locale)}`
}

/** Over the duties: of which chapter they are. Once those of a chapter are being paid, those of the next are ahead. */
export function dutiesHeading(view: WorldState, log: readonly LogEntry[], language: Language): string {
  const locale: Locale = { locale: language }
  const isEnding = view.phase === PHASES.at['chapter-end']
  const end = isEnding ? chapterEndOf(view, log as readonly WorldLog[]) : null
  // With new hands the next chapter has begun, before its first round.
  const collected =
    end?.chapter === view.chapter && CHAPTER_STEPS.indexOf(end.step) >= CHAPTER_STEPS.indexOf('piety')
  if (isLastChapter(view))
    return collected ? m.world_duties_again({}, locale) : m.world_duties_last({}, locale)
  return collected ? m.world_duties_next({}, locale) : m.world_duties({}, locale)
}

const PENALTY_WORDS: Readonly<Record<Penalty, (inputs: object, locale: Locale) => string>> = {
  penance: m.world_penance,
  begging: m.world_begging,
  'royal-court': m.world_royal_court,
}

/** What a penalty is called and means. */
export const penaltyWords = (penalty: Penalty, language: Language): string =>
  PENALTY_WORDS[penalty]({}, { locale: language })

const SHORT_PENALTIES: typeof PENALTY_WORDS = {
  penance: m.world_short_penance,
  begging: m.world_short_begging,
  'royal-court': m.world_short_royal_court,
}

/** What a penalty means, in words that find room beside others. */
export const penaltyInShort = (penalty: Penalty, language: Language): string =>
  SHORT_PENALTIES[penalty]({}, { locale: language })
