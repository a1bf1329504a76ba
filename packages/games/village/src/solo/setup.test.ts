import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { PLACES, SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { TestTable } from '../testing/position.ts'
import { connyColour } from './conny.ts'

function opened(options: { readonly [id: string]: unknown } = {}) {
  return new Match(village, { players: 1, options }, new SeededChance(3))
}

const placesOf = (match: ReturnType<typeof opened>, place: keyof typeof PLACES.at) =>
  Array.from(match.state.conny.figures.subarray(0, 11)).flatMap((at, figure) =>
    at === PLACES.at[place] ? [match.box.numbers[figure]] : [],
  )

describe('setting up against Conny', () => {
  test('VS-103: the player chooses a free colour for Conny; the player’s own is refused', () => {
    const match = opened({ colour: 'blue' })
    const { turn } = match
    expect(turn).toMatchObject({ over: false, decision: 'd-conny-colour', seat: 0 })
    expect(turn.over ? [] : turn.moves.map((move) => village.notation.format(move))).toEqual([
      'conny-colour red',
      'conny-colour yellow',
      'conny-colour white',
      'conny-colour purple',
    ])
    expect(match.explain(connyColour(2))).toMatchObject({ code: 'colour-taken', rule: 'VS-103' })
    match.play([connyColour(4)])
    expect(match.state.conny.colour).toBe(4)
    expect(match.log).toContainEqual({ code: 'conny-colour', seat: 1, colour: 'purple' })
  })

  test('VS-103: her 1 and 2 lie beside the tray, her 3 and 4 on the church', () => {
    const match = opened()
    expect(placesOf(match, 'beside-tray')).toEqual([1, 1, 1, 1, 2, 2, 2])
    expect(placesOf(match, 'on-church')).toEqual([3, 3, 4, 4])
  })

  test('VS-101: card, stalls, chronicle and graves are those for two players', () => {
    const match = opened()
    match.play([connyColour(1)])
    const { state, box } = match
    const cubes = SPACES.list.map((_, space) =>
      state.spaces[space].cubes.reduce((sum, count) => sum + count, 0),
    )
    expect(cubes.slice(0, 7)).toEqual([3, 2, 5, 1, 2, 3, 2])
    expect([state.cubesLeft, box.stalls, box.openPlaces, box.graves.length]).toEqual([18, 3, 10, 3])
    expect(box.chronicle.map((places) => places.length)).toEqual([3, 2, 1, 2, 2])
    expect(state.customerStack.reduce((sum, count) => sum + count, 0)).toBe(16)
  })

  test('VS-102, VS-R13: the player starts, always, and there is no compensation', () => {
    const match = opened()
    match.play([connyColour(1)])
    expect(match.turn).toMatchObject({ seat: 0, decision: 'd-source' })
    const [farm] = match.state.farms
    expect([farm.coins, farm.grain, farm.cubes.every((count) => count === 0)]).toEqual([1, 0, true])
    const later = new TestTable({
      players: 1,
      mass: true,
      farms: [{ members: { 'council-1': [1] } }],
      conny: { lastSlot: 9, tray: { 9: 'skill' } },
    })
    expect([later.state.startSeat, later.seat, later.state.round]).toEqual([0, 0, 3])
  })

  test('VS-R12: the ring is of no use: step 1 can be entered, privilege 1 is not offered', () => {
    const council = (members: { readonly [place: string]: readonly number[] }) => {
      const table = new TestTable({
        players: 1,
        spaces: { council: ['skill'], travel: ['skill', 'faith', 'plague'] },
        farms: [{ goods: { scroll: 1 }, coins: 1, members }],
      })
      table.play('take council skill')
      return table
    }
    const entering = council({ farm: [1] })
    expect(entering.offered).toEqual(['enter 1', 'skip'])
    entering.play('enter 1')
    expect([entering.at(0, 'council-1'), entering.state.ring]).toEqual([[1], -1])
    expect(council({ 'council-1': [1] }).offered).toEqual(['advance 1 1', 'skip'])
    const using = council({ 'council-2': [1] })
    expect(using.offered).toEqual(['advance 1 2', 'skip', 'use'])
    using.play('advance 1 2')
    expect(using.offered).toEqual(['none', 'privilege 2', 'privilege 3'])
    expect(using.why('privilege 1')).toMatchObject({ code: 'no-ring-in-solo', rule: 'VS-R12' })
  })

  test('VS-105, VS-106: all fate tiles lie face down, and only spaces in play are searched', () => {
    const match = opened()
    expect(match.state.conny.fate.map(({ tiles }) => [...tiles])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(match.box.search.map((space) => SPACES.list[space])).toEqual([
      'market',
      'travel',
      'council',
      'harvest',
      'family',
      'church',
      'crafts',
    ])
  })
})
