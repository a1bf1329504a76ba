import { Later } from '../../table/later.svelte.ts'

export const ending = new Later(() => import('./Ending.svelte'))
export const ruleSheet = new Later(() => import('./RuleSheet.svelte'))
export const tableMenu = new Later(() => import('./TableMenu.svelte'))
