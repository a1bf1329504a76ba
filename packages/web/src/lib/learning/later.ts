import { Later } from '../table/later.svelte.ts'

export const lessonSheet = new Later(() => import('./LessonSheet.svelte'))
export const opening = new Later(() => import('./Opening.svelte'))
