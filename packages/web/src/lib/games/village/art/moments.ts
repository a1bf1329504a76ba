import { B } from '../../../art/buildings.ts'
import { castle } from '../../../art/castle.ts'
import { pine } from '../../../art/flora.ts'
import { road } from '../../../art/ground.ts'

/** The big black bag with an open mouth; figures lie on its belly. */
export const bigBag = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 330" width="384" height="330"><ellipse cx="206" cy="316" rx="176" ry="13" fill="#3a2a14" opacity=".3"/><path d="M92 60C30 96 0 168 8 238 14 296 76 318 192 318S370 296 376 238C384 168 354 96 292 60Z" fill="#403c49"/><path d="M250 62H292C354 96 384 168 376 238 371 284 332 307 262 314 330 262 326 140 250 62Z" fill="#2f2b37"/><path d="M84 26C104 44 122 16 146 26 168 12 184 34 204 20 226 14 240 38 262 22 276 16 290 22 300 28L288 64Q192 84 96 64Z" fill="#5a5566"/><path d="M250 30C262 20 284 18 300 28L288 64Q270 68 244 71Z" fill="#494454"/><path d="M92 62Q192 86 292 62" fill="none" stroke="#8a6a1e" stroke-width="11" stroke-linecap="round"/><path d="M92 60Q192 84 292 60" fill="none" stroke="#e4b64a" stroke-width="7" stroke-linecap="round"/><path d="M288 62C306 66 322 74 328 88M290 60C316 58 336 66 346 78" fill="none" stroke="#e4b64a" stroke-width="5" stroke-linecap="round"/><circle cx="329" cy="91" r="6" fill="#e4b64a"/><circle cx="348" cy="81" r="6" fill="#e4b64a"/><path d="M58 118C36 150 28 190 34 232" fill="none" stroke="#6a6576" stroke-width="5" stroke-linecap="round" opacity=".7"/></svg>`

