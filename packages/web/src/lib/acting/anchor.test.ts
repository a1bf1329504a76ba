import { describe, expect, test } from 'vitest'
import { besideOf } from './anchor.ts'

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect
const SIZE = { width: 300, height: 160 }
const ROOM = { width: 1000, height: 700 }

describe('a popover stands', () => {
  test('left of the thing and on its ground', () => {
    expect(besideOf(rect(600, 400, 90, 80), SIZE, ROOM)).toEqual({ left: 288, top: 320 })
  })

  test('right of it where there is no room on the left', () => {
    expect(besideOf(rect(100, 400, 90, 80), SIZE, ROOM)).toEqual({ left: 202, top: 320 })
  })

  test('above or below it on a narrow screen, never beyond the edge', () => {
    const phone = { width: 390, height: 844 }
    expect(besideOf(rect(150, 500, 90, 60), SIZE, phone)).toEqual({ left: 45, top: 328 })
    expect(besideOf(rect(200, 60, 60, 60), SIZE, phone)).toEqual({ left: 80, top: 132 })
  })
})
