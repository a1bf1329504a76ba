import type { Language, Move } from '@chronik/kernel'
import type { VillageLog, VillageState } from '@chronik/village'
import type { Component } from 'svelte'
import type { Scene } from '#lib/art/picture.ts'
import type { Need, Offer } from '../../../acting/offer.ts'
import type { Lesson } from '../../../learning/pauses.ts'
import type { Flight } from '../../../motion/flight.ts'
import type { OptionCard, OptionGroup, Prompt, Seat, TargetId, Token } from '../../../table/contract.ts'
import type { Frame } from '../../../table/layout/size.ts'
import type { Reading } from '../../../table/wording.ts'
import type { Effect } from '../acting/effects.ts'
import type { VillageContext } from '../acting/figures.ts'
import type { Evening } from '../art/moments.ts'
import type { Craft } from '../board/crafts.ts'
import type { Figure } from '../reading.ts'

/*
 * What a module adds to the table of Village. A module is a folder with two files: `filling.ts` says what its
 * moves, questions, spots and lines are called and what may be pointed at (words and plain data, no component);
 * `look.ts`, which the filling loads, holds what is drawn. Both come only when the module is in play.
 *
 * The base table asks every filling in play, in the order of `modules.ts`, and knows none of them by name. All
 * fields but `id` and `look` may be left out: a kind of move without a face shows its notation in names, a decision
 * without a question asks for a choice, so a match can always be played to its end.
 *
 * Kinds of moves are written as their notation (`hire <captain>`), decisions as their id (`d-captain`), spots as in
 * table/contract.ts (`captain:captain-3`): what stands before the colon is the kind of the spot.
 */

/** How the base table words a question and its options. */
export interface Wording {
  offerOf(context: VillageContext): Offer
  cardOf(context: VillageContext, move: Move): OptionCard
  groupsOf(context: VillageContext, cards: readonly OptionCard[]): OptionGroup[] | null
  asides(groups: readonly OptionGroup[], cards: readonly OptionCard[]): OptionGroup[]
  aimsOf(
    context: VillageContext,
    cards: readonly OptionCard[],
    groups: readonly OptionGroup[] | null,
  ): Offer['aims']
  promptOf(context: VillageContext): Prompt
}

export type Word = (inputs: object, options: { readonly locale: Language }) => string

/** How an option is shown, beside its price. */
export interface Face {
  readonly title: string
  /** The same for those who do not see the piece. */
  readonly spoken?: string
  readonly piece?: string
  readonly quiet?: boolean
  readonly finishes?: boolean
  /** What it is good for later, for those who listen: on the table it is printed on the piece. */
  readonly about?: string
  /** What else is to be known, where nothing is lost by it. */
  readonly remark?: string
  /** What it asks and brings later, instead of its price. */
  readonly later?: NonNullable<OptionCard['later']>
  readonly targets: readonly TargetId[]
  /** Where it is chosen instead of the bar. */
  readonly onTable?: 'aside'
}

export type Drawing = (context: VillageContext, words: Reading['words']) => Face

type By<T> = { readonly [word: string]: T }

/** What is said of something on the board, by the two words behind its kind. */
type OfSpot<T> = By<(context: VillageContext, word: string, more: string) => T>

/** A line of the score. */
export interface Line {
  readonly piece: string
  name(): string
  /** Ground and ink of its bar. */
  readonly colour: readonly [ground: string, ink: string]
}

/** A place to rest: in a few words, and as a warning about a member of some number. */
export interface Rest {
  readonly where: Word
  readonly death: (inputs: { number: string }, options: { readonly locale: Language }) => string
}

/** A bell of a module that rang the end. */
export interface Bell {
  /** What was taken last. */
  readonly last: Word
  readonly name: Word
  /** Who lies there; null for a place that is free. */
  readonly beside: readonly (Figure | null)[]
}

export interface Filling {
  readonly id: string
  /** The chapter of the rulebook of the expansions that tells how it goes. */
  readonly chapter: string

