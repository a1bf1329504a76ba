import type { AnyState, Game, Language, Move, Refusal } from '@chronik/kernel'
import type {
  OptionCard,
  OptionGroup,
  OptionSection,
  Prompt,
  Seat,
  TargetId,
  TargetState,
} from '../table/contract.ts'

/** A decision of a person here, with everything that words for it need. */
export interface Context<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly state: S
  /** Who decides. */
  readonly seat: number
  readonly decision: string
  readonly moves: readonly Move[]
  readonly seats: readonly Seat[]
  readonly language: Language
}

/** What something on the board stands for now: the moves that begin there, or an explanation. */
export interface Aim {
  readonly state: TargetState
  /** One is played at once; of several one is to be chosen; without any it explains itself. */
  readonly moves: readonly Move[]
  /** Played one after the other, at once: one deed for what the rules ask in several steps. */
  readonly series?: readonly Move[]
  /** The keys of the options to choose from, where they begin with the same move. */
  readonly keys?: readonly string[]
  readonly label: string
  /** What else is to be known of it at a glance: that only its cube is to be had. */
  readonly note?: string | undefined
}

/** A decision as a person meets it. */
export interface Offer {
  readonly prompt: Prompt
  readonly cards: readonly OptionCard[]
  /** The same options by the thing they belong to, where there would be too many at once. */
  readonly groups: readonly OptionGroup[] | null
  /** The parts of the bar, where its options stand in several. */
  readonly sections?: readonly OptionSection[]
  readonly aims: ReadonlyMap<TargetId, Aim>
}

/** What is asked for and what there is of it, for a refusal that shows both. */
export interface Need {
  readonly piece: string
  readonly amount: number
  readonly have: number
}

/** Why something on the board cannot be had now. */
export interface Explained {
  readonly title: string
  readonly refusal: Refusal
  readonly sentence: string
  readonly needs: readonly Need[]
}

/** How a game words its decisions. */
export interface Acting<S extends AnyState = AnyState> {
  offer(context: Context<S>): Offer
  /** The question once only these moves are left to choose from. */
  narrowed(context: Context<S>, id: TargetId): string
  /** What the button says that makes this move binding. */
  act(context: Context<S>, move: Move): string
  /** Why this cannot be had now, or null where there is nothing to say. */
  explain(context: Context<S>, id: TargetId): Explained | null
  /** A move in words, as a bot would recommend it. */
  tell(context: Context<S>, move: Move): string
  /** Words as they find room where it is narrow; as they are unless a game says where they break. */
  breakable?(words: string): string
}
