import { refusal, tell } from '@chronik/kernel'
import { expect, test } from 'vitest'
import {
  expectOptions,
  optionsOf,
  type PositionInWords,
  played,
  tableAt,
  villageAt,
} from '../../test/position.ts'
import { billOf } from '../cards/bill.ts'
import { myVillage } from '../game.ts'

const travel = (village: object, letter: string, drawn: string) => {
  const position = {
    value: 7,
    villages: [village],
    gone: ['field-1', 'field-2', 'field-3', 'field-4', 'field-5', 'field-6', 'field-7', 'field-8'],
  }
  return tableAt(position, { [`travel-${letter}`]: [drawn] })
}

test('M-353, M-354 extra costs must be there before the action; what it yields cannot pay for it', () => {
  const village = { cards: ['field-1', 'customer-29'], goods: { horse: 1 }, board: 'board-1' }
  const table = tableAt({ value: 7, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ served: [], coins: 1 })
})

test('M-355 paid goods and coins leave the village', () => {
  const table = travel(
    { cards: ['travel-a-1', 'stable-1'], goods: { horse: 2 }, coins: 1 },
    'b',
    'travel-b-1',
  ).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({ goods: 'horse 1', coins: 1 })
})

test('M-356, M-R35 a plow comes from the smithy, from the Guild Hall or from a field, as the payer likes', () => {
  const village = {
    cards: ['smithy-1', 'hall-guild', 'field-2', 'field-3', 'customer-03', 'customer-29'],
    goods: { plow: 1 },
    jokers: 1,
    board: 'board-3',
  }
  const at = () => tableAt({ value: 8, villages: [village], plows: ['field-2', 'field-3'] }).play('1 white')
  expect(at().due).toBe('1 pay')
  expect(optionsOf(at(), 'pay ')).toEqual(['plow', 'joker', 'field-2', 'field-3'])
  expect(villageAt(at().play('1 pay plow'), 1)).toMatchObject({ goods: '', jokers: 1 })
  expect(villageAt(at().play('1 pay joker'), 1)).toMatchObject({ goods: 'plow 1', jokers: 0 })
  expect([...at().play('1 pay field-3').state.plows]).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
  expect(at().refusal('1 pay field-1')).toMatchObject({ code: 'purse-empty', rule: 'M-356' })
  expect(at().refusal('1 pay coins')).toMatchObject({ code: 'not-asked-for', rule: 'M-357' })
})

test('M-356 a plow on a field of somebody else pays nothing', () => {
  const village = { cards: ['customer-03', 'customer-29'], goods: { horse: 2 } }
  const table = tableAt({ value: 8, villages: [village, { cards: ['field-1'] }], plows: ['field-1'] }).play(
    '1 white',
  )
  expect(villageAt(table, 1).served).toEqual(['customer-29'])
})

test('M-357 a joker is any good but never a coin', () => {
  const village = { cards: ['travel-a-3', 'hall-guild'], jokers: 2 }
  const table = tableAt({ value: 7, villages: [village] }).play('1 black')
  expect(villageAt(table, 1).cards).toContain('field-1')
  const paid = travel({ ...village, coins: 1 }, 'b', 'travel-b-1').play('1 black')
  expect(villageAt(paid, 1)).toMatchObject({ jokers: 1, coins: 0 })
})

test('M-358 travel B: one horse or two coins, nothing in between', () => {
  const at = (more: object) => travel({ cards: ['travel-a-1', 'stable-1'], ...more }, 'b', 'travel-b-1')
  const both = at({ goods: { horse: 1 }, coins: 3 }).play('1 black')
  expect(optionsOf(both, 'pay ')).toEqual(['horse', 'coins'])
  expect(villageAt(both.play('1 pay coins'), 1)).toMatchObject({ coins: 1, goods: 'horse 1', time: 2 })
  expect(at({ coins: 1 }).told).toContain('leader')
})

