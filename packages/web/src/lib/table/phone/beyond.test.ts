import { expect, test } from 'vitest'
import { beyondOf } from './beyond.ts'

const row = (scrollLeft: number, scrollWidth = 558) => beyondOf({ scrollLeft, scrollWidth, clientWidth: 390 })

test('a row of tabs says on which side there is more', () => {
  expect(row(0)).toEqual({ left: false, right: true })
  expect(row(80)).toEqual({ left: true, right: true })
  expect(row(168)).toEqual({ left: true, right: false })
})

test('a row that fits has nothing beyond its ends, whatever is rounded', () => {
  expect(row(0, 390)).toEqual({ left: false, right: false })
  expect(row(0.5, 391)).toEqual({ left: false, right: false })
})
