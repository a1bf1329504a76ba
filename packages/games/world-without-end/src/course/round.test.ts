import { Match, ScriptedChance, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { toldIn } from '../../test/cases.ts'
import { type WorldTable, worldAt } from '../../test/position.ts'
import { EVENTS, PHASES } from '../box/vocabulary.ts'
import { worldWithoutEnd } from '../game.ts'

const slots = (table: WorldTable) =>
  [...table.state.slots].map((event) => (event < 0 ? null : EVENTS.list[event]))

/** Everyone lays his first card and forgoes it, until the round is over. */
function playTurns(table: WorldTable): WorldTable {
  while (/open-card|use|discard/.test(table.due)) {
    const move = table.options.includes('forgo') ? 'forgo' : table.options[0]
    table.play(`${table.due[0]} ${move}`)
  }
  return table
}

describe('a round', () => {
  test('W-202 reveal, orient, income, favour, action, end: in this order', () => {
    const table = worldAt({ next: 'round', players: 2, favour: 8 }, { events: ['cloth-stalls'] })
    expect(PHASES.list[table.state.phase]).toBe('phase-orient')
    table.play('1 orient:2')
    expect(PHASES.list[table.state.phase]).toBe('phase-action')
    playTurns(table)
    const told = table.told.filter((code) =>
      ['reveal', 'orient', 'gain', 'favour-stone', 'open', 'shield'].includes(code),
    )
    expect(told).toEqual([
      'reveal',
      'orient',
      'gain',
      'gain',
      'favour-stone',
      'gain',
      'open',
      'open',
      'shield',
    ])
    expect(PHASES.list[table.state.phase]).toBe('round-end')
  })

  test('W-207 what is paid is available again at once', () => {
    const table = worldAt(
      { next: 'reveal', chapter: 2, seats: [{ grain: 1 }], stock: { grain: 0 } },
      { events: ['hungry-winter'] },
    )
    expect(table.stock('grain')).toBe(1)
    const robbed = worldAt(
      { next: 'reveal', seats: [{ stone: 1 }], stock: { stone: 0 } },
      { events: ['old-bridge-gives-way'] },
    )
    expect(robbed.match.log).toContainEqual({
      code: 'give',
      seat: 0,
      good: 'stone',
      amount: 1,
      to: 'quarry',
      why: 'event',
    })
    expect(robbed.stock('stone')).toBe(1)
  })

  test('W-208, W-209 a long-term card moves to slot 1, then the shield passes', () => {
    const table = playTurns(
      worldAt({ next: 'round', players: 2 }, { events: ['wool-slump'] }).play('1 orient:1'),
    )
    expect([slots(table), table.state.council]).toEqual([['wool-slump', null], -1])
    expect(table.told.slice(-2)).toEqual(['slot', 'shield'])
    expect(table.state.terms[0], 'still in force').toBe(1)
  })

  test('W-209 slot 2 if slot 1 is taken; an immediate card stays on the council', () => {
    const second = playTurns(
      worldAt({ next: 'round', players: 2, slots: ['wool-slump'] }, { events: ['quarry-toll'] }).play(
        '1 orient:1',
      ),
    )
    expect(slots(second)).toEqual(['wool-slump', 'quarry-toll'])
    const immediate = playTurns(
      worldAt({ next: 'round', players: 2 }, { events: ['mill-begun'] }).play('1 orient:1'),
    )
    expect([slots(immediate), EVENTS.list[immediate.state.council]]).toEqual([[null, null], 'mill-begun'])
  })

  test('W-209, W-210 with both slots taken it replaces the card that lies longest: slot 1', () => {
    const table = playTurns(
      worldAt(
        { next: 'round', players: 2, slots: ['wool-slump', 'priory-alms'] },
        { events: ['quarry-toll'] },
      ).play('1 orient:1'),
    )
    expect(slots(table)).toEqual(['quarry-toll', 'priory-alms'])
    expect([table.state.terms[0], table.state.terms[3]], 'wool at 2 again, a toll on stone').toEqual([2, 1])
    expect(table.match.log).toContainEqual({
      code: 'slot',
      event: 'quarry-toll',
      slot: 1,
      replaced: 'wool-slump',
    })
    expect(table.state.longest).toBe(1)
  })

  test('W-209 if an edition has more of them, the oldest goes each time: slot 2 after slot 1', () => {
    const table = playTurns(
      worldAt(
        { next: 'round', players: 2, slots: ['wool-slump', 'priory-alms'], longest: 1 },
        { events: ['quarry-toll'] },
      ).play('1 orient:1'),
    )
    expect([slots(table), table.state.longest]).toEqual([['wool-slump', 'quarry-toll'], 0])
  })

  test('W-211 the cards of the chapter stay on the council until its end', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 5 })
    const table = worldAt(
      { next: 'chapter-end', round: 6, seats, council: 'mill-begun', slots: ['wool-slump'] },
      { 'tax-die': ['2'] },
    )
    expect(table.match.log).toContainEqual({ code: 'events-leave', events: ['wool-slump', 'mill-begun'] })
  })

  test('W-212 after every round the shield passes to the next seat', () => {
    const table = playTurns(
      worldAt({ next: 'round', active: 3 }, { events: ['mill-begun'] }).play('4 orient:1'),
    )
    expect(table.state.active).toBe(0)
    const sixth = playTurns(
      worldAt(
        { next: 'round', round: 6, seats: Array(4).fill({ piles: [5, 5] }) },
        { events: ['mill-begun'] },
      ).play('1 orient:1'),
    )
    expect(sixth.state.active).toBe(1)
  })

  test('W-213 victory points never fall below 0, and have no upper bound', () => {
    const low = worldAt(
      { next: 'reveal', chapter: 2, seats: [{ vp: 1 }, { vp: 0 }] },
      { events: ['hungry-winter'] },
    )
    expect(low.vp).toEqual([0, 0, 6, 6])
    expect(low.line('events-lost'), 'what the floor cuts off is not lost').toEqual([-1, 0, -2, -2])
    const high = worldAt({ next: { turnOf: 0 }, seats: [{ vp: 99, stone: 1 }] }).play(
      '1 play:act-project',
      '1 use',
    )
    expect(high.vp[0]).toBe(102)
  })

  test('W-216, W-R40 covers close favour spaces, projects and the cloth space until the chapter end, as many as it takes', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 5 })
    const projects = Object.fromEntries(
      ['bridge', 'fulling-mill', 'guildhall', 'hospital'].map((project) => [project, {}]),
    )
    const table = worldAt(
      { next: 'reveal', chapter: 2, covered: [4, 5], projects },
      { events: ['new-alderman'] },
    )
    expect(table.state.projects.filter(({ covered }) => covered === 1).length).toBe(4)
    const end = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        seats,
        covered: [2, 10],
        clothCovered: true,
        spared: 'priors-palace',
        projects: { bridge: { covered: true } },
      },
      { 'tax-die': ['2'] },
    )
    expect([end.state.clothCovered, end.project('bridge'), end.state.spared]).toEqual([0, 'in-play 0+0', -1])
    expect(end.told.filter((code) => code === 'uncover').length).toBe(4)
  })
})

