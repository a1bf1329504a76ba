import type { Names } from '@chronik/kernel'

/** Where members stand with the Inn. */
export const innPlaces: Names = {
  inn: ['im Wirtshaus', 'in the inn', 'in de herberg'],
  brewery: ['in der Brauerei', 'in the brewery', 'in de brouwerij'],
}
