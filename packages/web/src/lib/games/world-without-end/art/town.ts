import { LAMPS } from '../map.ts'
import url from './town.svg?url&no-inline'

let drawn = ''

/** Fetches the picture of the town; the table waits for it, so that it never stands on nothing. */
export async function loadTown(): Promise<void> {
  if (drawn === '') drawn = await (await fetch(url)).text()
}

/** The town as a scene: everything that does not change. */
export const townScene = {
  /** Beyond its edges the land goes on as in a mirror: no window is wider than that. */
  draw: (): string =>
    `<g id="town-all">${drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</g><use href="#town-all" transform="scale(-1 1)"/><use href="#town-all" transform="translate(2880 0) scale(-1 1)"/>`,
  lamps: LAMPS,
}
