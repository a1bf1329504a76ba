import { CAPTAINS } from '@chronik/village'
import { captainPicture } from '../art/pictures.ts'
import url from './sheet.svg?url&no-inline'

let drawn = ''

/** Fetches the pieces of the sea. */
export async function loadSheet(): Promise<void> {
  if (drawn === '') drawn = await (await fetch(url)).text()
}

/** A captain as a piece: the portrait in a frame. */
const captain = (id: string): string =>
  `<symbol id="${id}" viewBox="0 0 32 32"><image href="${captainPicture(id)}" x="1" y="1" width="30" height="30" preserveAspectRatio="xMidYMid slice" clip-path="inset(0 round 6px)"/><rect x="1" y="1" width="30" height="30" rx="6" fill="none" stroke="#2f5f86" stroke-width="1.6"/></symbol>`

/** Pieces of the sea as symbols. */
export const seaSheet = (): string =>
  drawn.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '') + CAPTAINS.list.map(captain).join('')
