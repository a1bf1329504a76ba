import { expect, test } from 'vitest'
import { tableIn } from './code.ts'

test('a code may be typed in any way, and a link may be pasted instead', () => {
  expect(tableIn(' k7m-2qx ')).toEqual({ code: 'K7M2QX' })
  expect(tableIn('https://a.example/t/HKCiYFQUhhkWyGMDs-Zwf3?x=1')).toEqual({
    table: 'HKCiYFQUhhkWyGMDs-Zwf3',
  })
  expect(tableIn('hello')).toBeNull()
  expect(tableIn('')).toBeNull()
})
