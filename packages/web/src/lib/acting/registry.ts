import { genericActing } from './generic.ts'
import type { Acting } from './offer.ts'
import { villageActing } from './village/index.ts'

/** How a game words its decisions; games without words of their own are played through their notation. */
export function actingOf(game: string): Acting {
  return game === 'village' ? (villageActing as unknown as Acting) : genericActing
}
