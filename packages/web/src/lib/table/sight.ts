import type { TargetId } from './contract.ts'

/** What is out of sight stays in the page and carries this mark (`kit/InSight.svelte`). */
export const AWAY = 'data-away'

/** Limits a simple selector to what is in sight. */
export const inSight = (selector: string): string => `${selector}:not([${AWAY}] *)`

/** Everything that stands for a thing of the table and is in sight. */
export const standingFor = (id: TargetId): string => inSight(`[data-at="${CSS.escape(id)}"]`)
