import { emblemSymbols } from './emblems.ts'
import { iconSymbols } from './icons.ts'
import { playerSymbols } from './players.ts'

let drawn = ''

/** Icons, emblems and the pieces of the players as symbols: every page holds them, the start page needs no more. */
export function shellSheet(): string {
  drawn ||= [playerSymbols, emblemSymbols, iconSymbols].flatMap((symbols) => symbols()).join('')
  return drawn
}
