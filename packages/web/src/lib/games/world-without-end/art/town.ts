import { LAMPS } from '../map.ts'
import url from './town.svg?url&no-inline'

let drawn = ''

/** Fetches the picture of the town; the table waits for it, so that it never stands on nothing. */
export async function loadTown(): Promise<void> {
  if (drawn === '') drawn = await (await fetch(url)).text()
}

/** The town as a scene: everything that does not change. */
export const townScene = {
  draw: (): string => drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, ''),
  lamps: LAMPS,
}
