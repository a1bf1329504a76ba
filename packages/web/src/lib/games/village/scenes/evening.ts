import type { VillageState } from '@chronik/village'
import { dusk } from '../art/moments.ts'
import { looksIn } from '../modules/modules.ts'

/** A place in the evening of a life, as the module draws it to which it belongs. */
export function evening({ box }: VillageState, place: string): string {
  for (const look of looksIn(box)) {
    const drawn = look.dusk?.(place) ?? null
    if (drawn !== null) return dusk(place, drawn)
  }
  return dusk(place)
}
