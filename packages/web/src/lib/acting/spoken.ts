import type { TableSession } from '../session/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { OptionCard, OptionGroup } from '../table/contract.ts'
import { inSentences, refusalWords, spokenPrice, spokenTokens } from '../table/wording.ts'

/** Why an option cannot be had, in words; '' if it can. */
export function whyNot({ game }: Pick<TableSession, 'game'>, { refusal }: OptionCard | OptionGroup): string {
  return refusal === undefined ? '' : refusalWords(game, refusal, settings.language)
}

/** What an option is, costs and brings, for those who listen. */
export function spokenOption(
  session: Pick<TableSession, 'game' | 'words'>,
  one: OptionCard | OptionGroup,
): string {
  const { words } = session
  const price =
    'options' in one
      ? spokenTokens(words, one.tokens, settings.language)
      : spokenPrice(words, one.cost, one.gain, settings.language)
  const title = (('spoken' in one ? one.spoken : undefined) ?? one.title).replaceAll('\u00AD', '')
  // A piece that is called as the option is needs no second name.
  const more = price.toLowerCase() === title.toLowerCase() ? '' : price
  const about = 'options' in one ? '' : (one.about ?? '')
  const note = one.note ?? ('remark' in one ? one.remark : undefined) ?? ''
  return inSentences([title, about, more, note, whyNot(session, one)])
}
