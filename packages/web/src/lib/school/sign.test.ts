import { expect, test } from 'vitest'
import { placeSign } from './sign.ts'

const window = { width: 1440, height: 900 }
const thing = { left: 400, top: 300, width: 60, height: 100 }
const side = (isWritten: (x: number, y: number) => boolean, box = thing) =>
  placeSign(box, window, isWritten).side

test('the sign of the teacher stands above a thing, in its middle', () => {
  expect(placeSign(thing, window, () => false)).toEqual({ x: 430, y: 277, side: 'above' })
})

test('it makes room for what is written there, and stands on another side', () => {
  expect(side((_, y) => y < 300)).toBe('below')
  expect(side((_, y) => y < 300 || y > 400)).toBe('left')
  expect(side((x, y) => y < 300 || y > 400 || x < 400)).toBe('right')
})

test('where everything is written on, its point stands above without a word; it never leaves the window', () => {
  expect(placeSign(thing, window, () => true)).toEqual({ x: 430, y: 294, side: 'above', bare: true })
  expect(side(() => false, { ...thing, top: 4 })).toBe('below')
  expect(placeSign({ ...thing, left: 0, width: 20 }, window, () => false).x).toBe(36)
  expect(placeSign({ ...thing, top: 4 }, window, () => true).y).toBe(15)
})
