import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { EXPANSIONS, GOODS, SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { anyOrder, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn', 'port', 'marriage'], 'start-seat': '1' }

/** Plays on, taking cubes and declining what can be declined, until the log tells of a round. */
function untilRound(match: Match<ReturnType<typeof village.begin>>, round: number) {
  const first = [/^take/, /^skip$/, /^done$/, /^pass$/, /^no$/, /^none$/]
  while (!match.log.some((entry) => entry.code === 'round' && 'round' in entry && entry.round === round)) {
    const due = match.turn
    if (due.over) throw new Error('the match is over')
    const texts = due.moves.map((move) => village.notation.format(move))
    const best = first
      .flatMap((pattern) => texts.findIndex((text) => pattern.test(text)))
      .find((at) => at >= 0)
    match.play([due.moves[best ?? 0]])
  }
}

describe('all modules together', () => {
  test('VX-E1: setup and fill of four players (VX-103 to VX-105, VM-201)', () => {
    const match = new Match(village, { players: 4, options }, new SeededChance(3))
    untilRound(match, 1)
    const { state, box } = match
    expect([box.colourCubes, box.plague]).toEqual([10, 7])
    expect(box.firstFill.reduce((sum, one) => sum + one)).toBe(36)
    expect(box.fill.reduce((sum, one) => sum + one)).toBe(40)
    expect(box.firstFill[box.spaces.indexOf(SPACES.at.family)]).toBe(0)
    expect(box.fill[box.spaces.indexOf(SPACES.at.family)]).toBe(4)
    expect(state.inn.stacks.map(({ unseen }) => unseen + 1)).toEqual([11, 11, 11])
    expect([...state.port.stacks]).toEqual([5, 5, 8])
    expect(box.customersInPlay).toHaveLength(33)
    for (const farm of state.farms.slice(0, 4)) {
      expect(farm.goods[GOODS.at.beer]).toBe(1)
      expect(farm.figures.filter((place) => place === 1)).toHaveLength(5)
    }
    expect(state.cubesLeft).toBe(36)
    untilRound(match, 2)
    expect(match.state.cubesLeft).toBe(40)
  })

  test('VX-208: the actions of all modules side by side, with no further rules', () => {
    const table = new TestTable({
      players: 2,
      options,
      farms: [
        {
          members: { farm: [1, 2], unborn: [3] },
          coins: 3,
          cubes: { persuasion: 2 },
          persons: ['person-herald'],
        },
        { members: {} },
      ],
    })
    table.play('card person-herald')
    expect(table.offered).toEqual(anyOrder(...SPACES.list.map((space) => `herald ${space}`)))
  })

  test('VX-207, VX-R8: before a person is bought its owner may open a chest for the coin', () => {
    const table = new TestTable({
      players: 2,
      options: { expansions: ['inn', 'port'] },
      spaces: { inn: ['faith'], church: ['faith', 'skill'] },
      inn: { tops: ['person-smith', 'person-clerk', 'person-bard'] },
      farms: [{ members: { inn: [1] }, ship: { chests: ['chest-1'] } }, { members: {} }],
      draws: { persons: ['person-medic'] },
    })
    table.play('take inn faith', 'inn', 'cycle stack-3')
    expect([table.decision, table.offered]).toEqual(['d-inn-buy', ['none', 'open-chest 1']])
    table.play('open-chest 1')
    expect([table.decision, table.offered]).toEqual(['d-inn-buy', ['buy person-smith', 'none']])
    table.play('buy person-smith')
    expect([table.stock(0).coin, handOf(table.state, 0)]).toEqual([2, ['person-smith']])
  })

  test('VX-207: bread may be laid while a card is due', () => {
    const table = new TestTable({
      players: 2,
      options: { expansions: ['inn', 'marriage'] },
      farms: [{ members: { inn: [1] }, bread: 1, persons: ['person-smith'] }, { members: {} }],
    })
    expect(table.offered).toEqual(anyOrder('bread 1 inn', 'card person-smith', 'done'))
    table.play('bread 1 inn')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-smith', 'done']])
  })

  test('VSX-E4, VSX-103: in the second round Conny takes 13 of 26 cubes; with the one kept 14 lie in ten slots', () => {
    const match = new Match(village, { players: 1, options }, new SeededChance(5))
    untilRound(match, 2)
    const from = match.log.findIndex((entry) => 'round' in entry && entry.round === 2)
    expect(match.state.cubesLeft).toBe(26)
    const kept = match.state.conny.lastSlot
    untilRound(match, 3)
    const taken = match.log.slice(from).filter(({ code }) => code === 'conny-take')
    expect(taken).toHaveLength(13)
    const slots = taken.map((entry) => ('slot' in entry ? entry.slot : 0))
    expect(slots).toEqual(Array.from({ length: 13 }, (_, at) => ((kept + at) % 10) + 1))
    const perSlot = Array.from(
      { length: 10 },
      (_, at) => [kept, ...slots].filter((slot) => slot === at + 1).length,
    )
    expect(Math.max(...perSlot)).toBe(2)
  })
})

describe('all expansions, played through', () => {
  test('family reaches inn, brewery and every part of the wedding board, not ship, lighthouse or bag (VX-303, V-413)', () => {
    const at = tableWith(EXPANSIONS.list, {
      spaces: { family: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          members: {
            inn: [1],
            brewery: [1],
            'ceremony-3': [2],
            bakery: [1],
            store: [1],
            parents: [2],
            ship: [1],
            'lighthouse-i5': [2],
            'black-bag': [3],
          },
          ship: { at: 't2' },
        },
        neighbour,
      ],
    })
    at.play('take family skill')
    expect(at.offered).toEqual(
      anyOrder(
        'home 1 inn',
        'home 1 brewery',
        'home 2 ceremony-3',
        'home 1 bakery',
        'home 1 store',
        'home 2 parents',
        'skip',
      ),
    )
    for (const move of ['home 1 ship', 'home 2 lighthouse-i5', 'home 3 black-bag'])
      expect(at.why(move)?.rule).toMatch(/^(VX-303|V-413)$/)
  })
})
