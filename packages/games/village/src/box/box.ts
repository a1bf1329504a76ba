import type { Box, Choice, Move, MoveList, Refusal } from '@chronik/kernel'
import type { Figures } from '../edition/schema.ts'
import type { Module } from '../module.ts'
import type { VillageState } from './state.ts'
import type { TimePayment } from './vocabulary.ts'

/**
 * What lies in the box for one match, compiled for fast reading. Figures come from the edition; the
 * named seams hold what may be added to the village: action spaces, places, buildings, windows,
 * events at the end of a round, scoring lines. A module may declare further things that it packs.
 */
export interface VillageBox extends Box {
  readonly figures: Figures
  readonly solo: boolean
  readonly modules: readonly Module[]
  /** Row of the setup card and of everything printed per number of players. */
  readonly card: 2 | 3 | 4 | 5
  readonly repeatCastleReward: boolean
  readonly roundLimit: number
  readonly startCompensation: boolean
  /** A seat, or -1 for a start player by lot. */
  readonly startSeat: number

  readonly trackLength: number
  readonly grainLimit: number
  /** Plague cubes in the game. */
  readonly plague: number
  /** The printed number of each figure. */
  readonly numbers: readonly number[]
  /** How many of the figures of the vocabulary each player has. */
  readonly figureCount: number

  /** Action spaces in play, in the order in which they are filled, and their number of cubes. */
  readonly spaces: readonly number[]
  /** Cubes of each influence colour in the green bag. */
  readonly colourCubes: number
  readonly fill: readonly number[]
  /** The fill of the first round, and the spaces it leaves empty. */
  readonly firstFill: readonly number[]
  readonly emptyAtFirst: readonly number[]
  readonly actions: Action[]
  readonly buildings: Building[]
  /** Kinds of goods in play. */
  readonly goods: readonly number[]
  readonly customers: Customer[]
  /** The customers of the vocabulary that are in play. */
  readonly customersInPlay: readonly number[]
  readonly stalls: number
  readonly roads: readonly Road[]
  /** Roads that begin at each stage, in both directions. */
  readonly roadsFrom: readonly (readonly Journey[])[]

  /** What each place means for a figure that stands there. */
  readonly places: Place[]
  /** Open places of each group of the chronicle, as places of the vocabulary. */
  readonly chronicle: readonly (readonly number[])[]
  readonly openPlaces: number
  readonly graves: readonly number[]

  readonly windows: Windows
  readonly takeovers: Takeovers
  readonly wares: Ware[]
  readonly stands: Stand[]
  readonly asides: Aside[]
  /** What all of them list; null without any. */
  readonly listAsides: Aside['list'] | null
  /** Checked whenever the table comes to rest and something has changed (changes.ts). */
  readonly settled: Event[]
  /** Further things to be done when the table is set up, before the first round. */
  readonly setups: Event[]
  readonly scoring: Scoring[]
  /** How many of a ware of a player lie elsewhere than on the farm and still count as owned. */
  readonly aboard: (state: VillageState, seat: number, ware: number) => number
  /** Spaces in the order in which a guest looks for a cube, and the group her dead belong to by space. */
  readonly search: readonly number[]
  readonly guestGroups: readonly number[]
  /** Where her dead of a space go when their group is full; null for the graveyard. */
  readonly guestElsewhere: (((state: VillageState, figure: number) => void) | null)[]
  /** Whether a seat may still come by coins or tools before it decides: something it owns and has not opened. */
  readonly reserves: ((state: VillageState, seat: number) => boolean)[]
  /** Fields that only their owner may know in this match; other secret fields hold nothing. */
  readonly secrets: string[]
  /** Someone at the table who is no player, or null. */
  readonly guest: Guest | null
}

/** What someone who is no player does where all take part. The guest sits on the seat after the players. */
export interface Guest {
  /** Due in a market day. */
  serves(state: VillageState): void
  /** How many figures of a number wait in the black bag. */
  inBag(state: VillageState, number: number): number
  /** A figure of hers was drawn in a mass. */
  drawn(state: VillageState, number: number): void
  /** Figures on church steps, and the place of the foremost (or -1). */
  churchCount(state: VillageState): number
  churchForemost(state: VillageState): number
  /** A player's turn is over; pushes what comes next. */
  afterTurn(state: VillageState, seat: number): void
  /** All spaces are about to be filled anew. */
  newRound(state: VillageState): void
}

/** An action of the village: whether it is possible, why not, and its first decision. */
export interface Action {
  possible(state: VillageState, seat: number): boolean
  /** Asked only when it is not possible. */
  whyNot(state: VillageState, seat: number): Refusal
  /** `waivable` is 1 after a cube: the action may be declined (V-209). */
  begin(state: VillageState, seat: number, waivable: number): void
}

/** One craft building; costs are packed influence (payment.ts). */
export interface Building {
  readonly place: number
  readonly training: number
  readonly production: number
  readonly influence: number
  readonly grain: number
  readonly products: readonly number[]
  readonly amount: number
}

