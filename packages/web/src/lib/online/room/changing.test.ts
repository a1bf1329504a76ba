import { village } from '@chronik/village'
import { expect, test } from 'vitest'
import { fitted } from '../../shell/new-match/asked.ts'
import { tableOf } from '../testing/house.ts'
import { fewestLeft, planOf, settlementOf } from './changing.ts'

const options = Object.fromEntries(village.options.map(({ id, default: usual }) => [id, usual]))
const table = tableOf({ setup: { players: 3, options, edition: null } as never })

test('a table that stays as it is asks for nothing', () => {
  expect(settlementOf(table, planOf(village, table, {}), {})).toBeNull()
  expect(settlementOf(table, planOf(village, table, {}), { hints: table.hints, pace: table.pace })).toBeNull()
})

test('only what is different is settled', () => {
  const wish = { options: { 'round-limit': 5 }, hints: !table.hints }
  expect(settlementOf(table, planOf(village, table, wish), wish)).toEqual(wish)
})

test('with fewer seats the bot goes, and who sits there keeps seat and colour', () => {
  const [ann, , ben] = table.seats
  const plan = planOf(village, table, { players: 2 })
  expect(plan.seats.slice(0, 2).map(({ colour }) => colour)).toEqual([ann.colour, ben.colour])
  expect(new Set(plan.seats.map(({ colour }) => colour)).size).toBe(village.colours.length)
  expect(fewestLeft(village, table)).toBe(2)
})

test('a start player whose seat is gone is drawn by lot', () => {
  const third = tableOf({
    setup: { players: 3, options: { ...options, 'start-seat': '3' }, edition: null } as never,
  })
  const plan = planOf(village, third, { players: 2 })
  const choices = ['random', '1', '2'].map((value) => ({ value, label: value }))
  const left = fitted(village, plan, [{ id: 'start-seat', title: '', choices }])
  expect(settlementOf(third, left, { players: 2 })).toEqual({
    players: 2,
    options: { 'start-seat': 'random' },
  })
})