/** The open chronicle, 800 x 400: two pages, leather, bookmark. */
export const openBook = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 410" width="800" height="410"><defs><linearGradient id="gutL" x1="0" x2="1"><stop offset=".55" stop-color="#c9ab74" stop-opacity="0"/><stop offset="1" stop-color="#b8965a" stop-opacity=".42"/></linearGradient><linearGradient id="gutR" x1="0" x2="1"><stop offset="0" stop-color="#b8965a" stop-opacity=".5"/><stop offset=".4" stop-color="#c9ab74" stop-opacity="0"/></linearGradient></defs><ellipse cx="410" cy="392" rx="390" ry="16" fill="#20130a" opacity=".35"/><path d="M12 40Q10 26 26 26H774Q790 26 788 40L794 372Q794 388 778 388H22Q6 388 6 372Z" fill="#7b2f26" stroke="#4f1a14" stroke-width="3"/><path d="M628 376V407L640 396 652 407V374Z" fill="#3f6f6a"/><path d="M22 32C150 14 300 14 396 44V382C300 354 150 354 16 374Z" fill="#e2cfa2"/><path d="M778 32C650 14 500 14 404 44V382C500 354 650 354 784 374Z" fill="#d6c08f"/><path d="M26 24C150 6 304 8 400 38V374C304 346 150 346 20 364Z" fill="#fff8e8"/><path d="M774 24C650 6 496 8 400 38V374C496 346 650 346 780 364Z" fill="#fdf3dd"/><path d="M26 24C150 6 304 8 400 38V374C304 346 150 346 20 364Z" fill="url(#gutL)"/><path d="M774 24C650 6 496 8 400 38V374C496 346 650 346 780 364Z" fill="url(#gutR)"/><path d="M400 38V374" stroke="#a98549" stroke-width="2"/></svg>`
/** Ribbon with folded ends, w wide. */
export const ribbon = (w: number, h = 58): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h + 18}" width="${w}" height="${h + 18}"><path d="M0 ${h * 0.3}H74V${h * 0.3 + h}H0L22 ${h * 0.8}Z" fill="#7e2219"/><path d="M${w} ${h * 0.3}H${w - 74}V${h * 0.3 + h}H${w}L${w - 22} ${h * 0.8}Z" fill="#6c1c14"/><path d="M40 ${h}L74 ${h * 0.3 + h}V${h}Z" fill="#4d110c"/><path d="M${w - 40} ${h}L${w - 74} ${h * 0.3 + h}V${h}Z" fill="#4d110c"/><path d="M40 4Q${w / 2} -6 ${w - 40} 4V${h + 2}Q${w / 2} ${h - 10} ${40} ${h + 2}Z" fill="#a3342a"/><path d="M46 11Q${w / 2} 1 ${w - 46} 11M46 ${h - 6}Q${w / 2} ${h - 16} ${w - 46} ${h - 6}" fill="none" stroke="#d98a72" stroke-width="1.8"/></svg>`
/** A swinging bell on its beam. */
export const bell = (s = 96): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -16 120 120" width="${s}" height="${s}"><g fill="none" stroke="#f3d9a4" stroke-width="4" stroke-linecap="round"><path d="M-44 34C-52 46-52 62-46 72M-54 28C-66 46-66 66-58 80M46 30C54 42 56 58 50 70M56 24C68 42 70 62 62 78"/></g><path d="M-40-6H40" stroke="#4a2c16" stroke-width="13" stroke-linecap="round"/><path d="M-40-8H40" stroke="#7a5233" stroke-width="7" stroke-linecap="round"/><g transform="rotate(-9)"><path d="M0-4V8" stroke="#4a2c16" stroke-width="7"/><path d="M0 6C-21 6-26 26-27 44-28 60-33 70-42 78H42C33 70 28 60 27 44 26 26 21 6 0 6Z" fill="#d39f3a" stroke="#6e4a0b" stroke-width="4" stroke-linejoin="round"/><path d="M11 10C21 20 23 34 24 46 25 60 30 70 38 76H18C22 52 22 26 11 10Z" fill="#ab7720"/><path d="M-18 40C-17 28-14 18-7 14" stroke="#fbe3a0" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M-44 79H44" stroke="#6e4a0b" stroke-width="8" stroke-linecap="round"/><path d="M-11 84A11 11 0 0 0 11 84Z" fill="#6e4a0b"/></g></svg>`
/** The building of a place, on its hill. */
function building(place: string): string {
  const word = place.replace(/-\w$/, '')
  if (word === 'castle') return castle(166, 102, 'abcdef'.indexOf(place.slice(-1)), 1.05)
  if (word === 'church') return B.church(150, 112, 0.56)
  if (word === 'council') return B.hall(160, 116, 0.58)
  const house = {
    mill: B.mill,
    wainwright: B.wainwright,
    stables: B.stables,
    scriptorium: B.scriptorium,
    smithy: B.smithy,
  }[place]
  return (house ?? B.farm)(168, 112, 0.78)
}

/** What stands at a place of a module, and what it stands on where that is no hill. */
export interface Evening {
  readonly stands: string
  readonly ground?: string
}

const HILL =
  '<path d="M0 112C60 84 120 96 170 90S280 84 320 104V150H0Z" fill="#6f7f63"/><path d="M40 150C60 104 120 82 168 82S270 108 300 150Z" fill="#586b4f"/>' +
  road('M36 150C80 138 150 136 166 116S150 104 158 100', 7)
const TREES =
  pine(78, 118, 30, 0) +
  pine(96, 124, 24, 1) +
  pine(244, 118, 34, 0) +
  pine(262, 126, 26, 1) +
  pine(286, 132, 34, 0) +
  '<path d="M0 140C80 128 220 132 320 138V150H0Z" fill="#4c5e44"/>'
const STARS = [
  [30, 20],
  [70, 34],
  [120, 14],
  [180, 26],
  [226, 12],
  [268, 40],
  [300, 18],
  [150, 44],
  [46, 52],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5" fill="#fff1cf"/>`)
  .join('')

/** A place at dusk, 320 x 150: where somebody died. */
export const dusk = (place: string, of: Evening = { stands: building(place) }): string => {
  const { stands, ground } = of
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150" width="320" height="150"><defs><linearGradient id="dk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3e4a78"/><stop offset=".55" stop-color="#c98a72"/><stop offset="1" stop-color="#f2c98c"/></linearGradient></defs><rect width="320" height="150" fill="url(#dk)"/>${STARS}<circle cx="262" cy="96" r="26" fill="#ffe3a6" opacity=".55"/>${ground ?? HILL}${stands}${ground === undefined ? TREES : ''}</svg>`
}
