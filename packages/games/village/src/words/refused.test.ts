import { describe, expect, test } from 'vitest'
import type { Sketch } from '../testing/position.ts'
import { TestTable } from '../testing/position.ts'

describe('refusals name the rule', () => {
  const other = { members: { farm: [1] } }

  const why = (
    sketch: Sketch,
    first: readonly string[],
    refused: { readonly [move: string]: string },
  ): void => {
    const at = new TestTable({ players: 2, ...sketch })
    at.play(...first)
    const rules = Object.keys(refused).map((move) => [move, at.why(move)?.rule])
    expect(Object.fromEntries(rules)).toEqual(refused)
  }

  test('at the source, at the market and at a death (V-206, V-442, V-444, V-495, V-604, V-606)', () => {
    why(
      {
        spaces: { harvest: ['skill', 'faith'] },
        farms: [{ coins: 1, cubes: { faith: 1 }, members: { farm: [1] } }, other],
      },
      [],
      { 'take harvest plague': 'V-206', 'take market faith': 'V-206', well: 'V-495' },
    )
    why(
      {
        spaces: { market: ['skill'], harvest: ['skill', 'faith'] },
        stalls: ['customer-01', 'customer-03', 'customer-02'],
        queue: ['customer-24'],
        farms: [{ goods: { scroll: 3 }, members: { farm: [1] } }, other],
      },
      ['take market skill'],
      { 'serve customer-24': 'V-442', 'serve customer-03': 'V-444' },
    )
    why(
      {
        spaces: { harvest: ['plague', 'faith'] },
        farms: [
          { lifetime: 8, members: { smithy: [1], 'castle-a': [1], farm: [2], 'black-bag': [1] } },
          other,
        ],
      },
      ['take harvest plague', 'skip'],
      { 'die 2 farm': 'V-604', 'die 1 black-bag': 'V-606' },
    )
  })

  test('in the crafts, on the road, in the council and in a mass (V-413, V-414, V-422, V-423, V-427, V-430, V-461, V-462, V-463, V-476, V-480, V-483, V-484, V-502, V-507, V-509, V-R8)', () => {
    why(
      {
        spaces: { crafts: ['skill', 'faith'] },
        farms: [{ grain: 1, members: { 'council-1': [1], smithy: [1] } }, other],
      },
      ['take crafts skill'],
      { mill: 'V-430', 'produce scriptorium': 'V-422', 'buy stables': 'V-427', 'train smithy': 'V-423' },
    )
    why(
      {
        spaces: { travel: ['skill', 'faith'] },
        farms: [{ goods: { wagon: 1 }, cubes: { faith: 2 }, members: { farm: [1], 'castle-b': [2] } }, other],
      },
      ['take travel skill'],
      {
        'travel 1 village->castle-b': 'V-463',
        'travel 1 village->castle-c': 'V-462',
        'travel 2 castle-a->castle-b': 'V-461',
      },
    )
    why(
      {
        ring: 1,
        spaces: { council: ['skill', 'faith'] },
        farms: [{ cubes: { persuasion: 1 }, members: { farm: [1], 'council-4': [2] } }, other],
      },
      ['take council skill'],
      { 'enter 1': 'V-476', 'advance 2 4': 'V-484' },
    )
    why(
      { ring: 1, spaces: { council: ['skill', 'faith'] }, farms: [{ members: { 'council-4': [2] } }, other] },
      ['take council skill', 'use'],
      { 'privilege 1': 'V-480', 'privilege 4': 'V-483' },
    )
    why(
      {
        spaces: { family: ['skill', 'faith'] },
        farms: [{ members: { 'black-bag': [2], grave: [1], smithy: [2] } }, other],
      },
      ['take family skill'],
      { newborn: 'V-414', 'home 2 black-bag': 'V-413', 'home 1 grave': 'V-413' },
    )
    why(
      { spaces: { harvest: ['skill', 'faith'] }, farms: [{ coins: 3, members: { farm: [1] } }, other] },
      ['well', 'well crafts'],
      { skip: 'V-R8' },
    )
    why({ spaces: {}, mass: true, farms: [{ coins: 1, members: { 'black-bag': [1, 2] } }, other] }, [], {
      'choose 3': 'V-502',
    })
    why(
      {
        spaces: {},
        mass: true,
        farms: [{ grain: 2, members: { 'church-1': [1], 'church-4': [2], 'church-3': [3] } }, other],
      },
      [],
      { 'promote 2 4': 'V-509', 'promote 3 3': 'V-507' },
    )
  })
})
