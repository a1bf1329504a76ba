import { expect, test } from 'vitest'
import { type PositionInWords, tableAt } from '../../test/position.ts'
import { bannerLine, blackAnswers, jokersOfLine } from './line.ts'

const position: PositionInWords = {
  pool: ['w1', 'w2', 'w3'],
  villages: [
    {
      board: 'board-2',
      villagers: ['abbot', 'craftsman', 'merchant'],
      cards: ['hall-finance', 'brewery-2', 'meeting-place-1', 'customer-32', 'customer-25'],
      tile: 'hall-finance',
      goods: { scroll: 0 },
    },
  ],
}

test('M-353, M-454 each value shows the white banners that answer to it and what stands in their way', () => {
  const { state } = tableAt(position)
  const line = bannerLine(state, 0)
  const white = (value: number) => line.find((flag) => flag.value === value)?.white
  expect(white(5)).toEqual([
    { banner: 'brewery-2', obstacle: null },
    { banner: 'game', obstacle: null },
  ])
  expect(white(3)).toEqual([
    { banner: 'hall-finance', obstacle: 'area-inactive' },
    { banner: 'customer-25', obstacle: 'cannot-pay' },
    { banner: 'school', obstacle: null },
  ])
})

test('M-755 the tile lets its banner answer to 2 and 12; M-452 a "?" customer answers to everything', () => {
  const { state } = tableAt(position)
  const twelve = bannerLine(state, 0).find(({ value }) => value === 12)
  expect(twelve?.white.map(({ banner }) => banner)).toEqual(['hall-finance', 'meeting-place-1'])
  expect(jokersOfLine(state, 0)).toEqual([{ banner: 'customer-32', obstacle: 'cannot-pay' }])
})

test('M-E03 a hall is out of reach without a councillor; M-404 the top monk is known, travel cards are not', () => {
  const { state } = tableAt(position)
  const answer = (banner: string) => blackAnswers(state, 0).find((one) => one.banner === banner)
  expect(answer('hall-area')).toMatchObject({ obstacle: 'villager-missing', values: [3], left: 1 })
  expect(answer('church-trade')).toMatchObject({ obstacle: null, cost: { time: 4 } })
  expect(answer('monk-jug')).toMatchObject({ obstacle: 'no-church' })
  expect(answer('travel-b')).toMatchObject({ card: null, obstacle: 'villager-missing' })
  expect(answer('smithy-1')).toMatchObject({ card: 'smithy-1', obstacle: null })
  expect(answer('brewery-1')).toMatchObject({ obstacle: 'craft-owned' })
})
