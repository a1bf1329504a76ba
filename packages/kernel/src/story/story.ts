import type { Language, Name, Names, Translated } from '../language.ts'
import type { LogEntry } from '../log.ts'
import type { Act } from './act.ts'
import type { People } from './cast.ts'
import type { Sentence } from './sentence.ts'
import type { Parts, Token } from './token.ts'

/** What a blank can be filled with. */
export type Value = string | number | boolean | People | Parts | undefined
export interface Values {
  readonly [blank: string]: Value
}

/** One line of the story: text and pieces in turn. */
export interface StoryLine<L extends LogEntry = LogEntry> {
  readonly seat: number | null
  readonly parts: Parts
  /** The entries it tells of, for a screen that lights up what they name. */
  readonly about: readonly L[]
  /** How many entries of the log were told up to here: the number of the position to visit. */
  readonly told: number
  /** The rule behind it. */
  readonly rule?: string
  /** Belongs to a turn that is not yet binding. */
  readonly tentative?: boolean
}

/** What tellers of one line can ask for. */
export interface Tale<L extends LogEntry = LogEntry, M = unknown> {
  readonly act: Act<L, M>
  readonly memory: M
  readonly language: Language
  /**
   * A sentence with its blanks filled, first from these values, then from the entry: `who` is its seat,
   * `cost` and `gain` are what belongs to the line.
   */
  readonly say: (sentence: Sentence, values?: Values) => Parts
  /** What a word of the game is called. */
  readonly name: (word: string) => string
  /** `a, b and c`. */
  readonly list: (texts: readonly string[]) => string
  /** In which colour a seat plays. */
  readonly colour: (seat: number) => string
  /** Several seats, for a blank that names them. */
  readonly people: (...seats: readonly number[]) => People
}

/** The entry of a log that has a code. */
export type EntryOf<L extends LogEntry, C extends string> = L extends { readonly code: infer K }
  ? C extends K
    ? L & { readonly code: C }
    : never
  : never

/** How entries of one code are told. */
export interface Telling<E extends LogEntry, L extends LogEntry = LogEntry, M = unknown> {
  /** The sentence of a line that begins with such an entry. */
  readonly say: Sentence | ((entry: E, tale: Tale<L, M>) => Parts)
  /** Told in the line before it: if that began with one of these codes, or if the answer is yes. */
  readonly joins?: readonly string[] | ((entry: E, act: Act<L, M>) => boolean)
  /** What it costs or brings whom it is about, where it belongs to another line. */
  readonly cost?: (entry: E) => readonly Token[]
  readonly gain?: (entry: E) => readonly Token[]
  /** Takes what was paid just before it by the same seat. */
  readonly paid?: boolean
  /** Takes a payment or a gift that follows it. */
  readonly takes?: (entry: L, act: Act<L, M> & { readonly head: E }) => boolean
  /** Comes in between and leaves alone what was paid for something else. */
  readonly aside?: boolean
  /** An entry that is revealed to it and completes its sentence. */
  readonly completed?: string
  /** Nothing worth a word happened. */
  readonly silent?: (entry: E) => boolean
  /** The rule behind it, where the entry itself does not name one. */
  readonly rule?: string | ((entry: E) => string)
}

/** A sentence alone, where nothing else is to be said about a code. */
export type Teller<E extends LogEntry, L extends LogEntry = LogEntry, M = unknown> =
  | Sentence
  | Telling<E, L, M>

/** Tellers for every code of a log; `All` is the whole log where they are those of a module. */
export type Tellers<L extends LogEntry, All extends LogEntry = L, M = unknown> = {
  readonly [C in L['code']]: Teller<EntryOf<L, C>, All, M>
}

/** What a story keeps in mind from entry to entry. */
export interface Memory<L extends LogEntry, M> {
  readonly start: M
  /** A new value, never a changed one. */
  readonly after: (memory: M, entry: L) => M
}

/** Those who act without a seat at the table. */
export interface Strangers<M> {
  readonly name: (seat: number) => Name
  readonly colour: (seat: number, memory: M) => string
}

/** The story of a game in words: what a game fills, beside its rules. */
export interface GameStory<L extends LogEntry = LogEntry, M = unknown> {
  /** What words of the game are called. */
  readonly names: Translated
  /**
   * What pieces are called when they are spoken of: one of them with its article in the accusative, then
   * several: `einen Wagen|Wagen`. A word with such a name is shown as a piece.
   */
  readonly pieces: Names
  readonly tellers: { readonly [code: string]: Teller<L, L, M> | undefined }
  readonly memory?: Memory<L, M>
  readonly strangers?: Strangers<M>
}

/** A story with all its tellers; outside its types are those of any log. */
export function defineStory<L extends LogEntry, M = undefined>(
  story: Omit<GameStory<L, M>, 'tellers'> & { readonly tellers: Tellers<L, L, M> },
): GameStory {
  return story as unknown as GameStory
}

/** How entries of a code are told, if somebody knows. */
export function tellingOf<L extends LogEntry, M>(
  { tellers }: GameStory<L, M>,
  code: string,
): Telling<L, L, M> | null {
  const teller = Object.hasOwn(tellers, code) ? tellers[code] : undefined
  if (teller === undefined) return null
  return 'say' in teller ? teller : { say: teller }
}

/** The number of the rule behind an entry; undefined where nobody says it. */
export function ruleBehind<L extends LogEntry, M>(story: GameStory<L, M>, entry: L): string | undefined {
  const { rule: own } = entry as { readonly rule?: unknown }
  if (typeof own === 'string') return own
  const rule = tellingOf(story, entry.code)?.rule
  return typeof rule === 'function' ? rule(entry) : rule
}

/** Whether a line tells of nothing but a payment: it becomes a part of what it is for, if that still comes. */
export function isBarePayment(story: GameStory, { about }: Pick<StoryLine, 'about'>): boolean {
  return about.length > 0 && about.every(({ code }) => tellingOf(story, code)?.cost !== undefined)
}

/** Whether what completes the sentence of a line is still to be revealed. */
export function awaitsReveal(story: GameStory, { about }: Pick<StoryLine, 'about'>): boolean {
  const completed = about[0] === undefined ? undefined : tellingOf(story, about[0].code)?.completed
  return completed !== undefined && about.every(({ code }) => code !== completed)
}

/** Whether others who do the same would be told in the same line: until they have, nobody knows all who did it. */
export function gathersOthers(story: GameStory, { about }: Pick<StoryLine, 'about'>): boolean {
  const [head] = about
  if (head?.seat === undefined) return false
  const joins = tellingOf(story, head.code)?.joins
  if (typeof joins !== 'function') return joins?.includes(head.code) === true
  const act = { head, cost: [], gain: [], more: [], memory: story.memory?.start, told: 0 }
  return joins({ ...head, seat: head.seat + 1 }, act)
}
