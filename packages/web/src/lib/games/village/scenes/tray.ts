import { NONE } from '@chronik/kernel'
import { CUBES, SPACES, type VillageState } from '@chronik/village'

/** A slot of Conny's tray; slots 1 to 5 lie above, 6 to 10 below, clockwise. */
export interface Slot {
  readonly nr: number
  readonly cubes: readonly string[]
  /** The place of the village it belongs to, or null where a module is not in play. */
  readonly place: string | null
  readonly next: boolean
}

export interface Fate {
  readonly id: string
  readonly face: 'down' | 'quill' | 'blank'
  /** The slot after which it lies. */
  readonly after: number
  /** It is passed with the next cube and may cost a life. */
  readonly risk: boolean
}

const FACES = ['down', 'quill', 'blank'] as const

export function slotsOf({ conny, box }: VillageState): Slot[] {
  const next = (conny.lastSlot % conny.slots.length) + 1
  return conny.slots.map(({ cubes }, at) => {
    const place = box.figures.solo.slots[at]
    const inPlay = box.spaces.includes(SPACES.at[place])
    return {
      nr: at + 1,
      cubes: Array.from(cubes).flatMap((cube) => (cube === NONE ? [] : [CUBES.list[cube]])),
      place: inPlay ? place : null,
      next: at + 1 === next,
    }
  })
}

export function fatesOf({ conny, box }: VillageState): Fate[] {
  const { upper, lower } = box.figures.solo
  return [upper, lower].flatMap((slots, side) =>
    slots.map((after, tile): Fate => {
      const face = FACES[conny.fate[side].tiles[tile]]
      return {
        id: `fate-${side === 0 ? 'u' : 'l'}${tile + 1}`,
        face,
        after,
        risk: face === 'down' && after === conny.lastSlot,
      }
    }),
  )
}

/** How many face-down tiles of the side of the next one are quills, of how many: the odds of a death. */
export function oddsOf(view: VillageState): { quills: number; all: number } | null {
  const fates = fatesOf(view)
  const at = fates.findIndex(({ risk }) => risk)
  if (at < 0) return null
  const side = fates.slice(at < 3 ? 0 : 3, at < 3 ? 3 : 6)
  const open = side.filter(({ face }) => face === 'quill').length
  return {
    quills: view.box.figures.solo.fate.quill - open,
    all: side.filter(({ face }) => face === 'down').length,
  }
}
