import type { Target, TargetId } from '#lib/table/contract.ts'
import { readSpot } from '../spots.ts'

export const AREAS = ['council', 'projects', 'sites', 'plague', 'market', 'favour', 'chapter'] as const
export type Area = (typeof AREAS)[number]

export const AREA_PIECES: Readonly<Record<Area, string>> = {
  council: 'council',
  projects: 'act-project',
  sites: 'building-site',
  plague: 'plague-tile',
  market: 'market',
  favour: 'favour-stone',
  chapter: 'event-card',
}

const OF_DECISION: { readonly [decision: string]: Area } = {
  orientation: 'council',
  'event-swap': 'council',
  'good-to-lose': 'council',
  'material-from-event': 'council',
  'forced-discard': 'council',
  'war-card': 'council',
  'war-discard': 'council',
  project: 'projects',
  'first-material': 'projects',
  'second-material': 'projects',
  donation: 'projects',
  site: 'sites',
  'free-house': 'sites',
  'house-for-rent': 'sites',
  'house-to-take-back': 'sites',
  medicine: 'plague',
  'person-to-treat': 'plague',
  'hospital-treatment': 'plague',
  material: 'market',
  'material-for-care': 'market',
  'wool-to-sell': 'market',
  'cloth-to-sell': 'market',
  'cloth-to-make': 'market',
  'protection-choice': 'chapter',
  'court-card': 'chapter',
  'court-discard': 'chapter',
}

/** Where a question is answered; null where everybody may look where they like. */
export const areaOfDecision = (decision: string): Area | null => OF_DECISION[decision] ?? null

/** Where a card that lies open is used, by what it can be used on; null where that is no place of the board. */
export function areaOfUse(targets: ReadonlyMap<TargetId, Pick<Target, 'state'>>): Area | null {
  for (const [id, { state }] of targets) {
    const area = state === 'possible' || state === 'chosen' ? areaOfTarget(id) : null
    if (area !== null) return area
  }
  return null
}

const OF_KIND: { readonly [kind: string]: Area } = {
  project: 'projects',
  site: 'sites',
  place: 'plague',
  stock: 'market',
  favour: 'favour',
  event: 'favour',
  rotation: 'council',
  council: 'council',
}

/** Where something lies; null for what lies in one's own area. */
export const areaOfTarget = (id: TargetId): Area | null => OF_KIND[readSpot(id)[0]] ?? null
