import { f } from '#lib/art/geometry.ts'
import { field } from '#lib/art/yard.ts'
import { BUILDINGS, type BuildingName, mainHouse, plot } from './buildings.ts'
import { MOST_PAGES, storyTree } from './story-tree.ts'

/** What stands in a village and comes and goes: a building, a plot, a field, the tree with its pages. */
export type SpriteName =
  | BuildingName
  | `house-${string}`
  | `tree-${number}`
  | `field-${'wheat' | 'green'}`
  | 'plot'
  | 'plot-wide'

/** Every sprite lies in the same box around its foot. */
const BOX = { x: -104, y: -196, width: 236, height: 236 } as const

const HOUSE_COLOURS: Readonly<Record<string, string>> = {
  red: '#cb3a33',
  blue: '#2f6fb7',
  white: '#f3ead6',
  yellow: '#f3b92f',
  green: '#3f8f4f',
  purple: '#7c4aa3',
}

function drawing(name: SpriteName): string {
  if (name === 'plot') return plot(40, 34)
  if (name === 'plot-wide') return plot(66, 46)
  if (name === 'field-wheat') return field(0, 0, 58, 56, 'wheat', 3)
  if (name === 'field-green') return field(0, 0, 54, 52, 'green', 5)
  const [kind, which] = [name.slice(0, name.indexOf('-')), name.slice(name.indexOf('-') + 1)]
  if (kind === 'house') return mainHouse(HOUSE_COLOURS[which] ?? HOUSE_COLOURS.red)
  if (kind === 'tree') return storyTree(Number(which))
  return BUILDINGS[name as BuildingName]()
}

/** How the night dims each colour: the veil over the ground, multiplied into the picture. */
const NIGHT =
  '<filter id="n" color-interpolation-filters="sRGB"><feColorMatrix values=".388 0 0 0 0 0 .428 0 0 0 0 0 .591 0 0 0 0 0 1 0"/></filter>'
/** Windows shine at night. */
const LAMP =
  '<radialGradient id="l"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".8"/><stop offset=".4" stop-color="#ffca5a" stop-opacity=".4"/><stop offset="1" stop-color="#ffb43a" stop-opacity="0"/></radialGradient>'

const dark = (name: SpriteName): boolean =>
  name.startsWith('plot') || name.startsWith('field') || name.startsWith('tree')

const addresses = new Map<string, string>()

/** The picture of a sprite; it is drawn once and kept. */
export function sprite(name: SpriteName, night: boolean): string {
  const key = `${name} ${night}`
  let url = addresses.get(key)
  if (url === undefined) {
    const { x, y, width, height } = BOX
    const lamp = dark(name) ? '' : '<circle cx="4" cy="-18" r="46" fill="url(#l)"/>'
    const drawn = drawing(name)
    const inside = night ? `<defs>${NIGHT}${LAMP}</defs><g filter="url(#n)">${drawn}</g>${lamp}` : drawn
    url = URL.createObjectURL(
      new Blob(
        [
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${2 * width}" height="${2 * height}">${inside}</svg>`,
        ],
        { type: 'image/svg+xml' },
      ),
    )
    addresses.set(key, url)
  }
  return url
}

/** The tree with so many pages, as far as they can be told apart. */
export const treeOf = (stories: number): SpriteName => `tree-${Math.min(MOST_PAGES, stories)}`

/** Where the picture of a sprite lies when its foot stands at a point. */
export function placed(x: number, y: number, k: number): string {
  return `left:${f(x + BOX.x * k)}px;top:${f(y + BOX.y * k)}px;width:${f(BOX.width * k)}px;height:${f(BOX.height * k)}px`
}
