import { type FramePlan, isTight } from '#lib/table/layout/size.ts'

/** Cards of players with one more row, an own farm with more parts, where room is short with one more row. */
export const withPanels =
  (usual: FramePlan): FramePlan =>
  (room) => {
    const { top, own, ...rest } = usual(room)
    const tight = isTight(room)
    return { ...rest, top: top + 20, own: own + (tight ? 42 : 12) }
  }
