import { Later } from '#lib/table/later.svelte.ts'

export const phoneTable = new Later(() => import('./phone/PhoneTable.svelte'))
export const scoring = new Later(() => import('./scoring/Scoring.svelte'))
export const farewell = new Later(() => import('./scenes/Farewell.svelte'))
export const marketDay = new Later(() => import('./scenes/MarketDay.svelte'))
export const mass = new Later(() => import('./scenes/Mass.svelte'))
export const endBook = new Later(() => import('./scenes/EndBook.svelte'))
export const farmSheet = new Later(() => import('./board/FarmSheet.svelte'))
export const legend = new Later(() => import('./board/Legend.svelte'))
