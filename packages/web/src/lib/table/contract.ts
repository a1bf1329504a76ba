import type { AnyState, Game, Language, LogEntry, Move, Refusal } from '@chronik/kernel'
import type { StoryLine as Line, Token as Piece } from '@chronik/kernel/story'

/**
 * What session, acting and board agree on. The session holds the match and knows no screen; acting turns
 * legal moves into targets and options in words; a board draws a position with its targets and contains no
 * rules.
 */

/** Who sits where. */
export interface Seat {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Colour of the pieces: a word of the game. */
  readonly colour: string
  /** Level of a bot. */
  readonly level?: string
}

/**
 * Something on the board that can be pointed at, as `<kind>:<word>[:<word>]` in the vocabulary of the game,
 * for Village: `space:crafts`, `cube:crafts:skill`, `well`, `building:smithy`, `mill`, `castle:castle-a`,
 * `road:road-3`, `council:2`, `church:3`, `customer:customer-07`, `figure:0:1a` (seat and figure),
 * `good:0:wagon`, `influence:0:skill`, `coins:0`, `grain:0`, `lifetime:0:7`, `chronicle:chr-farm-2`,
 * `grave:grave-1`, `bag`, `stack`, `farm:0`, `tray:4`, `fate:2`. The board puts it on the element as
 * `data-at`, so that motion finds where pieces come from and go to.
 */
export type TargetId = string

/**
 * - `possible`: glows in gold; acting on it plays or opens a choice,
 * - `chosen`: it belongs to the option that is chosen and awaits confirmation,
 * - `refused`: was asked for and cannot be had; the popover says why,
 * - `asked`: rests, but explains itself when asked.
 */
export type TargetState = 'possible' | 'chosen' | 'refused' | 'asked'

export interface Target {
  readonly state: TargetState
  /** What a screen reader says and a tooltip shows: what it is, what it costs, what it brings. */
  readonly label: string
  /** What else is to be known of it at a glance. */
  readonly note?: string | undefined
  act(): void
}

/** What a board needs to draw one position. */
export interface BoardProps<S extends AnyState = AnyState> {
  /** The position that is shown; hidden things are hidden. */
  readonly view: S
  /** The position as it would be after the chosen option; differences are drawn as previews. */
  readonly preview: S | null
  /** Whose eyes: this seat's farm lies below. */
  readonly seat: number
  readonly seats: readonly Seat[]
  /** Whose decision is awaited, or -1. */
  readonly due: number
  readonly decision: string
  readonly targets: ReadonlyMap<TargetId, Target>
  /** What happened so far, for scenes that tell of it: who sold to whom today, who came out of the bag. */
  readonly log: readonly LogEntry[]
  readonly language: Language
}

/** The same with the rules of the game, whose names and figures every part may need. */
export interface TableProps<S extends AnyState = AnyState> extends BoardProps<S> {
  readonly game: Game<S>
}

/** An option of the decision that is due, as the action bar shows it. */
export interface OptionCard {
  readonly move: Move
  readonly title: string
  /** What it is called for those who listen, where the title leans on the piece before it. */
  readonly spoken?: string
  /** Stands before the title: the figure, the cube, the good it is about. */
  readonly piece?: string
  /** Pieces and signs with numbers: what it costs, then what it brings. */
  readonly cost: readonly Token[]
  readonly gain: readonly Token[]
  /** What else is to be known: who would die, what would be lost. */
  readonly note?: string | undefined
  /** The note in few words, for the option itself: the whole of it stands with the question, and is heard. */
  readonly brief?: string
  /** What stands before the note when the question warns of it: that of the question unless told, nothing if ''. */
  readonly sign?: string | undefined
  /** The same where nothing is lost by it: the question keeps its own hint. */
  readonly remark?: string | undefined
  /** What it asks and brings later: shown where the price stands, and told by `about`. */
  readonly later?: { readonly cost: readonly Token[]; readonly gain: readonly Token[] }
  /** What it is good for later, where the title and the price do not say it: told in the tip and to who listens. */
  readonly about?: string | undefined
  /** Leaves things as they are (skip, pass, done): a quiet button beside the cards. */
  readonly quiet?: boolean
  /** A quiet one that says "that is all" of several deeds: it is not offered in the place of one that is chosen. */
  readonly finishes?: boolean
  /** Moves that follow at once: one option for what the rules ask in several steps. */
  readonly next?: readonly Move[]
  /** A few signs that tell it apart from its like where there is no room for its title. */
  readonly short?: string
  /** The section of the bar it belongs to. */
  readonly section?: string
  /**
   * Is chosen on the table itself: the bar does not show it. `wide`: only where the table is wide, and not once it
   * is chosen. `aside`: it stands beside the question, until the thing on the table that it belongs to is chosen.
   */
  readonly onTable?: 'always' | 'wide' | 'aside'
  /** Lights up on the board while the option is looked at. */
  readonly targets: readonly TargetId[]
  /** Present if it cannot be chosen now. */
  readonly refusal?: Refusal
}

/** A titled part of the bar: its options exclude those of the other parts, or stand beside them. */
export interface OptionSection {
  readonly id: string
  readonly title: string
  readonly piece?: string
  /** A few words beside the title: how many of them, what each costs. */
  readonly hint?: string
  /** Why nothing can be chosen here. */
  readonly closed?: string
}

/** Options that belong to one thing on the board; it is chosen first. */
export interface OptionGroup {
  readonly id: TargetId
  readonly title: string
  readonly tokens: readonly Token[]
  readonly options: readonly OptionCard[]
  /** The key that opens it, counted from 1; without it its place among the others. It stays while others go. */
  readonly key?: number
  /** On a phone it is chosen on the table itself: the bar does not show it. */
  readonly onTable?: 'phone'
  /** What is to be known before it is opened: the action would be lost. */
  readonly note?: string | undefined
  /** Present if none of them can be chosen now. */
  readonly refusal?: Refusal
}

/** What is asked, in words. */
export interface Prompt {
  readonly question: string
  readonly hint?: string
  /** Has a price in lives, or loses something. */
  readonly warning?: string
  /** What stands before the warning: a quill unless told, nothing if ''. */
  readonly sign?: string
}

/** So many of a piece. */
export interface Token extends Piece {
  /** Not beside the one before it but in its place: a horse or an ox. */
  readonly or?: true
}

/** One line of the log in words, as the page shows it. */
export interface StoryLine extends Line {
  /** What hovering shows on the board. */
  readonly targets: readonly TargetId[]
}
