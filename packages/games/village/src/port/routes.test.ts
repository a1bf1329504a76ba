import {
  advance,
  apply,
  clone,
  correct,
  decision,
  FastRandom,
  Match,
  MoveList,
  SeededChance,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { editions } from '../edition/standard.ts'
import { village } from '../game.ts'
import { type FarmSketch, TestTable } from '../testing/position.ts'
import { type Route, routesOf } from './routes.ts'
import { sail } from './sail.ts'
import { SEA_FIELDS } from './vocabulary.ts'

const port = { expansions: ['port'] }

/** A ship that continues its voyage, and where it can go. */
function routes(farm: FarmSketch): Map<string, Route> {
  const spaces = { travel: ['plague', 'plague'], harvest: ['faith', 'faith'] }
  const table = new TestTable({ players: 2, options: port, spaces, farms: [farm] })
  table.play('take travel plague', 'continue')
  return new Map(routesOf(table.state).map((route) => [SEA_FIELDS.list[route.field], route]))
}
const legs = (route: Route | undefined) =>
  route?.legs.map(({ field, by, time }) => `${SEA_FIELDS.list[field]} ${by} ${time}`)

describe('routes', () => {
  test('VP-E2: harbour, t1, i1, i2: free, then a cube each; t1 costs time', () => {
    const table = new TestTable({ players: 2, options: port, farms: [{ coins: 2, cubes: { knowledge: 2 } }] })
    table.play('take travel skill', 'leave', 'price 2', 'hire captain-2a', 'done')
    const found = new Map(routesOf(table.state).map((route) => [SEA_FIELDS.list[route.field], route]))
    expect(legs(found.get('i2'))).toEqual(['t1 free 1', 'i1 symbol 0', 'i2 symbol 0'])
    expect(found.get('i2')).toMatchObject({ time: 1, symbols: 2 })
    expect([...found.keys()].sort()).toEqual(['i1', 'i2', 'i4', 'i5', 'i6', 't1', 't2'])
  })

  test('VP-E7: one symbol of captain-3a buys both further steps', () => {
    const found = routes({ cubes: { persuasion: 1 }, ship: { at: 't1', captain: 'captain-3a' } })
    expect(legs(found.get('t3'))).toEqual(['i1 free 0', 'i2 symbol 0', 't3 paid 1'])
    expect(found.get('i2')).toMatchObject({ symbols: 1, time: 0 })
    expect(found.has('i3')).toBe(false)
  })

  test('VP-E6: any two cubes for each further step; a coin stands in for a cube', () => {
    const cubes = { faith: 1, skill: 1, persuasion: 1 }
    const ship = { at: 't1', captain: 'captain-1e' }
    expect(routes({ cubes, ship }).has('t3')).toBe(false)
    expect(routes({ cubes, coins: 1, ship }).get('t3')).toMatchObject({ symbols: 2, time: 1 })
  })

  test('without a cube only the free step is left; nothing where no move is to be decided on', () => {
    expect([...routes({ ship: { at: 't1', captain: 'captain-1a' } }).keys()].sort()).toEqual(['i1', 'i4'])
    expect(routesOf(new TestTable({ players: 2, options: port }).state)).toEqual([])
  })
})

/** Everybody can hire captains again and again. */
const rich = correct(editions, 'rich', [{ path: 'stock.coins', value: 9, mark: 'R' }])

/** Plays a route on a copy; a step that must be paid is paid with the fewest coins. */
function sailed(from: VillageState, seat: number, route: Route): VillageState {
  const state = clone(village, from)
  const list = new MoveList()
  for (const { field } of route.legs) {
    advance(village, state, null, list, seat)
    expect(list.toArray()).toContain(sail(field))
    apply(village, state, sail(field))
    advance(village, state, null, list, seat)
    if (decision(village, state)?.id !== 'd-pay') continue
    apply(village, state, list.toArray()[0])
    advance(village, state, null, list, seat)
  }
  return state
}

const lived = ({ farms, box }: VillageState, seat: number): number =>
  farms[seat].crossings * box.trackLength + farms[seat].lifetime

describe('routes in random matches', () => {
  test.each([1, 2, 3])('cost what they say, and none is missing (%i)', (seed) => {
    const setup = { players: 3, options: port, edition: rich }
    const match = new Match<VillageState>(village, setup, new SeededChance(seed))
    const random = new FastRandom(seed)
    let met = 0
    for (let { turn } = match; !turn.over; turn = match.turn) {
      const { seat, decision: asked, moves } = turn
      if (asked === 'd-sail') {
        const state = clone(village, match.state)
        const found = routesOf(state)
        const near = moves.flatMap((move) => (sail.is(move) ? [sail.get.field(move)] : []))
        const first = found.flatMap(({ field, legs: way }) => (way.length === 1 ? [field] : []))
        expect(near).toEqual(expect.arrayContaining(first))
        expect(near.filter((field) => !found.some((route) => route.field === field))).toEqual([])
        for (const route of found) {
          const after = sailed(state, seat, route)
          expect(after.port.ships[seat].field).toBe(route.field)
          expect(lived(after, seat) - lived(state, seat)).toBe(route.time)
          met++
        }
      }
      match.play([moves[random.below(moves.length)]])
    }
    expect(met).toBeGreaterThan(20)
  })
})
