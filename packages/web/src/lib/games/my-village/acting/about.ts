import { blackAnswers, journeyWorth, wantsOf } from '@chronik/my-village'
import type { Reading } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { amounts } from '../naming.ts'
import { goodOf } from '../words.ts'
import type { MyVillageContext } from './context.ts'

/** What a card is good for later: what a customer wants, what a church or a hall does, what a monk brings. */
export function aboutOf(context: MyVillageContext, { kind, words }: Reading): string | undefined {
  const { state, language } = context
  const locale = { locale: language }
  const { figures } = state.box
  if (words.customer !== undefined)
    return m.my_customer_about(
      {
        goods: amounts(wantsOf(state, words.customer), language),
        points: figures.customer[words.customer].prestige,
      },
      locale,
    )
  if (words.banner === undefined) return undefined
  if (kind !== 'black <banner>') return undefined
  const good = goodOf(words.banner)
  if (good !== null) return m.my_makes({ good: amounts([good], language) }, locale)
  if (words.banner.startsWith('monk-')) return bonusOf(context, words.banner)
  if (words.banner.startsWith('travel-'))
    return m.my_journey_about(journeyWorth(state, words.banner.slice(7)), locale)
  const does = m.my_does({ card: words.banner }, locale)
  return does === '' ? undefined : does
}

function bonusOf({ state, seat, language }: MyVillageContext, banner: string): string | undefined {
  const top = blackAnswers(state, seat).find((answer) => answer.banner === banner)?.card ?? null
  const bonus = top === null ? undefined : state.box.figures.monk.bonus[top]
  return bonus === undefined
    ? undefined
    : m.my_bonus_text({ bonus: bonus.kind }, { locale: language }).replace(/\.$/, '')
}
