/** What holds nothing to walk to, but more than can be seen, is read by keys all the same. */
export function scrollsByKeys(element: HTMLElement): void {
  element.tabIndex = 0
}