test('M-358, M-664, M-665, M-E08 travel C from a grey banner: wagon or two coins, and a beer', () => {
  const cards = ['travel-a-1', 'travel-b-3', 'brewery-1', 'cartwright-1']
  const wagon = travel({ cards, goods: { beer: 1, wagon: 1 } }, 'c', 'travel-c-1').play('1 black')
  expect(villageAt(wagon, 1)).toMatchObject({ time: 2, goods: '', coins: 0 })
  expect(villageAt(wagon, 1).cards).toContain('travel-c-1')
  const coins = travel({ cards, goods: { beer: 1 }, coins: 2 }, 'c', 'travel-c-1').play('1 black')
  expect(villageAt(coins, 1)).toMatchObject({ time: 2, goods: '', coins: 0 })
  expect(travel({ cards, goods: { wagon: 1 }, coins: 2 }, 'c', 'travel-c-1').told).toContain('leader')
})

test('M-E11, M-359 a rosary monk: two horses, two coins, or one of each', () => {
  const village = { cards: ['church-abbey', 'stable-1'], goods: { horse: 2 }, coins: 2, board: 'board-1' }
  const at = () =>
    tableAt(
      { value: 8, villages: [village], tops: ['monk-rosary-1'] },
      { 'monk-rosary': ['monk-rosary-2'] },
    ).play('1 black', '1 black monk-rosary')
  expect(optionsOf(at(), 'pay ')).toEqual(['horse', 'coins'])
  const ways = new Set<string>()
  for (const first of ['horse', 'coins']) {
    const second = at().play(`1 pay ${first}`)
    if (second.due !== '1 pay')
      ways.add(JSON.stringify([villageAt(second, 1).goods, villageAt(second, 1).coins]))
    else
      for (const option of optionsOf(second)) {
        const paid = villageAt(at().play(`1 pay ${first}`, `1 ${option}`), 1)
        ways.add(JSON.stringify([paid.goods, paid.coins]))
      }
  }
  expect([...ways].sort()).toEqual(['["",2]', '["horse 1",1]', '["horse 2",0]'])
})

test('M-E11, M-R35 equal units are paid in one order, so that each way exists once', () => {
  const village = {
    cards: ['church-abbey', 'stable-1', 'hall-guild'],
    goods: { horse: 2 },
    jokers: 2,
    coins: 2,
    board: 'board-1',
  }
  const table = tableAt(
    { value: 8, villages: [village], tops: ['monk-rosary-1'] },
    { 'monk-rosary': ['monk-rosary-2'] },
  )
  table.play('1 black', '1 black monk-rosary', '1 pay joker')
  expect(optionsOf(table, 'pay ')).toEqual(['joker', 'coins'])
  expect(table.refusal('1 pay horse')).toMatchObject({ code: 'pay-in-order' })
})

test('M-E09, M-360 travel D: two coins and a horse or a wagon', () => {
  const cards = ['travel-a-1', 'travel-b-1', 'travel-c-1', 'stable-1', 'cartwright-1']
  const at = (more: object) => travel({ cards, ...more }, 'd', 'travel-d-1')
  const both = at({ coins: 2, goods: { horse: 1, wagon: 1 } }).play('1 black')
  expect(optionsOf(both, 'pay ')).toEqual(['horse', 'wagon'])
  expect(villageAt(both.play('1 pay wagon'), 1)).toMatchObject({ coins: 0, goods: 'horse 1', time: 3 })
  expect(at({ coins: 3 }).told).toContain('leader')
})

