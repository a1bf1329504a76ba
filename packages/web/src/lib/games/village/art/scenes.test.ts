import { expect, test } from 'vitest'
import { picture, type Scene } from '#lib/art/picture.ts'
import { feastScene } from './feast.ts'
import nave from './nave-scene.ts'
import { PHONE_SCENES } from './phone-scenes.ts'
import { SCENES } from './scenes.ts'
import square from './square-scene.ts'

const all: Readonly<Record<string, Scene>> = {
  ...SCENES,
  ...PHONE_SCENES,
  nave,
  square,
  feast: { draw: feastScene, lamps: [] },
}

test.each(Object.entries(all))('%s is drawn the same every time and without holes', (_name, scene) => {
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
