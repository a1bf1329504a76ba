// What has moved although it must not: the page, and every frame that cuts off what sticks out of it.
import type { Page } from 'playwright-core'

/** The page and the frames that have been scrolled, or could be, one line each. */
export function astray(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string =>
      [element.tagName.toLowerCase(), ...element.classList]
        .filter((name) => !name.startsWith('svelte-'))
        .join('.')
    const root = document.scrollingElement ?? document.documentElement
    const higher = root.scrollHeight - innerHeight
    const wider = root.scrollWidth - innerWidth
    const found = higher > 1 || wider > 1 ? [`the page is ${wider} px too wide, ${higher} px too high`] : []
    for (const element of document.querySelectorAll('*')) {
      const { scrollTop, scrollLeft } = element
      if (scrollTop === 0 && scrollLeft === 0) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      // A list or a board that may be moved is where somebody left it; what only cuts off stays where it is.
      const strayed =
        (scrollLeft !== 0 && !/auto|scroll/.test(overflowX)) ||
        (scrollTop !== 0 && !/auto|scroll/.test(overflowY))
      if (strayed) found.push(`${nameOf(element)} has moved by ${scrollLeft}, ${scrollTop}`)
    }
    return found
  })
}

/** The same after everything that can be read or reached was brought into view once, as finding a word on the page does. */
export async function astrayWhenSearched(page: Page): Promise<string[]> {
  const back = await page.evaluateHandle(() => {
    const places = Array.from(document.querySelectorAll('*')).map(
      (element) => [element, element.scrollLeft, element.scrollTop] as const,
    )
    for (const element of document.querySelectorAll('.spoken, button, a, h2'))
      element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
    return places
  })
  const found = await astray(page)
  await back.evaluate((places) => {
    for (const [element, left, top] of places) element.scrollTo({ left, top, behavior: 'instant' })
  })
  await back.dispose()
  return found
}
