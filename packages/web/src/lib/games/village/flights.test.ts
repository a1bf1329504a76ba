import { type AnyState, FastRandom, Match, Narrator, SeededChance } from '@chronik/kernel'
import { CUSTOMERS, type VillageState, village } from '@chronik/village'
import { describe, expect, test } from 'vitest'
import { shellSheet } from '../../pieces/shell-sheet.ts'
import type { Seat } from '../../table/contract.ts'
import { faceSymbols } from './faces.ts'
import { villageFlights } from './flights.ts'
import { tableSheet } from './pieces/sheet.ts'

const seats: Seat[] = ['red', 'blue', 'white'].map((colour) => ({ kind: 'person', name: colour, colour }))

function told(players: number, seed: number) {
  const match = new Match<VillageState>(village, { players }, new SeededChance(seed))
  const random = new FastRandom(seed)
  for (let { turn } = match; !turn.over; turn = match.turn)
    match.play([turn.moves[random.below(turn.moves.length)]])
  const narrator = new Narrator(match)
  const state = village.blank(match.box)
  return match.log.map((entry, index) => {
    state.mem.set(narrator.after(index + 1) ?? [])
    return { entry, flights: villageFlights(entry, state, seats.slice(0, players)) }
  })
}

describe('pieces on their way', () => {
  const symbols = shellSheet() + tableSheet() + faceSymbols(CUSTOMERS.list.length)
  const drawn = new Set(Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))

  test.each([1, 2, 3])('are drawn on the sheet and know where they go (%i players)', (players) => {
    for (const { entry, flights } of told(players, players)) {
      for (const { piece, from, to } of flights) {
        expect(drawn.has(piece), piece).toBe(true)
        expect(from.length + to.length, entry.code).toBeGreaterThan(0)
        expect([...from, ...to].filter((id) => /undefined|NaN/.test(id))).toEqual([])
      }
    }
  })

  test('every figure, cube and coin that the log moves flies', () => {
    const moved = new Set(
      told(2, 7).flatMap(({ entry, flights }) => (flights.length > 0 ? [entry.code] : [])),
    )
    for (const code of [
      'take',
      'fill',
      'train',
      'newborn',
      'time',
      'product',
      'death',
      'pay',
      'deal',
      'church',
    ])
      expect(moved).toContain(code)
  })

  test('the marker of the lifetime hops space by space, over the quill too', () => {
    const after = village.begin(village.open({ players: 2 }))
    const [hop] = villageFlights(
      { code: 'time', seat: 0, amount: 4, from: 8, to: 2, crossings: 1 } as never,
      after as AnyState as VillageState,
      seats,
    )
    expect(hop).toMatchObject({
      piece: 'marker-red',
      from: ['lifetime:0:8'],
      over: ['lifetime:0:9', 'lifetime:0:0', 'lifetime:0:1'],
      to: ['lifetime:0:2'],
    })
  })
})
