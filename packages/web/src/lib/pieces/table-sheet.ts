import { cubeSymbols } from './cubes.ts'
import { eventSymbols } from './events.ts'
import { placeSymbols } from './places.ts'
import { stockSymbols } from './stock.ts'
import { tableSymbols } from './table.ts'

let drawn = ''

/** All pieces of a table as symbols; a page that shows some holds them once, beside the sheet of the shell. */
export function tableSheet(): string {
  drawn ||= [cubeSymbols, stockSymbols, tableSymbols, placeSymbols, eventSymbols]
    .flatMap((symbols) => symbols())
    .join('')
  return drawn
}
