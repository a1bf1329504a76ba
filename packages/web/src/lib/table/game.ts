import type { AnyState, Game, Language, LogEntry } from '@chronik/kernel'
import type { Component, Snippet } from 'svelte'
import type { Acting } from '../acting/offer.ts'
import type { Flight } from '../motion/flight.ts'
import type { Seat, StoryLine, TableProps } from './contract.ts'

/** What a table gives its board: the position, and what stands around it. */
export interface TableBoardProps<S extends AnyState = AnyState> extends TableProps<S> {
  readonly tools: Snippet
  readonly bar: Snippet
  readonly story: Snippet
}

/** What the final scoring shows: the last position, the points over the rounds, and what can be done now. */
export interface ScoringProps<S extends AnyState = AnyState> extends TableProps<S> {
  readonly course: readonly (readonly number[])[] | null
  readonly actions: Snippet
  readonly corner: Snippet
}

/** Tells the log of one match in lines, oldest first; `tentative` follows it and may be another one next time. */
export interface Teller {
  tell(
    told: readonly LogEntry[],
    tentative: readonly LogEntry[],
    cast: { readonly seats: readonly Seat[]; readonly language: Language },
  ): readonly StoryLine[]
}

/** What the table of a game is made of; loaded when somebody sits down at one. */
export interface GameTable<S extends AnyState = AnyState> {
  readonly Board: Component<TableBoardProps<S>>
  readonly Scoring: Component<ScoringProps<S>>
  /** How it words its decisions. */
  readonly acting: Acting<S>
  /** A teller for one match. */
  story(game: Game<S>): Teller
  /** The pieces that an entry of the log moves, as far as the board lets them be seen. */
  flights(entry: LogEntry, after: S, seats: readonly Seat[]): readonly Flight[]
  /** The pieces of the table as symbols, beside those of the shell. */
  sheet(): string
}

/** A game as the shell meets it: small, for every page imports it; what is heavy it loads. */
export interface GameManifest<S extends AnyState = AnyState> {
  readonly id: string
  /** What it is called in the language of the screen. */
  name(): string
  /** Its references in docs/rules, by file; the first is the usual one. */
  readonly books: readonly string[]
  /** Which of them holds a rule, by its number. */
  bookOf(rule: string): string
  rules(): Promise<Game<S>>
  /** Its table; null while it has none of its own. */
  readonly table: (() => Promise<GameTable<S>>) | null
}
