import { expect, test } from 'vitest'
import { picture } from '#lib/art/picture.ts'
import { SCENES } from './scenes.ts'

test.each(Object.entries(SCENES))('%s is drawn the same every time and without holes', (_name, scene) => {
  const drawn = picture(scene, [0, 0, 390, 374], true)
  expect(picture(scene, [0, 0, 390, 374], true)).toBe(drawn)
  expect(drawn).not.toMatch(/undefined|NaN|\[object/)
  expect(drawn.startsWith('<svg xmlns=')).toBe(true)
})

test('by night a veil lies over the picture and lamps shine', () => {
  const [day, night] = [false, true].map((dark) => picture(SCENES.village, [0, 0, 1440, 900], dark))
  expect(day).not.toContain('multiply')
  expect(night).toContain('multiply')
  expect(night.match(/url\(#gLamp\)/g)?.length).toBeGreaterThan(10)
})