export interface Customer {
  /** What is to be handed over, by ware. */
  readonly demand: readonly number[]
  readonly points: number
}

export interface Road {
  readonly id: number
  readonly influence: number
}

/** One way along a road. */
export interface Journey {
  readonly road: number
  readonly to: number
}

/** What a place means for a figure. */
export interface Place {
  /** On the farm or on the board: it can die, and it is seen. */
  readonly visible: boolean
  /** The family action can bring it back from here. */
  readonly leadsHome: boolean
  /** The group of the chronicle for those who die here, or -1. */
  readonly group: number
  /** Whoever lies here is in the chronicle. */
  readonly chronicled: boolean
  /** Where the dead of this place go when their group is full; null for the graveyard. */
  readonly elsewhere: Elsewhere | null
}

/** A way to rest beside chronicle and graveyard. */
interface Elsewhere {
  bury(state: VillageState, seat: number, figure: number): void
  /** The place where somebody who dies now would lie; one of them where the owner may choose. */
  rest(state: VillageState): number
}

export type Window = (state: VillageState, seat: number) => void
export type Event = (state: VillageState) => void

/**
 * Moments at which something may be added. Whoever is told may push a step, which then happens before
 * the table goes on.
 */
export interface Windows {
  /** In a turn: before a cube is taken, before the action, after the action. */
  readonly beforeSource: Window[]
  readonly beforeAction: Window[]
  readonly afterAction: Window[]
  /** In a market day: before a seat serves or passes, and when the day of a caller ends. */
  readonly opportunity: Window[]
  readonly marketEnd: Window[]
  /** A good was made in a building (or coins in the mill). */
  readonly produced: ((state: VillageState, seat: number, building: number, goods: number) => void)[]
  /** A figure leaves its place by death or on its way home. */
  readonly leaving: ((state: VillageState, seat: number, figure: number, dead: boolean) => void)[]
  /** A ship is under way: before each of its steps. */
  readonly sail: Window[]
  readonly roundEnd: Event[]
  readonly beforeScoring: Event[]
}

/**
 * Things of the base that may be settled in another way. Each says `true` when it has taken the matter
 * over and has pushed what is needed.
 */
export interface Takeovers {
  time: ((state: VillageState, seat: number, amount: number, what: TimePayment) => boolean) | null
  /** The time of a plague cube just taken. */
  plague: ((state: VillageState, seat: number) => boolean) | null
  roadFee: ((state: VillageState, seat: number, road: number) => boolean) | null
  /** Parts of the price of a road that the seat can have waived (travel.ts). */
  roadWaiver: ((state: VillageState, seat: number) => number) | null
  /** Whether sales of the seat are free of the surcharge today. */
  surcharge: ((state: VillageState, seat: number) => boolean) | null
  /** A figure is about to enter the graveyard. */
  grave: ((state: VillageState, seat: number, figure: number) => boolean) | null
  /** The coins for a captain, and whether the seat can have them waived. */
  captainFee: ((state: VillageState, seat: number, captain: number) => boolean) | null
  captainWaiver: ((state: VillageState, seat: number) => boolean) | null
  /** An action is about to be lost for want of a possible use. */
  lost: ((state: VillageState, seat: number, space: number) => boolean) | null
  promotionFee: ((state: VillageState, seat: number, grain: number) => boolean) | null
  promotionPayable: ((state: VillageState, seat: number) => boolean) | null
}

/** Something beside goods and grain that customers may ask for. */
export interface Ware {
  readonly ware: number
  count(state: VillageState, seat: number): number
  pay(state: VillageState, seat: number, amount: number): void
  gain(state: VillageState, seat: number, amount: number, from: string): void
}

/** A stand of the market where something else than customers can be served. */
export interface Stand {
  /** Whether the market day must go on for its sake. */
  open(state: VillageState, passed: number, caller: number, free: number): boolean
  list(state: VillageState, moves: MoveList, seat: number): void
  /** Pushes the sale: what it brings cannot pay its own surcharge. */
  sell(state: VillageState, move: Move, seat: number): void
  /** Why nothing can be sold here by this move, or null if it is not for this stand. */
  refuse(state: VillageState, move: Move, seat: number): Refusal | null
}

/** Moves that a seat may make beside a decision of its own. */
export interface Aside {
  list(
    state: VillageState,
    moves: MoveList,
    seat: number,
    decision: Choice<VillageState>,
    a: number,
    b: number,
    c: number,
  ): void
  play(state: VillageState, move: Move, seat: number): boolean
  refuse(state: VillageState, move: Move, seat: number): Refusal | null
}

/** One line of the final scoring. */
export interface Scoring {
  readonly id: string
  value(state: VillageState, seat: number): number
}

/** A box that is still being packed: modules put in what they bring before the match begins. */
export type Draft = { -readonly [K in keyof VillageBox]: VillageBox[K] }
