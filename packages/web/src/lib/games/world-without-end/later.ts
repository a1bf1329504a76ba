import { Later } from '#lib/table/later.svelte.ts'

export const phoneTable = new Later(() => import('./phone/PhoneTable.svelte'))
export const scoring = new Later(() => import('./scoring/Scoring.svelte'))
export const orient = new Later(() => import('./scenes/Orient.svelte'))
export const eventScene = new Later(() => import('./scenes/EventScene.svelte'))
export const chapterEnd = new Later(() => import('./scenes/ChapterEnd.svelte'))
export const chapterBook = new Later(() => import('./scenes/ChapterBook.svelte'))
export const legend = new Later(() => import('./board/Legend.svelte'))
export const playerSheet = new Later(() => import('./board/PlayerSheet.svelte'))