test('W-E37 who opens the chapters', () => {
  const openers = (players: number) => {
    const chance = new ScriptedChance({ 'start-player': ['seat-1'] }, new SeededChance(players))
    const match = new Match(worldWithoutEnd, { players }, chance)
    while (!match.turn.over) match.play([match.turn.moves[0]])
    return toldIn(match.log)
      .filter(({ code, round }) => code === 'round' && round === 1)
      .map(({ seat }) => seat)
  }
  expect([openers(4), openers(3), openers(2)]).toEqual([
    [0, 3, 2, 1],
    [0, 1, 2, 0],
    [0, 1, 0, 1],
  ])
})

test('W-E39 a first game', () => {
  const options = { 'first-game': true }
  const last = worldAt({
    next: { turnOf: 0 },
    options,
    round: 6,
    seats: [{ open: ['act-grain', 'act-piety', 'act-material', 'act-sale', 'act-project'] }],
  })
  expect([last.due, last.piles[0]], 'the last card is laid by itself').toEqual(['over', '6/0/0'])
  const second = worldAt(
    { next: 'chapter', options, chapter: 1, seats: [{ penalties: ['penance'] }] },
    { penance: ['act-rent'] },
  )
  expect(second.piles).toEqual(['0/1/11', '0/0/12', '0/0/12', '0/0/12'])
})
