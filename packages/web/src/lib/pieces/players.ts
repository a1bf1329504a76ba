import { st, sym, type Tone } from './symbol.ts'

export const PLAYER_COLOURS = ['red', 'yellow', 'blue', 'white', 'purple', 'green'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

interface PlayerTone extends Tone {
  readonly num: string
}
const INK = '#3b2a20'
const players: Readonly<Record<PlayerColour, PlayerTone>> = {
  red: { base: '#cb3a33', dark: '#8c211f', light: '#e76a58', num: '#fff' },
  yellow: { base: '#f3b92f', dark: '#9a6a0c', light: '#ffd96b', num: '#4a3106' },
  blue: { base: '#2f6fb7', dark: '#1a4378', light: '#5e9be0', num: '#fff' },
  white: { base: '#f8f2e4', dark: '#7d7263', light: '#ffffff', num: '#4b4238' },
  purple: { base: '#7c4aa3', dark: '#4a2768', light: '#a577cb', num: '#fff' },
  green: { base: '#3d8a4c', dark: '#1f5230', light: '#76b97f', num: '#fff' },
}
function sun(): string {
  const n = 8
  const point = (turn: number, r: number): string => {
    const angle = (turn / n) * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`
  }
  return `M${Array.from({ length: 2 * n }, (_, i) => point(i, i % 2 === 0 ? 10.2 : 6.3)).join('L')}Z`
}
/** Every player has a shape of their own, so that colour never stands alone. */
export const shape: Readonly<Record<PlayerColour, string>> = {
  red: 'M0 9.6C-5.5 5.6-9.8 1.9-9.8-2.9-9.8-6.3-7.3-8.6-4.5-8.6-2.5-8.6-.9-7.5 0-5.8.9-7.5 2.5-8.6 4.5-8.6 7.3-8.6 9.8-6.3 9.8-2.9 9.8 1.9 5.5 5.6 0 9.6Z',
  yellow: sun(),
  blue: 'M0-10.6C2.2-6.6 7.9-2.4 7.9 2.6 7.9 6.9 4.4 9.8 0 9.8-4.4 9.8-7.9 6.9-7.9 2.6-7.9-2.4-2.2-6.6 0-10.6Z',
  white: 'M0-10.2 10.2 0 0 10.2-10.2 0Z',
  purple:
    'M-2.6-2.6A4.1 4.1 0 1 1 2.6-2.6 4.1 4.1 0 1 1 2.6 2.6 4.1 4.1 0 1 1-2.6 2.6 4.1 4.1 0 1 1-2.6-2.6Z',
  green: 'M0-10.6 5.4-4.4H3L7.6 1H4.6L9.6 7H1.9V10.2H-1.9V7H-9.6L-4.6 1H-7.6L-3-4.4H-5.4Z',
}
/** Base, outline and light of a player's pieces. */
export const playerTone = (colour: PlayerColour): Tone => players[colour]
const digit: Readonly<Record<number, string>> = {
  1: 'M-2.2-3 .8-5V5',
  2: 'M-3-2.5C-3-6.2 3.2-6 3-2.2 2.8.5-2 2.4-3.2 4.9H3.5',
  3: 'M-3-3.8C-1.5-6 3-5.6 2.8-2.6 2.7-.8 1-.3-.6-.3 1.4-.3 3.3.6 3.2 2.6 3 5.8-2 6-3.3 3.7',
  4: 'M1.6 5V-5L-3.7 2H3.8',
}
const hat: Readonly<Record<PlayerColour, (p: Tone) => string>> = {
  red: (p) =>
    `<path transform="translate(16 7.6) scale(.92 .8)" d="${shape.red}" fill="${p.base}" stroke="${p.dark}" stroke-width="1.7"/>`,
  yellow: () => '',
  blue: (p) =>
    `<path transform="translate(16 8.4) scale(.86 .8)" d="${shape.blue}" fill="${p.base}" stroke="${p.dark}" stroke-width="1.7"/>`,
  white: () => '',
  green: (p) =>
    `<path transform="translate(16 7) scale(.8 .74)" d="${shape.green}" fill="${p.base}" stroke="${p.dark}" stroke-width="1.7"/>`,
  purple: (p) =>
    [
      [10.6, 7.2],
      [21.4, 7.2],
      [16, 3.9],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="3.7" fill="${p.base}" stroke="${p.dark}" stroke-width="1.4"/>`,
      )
      .join(''),
}
const hatFront: Readonly<Record<PlayerColour, (p: Tone) => string>> = {
  red: () => '',
  blue: () => '',
  purple: () => '',
  green: () => '',
  yellow: (p) =>
    `<path d="M11.4 6.2C11.6 2.2 13.4.9 16 .9s4.4 1.3 4.6 5.3Z" fill="${p.base}" stroke="${p.dark}" stroke-width="1.4"/><path d="M5 7.4 7.4 5.6 9.6 6.2 11.6 4.9 16 5.5 20.4 4.9 22.4 6.2 24.6 5.6 27 7.4 24 9.2 16 8.2 8 9.2Z" fill="${p.light}" stroke="${p.dark}" stroke-width="1.4"/>`,
  white: (p) =>
    `<path d="M16 .8 25.6 5.2 16 9.4 6.4 5.2Z" fill="${p.base}" stroke="${p.dark}" stroke-width="1.5"/>`,
}
const face = (c: Tone): string =>
  `<circle cx="16" cy="9.3" r="4.5" fill="#f3cfa2" stroke="${c.dark}" stroke-width="1.2"/><circle cx="14.4" cy="9.4" r=".75" fill="${INK}"/><circle cx="17.6" cy="9.4" r=".75" fill="${INK}"/>`
const body =
  'M16 12.4C10.6 12.4 8 16.6 6.8 22.6L5.5 28.3C5.2 29.6 6 30.6 7.3 30.6H24.7C26 30.6 26.8 29.6 26.5 28.3L25.2 22.6C24 16.6 21.4 12.4 16 12.4Z'

/** What a colour looks like for those who see no colours: lines of its own, shown with `patterns`. */
const bodyLines: Readonly<Record<PlayerColour, string>> = {
  red: '',
  yellow: 'M9.4 18.6 13 13.4M7.6 24.6 12 18M24.4 24.6 20 18M22.6 18.6 19 13.4',
  blue: 'M9 17.4H23M7 27.4H25',
  white: 'M8.6 16.6H8.7M23.4 16.6H23.5M8 28H8.1M24 28H24.1M16 28.4H16.1',
  purple: 'M10.8 15.4V29M21.2 15.4V29',
  green: 'M9.6 20.6 16 26.4 22.4 20.6M9 25.6 16 31 23 25.6',
}

function figure(id: string, colour: PlayerColour, num: string): string {
  const c = players[colour]
  return `<symbol id="${id}" viewBox="0 0 32 32"><g stroke-linejoin="round" stroke-linecap="round">${hat[colour](c)}<path d="${body}" fill="${c.base}" stroke="${c.dark}" stroke-width="1.6"/><path d="M9 22.5C10 17.6 12 14.6 14.8 13.9" fill="none" stroke="${c.light}" stroke-width="1.5"/><path style="opacity:var(--hatch,0)" d="${bodyLines[colour]}" fill="none" stroke="${c.dark}" stroke-width="1.5"/>${face(c)}${hatFront[colour](c)}${num}</g></symbol>`
}

const numeral = (number: number, colour: string): string =>
  `<g transform="translate(16 22.6) scale(1.08)"><path d="${digit[number]}" fill="none" stroke="${colour}" stroke-width="2.5"/></g>`

/** Figures with their numbers, a figure without one, and the marker, for each colour. */
export function playerSymbols(): string[] {
  return PLAYER_COLOURS.flatMap((colour) => {
    const c = players[colour]
    return [
      ...[1, 2, 3, 4].map((number) => figure(`meeple-${colour}-${number}`, colour, numeral(number, c.num))),
      figure(`meeple-${colour}`, colour, ''),
      sym(
        `marker-${colour}`,
        `<g transform="translate(16 15.4) scale(1.26)"><path transform="translate(0 1.5)" d="${shape[colour]}" fill="${c.dark}" ${st(c.dark, 2)}/><path d="${shape[colour]}" fill="${c.base}" ${st(c.dark, 1.2)}/><path transform="translate(-.6 -.9) scale(.62)" d="${shape[colour]}" fill="none" ${st(c.light, 1.6)}/></g>`,
      ),
    ]
  })
}
