import type { TargetId } from '../table/contract.ts'

const LIT = 'data-lit'

/** Lights up things on the board, and only these. */
export function lightUp(ids: readonly TargetId[]): void {
  for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT)
  for (const id of ids) {
    for (const found of document.querySelectorAll(`[data-at="${CSS.escape(id)}"]`))
      found.setAttribute(LIT, '')
  }
}
