import type { Scene } from '#lib/art/picture.ts'
import { townScene } from './town.ts'

const WIDTH = 390

/** A part of the town as the ground of an area on a phone. */
function part(x: number, y: number, width: number): Scene {
  return {
    draw: () => `<g transform="scale(${WIDTH / width}) translate(${-x} ${-y})">${townScene.draw()}</g>`,
    lamps: [],
  }
}

export const PHONE_SCENES = {
  square: part(430, 330, 330),
  fields: part(880, 300, 420),
  street: part(0, 440, 400),
} as const
