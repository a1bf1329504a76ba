import type { Opponents } from './opponent.ts'
import { myVillageOpponents } from './opponents/my-village.ts'
import { villageOpponents } from './opponents/village.ts'
import { worldOpponents } from './opponents/world-without-end.ts'

export { estimatorOf, type Opponents } from './opponent.ts'

/** Every game that bots can play, by its id. */
export const opponents: { readonly [game: string]: Opponents } = {
  village: villageOpponents,
  'my-village': myVillageOpponents,
  'world-without-end': worldOpponents,
}