test('M-360 travel E: two coins, a horse and a wagon', () => {
  const cards = [
    'travel-a-1',
    'travel-b-1',
    'travel-c-1',
    'travel-d-1',
    'stable-1',
    'cartwright-1',
    'hall-guild',
  ]
  const at = (more: object) => travel({ cards, ...more }, 'e', 'travel-e-1')
  expect(villageAt(at({ coins: 2, goods: { horse: 1, wagon: 1 } }).play('1 black'), 1)).toMatchObject({
    coins: 0,
    goods: '',
    time: 3,
  })
  expect(villageAt(at({ coins: 2, goods: { horse: 1 }, jokers: 1 }).play('1 black'), 1)).toMatchObject({
    goods: '',
    jokers: 0,
  })
  expect(at({ coins: 2, goods: { horse: 2 } }).told).toContain('leader')
  expect(at({ coins: 1, goods: { horse: 1, wagon: 1 } }).told).toContain('leader')
})

test('M-E26, M-356, M-357, M-359, M-721 joker and coin for a rosary monk; without the coin it is not legal', () => {
  const at = (coins: number) =>
    tableAt(
      {
        value: 8,
        villages: [{ cards: ['church-trade', 'hall-guild'], jokers: 1, coins }],
        tops: ['monk-rosary-1'],
      },
      { 'monk-rosary': ['monk-rosary-2'] },
    ).play('1 black')
  const paid = at(1).play('1 black monk-rosary')
  expect(villageAt(paid, 1)).toMatchObject({ jokers: 0, coins: 0, tree: 2 })
  expect(at(0).refusal('1 black monk-rosary')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
})

test('M-353, M-R35 a purse that would leave the rest unpayable is not offered', () => {
  const village = {
    cards: ['customer-06', 'stable-2', 'hall-guild'],
    goods: { horse: 1 },
    jokers: 1,
    board: 'board-1',
  }
  const table = tableAt({ value: 9, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-06'], goods: '', jokers: 0 })
  const choice = tableAt({
    value: 9,
    villages: [{ ...village, cards: [...village.cards, 'brewery-1'], goods: { horse: 1, beer: 1 } }],
  }).play('1 white')
  expect(optionsOf(choice, 'pay ')).toEqual(['beer', 'joker'])
  choice.play('1 pay joker')
  expect(villageAt(choice, 1)).toMatchObject({ goods: 'beer 1', jokers: 0 })
})

test('M-361, M-R06 the costs of an activated banner are due even if part of its action is given up', () => {
  const village = { coins: 2, cards: ['church-abbey'] }
  const table = tableAt(
    { value: 9, villages: [village], tops: ['monk-jug-2'] },
    { 'monk-jug': ['monk-jug-1'] },
  )
  table.play('1 black', '1 black monk-jug', '1 decline')
  expect(villageAt(table, 1)).toMatchObject({
    coins: 0,
    time: 2,
    headman: 'main-house',
    cards: ['church-abbey', 'monk-jug-2'],
  })
})

test('M-362 without a free octagon the marker is forfeited, the cost is due', () => {
  const village = { cards: ['stable-1'], goods: { horse: 3 }, board: 'board-4' }
  const table = tableAt({ value: 5, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ goods: 'horse 3', time: 1 })
  expect(table.told).toContain('forfeit')
})

test('M-353, M-R35 a purse is refused that would leave the rest unpayable, and the refusal names it', () => {
  const village = {
    cards: ['customer-16', 'stable-2', 'brewery-1', 'hall-guild'],
    goods: { horse: 1, beer: 2 },
    jokers: 1,
  }
  const position = { value: 10, villages: [village, { cards: ['field-1'] }], plows: ['field-1'] }
  const table = tableAt(position).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-16'], goods: 'beer 1', jokers: 0 })
  const two = { ...village, cards: [...village.cards, 'field-2'] }
  const choice = tableAt({ ...position, villages: [two], plows: ['field-2'] }).play('1 white')
  expect(choice.due).toBe('1 pay')
})

test('M-357 coins are paid as many as the alternative says', () => {
  const table = travel({ cards: ['travel-a-1'], coins: 2 }, 'b', 'travel-b-1').play('1 black')
  expect(table.match.log.filter(({ code }) => code === 'pay')).toEqual([
    { code: 'pay', seat: 0, from: 'coins', count: 2 },
  ])
})

test('M-358 each refused purse says why', () => {
  const village = {
    cards: ['church-abbey', 'stable-1', 'hall-guild'],
    goods: { horse: 1 },
    jokers: 1,
    coins: 1,
    board: 'board-1',
  }
  const script = { 'monk-rosary': ['monk-rosary-2'] }
  const table = tableAt({ value: 8, villages: [village], tops: ['monk-rosary-1'] }, script).play(
    '1 black',
    '1 black monk-rosary',
  )
  expect(optionsOf(table, 'pay ')).toEqual(['horse', 'joker'])
  expect(table.refusal('1 pay coins')).toEqual({
    code: 'pay-in-order',
    rule: 'M-359',
    params: { purse: 'coins' },
  })
  expect(table.refusal('1 pay beer')).toEqual({
    code: 'not-asked-for',
    rule: 'M-357',
    params: { purse: 'beer' },
  })
  expect(table.play('1 pay joker').due).toBe('2 die-1')
})

test('M-356, M-616, M-R35 a plow is paid from smithy, field or guild, and the payer says which', () => {
  const position: PositionInWords = {
    value: 2,
    plows: ['field-1', 'field-2'],
    villages: [
      {
        villagers: ['merchant'],
        cards: ['smithy-1', 'field-1', 'field-2', 'hall-guild', 'customer-28'],
        goods: { plow: 1 },
        jokers: 1,
        coins: 5,
      },
    ],
  }
  expectOptions(tableAt(position).options, ['white', 'leader'])
  const paid = new Set<string>()
  const pay = (lines: readonly string[]): void => {
    const next = played(position, {}, '1 white', ...lines)
    const { goods, jokers, served, coins, time } = villageAt(next, 1)
    if (served.length === 0) {
      for (const purse of optionsOf(next, 'pay ')) pay([...lines, `1 pay ${purse}`])
      return
    }
    expect({ coins, time }).toEqual({ coins: 5, time: 0 })
    const [one, two] = next.state.plows
    paid.add(`${goods === '' ? 0 : 1} ${one} ${two} ${jokers}`)
  }
  pay([])
  // What stays at the smithy, on the two fields and in the guild: any two of the four.
  expectOptions([...paid], ['1 1 0 0', '1 0 1 0', '1 0 0 1', '0 1 1 0', '0 1 0 1', '0 0 1 1'])
})

test('M-357, M-360, M-665, M-R35 a joker goes where only a joker can help', () => {
  const way = ['travel-a-1', 'travel-b-1']
  const cards = ['stable-1', 'brewery-1', 'cartwright-1', 'hall-guild', ...way]
  const last = played(
    {
      value: 7,
      villages: [
        {
          cards: [...cards, 'travel-c-1', 'travel-d-2'],
          coins: 2,
          jokers: 1,
          goods: { horse: 1, wagon: 1 },
        },
      ],
    },
    { 'travel-e': ['travel-e-3'] },
    '1 black',
    '1 black travel-e',
  )
  expect(villageAt(last, 1)).toMatchObject({ coins: 0, jokers: 0, goods: '', time: 3 })
  expect(villageAt(last, 1).cards).toContain('travel-e-3')

  const toD = (coins: number, card: string, horse: number): PositionInWords => ({
    value: 7,
    villages: [{ cards: [...cards, card], coins, jokers: 1, goods: { horse } }],
  })
  expect(tableAt(toD(3, 'travel-c-4', 1)).refusal('1 black travel-d')).toMatchObject({
    code: 'cannot-pay',
    rule: 'M-353',
  })
  const choice = played(toD(4, 'travel-c-4', 1), {}, '1 black', '1 black travel-d')
  expectOptions(choice.options, ['pay horse', 'pay joker'])
  const only = played(toD(2, 'travel-c-1', 0), { 'travel-d': ['travel-d-4'] }, '1 black', '1 black travel-d')
  expect(villageAt(only, 1)).toMatchObject({ coins: 0, jokers: 0, time: 3 })

  const chapel = tableAt({
    value: 7,
    villages: [
      { cards: [...cards, 'travel-c-1', 'travel-d-4'], coins: 9, jokers: 3, goods: { horse: 1, wagon: 1 } },
    ],
  })
  expect(chapel.refusal('1 black travel-e')).toMatchObject({ rule: 'M-663' })
})

test('M-356, M-R35 two plows out of smithy, joker and field: exactly three ways', () => {
  const village = {
    cards: ['customer-28', 'smithy-1', 'hall-guild', 'field-1'],
    goods: { plow: 1 },
    jokers: 1,
  }
  const at = () => tableAt({ value: 2, villages: [village], plows: ['field-1'] }).play('1 white')
  expect(optionsOf(at(), 'pay ')).toEqual(['plow', 'joker'])
  expect(optionsOf(at().play('1 pay plow'), 'pay ')).toEqual(['joker', 'field-1'])
  const rest = at().play('1 pay joker')
  expect(villageAt(rest, 1)).toMatchObject({ goods: 'plow 1', jokers: 0, served: ['customer-28'] })
  expect(rest.state.plows[0]).toBe(0)
})

test('M-353 a cost that cannot be paid says what is missing, and the sentence names it', () => {
  const missing = (
    move: string,
    value: number,
    village: NonNullable<PositionInWords['villages']>[number],
    more: Partial<PositionInWords> = {},
  ) => {
    const refused = tableAt({ value, villages: [village], ...more }).refusal(move)
    expect(refused).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
    return refused?.params?.missing
  }
  const two = { cards: ['church-trade', 'field-1'] }
  const tops = ['monk-rosary-1']
  expect(missing('1 black monk-rosary', 8, two, { tops })).toBe('2 × horse | 2 coins')
  expect(missing('1 black monk-rosary', 8, { ...two, coins: 1 }, { tops })).toBe('horse | 1 coin')
  expect(missing('1 black travel-b', 7, { cards: ['travel-a-1'], coins: 1 })).toBe('horse | 1 coin')
  expect(missing('1 black travel-b', 7, { cards: ['travel-a-1'] })).toBe('horse | 2 coins')
  const customers = { cards: ['customer-06', 'stable-2', 'hall-guild'], board: 'board-1' }
  expect(missing('1 white customer-06', 9, { ...customers, jokers: 1 })).toBe('horse')
  const refused = tableAt({ value: 9, villages: [customers] }).refusal('1 white customer-06')
  expect(refused?.params?.missing).toBe('beer & horse')
  expect(tell(refused ?? refusal('none'), 'de', myVillage.refusals, myVillage.names)).toContain(
    'Was dir fehlt: Bier und Pferd.',
  )
})

test('M-354 the bill says which banner is paid for and how far the payment has come', () => {
  const village = {
    cards: ['customer-28', 'smithy-1', 'hall-guild', 'field-1'],
    goods: { plow: 1 },
    jokers: 1,
  }
  const table = tableAt({ value: 2, villages: [village], plows: ['field-1'] })
  expect(billOf(table.state)).toBeNull()
  table.play('1 white')
  expect(billOf(table.state)).toMatchObject({ banner: 'customer-28', black: false, paid: 0 })
  expect(billOf(table.play('1 pay plow').state)).toMatchObject({ paid: 1, cost: { time: 0 } })
  const rich = { cards: ['church-trade', 'hall-guild'], jokers: 1, coins: 2 }
  const monk = tableAt(
    { value: 8, villages: [rich], tops: ['monk-rosary-1'] },
    { 'monk-rosary': ['monk-rosary-2'] },
  ).play('1 black', '1 black monk-rosary')
  expect(billOf(monk.state)).toMatchObject({ banner: 'monk-rosary', black: true, paid: 0, cost: { time: 2 } })
})
