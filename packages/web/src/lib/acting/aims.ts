import type { Language } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import type { OptionCard, TargetId } from '../table/contract.ts'
import { beginAlike, keyOf } from '../table/option-key.ts'
import { capital, inSentences, spokenPrice } from '../table/wording.ts'
import * as m from '../words/messages.js'
import type { Aim } from './offer.ts'
import { once } from './once.ts'

/** Options by the things they point at; what cannot be chosen points at nothing. */
export function byTarget(cards: readonly OptionCard[]): Map<TargetId, OptionCard[]> {
  const found = new Map<TargetId, OptionCard[]>()
  for (const card of cards) {
    if (card.refusal !== undefined) continue
    for (const id of card.targets) {
      const own = found.get(id)
      if (own === undefined) found.set(id, [card])
      else own.push(card)
    }
  }
  return found
}

/** A thing that stands for these options; it is worded when somebody looks. */
export function possibleAim(
  own: readonly OptionCard[],
  word: () => string,
  noted?: () => string | undefined,
): Aim {
  const label = once(word)
  return {
    state: 'possible',
    ...meaning(own),
    get label() {
      return label()
    },
    get note() {
      return noted?.()
    },
  }
}

/** What pointing at a thing means, by its options. */
function meaning(own: readonly OptionCard[]): Pick<Aim, 'moves' | 'series' | 'keys'> {
  return {
    moves: own.map(({ move }) => move),
    ...(own.length === 1 && own[0].next !== undefined && { series: [own[0].move, ...own[0].next] }),
    ...(beginAlike(own) && { keys: own.map(keyOf) }),
  }
}

/** A thing that explains itself when it is asked; pointing at it may still mean some moves. */
export function askedAim(word: () => string, own: readonly OptionCard[] = []): Aim {
  const label = once(word)
  return {
    state: 'asked',
    ...meaning(own),
    get label() {
      return label()
    },
  }
}

/** What it is, what it costs and what it brings; of several options only what it is. */
export function aimLabel(
  { story, language }: { readonly story: GameStory; readonly language: Language },
  name: string,
  cards: readonly OptionCard[],
): string {
  const [card] = cards
  if (cards.length > 1) return m.act_label_several({ name, count: cards.length }, { locale: language })
  const price = spokenPrice(story, card.cost, card.gain, language)
  return inSentences([titledOnce(name, card.spoken ?? card.title), price, card.note ?? card.remark ?? ''])
}

/** Both names together; what the thing is called already is not said again. */
function titledOnce(name: string, title: string): string {
  // Where a word may break is written, not said.
  const plain = title.replaceAll('\u00AD', '')
  if (plain.toLowerCase().startsWith(`${name.toLowerCase()} `)) return plain
  return name.toLowerCase().includes(plain.toLowerCase()) ? capital(name) : `${name}: ${plain}`
}
