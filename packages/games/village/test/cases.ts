import type { Ending } from './story.ts'

/** A whole match worth keeping: what it shows, and what kind of play is likely to lead there. */
export interface Case {
  readonly name: string
  readonly players: number
  readonly options?: { readonly [id: string]: unknown }
  readonly style: Style
  shows(ending: Ending): boolean
}

/** Moves that a player of this style prefers, as patterns with weights. */
export type Style = readonly (readonly [RegExp, number])[]

const anyhow: Style = []
/** Pays with time wherever possible, so that people die. */
const hasty: Style = [
  [/^take .* plague$/, 6],
  [/^(train|produce)/, 5],
  [/^(church|pay time)/, 3],
  [/^(skip|stop)$/, 0.2],
]
/** Makes goods and goes to the market. */
const merchant: Style = [
  [/^take (market|crafts) /, 6],
  [/^take harvest persuasion$/, 6],
  [/^take .* (persuasion|plague)$/, 3],
  [/^(train|produce|buy|harvest$)/, 5],
  [/^serve/, 20],
  [/^(skip|stop)$/, 0.1],
]
/** Uses the well whenever it can. */
const thirsty: Style = [...merchant, [/^well/, 30], [/^take .* skill$/, 4]]

const active = (ending: Ending) => ending.caller === null && ending.by === ending.turn
const others = ({ players, finalTurns }: Ending) => finalTurns.length === players - 1

export const cases: readonly Case[] = [
  {
    name: '2-players-chronicle',
    players: 2,
    style: hasty,
    shows: (end) => active(end) && end.filled === 'chronicle' && others(end),
  },
  {
    name: '2-players-graves',
    players: 2,
    style: hasty,
    shows: (end) => active(end) && end.filled === 'graves' && others(end),
  },
  {
    name: '3-players-chronicle',
    players: 3,
    style: hasty,
    shows: (end) => active(end) && end.filled === 'chronicle' && others(end),
  },
  {
    name: '3-players-market-caller',
    players: 3,
    style: merchant,
    shows: (end) => end.caller !== null && end.caller === end.by && others(end),
  },
  {
    name: '3-players-market-other',
    players: 3,
    style: merchant,
    shows: (end) => end.caller !== null && end.caller !== end.by && end.finalTurns.at(-1) === end.caller,
  },
  {
    name: '3-players-after-own-market',
    players: 3,
    style: merchant,
    shows: (end) => end.afterOwnMarket && others(end),
  },
  {
    name: '4-players-graves',
    players: 4,
    style: hasty,
    shows: (end) => active(end) && end.filled === 'graves' && others(end),
  },
  {
    name: '4-players-market-other',
    players: 4,
    style: merchant,
    shows: (end) => end.caller !== null && end.caller !== end.by && end.finalTurns.length === 4,
  },
  {
    name: '4-players-free-wells',
    players: 4,
    options: { 'start-seat': '3', 'start-compensation': false },
    style: hasty,
    shows: (end) => end.freeWells >= 2 && end.declined >= 1,
  },
  {
    name: '5-players-chronicle',
    players: 5,
    style: hasty,
    shows: (end) => active(end) && end.filled === 'chronicle' && others(end),
  },
  {
    name: '5-players-board-empty',
    players: 5,
    style: hasty,
    shows: (end) => end.boardEmpty && end.freeWells >= 1 && end.finalTurns.length >= 4,
  },
  {
    name: '5-players-graves-gone',
    players: 5,
    options: { 'repeat-castle-reward': true },
    style: hasty,
    shows: (end) => end.filled === 'graves' && end.gone >= 1,
  },
  {
    name: '2-players-round-limit',
    players: 2,
    options: { 'round-limit': 2 },
    style: anyhow,
    shows: (end) => end.filled === null,
  },
  {
    name: 'solo-a-cube',
    players: 1,
    style: hasty,
    shows: (end) =>
      end.by === 0 &&
      end.caller === null &&
      !end.throughWell &&
      end.connysLast === 1 &&
      end.finalTurns.length === 0,
  },
  {
    name: 'solo-a-own-market',
    players: 1,
    style: merchant,
    shows: (end) => end.by === 0 && end.caller === 0 && !end.throughWell && end.connysLast === 1,
  },
  {
    name: 'solo-b-well',
    players: 1,
    style: thirsty,
    shows: (end) =>
      end.by === 0 &&
      end.caller !== 1 &&
      end.throughWell &&
      end.connysLast === 0 &&
      end.finalTurns.length === 0,
  },
  {
    name: 'solo-c-conny',
    players: 1,
    style: anyhow,
    shows: (end) =>
      end.by === 1 && end.connysLast === 0 && end.finalTurns.length === 1 && end.freeWells === 0,
  },
  {
    name: 'solo-c-free-well',
    players: 1,
    options: { colour: 'white' },
    style: anyhow,
    shows: (end) => end.by === 1 && end.freeWells === 1,
  },
  {
    name: 'solo-d-market-of-conny',
    players: 1,
    style: merchant,
    shows: (end) => end.by === 0 && end.caller === 1 && end.finalTurns.length === 1 && end.connysLast === 1,
  },
  {
    name: 'solo-round-limit',
    players: 1,
    options: { 'round-limit': 3 },
    style: anyhow,
    shows: (end) => end.filled === null,
  },
]
