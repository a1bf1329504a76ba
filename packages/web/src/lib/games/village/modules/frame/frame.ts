import { type FramePlan, type Heights, isTight } from '#lib/table/layout/size.ts'
import type { VillageTable } from '../../context.ts'
import type { District } from '../filling.ts'
import { Camera, RIBBON } from './camera.svelte.ts'
import Ribbon from './Ribbon.svelte'
import World from './World.svelte'

/** What holds districts together: the camera, the ribbon, and panels with room for more. */
export const frame = {
  Ribbon,
  World,
  above: RIBBON,
  camera: (table: VillageTable, districts: readonly District[]) => new Camera(table, districts),
  /** Cards of players with one more row, an own farm with more parts, where room is short with one more row. */
  plan:
    (usual: FramePlan): FramePlan =>
    (room) => {
      const { top, own, ...rest } = usual(room)
      return { ...rest, top: top + 20, own: own + (isTight(room) ? 50 : 12) } satisfies Heights
    },
}

export type Frame = typeof frame
