import type { TargetId } from '../table/contract.ts'
import { standingFor } from '../table/sight.ts'

const LIT = 'data-lit'

/** Lights up things on the board, and only these. */
export function lightUp(ids: readonly TargetId[]): void {
  for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT)
  for (const id of ids) {
    for (const found of document.querySelectorAll(standingFor(id))) found.setAttribute(LIT, '')
  }
}
