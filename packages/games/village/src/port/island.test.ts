import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { onIslands, type SeaSketch, shipAt } from '../testing/port.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const port = { expansions: ['port'] }
/** A ship that docks where it lies; the cube is plague, so the farm keeps what it has. */
const docked = (farm: FarmSketch, sea: SeaSketch = {}, others: readonly FarmSketch[] = []) => {
  const table = new TestTable({
    players: 2,
    options: port,
    spaces: { travel: ['plague', 'plague'], harvest: ['faith', 'faith'] },
    farms: [farm, ...others],
    sea,
  })
  table.play('take travel plague', 'continue', 'stop')
  return table
}
const lifetime = 2

describe('docking at an island', () => {
  test('VP-E3: a full ship without a wagon finds nothing to do at i1 (VP-401 to VP-405)', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      farms: [
        {
          cubes: { knowledge: 1 },
          ship: { at: 't1', cargo: ['ox', 'plow'] },
          members: { ship: [1], farm: [1] },
        },
      ],
    })
    const log = table.play('take travel skill', 'continue', 'sail i1', 'stop')
    expect(log).toContainEqual({ code: 'dock', seat: 0, island: 'i1' })
    // Only `done` is left, so the turn is over.
    expect(table.seat).toBe(1)
    expect(shipAt(table.state, 0)).toMatchObject({ at: 'i1', cargo: ['ox', 'plow', 'member'] })
    expect(onIslands(table.state).cocoa).toBe(3)
  })

  test('VP-E4: at i2 the ox, the plow and the lighthouse bring twelve prestige (VP-402, VP-405)', () => {
    const table = docked({
      cubes: { faith: 1, skill: 1 },
      members: { ship: [1], farm: [1] },
      ship: { at: 'i2', cargo: ['ox', 'plow'] },
    })
    expect(table.offered).toEqual(anyOrder('sell ox', 'sell plow', 'lighthouse', 'done'))
    expect(table.play('sell ox')).toContainEqual({
      code: 'sell',
      seat: 0,
      what: 'ox',
      from: 'ship',
      to: 'supply',
    })
    expect(table.stock(0)).toMatchObject({ prestige: 4 })
    table.play('sell plow')
    expect(table.stock(0)).toMatchObject({ prestige: 7 })
    expect(table.play('lighthouse')).toContainEqual({
      code: 'lighthouse',
      seat: 0,
      figure: '1a',
      from: 'ship',
      to: 'lighthouse-i2',
    })
    expect(table.stock(0)).toEqual({ prestige: 12, lifetime })
    expect(shipAt(table.state, 0)).toEqual({ at: 'i2', captain: 'captain-2a', cargo: [] })
    expect(table.at(0, 'lighthouse-i2')).toEqual([1])
    expect(table.seat).toBe(1)
  })

  test('VP-401: actions come in any order: a sale makes room for a tile', () => {
    const table = docked({ members: { ship: [1], farm: [1] }, ship: { at: 'i1', cargo: ['wagon', 'ox'] } })
    expect(table.offered).toEqual(anyOrder('lighthouse', 'done'))
    expect(table.why('load cocoa')).toMatchObject({ code: 'holds-full', rule: 'VP-403' })
    expect(table.play('lighthouse')).toContainEqual({
      code: 'spend',
      seat: 0,
      what: 'wagon',
      from: 'ship',
      to: 'supply',
    })
    // VP-405: the wagon came from a hold, so two holds are empty now.
    expect(table.stock(0)).toEqual({ prestige: 6, lifetime })
    expect(shipAt(table.state, 0).cargo).toEqual(['ox'])
    expect(table.play('load cocoa')).toContainEqual({
      code: 'load',
      seat: 0,
      what: 'cocoa',
      from: 'i1',
      to: 'ship',
    })
    expect(shipAt(table.state, 0).cargo).toEqual(['ox', 'cocoa'])
    expect(onIslands(table.state).cocoa).toBe(2)
  })

  test.each([
    ['i4', { scroll: 2, grain: 1 }],
    ['i6', { horse: 4, wagon: 3, scroll: 3 }],
    ['i6', { grain: 2 }],
    ['i2', { ox: 4, plow: 3 }],
  ])('VP-402: %s buys at the prices of its board, each piece for itself', (at, prices) => {
    const table = docked({ goods: { scroll: 1, horse: 1, ox: 1 }, ship: { at, cargo: Object.keys(prices) } })
    let prestige = 0
    for (const [kind, price] of Object.entries(prices)) {
      table.play(`sell ${kind}`)
      prestige += price
      expect(table.farm(0).prestige).toBe(prestige)
    }
    // What lies on the farm is not for sale here.
    expect(table.stock(0)).toMatchObject({ scroll: 1, horse: 1, ox: 1 })
    expect(table.seat).toBe(1)
  })

  test('VP-402: what the island does not buy or the ship does not carry is refused', () => {
    const table = docked({ goods: { plow: 1 }, ship: { at: 'i2', cargo: ['ox', 'horse'] } })
    expect(table.offered).toEqual(anyOrder('sell ox', 'done'))
    expect(table.why('sell horse')).toMatchObject({ code: 'not-bought-here', rule: 'VP-402' })
    expect(table.why('sell plow')).toMatchObject({ code: 'not-aboard', rule: 'VP-402' })
  })

  test('VP-207: cargo is not thrown overboard to make room', () => {
    const table = docked({ ship: { at: 'i5', cargo: ['ox', 'plow', 'horse'] } })
    expect(table.seat).toBe(1)
    expect(shipAt(table.state, 0).cargo).toEqual(['horse', 'ox', 'plow'])
    expect(onIslands(table.state).tea).toBe(3)
  })

  test('VP-403: one tile of a kind aboard; an empty stack gives nothing', () => {
    const table = docked({ ship: { at: 'i5', cargo: ['scroll'] } }, { stacks: { tea: 2 } })
    table.play('load tea')
    expect(onIslands(table.state).tea).toBe(1)
    expect(shipAt(table.state, 0).cargo).toEqual(['scroll', 'tea'])
    expect(table.seat).toBe(1)
    const again = docked({
      members: { ship: [1], farm: [1] },
      cubes: { persuasion: 2 },
      ship: { at: 'i5', cargo: ['tea'] },
    })
    expect(again.offered).toEqual(anyOrder('lighthouse', 'done'))
    expect(again.why('load tea')).toMatchObject({ code: 'already-aboard', rule: 'VP-403' })
    expect(again.why('load cocoa')).toMatchObject({ code: 'not-found-here', rule: 'VP-403' })
    const empty = docked(
      { members: { ship: [1], farm: [1] }, cubes: { persuasion: 2 }, ship: { at: 'i5' } },
      { stacks: { tea: 0 } },
    )
    expect(empty.offered).toEqual(anyOrder('lighthouse', 'done'))
    expect(empty.why('load tea')).toMatchObject({ code: 'stack-empty', rule: 'VP-403' })
  })

  test.each([
    ['i2', { faith: 1, skill: 1 }, 5],
    ['i3', { knowledge: 1, persuasion: 1 }, 7],
    ['i5', { persuasion: 2 }, 5],
    ['i6', { faith: 1, knowledge: 1 }, 6],
  ])('VP-405: the lighthouse of %s costs cubes of the farm and scores at once', (at, cubes, prestige) => {
    const table = docked(
      { cubes, members: { ship: [2], farm: [1] }, ship: { at } },
      { stacks: { chest: 0, tea: 0 } },
    )
    table.play('lighthouse')
    expect(table.stock(0)).toEqual({ prestige, lifetime })
    expect(table.at(0, `lighthouse-${at}`)).toEqual([2])
    expect(table.at(0, 'ship')).toEqual([])
  })

  test('VP-405, VX-205: coins stand in for its cubes, and the owner chooses', () => {
    const table = docked({
      coins: 1,
      cubes: { faith: 1, skill: 1 },
      members: { ship: [1], farm: [1] },
      ship: { at: 'i2' },
    })
    table.play('lighthouse')
    expect(table.offered).toEqual(anyOrder('pay 1 skill 1 faith', 'pay 1 skill 1 coin', 'pay 1 faith 1 coin'))
    expect(table.at(0, 'ship')).toEqual([1])
    table.play('pay 1 skill 1 coin')
    expect(table.stock(0)).toEqual({ faith: 1, prestige: 5, lifetime })
  })

  test('VP-405: it takes a member and a wagon aboard; those on the farm do not count', () => {
    const nobody = docked({ cubes: { faith: 1, skill: 1 }, ship: { at: 'i2', cargo: ['ox'] } })
    expect(nobody.why('lighthouse')).toMatchObject({
      code: 'not-aboard',
      rule: 'VP-405',
      params: { what: 'member' },
    })
    const onFoot = docked({ goods: { wagon: 2 }, members: { ship: [1], farm: [1] }, ship: { at: 'i1' } })
    expect(onFoot.offered).toEqual(anyOrder('load cocoa', 'done'))
    expect(onFoot.why('lighthouse')).toMatchObject({
      code: 'not-aboard',
      rule: 'VP-405',
      params: { what: 'wagon' },
    })
    const poor = docked({
      cubes: { skill: 3 },
      members: { ship: [1], farm: [1] },
      ship: { at: 'i2', cargo: ['ox'] },
    })
    expect(poor.why('lighthouse')).toMatchObject({
      code: 'cubes-missing',
      rule: 'VP-405',
      params: { colour: 'faith', missing: 1 },
    })
    const none = docked({ members: { ship: [1], farm: [1] }, ship: { at: 'i4', cargo: ['grain'] } })
    expect(none.why('lighthouse')).toMatchObject({ code: 'no-lighthouse', rule: 'VP-405' })
  })

  test('VP-406: a lighthouse with a keeper is closed to everybody, its owner too', () => {
    const farm = { cubes: { faith: 1, skill: 1 }, ship: { at: 'i2', cargo: ['ox'] } }
    const theirs = docked({ ...farm, members: { ship: [1], farm: [1] } }, {}, [
      { members: { 'lighthouse-i2': [1], farm: [1] } },
    ])
    expect(theirs.offered).toEqual(anyOrder('sell ox', 'done'))
    expect(theirs.why('lighthouse')).toMatchObject({ code: 'lighthouse-taken', rule: 'VP-406' })
    const own = docked({ ...farm, members: { ship: [1], 'lighthouse-i2': [1], farm: [1] } })
    expect(own.why('lighthouse')).toMatchObject({ code: 'lighthouse-taken', rule: 'VP-406' })
    const another = docked({ ...farm, members: { ship: [1], 'lighthouse-i6': [1], farm: [1] } })
    expect(another.moves).toContain('lighthouse')
  })
})

