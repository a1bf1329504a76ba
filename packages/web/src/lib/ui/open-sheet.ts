/**
 * Opens a sheet at its top. The browser gives the focus to its first button and scrolls there; where that would
 * hide the beginning, the sheet itself has the focus and the keys move it.
 */
export function openSheet(dialog: HTMLDialogElement | undefined): void {
  if (dialog === undefined || dialog.open || !dialog.isConnected) return
  dialog.showModal()
  if (dialog.scrollHeight <= dialog.clientHeight) return
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** Opens a sheet that nobody asked for: it waits until what is being read already is closed. */
export function openInTurn(dialog: HTMLDialogElement | undefined): void {
  const read = document.querySelector('dialog[data-reading]:modal')
  if (read === null || read === dialog) openSheet(dialog)
  else read.addEventListener('close', () => openInTurn(dialog), { once: true })
}
