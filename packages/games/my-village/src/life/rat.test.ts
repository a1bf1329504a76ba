import { expect, test } from 'vitest'
import { expectOptions, type PositionInWords, played, tableAt, villageAt } from '../../test/position.ts'

/** Seat 1 loses its traveller, whose chronicle spaces are full. */
const die = (position: object, roll: string) =>
  tableAt(
    { value: 7, chronicle: { traveller: 2, abbot: 2, merchant: 2 }, ...position },
    { rat: [roll] },
  ).play('1 leader', '1 coins', '1 victim traveller')

test('M-558, M-562 short of the plague space the rat stays where it is, red space or grey', () => {
  expect(die({ rat: 9, villages: [{ time: 9, tree: 6 }] }, '2').state.rat).toBe(7)
  const red = die({ rat: 7, villages: [{ time: 9, tree: 6 }] }, '6')
  expect(red.state.rat).toBe(1)
  expect(villageAt(red, 1).tree).toBe(6)
})

test('M-E40, M-558 to M-561 nine steps, rolls 4, 4, 6: five, one, plague, nine', () => {
  const village = { time: 9, tree: 1 }
  const first = die({ rat: 9, villages: [village, {}] }, '4')
  expect(first.state.rat).toBe(5)
  const second = die({ rat: 5, villages: [village, {}] }, '4')
  expect(second.state.rat).toBe(1)
  const third = die({ rat: 1, villages: [village, {}] }, '6')
  expect(third.state.rat).toBe(9)
  expect(third.match.log.find(({ code }) => code === 'rat')).toMatchObject({ roll: 6, from: 1, to: 0 })
  expect([villageAt(third, 1).tree, villageAt(third, 2).tree]).toEqual([1, 0])
})

test('M-559, M-560 everybody loses half of the tree, rounded down; main house and hand are safe', () => {
  const villages = [{ time: 9, tree: 5, house: 9 }, { tree: 4, house: 3 }, { tree: 1 }]
  const table = die({ players: 3, rat: 3, villages, hand: { stories: 4 } }, '3')
  expect([1, 2, 3].map((seat) => villageAt(table, seat).tree)).toEqual([3, 2, 1])
  expect([1, 2, 3].map((seat) => villageAt(table, seat).house)).toEqual([9, 3, 0])
  expect(table.state.hand.stories).toBe(4)
  expect(table.match.log.filter(({ code }) => code === 'plague-loss')).toMatchObject([
    { seat: 0, lost: 2, left: 3 },
    { seat: 1, lost: 2, left: 2 },
  ])
})

test('M-561 after the plague the rat starts anew and the turn ends', () => {
  const table = die({ players: 4, rat: 2, villages: [{ time: 9 }] }, '2')
  expect(table.state.rat).toBe(13)
  expect(table.due).toBe('2 die-1')
})

test('M-704, M-R18 the owner of the Salvation Church is asked, even out of turn, before anybody loses', () => {
  const villages = [
    { time: 9, tree: 6 },
    { cards: ['church-salvation'], tree: 5 },
  ]
  const table = die({ rat: 1, villages }, '1')
  expect(table.due).toBe('2 block')
  expect(table.options).toEqual(['block', 'suffer'])
  expect(villageAt(table, 1).tree).toBe(6)
  table.play('2 block')
  expect([villageAt(table, 1).tree, villageAt(table, 2).tree]).toEqual([3, 5])
  expect(villageAt(table, 2).blocks).toBe(1)
  expect(table.state.rat).toBe(9)
  const suffered = die({ rat: 1, villages }, '1').play('2 suffer')
  expect([villageAt(suffered, 2).tree, villageAt(suffered, 2).blocks]).toEqual([3, 0])
})

test('M-704, M-R18 no question without an octagon, without an abbot or without a loss', () => {
  const asked = (owner: object) =>
    die({ rat: 1, villages: [{ time: 9 }, { cards: ['church-salvation'], tree: 5, ...owner }] }, '1').due
  expect(asked({})).toBe('2 block')
  expect(asked({ blocks: 1 })).toBe('2 block')
  expect(asked({ blocks: 2 })).toBe('2 die-1')
  expect(asked({ villagers: ['merchant'] })).toBe('2 die-1')
  expect(asked({ tree: 1 })).toBe('2 die-1')
  expect(asked({ tree: 2 })).toBe('2 block')
})

test('M-E33, M-703, M-704, M-R18 the abbot who dies cannot protect any more', () => {
  const village = { time: 9, villagers: ['abbot', 'merchant'] as const, cards: ['church-salvation'], tree: 7 }
  const at = () =>
    tableAt(
      { value: 7, villages: [village], chronicle: { abbot: 2, merchant: 2 }, rat: 1 },
      { rat: ['6'] },
    ).play('1 leader', '1 coins')
  const abbot = at().play('1 victim abbot')
  expect(abbot.due).toBe('2 die-1')
  expect(villageAt(abbot, 1).tree).toBe(4)
  const merchant = at().play('1 victim merchant')
  expect(merchant.due).toBe('1 block')
  merchant.play('1 block')
  expect(villageAt(merchant, 1)).toMatchObject({ tree: 7, blocks: 1 })
})

test('M-554, M-703, M-704, M-R16, M-R18 Salvation is asked only if there is something to save and an abbot to pray', () => {
  const at = (merchant: number, blocks = 0): PositionInWords => ({
    value: 7,
    rat: 1,
    chronicle: { merchant },
    villages: [{ villagers: ['abbot', 'merchant'], cards: ['church-salvation'], blocks, time: 9 }],
  })
  const rat = { rat: ['6'] }
  const saved = played(at(0), rat, '1 leader', '1 coins', '1 victim merchant')
  expectOptions(saved.options, ['block', 'suffer'])
  expect(villageAt(saved.play('1 block'), 1)).toMatchObject({ tree: 2, blocks: 1 })
  expect(saved.state.rat).toBe(9)

  const one = played(at(1), rat, '1 leader', '1 coins', '1 victim merchant')
  expect(villageAt(one, 1)).toMatchObject({ tree: 1, blocks: 0 })
  expect(one.state.turn.index).toBe(1)

  const abbot = played(at(0), rat, '1 leader', '1 coins', '1 victim abbot')
  expect(villageAt(abbot, 1)).toMatchObject({ tree: 1, blocks: 0, villagers: ['merchant'] })

  const used = played(at(0, 2), rat, '1 leader', '1 coins', '1 victim merchant')
  expect(villageAt(used, 1)).toMatchObject({ tree: 1, blocks: 2 })
})

test('M-704, M-560 a tree of three loses one, so the Salvation Church may step in; a tree of one may not', () => {
  const at = (tree: number) =>
    tableAt(
      {
        value: 7,
        rat: 1,
        chronicle: { abbot: 2 },
        villages: [{ time: 9 }, { cards: ['church-salvation'], tree }],
      },
      { rat: ['1'] },
    ).play('1 leader', '1 coins', '1 victim abbot')
  expect(at(3).due).toBe('2 block')
  expect(at(1).due).toBe('2 die-1')
})

test('M-554, M-560 the reward of the chronicle comes before the plague and is halved with the rest', () => {
  const table = tableAt({ value: 7, rat: 1, villages: [{ time: 9, tree: 4 }] }, { rat: ['1'] }).play(
    '1 leader',
    '1 coins',
    '1 victim abbot',
  )
  expect(villageAt(table, 1).tree).toBe(3)
})
