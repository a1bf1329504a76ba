import { expect, test } from 'vitest'
import { hasMoved, press } from './moved.ts'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

test('a pointer that rests after a click looks at nothing that comes to lie under it', () => {
  expect(hasMoved(at(40, 40))).toBe(true)
  press(at(40, 40))
  expect(hasMoved(at(40, 40))).toBe(false)
  expect(hasMoved(at(41, 42))).toBe(false)
  expect(hasMoved(at(40, 60))).toBe(true)
})
