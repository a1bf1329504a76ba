import type { MyVillageState } from '@chronik/my-village'

/** What the camera shows instead of a village. */
export type SceneName = 'death' | 'plague' | 'steward' | 'journey' | 'church'

const SCENES: Readonly<Record<string, SceneName>> = {
  victim: 'death',
  labourer: 'death',
  block: 'plague',
  trade: 'steward',
  'free-customer': 'steward',
  customer: 'steward',
  redraw: 'journey',
  bonus: 'church',
}

/** Whoever is asked sees the scene; a plague is seen by everybody. */
export function sceneOf(view: MyVillageState, decision: string, due: number, seat: number): SceneName | null {
  if (view.rat === 0) return 'plague'
  return due === seat ? (SCENES[decision] ?? null) : null
}
