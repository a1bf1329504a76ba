/**
 * Opens a sheet at its top. The browser gives the focus to its first button and scrolls there; where that would
 * hide the beginning, the sheet itself has the focus and the keys move it.
 */
export function openSheet(dialog: HTMLDialogElement | undefined): void {
  if (dialog === undefined || dialog.open) return
  dialog.showModal()
  if (dialog.scrollHeight <= dialog.clientHeight) return
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
  dialog.scrollTop = 0
}
