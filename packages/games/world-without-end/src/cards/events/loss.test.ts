import { expect, test } from 'vitest'
import { worldAt } from '../../../test/position.ts'

test('W-842, W-R29, W-305 the new earl takes two goods of the list, from few owners all of them', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 3,
      players: 3,
      active: 1,
      seats: [
        { cloth: 1, wood: 2, piety: 4 },
        { money: 1, grain: 1 },
        { 'medical-knowledge': 2, loyalty: 1 },
      ],
    },
    { events: ['new-earl'], 'plague-tiles': ['3'] },
  )
  expect([table.due, table.options.sort()]).toEqual(['1 good-to-lose', ['give:cloth', 'give:wood']])
  expect([table.goods(1), table.goods(2), table.tile(6)]).toEqual([
    {},
    { 'medical-knowledge': 2, loyalty: 1 },
    'face-up',
  ])
  expect(table.refusal('1 give:piety')).toMatchObject({ rule: 'W-842' })
  expect(table.refusal('1 give:wool')).toMatchObject({ rule: 'W-842' })
  table.play('1 give:cloth')
  expect([table.due, table.goods(0), table.vp]).toEqual(['2 orientation', { wood: 1, piety: 4 }, [8, 8, 8]])
})

test('the new earl and three single goods: two choices; whoever has two in all has none', () => {
  const table = worldAt(
    {
      next: 'reveal',
      chapter: 3,
      healed: [6],
      seats: [
        { money: 1, stone: 1, grain: 1 },
        { wood: 1, cloth: 1 },
      ],
    },
    { events: ['new-earl'] },
  )
  table.play('1 give:stone')
  expect([table.due, table.options]).toEqual(['1 good-to-lose', ['give:money', 'give:grain']])
  table.play('1 give:grain')
  expect([table.due, table.goods(0), table.goods(1)]).toEqual(['over', { money: 1 }, {}])
})

test('W-E18 the new earl', () => {
  const table = worldAt(
    {
      next: 'reveal',
      chapter: 3,
      healed: [6],
      seats: [{ piety: 3, loyalty: 2 }, { cloth: 1 }, { money: 1, wool: 4 }],
    },
    { events: ['new-earl'] },
  )
  expect([table.goods(0), table.goods(1), table.due]).toEqual([
    { piety: 3, loyalty: 2 },
    {},
    '3 good-to-lose',
  ])
  expect(table.options).toEqual(['give:money', 'give:wool'])
  table.play('3 give:money')
  expect([table.due, table.goods(2)]).toEqual(['over', { wool: 3 }])
  expect(table.vp).toEqual([8, 8, 8, 8])
})
