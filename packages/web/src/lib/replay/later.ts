import { Later } from '../table/later.svelte.ts'

/** Comes when somebody wants to take a seat. */
export const whatIf = new Later(() => import('./WhatIf.svelte'))
