import { Turns } from './turns.ts'

const turns = new Turns()

/** Opens a sheet at once; gives what says that it is gone. */
export function openSheet(dialog: HTMLDialogElement | undefined): () => void {
  return turns.atOnce(() => show(dialog))
}

/** Opens a sheet that nobody asked for: it waits until what is being read already is gone. */
export function openInTurn(dialog: HTMLDialogElement | undefined): () => void {
  return turns.inTurn(() => show(dialog))
}

/** Waits for a turn in the same way, for a sheet that is still on its way; it may open at once then. */
export function takeTurn(come: () => void): () => void {
  return turns.inTurn(come)
}

/**
 * Opens a sheet at its top. The browser gives the focus to its first button and scrolls there; where that would
 * hide the beginning, the sheet itself has the focus and the keys move it.
 */
function show(dialog: HTMLDialogElement | undefined): void {
  if (dialog === undefined || dialog.open || !dialog.isConnected) return
  dialog.showModal()
  if (dialog.scrollHeight <= dialog.clientHeight) return
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}
