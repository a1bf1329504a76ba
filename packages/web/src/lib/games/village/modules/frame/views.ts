import type { VillageTable } from '../../context.ts'
import { areaOfDecision, areaOfTarget } from '../../phone/areas.ts'
import { spaceUnderWay } from '../../under-way.ts'
import type { District } from '../filling.ts'

/** The whole of it, the village itself, or a district of a module. */
export const WORLD = 'world'
export const VILLAGE = 'village'

/** Decisions in which one looks over everything. */
const OVERALL: readonly string[] = ['d-source', 'd-well-action', 'd-herald']
export const isOverall = (decision: string): boolean => OVERALL.includes(decision)

type Districts = readonly Pick<District, 'id' | 'spaces' | 'decisions' | 'spots'>[]
type Asked = Pick<VillageTable, 'decision' | 'targets' | 'log' | 'seat'>

/** Where the action of a space happens. */
export const viewOfSpace = (districts: Districts, space: string): string =>
  districts.find(({ spaces }) => spaces.includes(space))?.id ?? VILLAGE

/** Whose decision it is: `mine` now, `wasMine` a moment ago. */
interface Due {
  readonly mine: boolean
  readonly wasMine: boolean
}

/** Where one looks next: where one is asked oneself, from afar when one's own turn is over; others lead nowhere. */
export function viewNext(districts: Districts, asked: Asked, { mine, wasMine }: Due, shown: string): string {
  if (mine) return viewAsked(districts, asked, shown)
  return wasMine ? WORLD : shown
}

/** Where somebody is asked who looks at a view: there one goes. */
export function viewAsked(districts: Districts, asked: Asked, shown: string): string {
  return (
    viewOf(districts, asked.decision) ??
    viewOfAny(districts, asked.targets) ??
    viewUnderWay(districts, asked, shown) ??
    shown
  )
}

function viewOf(districts: Districts, decision: string): string | null {
  if (isOverall(decision)) return WORLD
  const district = districts.find(({ decisions }) => decisions.includes(decision))
  if (district !== undefined) return district.id
  return areaOfDecision(decision) === null ? null : VILLAGE
}

/** Where something can be done that lies in one view only. */
function viewOfAny(districts: Districts, targets: Asked['targets']): string | null {
  for (const [id, { state }] of targets) {
    if (state !== 'possible') continue
    const [kind] = id.split(':')
    // Places to take a cube from lie everywhere.
    if (kind === 'space' || kind === 'cube') return WORLD
    const district = districts.find(({ spots }) => spots.includes(kind))
    if (district !== undefined) return district.id
    if (areaOfTarget(id) !== null) return VILLAGE
  }
  return null
}

/** From afar a question that is asked everywhere leads to the action it belongs to, as when one comes back to it. */
function viewUnderWay(districts: Districts, { log, seat }: Asked, shown: string): string | null {
  const space = shown === WORLD ? spaceUnderWay(log, seat) : null
  return space === null ? null : viewOfSpace(districts, space)
}
