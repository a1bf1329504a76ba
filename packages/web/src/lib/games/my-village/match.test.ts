import { FastRandom, type LogEntry, Match, SeededChance } from '@chronik/kernel'
import { tellAll } from '@chronik/kernel/story'
import {
  activeSeat,
  cloudOf,
  costParts,
  type MyVillageState,
  myVillage,
  valueShown,
} from '@chronik/my-village'
import { story } from '@chronik/my-village/story'
import { beforeAll, describe, expect, test } from 'vitest'
import { shellSheet } from '#lib/pieces/shell-sheet.ts'
import type { Seat } from '#lib/table/contract.ts'
import { coffinsOf } from './board/coffins.ts'
import { poolOf, takenBefore } from './board/dice.ts'
import { anyOf, lineOf } from './board/line.ts'
import { faceSymbols } from './faces.ts'
import { flightsOf } from './flights.ts'
import { myVillageSheet } from './pieces/sheet.ts'
import { craftsOf, displayedIn, waitingOf } from './reading.ts'
import { sceneOf } from './scenes/situation.ts'

const SEATS: readonly Seat[] = ['red', 'blue', 'yellow'].map((colour) => ({
  kind: 'bot',
  name: colour,
  colour,
}))
const sheet = shellSheet() + myVillageSheet() + faceSymbols()
const drawn = new Set([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))

/** A random match to its end. */
function played(seed: number): Match<MyVillageState> {
  const match = new Match<MyVillageState>(myVillage, { players: 3 }, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn)
    match.play([turn.moves[random.below(turn.moves.length)]])
  return match
}

let match: Match<MyVillageState>
let log: readonly LogEntry[]
beforeAll(() => {
  match = played(3)
  log = match.log
})

describe('what a match tells', () => {
  test('flies with pieces of the sheet, between places that can be named', () => {
    const flights = log.flatMap((entry) => flightsOf(entry, SEATS))
    expect(flights.length).toBeGreaterThan(100)
    expect(flights.filter(({ piece }) => !drawn.has(piece)).map(({ piece }) => piece)).toEqual([])
    expect(flights.filter(({ from, to }) => from.length === 0 || to.length === 0)).toEqual([])
  })

  test('is a story in words with pieces of the sheet, told up to the last entry', () => {
    const cast = { seats: SEATS.map(({ name, colour }) => ({ name, colour })), language: 'de' as const }
    const lines = tellAll(story, log, cast)
    expect(lines.at(-1)?.told).toBe(log.length)
    const pieces = lines.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'string' ? [] : [part.piece])),
    )
    expect([...new Set(pieces)].filter((piece) => !drawn.has(piece))).toEqual([])
  })

  test('M-901 lets everybody who died rest where the log says', () => {
    const { chronicle, graves } = coffinsOf(log)
    const resting = [...chronicle.values()].flat().length + graves.length
    expect(resting).toBe(log.filter(({ code }) => code === 'death').length)
    expect(graves.length).toBe(match.state.graves)
  })
})

describe('what the board reads', () => {
  test('M-207 the dice of the pool and of those who had their turn are all dice of the table', () => {
    const { white, black } = match.box.table
    const taken = takenBefore(log).flatMap(({ dice }) => dice)
    expect(poolOf(match.state).length + taken.length).toBe(white + black)
  })

  test('a flag for every value, and what answers to all of them apart', () => {
    const line = lineOf(match.state, 0, true)
    expect(line.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const pieces = [...line.flatMap(({ white, black }) => [...white, ...black]), ...anyOf(match.state, 0)]
    expect(pieces.filter(({ piece }) => !drawn.has(piece))).toEqual([])
  })

  test('villages, display and time as the position has them', () => {
    const { state } = match
    expect(cloudOf(state, 0)).toBe((state.villages[0].time % 10) + 1)
    expect(craftsOf(state, 1)).toHaveLength(5)
    expect(displayedIn(state).length + waitingOf(state, 0).length).toBeGreaterThan(0)
    expect(activeSeat(state)).toBeLessThan(3)
    expect(valueShown(state)).toBe(0)
  })

  test.each([
    ['-', []],
    [
      '2 x (1 horse | 1 coin)',
      [
        {
          times: 2,
          choices: [
            { piece: 'horse', amount: 1 },
            { piece: 'coin', amount: 1 },
          ],
        },
      ],
    ],
    [
      '2 coin & 1 wagon',
      [
        { times: 1, choices: [{ piece: 'coin', amount: 2 }] },
        { times: 1, choices: [{ piece: 'wagon', amount: 1 }] },
      ],
    ],
  ])('a printed cost %s part by part', (extra, parts) => {
    expect(costParts(extra)).toEqual(parts)
  })

  test('the camera goes where something happens: for whoever is asked, and for all in a plague', () => {
    const { state } = match
    expect(sceneOf(state, 'victim', 0, 0)).toBe('death')
    expect(sceneOf(state, 'victim', 1, 0)).toBeNull()
    expect(sceneOf(state, 'customer', 0, 0)).toBe('steward')
    const rat = state.rat
    state.rat = 0
    expect(sceneOf(state, 'block', 1, 0)).toBe('plague')
    state.rat = rat
  })
})