  // What can be done.
  /** What a decision asks. */
  readonly questions?: By<Word>
  /** A sentence beneath the question; also beneath questions of the base game, behind their own. */
  readonly hints?: By<(context: VillageContext) => string | undefined>
  /** The question once something on the board is chosen of several; null where it stays as it is. */
  narrowed?(context: VillageContext, id: TargetId): string | null
  /** Faces of the kinds of moves that the module brings. */
  readonly faces?: By<Drawing>
  /** Faces of moves at a decision of the module, where another one would be misleading: `none` at `d-inn-buy`. */
  readonly facesAt?: By<By<Drawing>>
  /** What the button says that makes a move binding. */
  readonly acts?: By<Word>
  readonly actsAt?: By<By<Word>>
  /** Options by the thing they belong to, where a decision has too many for one list. */
  readonly groups?: By<(context: VillageContext, cards: readonly OptionCard[]) => OptionGroup[] | null>
  /** Options that a decision shows although they cannot be had now, each with its refusal. */
  readonly refused?: By<(context: VillageContext, cards: readonly OptionCard[]) => OptionCard[]>
  /** Things on the board in whose order the options of a decision stand, also those that cannot be had. */
  readonly places?: By<(context: VillageContext) => readonly TargetId[]>

  /** A question that is offered in another way than usual; null for what is no affair of the module. */
  offer?(context: VillageContext, wording: Wording): Offer | null
  /** The moment that somebody means who points at something; null for the present one. */
  asked?(context: VillageContext, id: TargetId): VillageContext | null
  /**
   * Several moves as one deed, each an option with those that follow (`next`); the moves themselves stay offered.
   * `warn` says who dies and what is lost on the way.
   */
  readonly ways?: By<
    (context: VillageContext, warn: (effect: Effect) => string | undefined) => readonly OptionCard[]
  >

  // What can be pointed at.
  /** Everything of the module that explains itself when it is pointed at. */
  askable?(context: VillageContext): readonly TargetId[]
  /** Notations of moves that pointing at a spot may mean; behind those of the base game for its own kinds. */
  readonly texts?: OfSpot<readonly string[]>
  readonly needs?: OfSpot<readonly Need[]>
  /** What a spot is called. */
  readonly names?: OfSpot<string>
  /** The action space that a kind of spot belongs to: before a cube is taken it stands for the space. */
  readonly spaceOf?: By<string>
  /** `from the inn`, by action space. */
  readonly from?: By<Word>
  /** The passage of the rulebook, by kind of spot and by action space. */
  readonly about?: By<string>
  readonly aboutSpaces?: By<string>

  // What an option costs and brings.
  /** Decisions that change little: a preview takes their first option. */
  readonly details?: readonly string[]
  /** Tokens of an entry of the log of this seat; null for what is no affair of the module. */
  tokens?(
    context: VillageContext,
    entry: VillageLog,
  ): { cost?: readonly Token[]; gain?: readonly Token[] } | null
  /** Gifts that are still to be chosen at a decision. */
  readonly gifts?: By<(context: VillageContext, moves: readonly Move[]) => readonly Token[]>
  /** Lines of the score whose growth an option shows as prestige. */
  readonly points?: readonly string[]
  /** Where the dead of the module rest, by a place of the vocabulary; null for places of others. */
  rests?(place: string): Rest | null
  /** What else is to be known of an option. */
  note?(context: VillageContext, effect: Effect): string | undefined

  // What happened.
  /** Pieces that an entry moves; null for what is no affair of the module. */
  flights?(entry: VillageLog, after: VillageState, seats: readonly Seat[]): readonly Flight[] | null
  /** What an entry is about, on the board; null for what is no affair of the module. */
  targets?(entry: VillageLog): readonly TargetId[] | null
  /** A place of the vocabulary as a spot; null for places of others. */
  place?(place: string): readonly TargetId[] | null
  /** Codes of the log that a player chooses unless there is a single way. */
  readonly deeds?: readonly string[]
  readonly lessons?: readonly Lesson[]

