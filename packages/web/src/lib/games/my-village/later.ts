import { Later } from '#lib/table/later.svelte.ts'

export const phoneTable = new Later(() => import('./phone/PhoneTable.svelte'))
export const scoring = new Later(() => import('./scoring/Scoring.svelte'))
export const scene = new Later(() => import('./scenes/Scene.svelte'))
export const lastRound = new Later(() => import('./scenes/LastRound.svelte'))
export const display = new Later(() => import('./board/Display.svelte'))
