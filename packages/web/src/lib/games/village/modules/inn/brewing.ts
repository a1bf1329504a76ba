import type { VillageState } from '@chronik/village'
import type { Craft } from '../../board/crafts.ts'

/** VI-202, VI-203: the brewery as a workshop among the others. */
export function brewing({ box }: VillageState): Craft {
  const { training, production, grain, beer } = box.figures.inn.brewery
  return { building: 'brewery', training, production, price: [], grain, products: ['beer'], amount: beer }
}
