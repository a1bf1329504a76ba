import type { AnyState, Edition, Game, LogEntry, Name, OptionValue, Setup } from '@chronik/kernel'
import type { GameStory } from '@chronik/kernel/story'
import type { Component, Snippet } from 'svelte'
import type { Acting } from '../acting/offer.ts'
import type { EditionGuide } from '../edition/guide.ts'
import type { Lesson } from '../learning/pauses.ts'
import type { Plan } from '../library/plan.ts'
import type { Flight } from '../motion/flight.ts'
import type { School } from '../school/chapter.ts'
import type { Seat, TableProps, TargetId } from './contract.ts'
import type { Later } from './later.svelte.ts'

/** What a table gives its board: the position, and what stands around it. */
export interface TableBoardProps<S extends AnyState = AnyState> extends TableProps<S> {
  readonly tools: Snippet
  /** On a phone it is as wide as a hand. */
  readonly bar: Snippet<[phone: boolean]>
  readonly story: Snippet
}

/** What the final scoring shows: the last position, the points over the rounds, and what can be done now. */
export interface ScoringProps<S extends AnyState = AnyState> extends TableProps<S> {
  readonly course: readonly (readonly number[])[] | null
  readonly actions: Snippet
  readonly corner: Snippet
}

/** What the table of a game is made of; loaded when somebody sits down at one. */
export interface GameTable<S extends AnyState = AnyState> {
  readonly Board: Component<TableBoardProps<S>>
  readonly scoring: Later<Component<ScoringProps<S>>>
  /** What else nobody needs before the first move; it is loaded after it. */
  readonly later?: readonly Later<unknown>[]
  /** How it words its decisions. */
  readonly acting: Acting<S>
  /** What an entry of the log is about, to light up on the board. */
  targets?(entry: LogEntry, seats: readonly Seat[]): readonly TargetId[]
  /** The passage of the rulebook that tells what something on the board is good for. */
  about?(id: TargetId): string | null
  /** How near the end is, in a sentence. */
  outlook?(view: S): string
  /** What a line of the score is called, where the game's own word would not do; else undefined. */
  lineName?(line: string): string | undefined
  /** Whether a viewer may know what a seat has on a line of the score before the end; without it everything is. */
  isOpen?(view: S, line: string, seat: number, viewer: number): boolean
  /** Whether an entry of the log is a deed that its seat chooses, as long as there is a choice. */
  isDeed?(entry: LogEntry): boolean
  /** What is added to the game at this table, and the book that tells it. */
  readonly added?: Added
  /** What passes too quickly for somebody who plays it for the first time. */
  readonly lessons?: readonly Lesson[]
  /** What an entry of the log opens, as a heading of the story; without it the number of the round. */
  heading?(entry: LogEntry): string | null
  /** The pieces that an entry of the log moves, as far as the board lets them be seen. */
  flights(entry: LogEntry, after: S, seats: readonly Seat[]): readonly Flight[]
  /** How long what an entry shows stays to be read, in flights of a piece; a breath if it does not say. */
  holds?(entry: LogEntry): number
  /** The pieces of the table as symbols, beside those of the shell. */
  sheet(): string
}

/** What is added to a game: a chapter for each, for those who do not know it yet. */
export interface Added {
  readonly book: string
  readonly chapters: readonly { readonly id: string; readonly chapter: string }[]
}

/** An option of a new match in words. */
export interface AskedOption {
  readonly id: string
  readonly title: string
  readonly detail?: string
  /** What can be chosen in this match; a piece stands in the place of its label. */
  readonly choices?: readonly { readonly value: string; readonly label: string; readonly piece?: string }[]
}

export interface MoreProps {
  readonly plan: Plan
  readonly change: (id: string, value: OptionValue) => void
}

/** How a new match of a game is agreed on, beyond what the form knows by itself; loaded with the form. */
export interface GameSetup {
  /** The options it asks for, in this order. */
  asked(plan: Plan): readonly AskedOption[]
  /** What is said to somebody who plays alone, with the piece that stands for it. */
  readonly solo?: { readonly piece: string; hint(): string }
  /** What the box holds, in a few words, and which of its figures are counted. */
  contents(): string
  isCounted(path: string): boolean
  /** What lies on the table for so many players. */
  readonly Preview?: Component<{ readonly plan: Plan; readonly edition?: Edition | undefined }>
  /** More that can be agreed on: expansions. */
  readonly More?: Component<MoreProps>
  /** Options that it asks for, as far as they matter. */
  agrees?(plan: Plan): readonly string[]
  /** The pieces that these show. */
  sheet(): string
}

/** A game as the shell meets it: small, for every page imports it; what is heavy it loads. */
export interface GameManifest<S extends AnyState = AnyState> {
  readonly id: string
  /** What it is called, in each language. */
  readonly title: Name
  /** Its references in docs/rules, by file; the first is the usual one. */
  readonly books: readonly string[]
  /** Which of them holds a rule, by its number. */
  bookOf(rule: string): string
  /** What a book is called, where it is not called like the game. */
  bookName?(book: string): string | null
  rules(): Promise<Game<S>>
  /** What happens in it, in words. */
  story(): Promise<GameStory>
  /** Its pieces as symbols, for pages that show some. */
  readonly sheet?: () => Promise<string>
  /** What only it knows about a new match; without it the form asks for every option by its name. */
  readonly setup?: () => Promise<GameSetup>
  /** Its lessons at the real table. */
  readonly school?: () => Promise<School>
  /** How the figures of its edition are told. */
  readonly edition?: () => Promise<EditionGuide>
  /** Its table for a match of this setup; null for the plain one that any game can be played at. */
  readonly table: ((setup: Setup) => Promise<GameTable<S>>) | null
}
