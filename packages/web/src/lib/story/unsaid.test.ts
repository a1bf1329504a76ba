import { expect, test } from 'vitest'
import type { StoryLine } from '../table/contract.ts'
import { type Open, Unsaid } from './unsaid.ts'

const head = { code: 'well' }
const line = (told: number, seat: number | null, text: string, about = { code: text }): StoryLine => ({
  seat,
  parts: [text],
  about: [about],
  told,
  targets: [],
})
const open = (due: number, watching = false): Open => ({
  watching,
  due,
  mine: [0],
  bare: () => false,
  gathers: () => false,
  forced: ({ about }) => about[0]?.code === 'forced',
})
const said = (lines: readonly StoryLine[]) => lines.map(({ parts }) => parts.join(''))

test('a line to which its price and its action are still to come is said once, when it is whole', () => {
  const unsaid = new Unsaid()
  unsaid.skip([])
  const before = line(1, 0, 'You harvest')
  expect(said(unsaid.take([before, line(2, 1, 'Ben uses the well', head)], open(1)))).toEqual(['You harvest'])
  expect(unsaid.take([before, line(4, 1, 'Ben uses the well for 3 faith', head)], open(1))).toEqual([])
  const whole = line(5, 1, 'Ben uses the well for 3 faith and harvests', head)
  expect(said(unsaid.take([before, whole], open(0)))).toEqual(['Ben uses the well for 3 faith and harvests'])
})

test('what others do is said when the next line begins or everything is shown, own deeds at once', () => {
  const unsaid = new Unsaid()
  unsaid.skip([])
  const own = line(1, 0, 'You pass')
  const first = line(2, 1, 'Ben takes a cube')
  expect(said(unsaid.take([own], open(1, true)))).toEqual(['You pass'])
  expect(unsaid.take([own, first], open(0, true))).toEqual([])
  const second = line(3, 1, 'Ben harvests')
  expect(said(unsaid.take([own, first, second], open(0, true)))).toEqual(['Ben takes a cube'])
  expect(said(unsaid.take([own, first, second], open(0)))).toEqual(['Ben harvests'])
  expect(unsaid.take([own, first, second], open(0)), 'nothing twice').toEqual([])
})

test('what nobody chose is shown step by step and said once, with all that it cost', () => {
  const unsaid = new Unsaid()
  unsaid.skip([])
  const about = { code: 'forced' }
  expect(unsaid.take([line(1, 0, 'You take a plague cube', about)], open(0, true))).toEqual([])
  const whole = line(2, 0, 'You take a plague cube and lose 2 time', about)
  expect(unsaid.take([whole], open(0, true))).toEqual([])
  expect(said(unsaid.take([whole], open(0)))).toEqual(['You take a plague cube and lose 2 time'])
})

test('a line that only reaches further is not said again; a story taken back says nothing', () => {
  const unsaid = new Unsaid()
  unsaid.skip([])
  expect(said(unsaid.take([line(1, 0, 'You pass', head)], open(0)))).toEqual(['You pass'])
  expect(unsaid.take([line(2, 0, 'You pass', head)], open(0))).toEqual([])
  expect(unsaid.take([], open(0))).toEqual([])
  expect(said(unsaid.take([line(1, 0, 'You harvest')], open(0)))).toEqual(['You harvest'])
})

test('what several do is said once, with all of them', () => {
  const unsaid = new Unsaid()
  unsaid.skip([])
  const watching: Open = { ...open(1, true), gathers: ({ about }) => about[0] === head }
  expect(unsaid.take([line(1, 0, 'You have the majority', head)], watching)).toEqual([])
  const both = line(2, 0, 'You and Ben have the majority', head)
  expect(unsaid.take([both], watching)).toEqual([])
  expect(said(unsaid.take([both, line(3, 1, 'Ben begins')], watching))).toEqual([
    'You and Ben have the majority',
  ])
})
