import { expect, test } from 'vitest'
import { tableOf } from '../testing/house.ts'
import { seatNews } from './seat-news.ts'

const { seats } = tableOf()
const [ann, bot, ben] = seats
const instead = { user: 'ben', name: 'Ben' }
const replaced = { kind: 'bot', colour: 'white', level: 'adept', instead } as const
const gaveUp = { ...ben, conceded: true } as typeof ben

test('who gives up, is replaced by a bot or comes back is told to the others', () => {
  expect(seatNews(seats, [ann, bot, gaveUp], 'ann')).toHaveLength(1)
  expect(seatNews(seats, [ann, bot, replaced], 'ann')).toHaveLength(1)
  expect(seatNews([ann, bot, replaced], seats, 'ann')).toHaveLength(1)
})

test('nothing is told twice, of oneself, or of a bot that always sat there', () => {
  expect(seatNews(seats, seats, 'ann')).toEqual([])
  expect(seatNews([ann, bot, gaveUp], [ann, bot, gaveUp], 'ann')).toEqual([])
  expect(seatNews(seats, [ann, bot, gaveUp], 'ben')).toEqual([])
  expect(seatNews(seats, [ann, bot, replaced], 'ben')).toEqual([])
})
