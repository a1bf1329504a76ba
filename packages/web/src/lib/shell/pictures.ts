import { parlour, parlourTable } from '../online/art/parlour.ts'
import { square, squareLamps } from '../online/art/square.ts'
import { icon, turnIcon } from './icon.ts'
import { morning, morningLamps } from './morning.ts'
import { CUTS, DOORS, facade } from './start/facade.ts'
import { startLamps, startScene } from './start/scene.ts'

/** Every picture of the shell by name: drawn when the app is built, loaded as a file, kept for offline. */
export const PICTURES: ReadonlyMap<string, () => string> = new Map([
  ['start', () => startScene('wide')],
  ['start-lamps', () => startLamps('wide')],
  ['start-phone', () => startScene('phone')],
  ['start-phone-lamps', () => startLamps('phone')],
  ['icon', () => icon(false)],
  ['icon-full', () => icon(true)],
  ['icon-turn', turnIcon],
  ['morning', morning],
  ['morning-lamps', morningLamps],
  ['square', square],
  ['square-lamps', squareLamps],
  ['parlour', () => parlour('wide')],
  ['parlour-table', () => parlourTable('wide')],
  ['parlour-phone', () => parlour('phone')],
  ['parlour-phone-table', () => parlourTable('phone')],
  ...DOORS.flatMap((door) =>
    CUTS.map((cut): [string, () => string] => [`door-${door}-${cut}`, () => facade(door, cut)]),
  ),
])
