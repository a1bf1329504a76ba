/** What holds nothing to walk to, but more than can be seen, is read by keys all the same. */
export function scrollsByKeys(element: HTMLElement): void {
  element.tabIndex = 0
}

/** A page of many things opens at the part in which something can be had; what is in sight stays where it is. */
export function opensAtPossible(element: HTMLElement): void {
  requestAnimationFrame(() => {
    const part = element.querySelector('.spot.possible')?.closest('section')
    if (part != null && element.contains(part)) part.scrollIntoView({ block: 'nearest' })
  })
}
