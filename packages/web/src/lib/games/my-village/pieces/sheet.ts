import { stockSymbols } from '#lib/pieces/stock.ts'
import { tableSymbols } from '#lib/pieces/table.ts'
import { cardSymbols } from './cards.ts'
import { diceSymbols } from './dice.ts'
import { figureSymbols } from './figures.ts'
import { signSymbols } from './signs.ts'

let drawn = ''

/** All pieces of the table of My Village as symbols; the faces of the customers come beside them. */
export function myVillageSheet(): string {
  drawn ||= [stockSymbols, tableSymbols, figureSymbols, diceSymbols, cardSymbols, signSymbols]
    .flatMap((symbols) => symbols())
    .join('')
  return drawn
}
