import { expect, test } from 'vitest'
import { picture, type SceneName } from './picture.ts'

const SCENES: readonly SceneName[] = [
  'village',
  'market-square',
  'nave',
  'feast',
  'farm',
  'phone-market',
  'phone-travel',
  'phone-council',
  'phone-church',
  'phone-crafts',
  'phone-fields',
]

test.each(SCENES)('%s is drawn the same every time and without holes', (name) => {
  const drawn = picture(name, [0, 0, 390, 374], true)
  expect(picture(name, [0, 0, 390, 374], true)).toBe(drawn)
  expect(drawn).not.toMatch(/undefined|NaN|\[object/)
  expect(drawn.startsWith('<svg xmlns=')).toBe(true)
})

test('by night a veil lies over the picture and lamps shine', () => {
  const [day, night] = [false, true].map((dark) => picture('village', [0, 0, 1440, 900], dark))
  expect(day).not.toContain('multiply')
  expect(night).toContain('multiply')
  expect(night.match(/url\(#gLamp\)/g)?.length).toBeGreaterThan(10)
})
