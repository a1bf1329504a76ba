import { Later } from '#lib/table/later.svelte.ts'

export const phoneTable = new Later(() => import('./phone/PhoneTable.svelte'))
export const scoring = new Later(() => import('./scoring/Scoring.svelte'))
export const farewell = new Later(() => import('./scenes/Farewell.svelte'))
export const marketSquare = new Later(() => import('./art/square-scene.ts'))
export const marketDay = new Later(() => import('./scenes/MarketDay.svelte'))
export const nave = new Later(() => import('./art/nave-scene.ts'))
export const mass = new Later(() => import('./scenes/Mass.svelte'))
export const endBook = new Later(() => import('./scenes/EndBook.svelte'))
export const farmSheet = new Later(() => import('./board/FarmSheet.svelte'))
export const legend = new Later(() => import('./board/Legend.svelte'))

/** Whoever plays alone has Conny beside them. */
export const connyPanel = new Later(() => import('./board/ConnyPanel.svelte'))
export const rankScale = new Later(() => import('./scoring/RankScale.svelte'))
export const tray = new Later(() => import('./scenes/Tray.svelte'))
