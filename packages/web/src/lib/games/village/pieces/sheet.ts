import { cubeSymbols } from '../../../pieces/cubes.ts'
import { stockSymbols } from '../../../pieces/stock.ts'
import { tableSymbols } from '../../../pieces/table.ts'
import { eventSymbols } from './events.ts'
import { placeSymbols } from './places.ts'

let drawn = ''

/** All pieces of a table as symbols; a page that shows some holds them once, beside the sheet of the shell. */
export function tableSheet(): string {
  drawn ||= [cubeSymbols, stockSymbols, tableSymbols, placeSymbols, eventSymbols]
    .flatMap((symbols) => symbols())
    .join('')
  return drawn
}