  // The score.
  readonly lines?: By<Line>
  /** Whether a viewer may know what a seat has on a line before the end; null for lines of others. */
  isOpen?(view: VillageState, line: string, seat: number, viewer: number): boolean | null
  /** What goes on at the table, in a few words, while something of the module does. */
  phase?(view: VillageState): string | null
  /** A bell of the module that rings the end: how many of its places are free. */
  untilTheEnd?(view: VillageState): number
  /** The same in words. */
  outlook?(view: VillageState): string
  /** The bell that a burial at a place of the vocabulary can ring; null for places of others. */
  bell?(place: string, view: VillageState, seats: readonly Seat[]): Bell | null

  look(): Promise<Look>
}

/** A part of the table beside the village: one sees it whole when it is chosen. */
export interface District {
  readonly id: string
  name(language: Language): string
  readonly piece: string
  /** Action spaces that lie in it; they leave the village for it if it had them. */
  readonly spaces: readonly string[]
  /** Decisions that are taken here, and kinds of spots that lie here. */
  readonly decisions: readonly string[]
  readonly spots: readonly string[]
  readonly scene: Scene
  /** The part of the picture that must be seen; as the village if it does not say. */
  readonly frame?: Frame
  /** Drawn in the measure of its frame, all of which is seen. */
  readonly Wide: Component
  /** On an area of 390 x 374; it draws its own picture (table/layout/AreaStage.svelte). */
  readonly Phone: Component
  /** What the world view shows of it, in the region `x`, `y`, `width`, `height` of the world. */
  readonly World?: Component
  readonly region: Frame
  /** Where the labels of its spaces lie in the world; one below the other from the corner of its region if it does not say. */
  readonly labels?: { readonly [space: string]: readonly [x: number, y: number] }
  /** Where one comes nearer to it in the world; in the lower right corner of its region if it does not say. */
  readonly nearer?: readonly [x: number, y: number]
  /** What it adds to the picture of the world (1160 x 544 from y = 92): what lies below the village, and what stands upon it. */
  ground?(): string
  houses?(): string
  /** What it adds to the picture of the village itself, and how far that reaches to the right. */
  readonly inVillage?: { houses(): string; readonly right: number }
}

/** Whose panel it is, and whether room is short. */
export interface PanelProps {
  readonly seat: number
  readonly tight: boolean
  /** Nothing else lies beside it: there is room for words. */
  readonly alone?: boolean
}

/** A panel somewhere around the board. */
export interface Panel {
  readonly id: string
  /** In one's own farm: in the line of the goods, or one above the other with another one; as high as the farm unless told. */
  readonly lies?: 'line' | 'half'
  /** Decisions that are about it, and kinds of spots in it: where room is short it comes first when one of them is due. */
  readonly about?: readonly string[]
  readonly spots?: readonly string[]
  readonly Part: Component<PanelProps>
}

export interface Look {
  /** The pieces it shows, as symbols. */
  sheet?(): string
  readonly districts?: readonly District[]
  /** Parts of one's own farm, between the goods and the sums. */
  readonly own?: readonly Panel[]
  /** Parts of the card of another player: a row of its own below the others. */
  readonly card?: readonly Panel[]
  /** Parts of the sheet of a whole farm. */
  readonly whole?: readonly Panel[]
  /** Below the chronicle: graves at sea and the like. The seat is the viewer's. */
  readonly side?: readonly Panel[]
  /** Plates on the picture of the village itself: a sixth house, further stalls. */
  readonly Village?: Component
  /** The same on the areas of a phone, by area, each in its measure. */
  readonly phone?: { readonly [area: string]: Component }
  /** Workshops beside those of the village, as a phone lists them. */
  crafts?(view: VillageState): readonly Craft[]
  /** So many of them stand in the row of the stalls of a phone. */
  readonly stalls?: number
  /** What it adds to a scene. */
  readonly market?: Component
  readonly mass?: Component
  readonly farewell?: Component
  /** What a place of the vocabulary looks like in the evening of a life; null for places of others. */
  dusk?(place: string): Evening | null
  /** What lies behind the points of a line of the score. */
  readonly Source?: Component<{ readonly line: string; readonly seat: number }>
  /** What the score shows beside its lines when all is counted. */
  readonly Scored?: Component
  /** What its signs mean. */
  readonly Legend?: Component
  /** What lies over the whole table for a moment: a wedding, a goal reached. */
  readonly Over?: Component
}
