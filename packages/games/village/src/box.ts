import type { Box, Refusal } from '@chronik/kernel'
import type { Figures } from './edition/schema.ts'
import type { VillageState } from './state.ts'

/**
 * What lies in the box for one match, compiled for fast reading. Figures come from the edition; the
 * named seams hold what may be added to the village: action spaces, places, buildings, windows,
 * events at the end of a round, scoring lines.
 */
export interface VillageBox extends Box {
  readonly figures: Figures
  readonly solo: boolean
  /** Row of the setup card and of everything printed per number of players. */
  readonly card: 2 | 3 | 4 | 5
  readonly repeatCastleReward: boolean
  readonly roundLimit: number
  readonly startCompensation: boolean
  /** A seat, or -1 for a start player by lot. */
  readonly startSeat: number

  readonly trackLength: number
  readonly grainLimit: number
  /** The printed number of each figure. */
  readonly numbers: readonly number[]
  /** How many of the figures of the vocabulary each player has. */
  readonly figureCount: number

  /** Action spaces in play, in the order in which they are filled, and their number of cubes. */
  readonly spaces: readonly number[]
  readonly fill: readonly number[]
  readonly actions: readonly Action[]
  readonly buildings: readonly Building[]
  /** Kinds of goods in play. */
  readonly goods: readonly number[]
  readonly customers: readonly Customer[]
  readonly stalls: number
  readonly roads: readonly Road[]
  /** Roads that begin at each stage, in both directions. */
  readonly roadsFrom: readonly (readonly Journey[])[]

  /** What each place means for a figure that stands there. */
  readonly places: readonly Place[]
  /** Open places of each group of the chronicle, as places of the vocabulary. */
  readonly chronicle: readonly (readonly number[])[]
  readonly openPlaces: number
  readonly graves: readonly number[]

  readonly windows: Windows
  readonly scoring: readonly Scoring[]
  /** Spaces in the order in which a guest looks for a cube, and the group her dead belong to by space. */
  readonly search: readonly number[]
  readonly guestGroups: readonly number[]
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
}

export type Window = (state: VillageState, seat: number) => void

/**
 * Moments in which something may be added to the turn of a player. Each entry may push a step, which
 * then happens before the turn goes on.
 */
export interface Windows {
  readonly beforeSource: readonly Window[]
  readonly beforeAction: readonly Window[]
  readonly afterAction: readonly Window[]
  readonly roundEnd: readonly ((state: VillageState) => void)[]
}

/** One line of the final scoring. */
export interface Scoring {
  readonly id: string
  value(state: VillageState, seat: number): number
}
