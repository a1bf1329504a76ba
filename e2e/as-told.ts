// A learner who does what a lesson says: follows the sign, and tries nothing out.
import type { Page } from 'playwright-core'
import { inReach } from '../packages/web/src/lib/table/sight.ts'
import { CONFIRM } from './play.ts'

/** More than any chapter asks for. */
const MOST_ACTS = 60
/** Between a move and its answer nothing is asked: a slow machine takes its time. */
const PATIENCE = 60_000

/** What a learner sees: where they are in the chapter, what is said and asked, and where the sign stands. */
interface Seen {
  readonly standing: string
  readonly asked: string
  /** A way that is chosen may lead to another with the same question. */
  readonly led: string
  readonly sign: string
}

/** Waits until the sign says something new, or the goal is reached. */
async function whatFollows(page: Page, before: Seen | null): Promise<Seen> {
  const found = await page.waitForFunction(
    ([confirm, was]) => {
      // On a phone she speaks above the bar.
      const lesson = document.querySelector('.lesson') ?? document.querySelector('.taught')
      const said = lesson?.querySelector('.said') ?? lesson
      const sign = document.querySelector('.pointer')?.getAttribute('data-points-at') ?? ''
      const now = {
        standing: lesson?.getAttribute('data-standing') ?? 'closed',
        asked: `${said?.textContent} ${document.querySelector('.action h2')?.textContent}`,
        led: document.querySelector('.action .led')?.textContent ?? '',
        // Who has confirmed sees the sign a moment longer than the button.
        sign: sign === 'confirm' && document.querySelector(confirm) === null ? '' : sign,
      }
      const isNew = now.sign !== '' && JSON.stringify(now) !== was
      return now.standing === 'reached' || isNew ? now : null
    },
    [CONFIRM, JSON.stringify(before)] as const,
    { timeout: PATIENCE },
  )
  return (await found.jsonValue()) as Seen
}

/** Follows the sign to things of the board, options of the bar and the button that confirms. */
export async function doAsTold(page: Page): Promise<void> {
  let before: Seen | null = null
  for (let act = 0; act < MOST_ACTS; act++) {
    const now: Seen = await whatFollows(page, before).catch((error: Error) => {
      throw new Error(`Nothing followed ${JSON.stringify(before)}: ${error.message}`)
    })
    before = now
    if (now.standing === 'reached') return
    if (now.standing !== 'step' && now.standing !== 'confirm') break
    if (now.sign === 'confirm') await page.locator(CONFIRM).click()
    else if (now.sign === 'bar') await page.locator('.action .led').first().click()
    else
      await page
        .locator(inReach(`[data-at="${now.sign}"]`))
        .first()
        .click()
  }
  throw new Error(`The chapter could not be done as it is told. At last there was ${JSON.stringify(before)}`)
}
