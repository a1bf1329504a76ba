import type { VillageBox } from '@chronik/village'
import { type FramePlan, type Heights, isTight } from '#lib/table/layout/size.ts'
import type { VillageTable } from '../../context.ts'
import type { District } from '../filling.ts'
import { Camera } from './camera.svelte.ts'
import Graves from './Graves.svelte'
import PhoneWorld from './PhoneWorld.svelte'
import Ribbon from './Ribbon.svelte'
import Views from './Views.svelte'
import { isOverall, WORLD } from './views.ts'

/** Nine or ten places stand close in the bar: what each of them holds takes one more line, with five players two. */
const barFor = (places: number, players: number): number => (places < 9 ? 12 : players < 5 ? 22 : 38)

/** What holds districts together: the camera, the ribbon, and panels with room for more. */
export const frame = {
  Graves,
  PhoneWorld,
  Ribbon,
  Views,
  WORLD,
  isOverall,
  camera: (table: VillageTable, districts: readonly District[]) => new Camera(table, districts),
  /** A bar for all places. */
  plan:
    (usual: FramePlan, { spaces, players }: VillageBox): FramePlan =>
    (room) => {
      const { bar, ...rest } = usual(room)
      return {
        ...rest,
        bar: bar + (isTight(room) ? 0 : barFor(spaces.length, players)),
      } satisfies Heights
    },
}

export type Frame = typeof frame
