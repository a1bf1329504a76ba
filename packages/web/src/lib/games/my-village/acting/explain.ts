import { LANGUAGES, type Refusal, type Translated, tell } from '@chronik/kernel'
import {
  blackAnswers,
  CARDS,
  DICE,
  needsOf as needsOfBanner,
  PROFESSIONS,
  villageOf,
  whyNotYet,
} from '@chronik/my-village'
import type { Need } from '#lib/acting/offer.ts'
import { isTelling, whyNot } from '#lib/acting/why.ts'
import type { TargetId } from '#lib/table/contract.ts'
import { capital } from '#lib/table/wording.ts'
import { cardName } from '../words.ts'
import type { MyVillageContext } from './context.ts'

/** Why something on the table cannot be had now. */
export function explainTarget(context: MyVillageContext, id: TargetId): Refusal | null {
  const texts = textsOf(context, id)
  const refusal = whyNot(context, texts)
  if (isTelling(refusal)) return refusal
  const { game, state, seat } = context
  const meant = texts.length === 0 ? undefined : game.notation.parse(texts[0])
  return (typeof meant === 'number' ? whyNotYet(state, seat, meant) : null) ?? refusal
}

/** A refusal in words that call a card as the table does, by what is printed on it. */
export function sentenceOf({ game, state, language }: MyVillageContext, refusal: Refusal): string {
  const cards = [refusal.params?.banner, refusal.params?.customer].flatMap((word) =>
    typeof word === 'string' && Object.hasOwn(CARDS.at, word)
      ? [[word, cardName({ state, language }, word)] as const]
      : [],
  )
  const names = Object.fromEntries(
    LANGUAGES.map((one) => [one, { ...game.names[one], ...Object.fromEntries(cards) }]),
  ) as Translated
  return tell(refusal, language, game.refusals, names)
}

/** Moves that pointing at something may mean, the likeliest first. */
function textsOf({ decision, state, seat }: MyVillageContext, id: TargetId): readonly string[] {
  const [kind, word, more] = id.split(':')
  switch (kind) {
    case 'card': {
      if (decision === 'tile') return [`tile ${word}`]
      if (!word.startsWith('customer-')) return [`white ${word}`]
      const own = state.cards[CARDS.at[word]] === villageOf(seat)
      return own ? [`white ${word}`] : [`take ${word}`, `free ${word}`]
    }
    case 'offer':
      return [`black ${word}`]
    case 'game':
    case 'school':
      return decision === 'tile' ? [`tile ${kind}`] : [`white ${kind}`]
    case 'leader':
      return ['leader']
    case 'path':
      return more === 'main-house' ? ['house'] : more === 'coin-space' ? ['coins'] : ['stories']
    case 'die':
      return [`die ${word}`]
    case 'flag':
      return ['0', '1', '2'].map((markers) => `value ${word} coins 0 markers ${markers}`)
    case 'villager':
      return decision === 'victim' ? [`victim ${more}`] : [`graduate left ${more}`, `graduate right ${more}`]
    case 'pupil':
      return more === 'left' ? ['place-left'] : ['shift-right']
    case 'mark':
      return [`mark ${more}`]
    case 'coins':
      return ['pay coins']
    case 'joker':
      return ['pay joker']
    case 'good':
      return [`pay ${more}`]
    default:
      return []
  }
}

/** What a black banner or a customer asks in goods and coins, beside what there is of it; other cards are paid already. */
export function needsOf({ state, seat }: MyVillageContext, id: TargetId): readonly Need[] {
  const [kind, word] = id.split(':')
  const asks = kind === 'offer' || (kind === 'card' && word.startsWith('customer-'))
  return asks ? needsOfBanner(state, seat, word) : []
}

/** All things on the table that may be pointed at and then explain themselves. */
export function askable({ state, seat }: MyVillageContext): TargetId[] {
  const own = CARDS.list.filter((_, card) => state.cards[card] === villageOf(seat))
  return [
    ...own.map((card) => `card:${card}`),
    ...blackAnswers(state, seat).map(({ banner }) => `offer:${banner}`),
    ...DICE.list.flatMap((die, at) => (state.pool[at] > 0 ? [`die:${die}`] : [])),
    ...PROFESSIONS.list.map((profession) => `villager:${seat}:${profession}`),
    `game:${seat}`,
    `school:${seat}`,
    `leader:${seat}`,
  ]
}

/** Under the name of a thing its refusal does not begin with the name once more. */
export function underTitle(title: string, sentence: string): string {
  const named = `${title}: `
  return sentence.startsWith(named) ? capital(sentence.slice(named.length)) : sentence
}
