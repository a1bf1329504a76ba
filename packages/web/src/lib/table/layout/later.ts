import { Later } from '../later.svelte.ts'

/** Options in sections: a game that asks so sends for them with its table. */
export const optionSections = new Later(() => import('./Sections.svelte'))
