// Nobody looks at most pages of the tests: what is not seen is laid out, but neither painted nor put together.
import type { BrowserContext, Page } from 'playwright-core'

const UNSEEN = 'html { opacity: 0 !important }'

/** Pages of this context are not painted until somebody wants to see them. */
export async function blindfold(context: BrowserContext): Promise<void> {
  await context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    Object.assign(window, { unseen: sheet })
  }, UNSEEN)
}

/** Looks at the page as it is painted. */
export async function withOpenEyes<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(cover, false)
  try {
    return await look()
  } finally {
    await page.evaluate(cover, true)
  }
}

/** Runs in the page. */
function cover(unseen: boolean): void {
  const { unseen: sheet } = window as { unseen?: CSSStyleSheet }
  if (sheet !== undefined) sheet.disabled = !unseen
}
