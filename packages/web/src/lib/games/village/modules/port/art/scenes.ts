import type { Scene } from '#lib/art/picture.ts'
import { SEA_LAMPS, SMALL_LAMPS } from '../map.ts'
import wide from './sea.svg?url&no-inline'
import small from './sea-phone.svg?url&no-inline'
import world from './sea-world.svg?url&no-inline'

const drawn = { wide: '', small: '', world: '' }

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** Fetches the pictures of the sea; the table waits for them, so that nobody sails on nothing. */
export async function loadSea(): Promise<void> {
  const texts = await Promise.all([wide, small, world].map(async (url) => (await fetch(url)).text()))
  drawn.wide = inside(texts[0])
  drawn.small = inside(texts[1])
  drawn.world = inside(texts[2])
}

export const seaScene: Scene = { draw: () => drawn.wide, lamps: SEA_LAMPS }
export const smallSeaScene: Scene = { draw: () => drawn.small, lamps: SMALL_LAMPS }

/** The sea in the east of the world. */
export const seaInWorld = (): string => drawn.world
