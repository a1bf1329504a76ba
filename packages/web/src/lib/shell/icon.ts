import { B } from '../art/buildings.ts'
import { tree } from '../art/flora.ts'
import { pal } from '../art/palette.ts'

const BOOK =
  'M256 396C206 352 140 344 76 356V470C140 458 206 466 256 500 306 466 372 458 436 470V356C372 344 306 352 256 396Z'

/** The sign of the app with a light in its corner: somebody here is to move. */
export function turnIcon(): string {
  const light =
    '<circle cx="404" cy="404" r="100" fill="#fff"/><circle cx="404" cy="404" r="82" fill="#d58a12"/>'
  return icon(false).replace('</svg>', `${light}</svg>`)
}

/** The sign of the app: a house that grows out of the open chronicle. `full`: to be cut to any shape. */
export function icon(full: boolean): string {
  const sky =
    '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3b877"/><stop offset="1" stop-color="#fdeac0"/></linearGradient></defs>'
  const ground = `<rect width="512" height="512" rx="${full ? 0 : 112}" fill="url(#s)"/>`
  const inner = [
    '<circle cx="352" cy="138" r="58" fill="#fff6d6"/>',
    '<ellipse cx="256" cy="386" rx="196" ry="52" fill="#a9bd78"/><ellipse cx="256" cy="376" rx="184" ry="44" fill="#c0ce90"/>',
    tree(118, 372, 40, 0, 4),
    B.small(226, 392, 3.5, pal.tile, pal.wall, false, 3),
    tree(412, 380, 32, 2, 9),
    `<path d="${BOOK}" fill="#fbf0d5" stroke="#6b3a22" stroke-width="16" stroke-linejoin="round"/><path d="M256 396V500" stroke="#6b3a22" stroke-width="14"/><path d="M112 396q54-6 104 18M112 428q54-6 104 18M400 396q-54-6-104 18M400 428q-54-6-104 18" fill="none" stroke="#c9ab78" stroke-width="9" stroke-linecap="round"/><path d="M372 352v66l20-16 20 16v-64" fill="#b8433a"/>`,
  ].join('')
  // A cut may take a fifth at every edge: the sign stays inside.
  const placed = full
    ? `<g transform="translate(256 262) scale(.76) translate(-256 -280)">${inner}</g>`
    : `<g transform="translate(256 250) scale(.9) translate(-256 -280)">${inner}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${sky}${ground}${placed}</svg>`
}
