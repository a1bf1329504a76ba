import type { LogEntry } from '@chronik/kernel'
import type { Lapsing } from '../box/lapse.ts'

interface Told {
  // Setup and rounds.
  'start-player': { seat: number }
  board: { seat: number; board: string; values: readonly number[] }
  'start-coins': { seat: number; coins: number }
  round: { seat: number; round: number }
  'hand-palm': { seat: number }
  'hand-story': { seat: number; stories: number }
  'die-rolled': { die: string }
  turn: { seat: number; turn: number }
  end: { round: number; coffins: number }
  // Step I: dice and value.
  'die-taken': { seat: number; die: string }
  value: { seat: number; value: number; coins: number; markers: number; faces: readonly number[] }
  // Step II: what is activated and what it costs.
  black: { seat: number; banner: string; card: string | null }
  white: { seat: number; banner: string }
  leader: { seat: number }
  time: { seat: number; time: number; from: number; to: number }
  reaper: { seat: number; to: 'time-marker' | 'bridge' }
  pay: { seat: number; from: string; count: number }
  // What banners do.
  place: { seat: number; card: string; area: string }
  coins: { seat: number; coins: number; card: string | null }
  stories: { seat: number; stories: number; from: 'supply' | 'hand' }
  good: { seat: number; good: string; card: string }
  joker: { seat: number; card: string }
  'die-marker': { seat: number; card: string }
  forfeit: { seat: number; card: string }
  lapse: { seat: number; what: Lapsing }
  mark: { seat: number; card: string; octagon: string }
  tile: { seat: number; from: string | null; to: string }
  plow: { seat: number; from: string; to: string }
  headman: { seat: number; from: string; to: string }
  secure: { seat: number; stories: number }
  pupil: { seat: number; from: 'supply' | 'left'; to: string }
  graduate: { seat: number; from: string; to: string }
  hand: { seat: number; from: number; stories: number }
  bonus: { seat: number; bonus: string; accepted: boolean }
  'monk-top': { monk: string; bonus: string; count: number }
  trade: { seat: number }
  'customer-shown': { customer: string; to: string }
  customer: { seat: number; customer: string; from: string; free: boolean }
  serve: { seat: number; customer: string; prestige: number }
  'travel-turned': { seat: number; card: string; prestige: number }
  redraw: { seat: number; card: string }
  shuffle: { stack: string; card: string }
  // Step III: death and rats.
  death: { seat: number; profession: string; coffin: 'chronicle' | 'grave'; number: number }
  labourer: { seat: number; profession: string }
  rat: { roll: number; from: number; to: number }
  plague: { seat: number }
  block: { seat: number; octagon: number }
  'plague-loss': { seat: number; lost: number; left: number }
  'rat-home': { to: number }
}

/** What happened on the table: codes of the rules with the pieces they move. */
export type MyVillageLog = LogEntry &
  { [C in keyof Told]: { readonly code: C } & Readonly<Told[C]> }[keyof Told]
