import type { Name, Names } from '@chronik/kernel'
import { RANKS } from './vocabulary.ts'

function atRank(rank: number): Name {
  return [
    `auf Rang ${rank} des Zeremonienbereichs`,
    `on rank ${rank} of the ceremony area`,
    `op rang ${rank} van het ceremoniegebied`,
  ]
}

/** Where members stand on the wedding board. */
export const marriagePlaces: Names = {
  ...Object.fromEntries(Array.from({ length: RANKS }, (_, at) => [`ceremony-${at + 1}`, atRank(at + 1)])),
  bakery: ['in der Bäckerei', 'in the bakery', 'in de bakkerij'],
  store: ['im Dorfladen', 'in the village store', 'in de dorpswinkel'],
  parents: ['im Elternglückbereich', 'in the parents’ area', 'in het ouderschapsgebied'],
}
