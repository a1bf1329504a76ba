/** What a bust is made of, on a grid of 120 by 120. */
interface Bust {
  readonly cloth: string
  readonly cloth2: string
  readonly hair: string
  readonly mouth: keyof typeof MOUTHS
  readonly brow: keyof typeof BROWS
  readonly skin?: string
  /** Half the width and half the height of the face. */
  readonly face?: readonly [number, number]
  readonly eyes?: 'open' | 'closed'
  readonly collar?: string
  readonly behind?: string
  readonly hat: string
  readonly extra: string
}

const MOUTHS = {
  smile: '<path d="M53 71q7 6 14 0" fill="none"/>',
  open: '<path d="M53 70q7 2 14 0q-1 8-7 8t-7-8Z" fill="#8a3a2c"/>',
  flat: '<path d="M54 72h12" fill="none"/>',
  sly: '<path d="M54 73q8 2 13-4" fill="none"/>',
  soft: '<path d="M55 71q5 4 10 0" fill="none"/>',
  wry: '<path d="M54 74q6-5 12-1" fill="none"/>',
} as const

const BROWS = {
  up: 'M46 50q4-4 9-2M65 48q5-2 9 2',
  flat: 'M46 50h9M65 50h9',
  stern: 'M46 48l9 3M65 51l9-3',
  soft: 'M46 51q4-3 9-2M65 49q5-1 9 2',
} as const

const SHADE = '#dca974'
const COLLAR =
  '<path d="M46 90L60 104 74 90 70 86H50Z" fill="#fbf3e0"/><path d="M60 104L74 90 70 86H62Z" fill="#e6d6b4"/>'

/** Somebody of the village from the shoulders up. */
export function bust({
  cloth,
  cloth2,
  hair,
  mouth,
  brow,
  skin = '#f3cfa2',
  face: [across, down] = [21, 24.5],
  eyes = 'open',
  collar = COLLAR,
  behind = '',
  hat,
  extra,
}: Bust): string {
  const lid = eyes === 'open' ? 2.9 : 0.8
  return `<path d="M12 122C13 100 28 91 60 91S107 100 108 122Z" fill="${cloth}"/><path d="M66 91C94 92 107 101 108 122H78C80 108 76 97 66 91Z" fill="${cloth2}"/>${collar}<path d="M51 76H69V88Q60 97 51 88Z" fill="${SHADE}"/>${behind}<ellipse cx="60" cy="59" rx="${across}" ry="${down}" fill="${skin}"/><path d="M64 35.500C75 38 81 47 81 59S75 80 64 83C72 74 73 46 64 35.500Z" fill="${SHADE}" opacity=".5"/><circle cx="47" cy="67" r="4.600" fill="#e0795c" opacity=".34"/><circle cx="73" cy="67" r="4.600" fill="#e0795c" opacity=".34"/><g fill="#3b2a20"><ellipse cx="51.500" cy="58" rx="2.500" ry="${lid}"/><ellipse cx="68.500" cy="58" rx="2.500" ry="${lid}"/></g><g fill="#fff" opacity=".9"><circle cx="50.800" cy="57" r=".9"/><circle cx="67.800" cy="57" r=".9"/></g><path d="M60 60q3 4-.5 6" fill="none" stroke="${SHADE}" stroke-width="2" stroke-linecap="round"/><path d="${BROWS[brow]}" fill="none" stroke="${hair}" stroke-width="2.200" stroke-linecap="round"/><g stroke="#8a3a2c" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">${MOUTHS[mouth]}</g>${hat}${extra}`
}
