import { expect, test } from 'vitest'
import { turnOfFirst, worldAt } from '../../test/position.ts'
import { EVENTS } from '../box/vocabulary.ts'

test('W-209, W-210, W-410, W-R09, W-830, W-822 the third long-term card: all three now, two from next round', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 2,
      round: 4,
      players: 2,
      slots: ['taking-the-veil', 'scarlet-dye'],
      seats: [
        { wood: 1, piles: [3, 3] },
        { wool: 1, money: 1, piles: [3, 3] },
      ],
    },
    { events: ['building-boom', 'hungry-winter'] },
  ).play('1 orient:1')
  expect([table.due, table.goods(0)]).toEqual(['1 open-card', { stone: 1, wood: 1 }])
  const house = worldAt({
    next: 'actions',
    chapter: 2,
    round: 4,
    players: 2,
    slots: ['taking-the-veil', 'scarlet-dye'],
    council: 'building-boom',
    seats: [{ wood: 1 }],
  }).play('1 play:act-house', '1 use')
  expect(house.options).toEqual(
    ['02', '04', '06', '08', '10', '12', '14'].map((number) => `house:site-${number}`),
  )
  expect(house.refusal('1 house:site-01')).toMatchObject({ rule: 'W-509' })
  table.play('1 play:act-grain', '1 forgo', '1 discard:act-piety')
  expect([table.due, table.good('medical-knowledge')]).toEqual(['2 long-term-swap', [1, 0]])
  table.play('2 lt-swap:scarlet-dye', '2 play:act-grain', '2 forgo', '2 discard:act-piety')
  expect([table.good('medical-knowledge'), table.good('cloth')]).toEqual([
    [1, 1],
    [0, 1],
  ])
  expect([table.due, table.state.active]).toEqual(['over', 1])
  expect(
    [...table.state.slots].map((slot) => EVENTS.list[slot]),
    'the veil lay longest',
  ).toEqual(['building-boom', 'scarlet-dye'])
  const after = turnOfFirst({}, { chapter: 2, slots: ['building-boom', 'scarlet-dye'], longest: 1 })
  after.play('1 play:act-grain', '1 forgo')
  expect([after.due, after.goods(0)]).toEqual(['1 discard', {}])
})

test('a third long-term card: the two older ones still bind in its round, then the oldest goes', () => {
  const table = worldAt(
    {
      next: 'round',
      players: 2,
      chapter: 1,
      round: 4,
      slots: ['quarry-toll', 'priory-alms'],
      seats: [{ wool: 2, money: 3, piles: [3, 3] }, { piles: [3, 3] }],
    },
    { events: ['wool-slump'] },
  ).play('1 orient:1', '1 lt-swap:priory-alms', '1 play:act-sale', '1 use', '1 sell-wool:2')
  expect(table.good('money')[0], '3 - 2 + 2 x 1').toBe(3)
  table.play('1 discard:act-grain', '2 play:act-material', '2 use')
  expect(table.good('wood')[1], 'no money for a stone').toBe(1)
  table.play('2 discard:act-grain')
  expect([table.state.terms[3], table.state.terms[0]]).toEqual([0, 1])
})

test('W-E28 three long-term events', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 4,
      round: 4,
      players: 2,
      healed: [11],
      slots: ['wool-staple', 'book-of-cures'],
      seats: [{ wool: 1, piles: [3, 3] }, { piles: [3, 3] }],
    },
    { events: ['masons-demands'] },
  ).play('1 orient:1')
  const { terms } = table.state
  expect([terms[0], terms[8], terms[4]]).toEqual([3, 1, 1])
  table.play(
    '1 play:act-grain',
    '1 forgo',
    '1 discard:act-piety',
    '2 play:act-grain',
    '2 forgo',
    '2 discard:act-piety',
  )
  expect([...table.state.slots].map((event) => event - 33)).toEqual([7, 6])
  expect([terms[0], terms[8], terms[4]]).toEqual([2, 1, 1])
})

test('W-E36 four events that change amounts', () => {
  const few = { chapter: 3, slots: ['few-labourers'] } as const
  const first = worldAt({ next: { turnOf: 0 }, ...few, seats: [{ stone: 2 }] }).play(
    '1 play:act-project',
    '1 use',
  )
  expect([first.vp[0], first.good('stone')[0]]).toEqual([12, 1])
  const again = worldAt({ next: { turnOf: 0 }, ...few, seats: [{ stone: 1, open: ['act-project'] }] }).play(
    '1 play:act-privilege',
    '1 use',
  )
  expect([again.vp[0], again.good('stone')[0]]).toEqual([12, 0])
  expect(
    worldAt({ next: { turnOf: 0 }, chapter: 4, slots: ['masons-demands'], seats: [{ stone: 2 }] }).play(
      '1 play:act-project',
    ).due,
  ).toBe('1 discard')
  const statute = worldAt(
    {
      next: 'reveal',
      chapter: 4,
      healed: [1],
      seats: [{ money: 1, on: ['site-01', 'site-03', 'site-05'] }],
    },
    { events: ['labour-statute'] },
  )
  expect([statute.good('money')[0], statute.vp[0]]).toEqual([0, 6])
  const visitation = worldAt(
    { next: 'reveal', chapter: 2, seats: [3, 3, 0, 1].map((piety) => ({ piety })) },
    { events: ['visitation'] },
  )
  expect(visitation.vp).toEqual([10, 10, 6, 8])
})
