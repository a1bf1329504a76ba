import type { Move } from '@chronik/kernel'
import { NONE, nameOf } from '@chronik/kernel'
import {
  CUBES,
  connysAnswer,
  connysNext,
  couldDie,
  FIGURES,
  PLACES,
  SPACES,
  type VillageLog,
  type VillageState,
} from '@chronik/village'
import { story } from '@chronik/village/story'
import { capital, inSentences, readMove, refusalWords, spokenTokens } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import type { Effect } from './effects.ts'
import type { VillageContext } from './figures.ts'
import { fromSpace } from './places.ts'

/** What an option does beside its price: who dies, what is lost. */
export function warningOf(context: VillageContext, effect: Effect): string | undefined {
  const { entries, state } = effect
  const { seat, language, game } = context
  const locale = { locale: language }
  const parts: string[] = []
  /** Deaths that are due and not yet told: they come when the action is complete. */
  let owed = 0
  for (const entry of entries) {
    if (entry.seat !== seat) continue
    if (entry.code === 'time') owed += entry.crossings
    else if (entry.code === 'death' || entry.code === 'nobody-dies') owed--
    if (entry.code === 'lost') {
      const refusal = { code: entry.why, rule: entry.rule, ...(entry.params && { params: entry.params }) }
      parts.push(m.act_note_lost({ why: refusalWords(game, refusal, language) }, locale))
    } else if (entry.code === 'death')
      // Who dies is what is chosen there; to be told is where they go.
      parts.push(
        context.decision === 'd-death' ? restOf(state, entry.to, locale) : deathWords(state, entry, locale),
      )
    else if (entry.code === 'overflow') parts.push(m.act_note_overflow({ amount: entry.amount }, locale))
  }
  if (owed > 0) parts.push(mortalWords(context, state))
  for (const filling of fillingsIn(state.box)) {
    const more = filling.note?.(context, effect)
    if (more !== undefined) parts.push(more)
  }
  return parts.length === 0 ? undefined : inSentences(parts)
}

/** Whether somebody of one's own dies by it, now or when the action is complete. */
export function costsLife({ seat }: VillageContext, { entries }: Effect): boolean {
  return entries.some(
    (entry) =>
      entry.seat === seat && (entry.code === 'death' || (entry.code === 'time' && entry.crossings > 0)),
  )
}

/** Who could die and where they would rest, for deaths that follow. */
function mortalWords({ game, seat, language }: VillageContext, state: VillageState): string {
  const locale = { locale: language }
  const mortals = couldDie(state, seat)
  if (mortals.length === 0) return m.act_note_dies({}, locale)
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  const byRest = Map.groupBy(mortals, ({ rest }) => restOf(state, PLACES.list[rest], locale))
  const where = Array.from(byRest, ([rest, those]) => {
    const places = those.map(({ place }) => shortPlace(nameOf(PLACES.list[place], language, game.names)))
    return `${or.format(new Set(places))}: ${rest}`
  })
  return m.act_note_could_die({ who: mortalsOf(mortals, locale), where: where.join('; ') }, locale)
}

/** V-604: they have the same number, unless bread has raised one of them. */
function mortalsOf(mortals: ReturnType<typeof couldDie>, locale: Locale): string {
  const numbers = new Set(mortals.map(({ figure }) => FIGURES.list[figure].charAt(0)))
  const [number] = numbers
  if (numbers.size > 1) return m.act_note_mortal_any({}, locale)
  return (mortals.length === 1 ? m.act_note_mortal_one : m.act_note_mortal_of)({ number }, locale)
}

/** `Council, step 2` among other places: `council 2`. */
function shortPlace(name: string): string {
  return name.replace(/, \S+ (?=\d)/, ' ')
}

/** A place of the vocabulary where somebody rests, in a few words. */
function restOf({ box }: VillageState, place: string, locale: Locale): string {
  const rest = firstOf(fillingsIn(box), ({ rests }) => rests?.(place))
  if (rest !== null) return rest.where({}, locale)
  if (place.startsWith('chr')) return m.act_note_rests_chronicle({}, locale)
  return place === 'gone' ? m.act_note_rests_gone({}, locale) : m.act_note_rests_grave({}, locale)
}

type Locale = { readonly locale: VillageContext['language'] }

function deathWords(
  { box }: VillageState,
  { figure, to }: VillageLog & { code: 'death' },
  locale: Locale,
): string {
  const number = figure.charAt(0)
  if (to.startsWith('chr-')) return m.act_note_death_chronicle({ number }, locale)
  const rest = firstOf(fillingsIn(box), ({ rests }) => rests?.(to))
  if (rest !== null) return rest.death({ number }, locale)
  return to === 'gone'
    ? m.act_note_death_gone({ number }, locale)
    : m.act_note_death_grave({ number }, locale)
}

/** VS-208: what Conny takes after this cube. */
export function connysAnswerTo(context: VillageContext, move: Move): string | undefined {
  if (!context.state.box.solo) return undefined
  const { space, cube } = readMove(context.game, move).words
  const at = { space: place(SPACES.list, space), cube: place(CUBES.list, cube) }
  const next = connysAnswer(context.state, at.space, at.cube)
  if (next === null) return undefined
  const { language } = context
  const name = (word: string) => capital(nameOf(word, language, context.game.names))
  const from = name(SPACES.list[next.space])
  // In a few words: every option says it.
  return next.cube === NONE
    ? m.act_note_conny_choice({ space: from }, { locale: language })
    : m.act_note_conny({ cube: name(CUBES.list[next.cube]), space: from }, { locale: language })
}

/** What Conny takes at the end of the turn under way. */
export function connysNextWords(context: VillageContext): string | undefined {
  return context.state.box.solo ? wordsFor(context, connysNext(context.state)) : undefined
}

function wordsFor(
  { language, state }: VillageContext,
  next: ReturnType<typeof connysNext>,
): string | undefined {
  if (next === null) return undefined
  const locale = { locale: language }
  const from = fromSpace(state.box, SPACES.list[next.space], language)
  if (next.cube === NONE) return m.act_hint_conny_choice({ from }, locale)
  const cube = spokenTokens(story, [{ piece: CUBES.list[next.cube] }], language)
  return m.act_hint_conny({ cube, from }, locale)
}

function place(list: readonly string[], word: string): number {
  return list.indexOf(word)
}