describe('islands, played through', () => {
  test('a wagon at home does not pay for the lighthouse, and the island buys nothing; cocoa fills the last hold (VP-401 to VP-405)', () => {
    const at = tableWith(['port'], {
      spaces: { travel: ['skill', 'skill'], harvest: ['skill', 'faith'] },
      farms: [
        {
          goods: { wagon: 1 },
          members: { ship: [1], farm: [2] },
          ship: { at: 'i1', captain: 'captain-2b', cargo: ['horse'] },
        },
        neighbour,
      ],
    })
    at.play('take travel skill', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'load cocoa'])
    expect(at.why('lighthouse')?.rule).toBe('VP-405')
    expect(at.why('sell horse')?.rule).toBe('VP-402')
    at.play('load cocoa')
    expect(shipAt(at.state, 0).cargo.toSorted()).toEqual(['cocoa', 'horse', 'member'])
    expect([at.seat, onIslands(at.state).cocoa]).toEqual([1, 2])
  })

  test('a lighthouse is closed to all until its keeper dies; the sea takes the dead, coins stand in for its cubes (VP-405, VP-406, VP-701, VP-702, VX-205)', () => {
    const at = tableWith(['port'], {
      chronicle: { travel: 1 },
      spaces: { travel: ['persuasion', 'persuasion'], harvest: ['plague', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { faith: 1 },
          members: { ship: [1], farm: [2] },
          ship: { at: 'i2', captain: 'captain-1a', cargo: ['ox'] },
        },
        { lifetime: 9, members: { 'lighthouse-i2': [1], farm: [2] } },
      ],
    })
    at.play('take travel persuasion', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'sell ox'])
    expect(at.why('lighthouse')?.rule).toBe('VP-406')
    at.play('done', 'take harvest plague', 'skip')
    expect([at.seat, at.decision]).toEqual([1, 'd-sea'])
    at.play('bury sea-4')
    expect([at.stock(1), at.at(1, 'sea-4'), at.at(1, 'lighthouse-i2')]).toEqual([{ lifetime: 1 }, [1], []])
    at.play('take travel persuasion', 'continue', 'stop')
    expect(at.offered).toEqual(['done', 'lighthouse', 'sell ox'])
    at.play('lighthouse')
    expect([at.stock(0), at.at(0, 'lighthouse-i2')]).toEqual([{ persuasion: 2, prestige: 5 }, [1]])
    expect(at.offered).toEqual(['done', 'sell ox'])
  })
})
