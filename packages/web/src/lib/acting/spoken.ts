import type { Language } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import type { TableSession } from '../session/session.svelte.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { OptionCard, OptionGroup, Prompt } from '../table/contract.ts'
import { inSentences, refusalWords, spokenPrice, spokenTokens } from '../table/wording.ts'
import { m } from '../words/messages.js'

/** Why an option cannot be had, in words; '' if it can. */
export function whyNot({ game }: Pick<TableSession, 'game'>, { refusal }: OptionCard | OptionGroup): string {
  return refusal === undefined ? '' : refusalWords(game, refusal, settings.language)
}

/** What is told beside a question; that of the first one has been heard when a place of it is chosen, a warning stays. */
export const besideQuestion = (
  { warning, hint = '' }: Pick<Prompt, 'warning' | 'hint'>,
  narrowed: boolean,
): string => warning ?? (narrowed ? '' : hint)

/** What an option is, costs and brings, for those who listen. */
export function spokenOption(
  session: Pick<TableSession, 'game' | 'words'>,
  one: OptionCard | OptionGroup,
): string {
  const { words } = session
  const { language } = settings
  const title = (('spoken' in one ? one.spoken : undefined) ?? one.title).replaceAll('\u00AD', '')
  const parts = 'options' in one ? spokenGroup(words, one, language) : spokenCard(words, one, title, language)
  return inSentences([title, ...parts, whyNot(session, one)])
}

function spokenCard(words: GameStory, card: OptionCard, title: string, language: Language): string[] {
  const { about = '', cost, gain, note, remark } = card
  return [about, unlessCalled(title, spokenPrice(words, cost, gain, language)), note ?? remark ?? '']
}

/** What there is; an only option is chosen together with its group: what it is and costs is said before. */
function spokenGroup(words: GameStory, group: OptionGroup, language: Language): string[] {
  const { title, tokens, options, note } = group
  const what = spokenTokens(words, tokens, language)
  const there = unlessCalled(title, what) === '' ? '' : m.act_spoken_there({ what }, { locale: language })
  if (options.length !== 1) return [there, note ?? '']
  const [only] = options
  // A deed that stands beside the places is no place: it says all that it would where it is asked for alone.
  if (only.title === title) return spokenCard(words, only, title, language)
  // A cube that lies there is that option; a good that is made there is still to be made.
  const isSaid = what === '' || tokens.some(({ piece }) => piece === only.piece)
  return [
    there,
    isSaid ? '' : (only.spoken ?? only.title),
    spokenPrice(words, only.cost, [], language),
    only.note ?? note ?? '',
  ]
}

/** What is called as the option is needs no second name. */
const unlessCalled = (title: string, what: string): string =>
  what.toLowerCase() === title.replaceAll('\u00AD', '').toLowerCase() ? '' : what
