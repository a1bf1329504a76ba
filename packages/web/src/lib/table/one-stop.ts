const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Makes a long list one stop of the Tab key: it is entered where it was left, and the arrows lead through it. */
export function oneStop(list: HTMLElement): () => void {
  let last: HTMLElement | null = null
  list.tabIndex = 0

  const stops = (): HTMLElement[] => Array.from(list.querySelectorAll<HTMLElement>('button:not(:disabled)'))

  function enter({ target }: FocusEvent): void {
    if (target !== list) {
      last = target as HTMLElement
      // Backwards the Tab key leads out of the list, not to its edge.
      list.tabIndex = -1
    } else if (last?.isConnected === true) last.focus()
    else stops()[0]?.focus()
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) list.tabIndex = 0
  }

  function step(event: KeyboardEvent): void {
    const next = STEPS[event.key]
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const all = stops()
    all[next(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  list.addEventListener('focusin', enter)
  list.addEventListener('focusout', leave)
  list.addEventListener('keydown', step)
  return () => {
    list.removeEventListener('focusin', enter)
    list.removeEventListener('focusout', leave)
    list.removeEventListener('keydown', step)
  }
}
