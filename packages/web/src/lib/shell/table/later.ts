import { Later } from '../../table/later.svelte.ts'

export const ending = new Later(() => import('./Ending.svelte'))
export const linkNote = new Later(() => import('../../session/LinkNote.svelte'))
export const hintPopover = new Later(() => import('../../acting/HintPopover.svelte'))
export const refusalPopover = new Later(() => import('../../acting/RefusalPopover.svelte'))
export const ruleSheet = new Later(() => import('./RuleSheet.svelte'))
export const tableMenu = new Later(() => import('./TableMenu.svelte'))
export const rulebookSheet = new Later(() => import('../../learning/RulebookSheet.svelte'))
export const standing = new Later(() => import('./Standing.svelte'))
