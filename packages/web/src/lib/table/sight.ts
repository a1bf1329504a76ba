import type { TargetId } from './contract.ts'

/** What is out of sight stays in the page and carries this mark (`kit/InSight.svelte`). */
export const AWAY = 'data-away'

/** Limits a simple selector to what is in sight. */
export const inSight = (selector: string): string => `${selector}:not([${AWAY}] *)`

/** Limits it to what answers, too: what lies under a scene or in a closed drawer does not. */
export const inReach = (selector: string): string => `${inSight(selector)}:not([inert] *)`

/** Everything that stands for a thing of the table and is in sight. */
export const standingFor = (id: TargetId): string => inSight(`[data-at="${CSS.escape(id)}"]`)

/** What stands for a thing of the table and answers. */
export const reachedFor = (id: TargetId): string => inReach(`[data-at="${CSS.escape(id)}"]`)
