import type { Names } from '@chronik/kernel'

/** What the Inn brings is called in a sentence. */
export const innPieces: Names = {
  beer: ['1 Bier|Bier', '1 beer|beer', '1 bier|bier'],
}
