import { expect, test } from 'vitest'
import { tableAt, villageAt } from '../../test/position.ts'

test('M-501, M-352 any value will do for the leader banner, and no other banner is activated', () => {
  for (const value of [2, 5, 7, 12]) {
    const table = tableAt({ value, villages: [{ cards: ['customer-29', 'field-1'], goods: { horse: 2 } }] })
    expect(table.options).toContain('leader')
    table.play('1 leader', '1 coins')
    expect(villageAt(table, 1)).toMatchObject({ time: 1, coins: 1, served: [], headman: 'coin-space' })
    expect(table.due).toBe('2 die-1')
  }
})

test('M-501 black dice cost their time under the leader banner, too', () => {
  const table = tableAt({ pool: ['b1', 'b2', 'w6', 'w5', 'w4'] }).play(
    '1 die b1',
    '1 die b2',
    '1 leader',
    '1 coins',
  )
  expect(villageAt(table, 1).time).toBe(5)
})

test('M-502, M-503 from the main house to the coin space: one time, one coin', () => {
  const table = tableAt({ value: 7, villages: [{ tree: 3 }] }).play('1 leader', '1 coins')
  expect(villageAt(table, 1)).toMatchObject({ time: 1, coins: 1, tree: 3, headman: 'coin-space' })
})

test('M-504 from the coin space back home or on to the stories', () => {
  const at = () => tableAt({ value: 7, villages: [{ tree: 2, headman: 'coin-space' }] }).play('1 leader')
  expect(at().options).toEqual(['house', 'stories', 'stay'])
  expect(at().refusal('1 coins')).toMatchObject({ code: 'one-step-only', rule: 'M-502' })
  expect(villageAt(at().play('1 stories'), 1)).toMatchObject({
    tree: 5,
    house: 0,
    headman: 'story-space',
    coins: 0,
  })
  expect(villageAt(at().play('1 house'), 1)).toMatchObject({
    tree: 0,
    house: 2,
    headman: 'main-house',
    coins: 0,
  })
})

test('M-505 from the story space to the coin space: one coin', () => {
  const table = tableAt({ value: 7, villages: [{ headman: 'story-space', tree: 4 }] }).play(
    '1 leader',
    '1 coins',
  )
  expect(villageAt(table, 1)).toMatchObject({ headman: 'coin-space', coins: 1, tree: 4, house: 0 })
})

test('M-E41, M-502 to M-507 coin, stories, coin, house: eleven safe story points in four time', () => {
  const lead = (village: object) => tableAt({ value: 7, villages: [village] }).play('1 leader')
  const first = villageAt(lead({ tree: 6, house: 2 }).play('1 coins'), 1)
  expect(first).toMatchObject({ coins: 1, tree: 6, house: 2 })
  const second = villageAt(lead({ ...pick(first) }).play('1 stories'), 1)
  expect(second).toMatchObject({ coins: 1, tree: 9 })
  const third = villageAt(lead({ ...pick(second) }).play('1 coins'), 1)
  expect(third).toMatchObject({ coins: 2, tree: 9 })
  const fourth = villageAt(lead({ ...pick(third) }).play('1 house'), 1)
  expect(fourth).toMatchObject({ coins: 2, tree: 0, house: 11, time: 4 })
})

function pick({ tree, house, coins, time, headman }: ReturnType<typeof villageAt>) {
  return { tree, house, coins, time, headman }
}

test('M-506, M-507 only the main house is safe', () => {
  const table = tableAt(
    {
      value: 7,
      villages: [{ headman: 'coin-space', tree: 7, house: 1, time: 9, villagers: ['abbot'] }],
      rat: 1,
      chronicle: { abbot: 2 },
    },
    { rat: ['1'] },
  )
  table.play('1 leader', '1 house', '1 labourer abbot')
  expect(villageAt(table, 1)).toMatchObject({ tree: 0, house: 8 })
  expect(table.told).toContain('rat-home')
})

test('M-R08, M-361 the headman may stay where he is: the time is paid, and nothing else happens', () => {
  for (const headman of ['main-house', 'coin-space', 'story-space'] as const) {
    const table = tableAt({ value: 7, villages: [{ tree: 4, house: 1, coins: 2, headman }] })
    expect(table.play('1 leader').options).toContain('stay')
    expect(villageAt(table.play('1 stay'), 1)).toMatchObject({
      time: 1,
      tree: 4,
      house: 1,
      coins: 2,
      headman,
    })
    expect(table.match.log).toContainEqual({ code: 'lapse', seat: 0, what: 'leader' })
    expect(table.due).toBe('2 die-1')
  }
})

test('M-R08 in a match begun under version 1 the headman has to walk', () => {
  const from = (headman: 'main-house' | 'coin-space' | 'story-space') =>
    tableAt({ rules: 1, value: 7, villages: [{ headman }] }).play('1 leader')
  expect(villageAt(from('main-house'), 1).headman).toBe('coin-space')
  expect(villageAt(from('story-space'), 1).headman).toBe('coin-space')
  expect(from('coin-space').options).toEqual(['house', 'stories'])
  expect(from('coin-space').refusal('1 stay')).toMatchObject({ code: 'headman-walks', rule: 'M-R08' })
})
