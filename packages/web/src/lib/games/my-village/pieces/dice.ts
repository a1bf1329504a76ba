import { st, sym, type Tone } from '#lib/pieces/symbol.ts'

interface DieTone extends Tone {
  readonly pip: string
}

/** Where the pips of each face lie, from the middle. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

const DICE: Readonly<Record<string, DieTone>> = {
  'white-die': { base: '#fffdf6', dark: '#8a7b66', light: '#ffffff', pip: '#33261c' },
  'black-die': { base: '#3d3a48', dark: 'var(--die-rim, #17161d)', light: '#6e6a7d', pip: '#f4ecd8' },
  'rat-die': { base: '#b7b2ae', dark: '#5b5650', light: '#dedad4', pip: '#5b1f1a' },
}

function die(id: string, face: number, c: DieTone): string {
  const pips = PIPS[face - 1]
    .map(([x, y]) => `<circle cx="${16 + x * 7.2}" cy="${14.8 + y * 7.2}" r="2.75" fill="${c.pip}"/>`)
    .join('')
  return sym(
    `${id}-${face}`,
    `<rect x="2" y="3.4" width="28" height="27" rx="6.6" fill="${c.dark}"/><rect x="2.2" y="1.8" width="27.6" height="26" rx="6.4" fill="${c.base}" ${st(c.dark, 1.3)}/><path d="M5 9C5.2 6 6.8 4.4 9.6 4.2H18" fill="none" ${st(c.light, 1.7)}/>${pips}`,
  )
}

/** White dice, black dice and the grey rat die, each with its six faces. */
export function diceSymbols(): string[] {
  return Object.entries(DICE).flatMap(([id, tone]) => PIPS.map((_, at) => die(id, at + 1, tone)))
}
