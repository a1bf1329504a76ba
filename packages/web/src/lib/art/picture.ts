import { defs } from './defs.ts'

/** Something that a table shows as a picture: drawn when it is first looked at, and then kept. */
export interface Scene {
  draw(): string
  /** Where lamps shine at night: x, y, radius. */
  readonly lamps: readonly (readonly [x: number, y: number, r: number])[]
}

/** A cut out of a scene: left, top, width and height in its own measure. */
export type Cut = readonly [x: number, y: number, w: number, h: number]

const NIGHT = 0.74
const drawn = new WeakMap<Scene, string>()

function markup(scene: Scene): string {
  let svg = drawn.get(scene)
  if (svg === undefined) {
    svg = scene.draw()
    drawn.set(scene, svg)
  }
  return svg
}

/** The picture as a file: the scene with its grain and, at night, a veil with lamps above it. */
export function picture(scene: Scene, [x, y, w, h]: Cut, night: boolean): string {
  const all = `x="${x}" y="${y}" width="${w}" height="${h}"`
  const lamps = scene.lamps
    .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#gLamp)"/>`)
    .join('')
  const veil = `<rect ${all} fill="#2c3a72" opacity="${NIGHT}" style="mix-blend-mode:multiply"/><g opacity="${NIGHT}">${lamps}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${markup(scene)}${w > 1000 ? `<rect ${all} fill="url(#pGrain)"/>` : ''}${night ? veil : ''}</svg>`
}

/** A small drawing as an address that an image can show. */
export function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
