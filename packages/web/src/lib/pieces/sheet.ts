import { cubeSymbols } from './cubes.ts'
import { eventSymbols } from './events.ts'
import { iconSymbols } from './icons.ts'
import { placeSymbols } from './places.ts'
import { playerSymbols } from './players.ts'
import { stockSymbols } from './stock.ts'
import { tableSymbols } from './table.ts'

let drawn = ''

/** All pieces and icons as symbols; a page holds them once. */
export function sheet(): string {
  drawn ||= [playerSymbols, cubeSymbols, stockSymbols, tableSymbols, placeSymbols, eventSymbols, iconSymbols]
    .flatMap((symbols) => symbols())
    .join('')
  return drawn
}
